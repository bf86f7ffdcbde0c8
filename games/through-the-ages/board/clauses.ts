import { CATEGORIES, type CardId, T } from './game.ts';

/** The clauses of RULES.md a card rests on: what is said of the card itself, then what holds for cards of its kind. */

/** What RULES.md says of single cards. */
const special: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  'air-forces': ['22.5'],
  'justice-system': ['2.8'],
  'civil-service': ['2.8'],
  'alexander-the-great': ['28.2'],
  aristotle: ['28.3'],
  hammurabi: ['3.5'],
  homer: ['28.11', '10.5'],
  'julius-caesar': ['3.3', '3.5'],
  moses: ['9.1'],
  'frederick-barbarossa': ['28.4'],
  'christopher-columbus': ['28.7'],
  'genghis-khan': ['22.6', '22.8', '28.2'],
  'joan-of-arc': ['28.12', '28.2'],
  'leonardo-da-vinci': ['28.13'],
  michelangelo: ['28.14', '9.9'],
  'isaac-newton': ['28.15', '28.13'],
  'js-bach': ['9.4'],
  'james-cook': ['28.8'],
  'maximilien-robespierre': ['11.5'],
  'napoleon-bonaparte': ['22.6'],
  'william-shakespeare': ['28.16'],
  'albert-einstein': ['28.13'],
  'bill-gates': ['28.5', '9.4'],
  'elvis-presley': ['28.9'],
  'mahatma-gandhi': ['28.10', '20.5'],
  'sid-meier': ['28.17'],
  'winston-churchill': ['28.6', '20.2'],
  colossus: ['19.6', '28.2'],
  'hanging-gardens': ['3.1', '3.4'],
  'library-of-alexandria': ['4.3', '16.4'],
  pyramids: ['3.5'],
  'great-wall': ['28.2'],
  'st-peters-basilica': ['28.18'],
  'taj-mahal': ['3.1'],
  'universitas-carolina': ['3.1', '3.2'],
  'eiffel-tower': ['3.1', '3.4'],
  kremlin: ['3.1', '3.4', '3.5'],
  'ocean-liner-service': ['28.20'],
  'transcontinental-railroad': ['28.19', '28.2'],
  'fast-food-chains': ['28.23'],
  'first-space-flight': ['28.21'],
  hollywood: ['28.22'],
  internet: ['28.22'],
  'engineering-genius-a': ['9.11', '9.7'],
  'engineering-genius-1': ['9.11', '9.7'],
  'engineering-genius-2': ['9.11', '9.7'],
  'engineering-genius-3': ['9.11', '9.7'],
  'frugality-a': ['9.16', '9.1'],
  'frugality-1': ['9.16', '9.1'],
  'frugality-2': ['9.16', '9.1'],
  'ideal-building-site-a': ['9.11', '9.3'],
  'ideal-building-site-1': ['9.11', '9.3'],
  'ideal-building-site-2': ['9.11', '9.3'],
  'ideal-building-site-3': ['9.11', '9.3'],
  'patriotism-a': ['10.5', '10.6'],
  'patriotism-1': ['10.5', '10.6'],
  'patriotism-2': ['10.5', '10.6'],
  'patriotism-3': ['10.5', '10.6'],
  'revolutionary-idea-a': ['1.4'],
  'revolutionary-idea-1': ['1.4'],
  'revolutionary-idea-2': ['1.4'],
  'revolutionary-idea-3': ['1.4'],
  'rich-land-a': ['9.11', '9.2'],
  'rich-land-1': ['9.11', '9.2'],
  'rich-land-2': ['9.11', '9.2'],
  'bountiful-harvest-1': ['12.2'],
  'bountiful-harvest-2': ['12.2'],
  'bountiful-harvest-3': ['12.2'],
  'breakthrough-1': ['9.16', '11.4'],
  'breakthrough-2': ['9.16', '11.4'],
  'efficient-upgrade-1': ['9.11', '9.5'],
  'efficient-upgrade-2': ['9.11', '9.5'],
  'efficient-upgrade-3': ['9.11', '9.5'],
  'mineral-deposits-1': ['12.2'],
  'mineral-deposits-2': ['12.2'],
  'mineral-deposits-3': ['12.2'],
  'wave-of-nationalism-2': ['28.24', '10.5'],
  'military-build-up-3': ['28.24', '10.5'],
  'endowment-for-the-arts-3': ['28.24'],
  'development-of-agriculture': ['12.2'],
  'development-of-crafts': ['12.2'],
  'development-of-markets': ['12.2', '18.7'],
  'development-of-religion': ['18.8'],
  'development-of-settlement': ['18.8'],
  'development-of-trade-routes': ['12.2'],
  'development-of-warfare': ['18.8'],
  barbarians: ['28.25', '18.5', '18.6'],
  'border-conflict': ['28.42', '18.5', '18.10'],
  crusades: ['18.5', '18.9'],
  foray: ['18.5', '18.6', '18.7'],
  'good-harvest': ['28.29'],
  immigration: ['28.41', '18.8'],
  'new-deposits': ['28.29'],
  pestilence: ['2.7'],
  raiders: ['18.5', '18.6', '18.9'],
  rats: ['18.9'],
  rebellion: ['28.26'],
  'reign-of-terror': ['18.5', '2.7'],
  'uncertain-borders': ['28.42', '18.5'],
  'civil-unrest': ['14.3', '18.9'],
  'cold-war': ['18.5', '18.6'],
  'crime-wave': ['28.30', '18.5', '18.6'],
  'economic-progress': ['28.29'],
  emigration: ['28.31', '2.7'],
  iconoclasm: ['28.27'],
  'independence-declaration': ['19.10', '18.5'],
  'international-agreement': ['28.28', '18.5'],
  'national-pride': ['18.5'],
  'ravages-of-time': ['28.33'],
  refugees: ['18.5', '18.8', '2.7'],
  terrorism: ['28.32', '18.5', '18.10'],
  'impact-of-agriculture': ['28.34'],
  'impact-of-architecture': ['28.34'],
  'impact-of-competition': ['28.34'],
  'impact-of-government': ['28.34'],
  'impact-of-happiness': ['3.4', '14.3'],
  'impact-of-industry': ['28.34'],
  'impact-of-population': ['28.34'],
  'impact-of-science': ['18.5'],
  'impact-of-strength': ['18.5'],
  'impact-of-technology': ['28.34'],
  'impact-of-wonders': ['28.33'],
  'enslave-1': ['20.9', '2.7'],
  'plunder-1': ['28.36'],
  'plunder-2': ['28.36'],
  'plunder-3': ['28.36'],
  'raid-1': ['28.35'],
  'raid-2': ['28.35'],
  'raid-3': ['28.35'],
  'annex-2': ['20.9.a', '20.5'],
  'assassinate-2': ['28.37', '20.5'],
  'sabotage-2': ['28.37', '20.5'],
  'spy-2': ['20.9'],
  'armed-intervention-3': ['20.9'],
  'war-over-resources-2': ['28.36'],
  'war-over-technology-2': ['23.8'],
  'war-over-territory-2': ['23.9'],
  'holy-war-3': ['23.9'],
  'open-borders-agreement': ['28.40'],
  'trade-routes-agreement': ['21.7'],
  'acceptance-of-supremacy': ['21.5', '21.8'],
  'international-trade-agreement': ['21.8'],
  'promise-of-military-protection': ['21.6'],
  'scientific-cooperation': ['28.38'],
  'international-tourism': ['28.39'],
  'loss-of-sovereignty': ['21.5', '23.1'],
  'military-pact': ['21.6'],
  'peace-treaty': ['21.5'],
};

