/** What the home page says. English is the type: a message missing in another language does not compile. */
import { enCount } from '@epoka/kernel';

interface GameBlurb {
  readonly title: string;
  /** the title on the plate of the cover, in lines */
  readonly plate: readonly string[];
  readonly blurb: string;
}

export const homeEn = {
  lead: 'A table for five civilization games.',
  lead2:
    'Alone against bots, on one screen with friends, or online. Every rule is kept for you, and every greyed move says why.',
  skip: 'Skip to the games',
  running: 'Your tables',
  games: 'Games',
  round: (n: number) => `round ${n}`,
  yourTurn: 'Your turn',
  thinking: 'Others are playing',
  finished: 'Finished',
  passAndPlay: 'One screen',
  goOn: 'Go on',
  look: 'Look',
  remove: 'Remove',
  removed: (name: string) => `“${name}” was removed.`,
  putBack: 'Put back',
  openTable: (name: string) => `Go on with “${name}”`,
  removeTable: (name: string) => `Remove “${name}”`,
  players: (min: number, max: number) => (min === max ? `${max} players` : `${min}–${max} players`),
  minutes: (min: number, max: number) => `${min}–${max} min`,
  weight: 'Weight',
  weights: ['light', 'easy', 'medium', 'demanding', 'heavy'] as readonly string[],
  bots: 'Play now against bots',
  here: 'Play here with friends',
  online: 'Play online',
  rules: 'Rules',
  guided: 'Learn, 20 minutes',
  decks: 'Build decks',
  preparing: 'In preparation',
  preparingWhy: 'The rules of this game are being written. It can’t be played yet.',
  guideTitle: 'First time here?',
  guideText:
    'A short guided game of New Horizons shows you the table: two seats, one friendly bot, a hint at every new step.',
  guideYes: 'Begin the guided game',
  guideNo: 'Not now',
  openReplay: 'Open a replay file',
  settings: 'Settings',
  about: 'About',
  day: 'Light',
  lamp: 'Dark',
  theme: 'Theme',
  language: 'Language',
  otherLanguage: 'Polski',
  otherLanguageHint: 'Przełącz na polski',
  themeHint: (now: string) => `Theme: ${now}. Change`,
  fan: 'Epoka is an independent fan project. It uses no publisher’s art or text and isn’t endorsed by anyone.',
  noStorage: 'This browser doesn’t let Epoka keep anything. Games run, but are lost when the page is closed.',
  offlineReady: 'Ready to play offline.',
  newVersion: 'A new version of Epoka is ready.',
  reload: 'Reload',
  loading: 'Loading …',
  broken:
    'Part of Epoka could not be loaded. Check the connection and try again; your games are safe on this device.',
  tryAgain: 'Try again',
  ago: (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    value === 0 ? 'just now' : new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-value, unit),
  seatsOf: (humans: number, bots: number) =>
    [humans > 0 ? enCount(humans, 'player', 'players') : '', bots > 0 ? enCount(bots, 'bot', 'bots') : '']
      .filter(Boolean)
      .join(', '),
  of: {
    'new-horizons': {
      title: 'New Horizons',
      plate: ['New Horizons'],
      blurb: 'Send settlers over the edge of the map and grow a tree of knowledge that no two games share.',
    },
    'through-the-ages': {
      title: 'Through the Ages',
      plate: ['Through', 'the Ages'],
      blurb:
        'From the first farm to the first satellite: draft cards, raise wonders, feed your people and keep an army.',
    },
    'clash-of-cultures': {
      title: 'Clash of Cultures',
      plate: ['Clash', 'of Cultures'],
      blurb: 'Explore hex by hex, build cities that stand on the map, and choose from forty-eight advances.',
    },
    'wisdom-and-warfare': {
      title: 'Wisdom and Warfare',
      plate: ['Wisdom', 'and Warfare'],
      blurb: 'Four roads to victory over one square map: culture, coin, science and the sword.',
    },
    'civilization-ccg': {
      title: 'Civilization: the card game',
      plate: ['Civilization', 'the card game'],
      blurb: 'Build a deck, found a capital and let two histories collide.',
    },
  } as Readonly<Record<string, GameBlurb>>,
};

export type HomeMessages = typeof homeEn;
