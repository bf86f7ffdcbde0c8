/** To whom what is owed. */

export interface Original {
  readonly title: string;
  readonly designers?: string;
  readonly publishers?: string;
}

export const originals: Readonly<Record<string, Original>> = {
  'new-horizons': {
    title: 'Beyond the Horizon (2024)',
    designers: 'Dennis K. Chan, Adam Hill, Ben Pinchback, Matt Riddle',
    publishers: 'Cranio Creations',
  },
  'through-the-ages': {
    title: 'Through the Ages: A Story of Civilization (2006)',
    designers: 'Vlaada Chvátil',
    publishers: 'Czech Board Games, Czech Games Edition',
  },
  'clash-of-cultures': {
    title: 'Clash of Cultures: Monumental Edition (2021)',
    designers: 'Christian Marcussen',
    publishers: 'WizKids; first edition 2012 by Z-Man Games',
  },
  'wisdom-and-warfare': {
    title: 'Sid Meier’s Civilization: The Board Game (2010), with Wisdom and Warfare (2013)',
    designers: 'Kevin Wilson',
    publishers: 'Fantasy Flight Games',
  },
  'civilization-ccg': { title: 'Civilization CCG' },
};

/** As listed by game-icons.net for its collection. */
export const iconAuthors: readonly string[] = [
  'Lorc',
  'Delapouite',
  'John Colburn',
  'Felbrigg',
  'John Redman',
  'Carl Olsen',
  'Sbed',
  'PriorBlue',
  'Willdabeast',
  'Viscious Speed',
  'Lord Berandas',
  'Irongamer',
  'HeavenlyDog',
  'Lucas',
  'Faithtoken',
  'Skoll',
  'Andy Meneely',
  'Cathelineau',
  'Kier Heyl',
  'Aussiesim',
  'Sparker',
  'Zeromancer',
  'Rihlsul',
  'Quoting',
  'Guard13007',
  'DarkZaitzev',
  'SpencerDub',
  'GeneralAce135',
  'Zajkonur',
  'Catsu',
  'Starseeker',
  'Pepijn Poolman',
  'Pierre Leducq',
  'Caro Asercion',
];