/** What the workers on a card are good for. */
function ofWorkers(card: number): readonly string[] {
  switch (T.TYPE[card]) {
    case T.FARM:
      return ['9.2', '13.3'];
    case T.MINE:
      return ['9.2', '13.5'];
    case T.TEMPLE:
      return ['9.3', '3.1', '3.4'];
    case T.LAB:
      return ['9.3', '3.2'];
    case T.ARENA:
      return ['9.3', '3.3', '3.4'];
    case T.LIBRARY:
      return ['9.3', '3.1', '3.2'];
    case T.THEATER:
      return ['9.3', '3.1', '3.4'];
    default:
      return ['10.1', '3.3'];
  }
}

/** What a special technology is good for. */
function ofCategory(card: number): readonly string[] {
  switch (CATEGORIES[T.CATEGORY[card]]) {
    case 'military':
      return ['3.3', '3.5'];
    case 'civil':
      return ['3.5'];
    case 'colonization':
      return ['19.6', '3.3'];
    case 'construction':
      return ['9.4', '9.7'];
  }
}

/** Cards that lie on the board from the beginning are never played. */
const isPrinted = (card: number) => T.COPIES[card].every(n => n === 0);

function general(card: number): readonly string[] {
  switch (T.KIND[card]) {
    case T.TECHNOLOGY:
      return [...ofWorkers(card), isPrinted(card) ? '2.4' : '9.12'];
    case T.GOVERNMENT:
      return isPrinted(card) ? ['11.1', '2.4'] : ['11.1', '11.2', '11.3'];
    case T.SPECIAL:
      return [...ofCategory(card), '9.13', '9.12'];
    case T.LEADER:
      return ['9.8', '4.4'];
    case T.WONDER:
      return ['9.7', '9.9', '4.6'];
    case T.ACTION:
      return ['9.10', '4.7'];
    case T.EVENT:
      return T.LEVEL[card] === 3 ? ['18.1', '18.11'] : ['18.1'];
    case T.TERRITORY:
      return ['19.1', '19.5', '19.8'];
    case T.AGGRESSION:
      return ['20.1', '20.2'];
    case T.WAR:
      return ['23.1', '23.3', '23.4'];
    case T.PACT:
      return ['21.1', '21.2'];
    case T.TACTIC:
      return ['22.1', '22.3', '10.4'];
    default:
      return ['16.7', '19.5', '20.1.a'];
  }
}

export function clausesOf(card: number): readonly string[] {
  const clauses = new Set([...(special[T.cardId(card)] ?? []), ...general(card)]);
  return [...clauses].map(clause => `TTA-${clause}`);
}
