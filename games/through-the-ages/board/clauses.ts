import { type CardId, T } from './game.ts';

/** The clauses of RULES.md a card rests on. */

/** What RULES.md says of single cards. */
const special: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  'alexander-the-great': ['28.2'],
  aristotle: ['28.3'],
  homer: ['28.11', '10.5'],
  'frederick-barbarossa': ['28.4'],
  'christopher-columbus': ['28.7'],
  'genghis-khan': ['22.6', '22.8'],
  'joan-of-arc': ['28.12'],
  'leonardo-da-vinci': ['28.13'],
  michelangelo: ['28.14'],
  'isaac-newton': ['28.13', '28.15'],
  'james-cook': ['28.8'],
  'maximilien-robespierre': ['11.5'],
  'napoleon-bonaparte': ['22.6'],
  'william-shakespeare': ['28.16'],
  'albert-einstein': ['28.13'],
  'bill-gates': ['28.5'],
  'elvis-presley': ['28.9'],
  'mahatma-gandhi': ['28.10'],
  'sid-meier': ['28.17'],
  'winston-churchill': ['28.6'],
  'great-wall': ['28.2'],
  'st-peters-basilica': ['28.18'],
  'ocean-liner-service': ['28.20'],
  'transcontinental-railroad': ['28.19'],
  'fast-food-chains': ['28.23'],
  'first-space-flight': ['28.21'],
  hollywood: ['28.22'],
  internet: ['28.22'],
  'wave-of-nationalism-2': ['28.24', '10.5'],
  'military-build-up-3': ['28.24', '10.5'],
  'endowment-for-the-arts-3': ['28.24'],
  'patriotism-a': ['10.5', '10.6'],
  'patriotism-1': ['10.5', '10.6'],
  'patriotism-2': ['10.5', '10.6'],
  'patriotism-3': ['10.5', '10.6'],
  'breakthrough-1': ['9.16', '11.4'],
  'breakthrough-2': ['9.16', '11.4'],
  barbarians: ['28.25'],
  rebellion: ['28.26'],
  iconoclasm: ['28.27'],
  'international-agreement': ['28.28'],
  'good-harvest': ['28.29'],
  'new-deposits': ['28.29'],
  'economic-progress': ['28.29'],
  'crime-wave': ['28.30'],
  emigration: ['28.31'],
  terrorism: ['28.32'],
  'ravages-of-time': ['28.33'],
  'impact-of-agriculture': ['28.34'],
  'impact-of-industry': ['28.34'],
  immigration: ['28.41'],
  'border-conflict': ['28.42'],
  'uncertain-borders': ['28.42'],
  'raid-1': ['28.35'],
  'raid-2': ['28.35'],
  'raid-3': ['28.35'],
  'plunder-1': ['28.36'],
  'plunder-2': ['28.36'],
  'plunder-3': ['28.36'],
  'annex-2': ['20.9'],
  'sabotage-2': ['28.37'],
  'assassinate-2': ['28.37'],
  'war-over-resources-2': ['28.36'],
  'war-over-technology-2': ['23.8'],
  'war-over-territory-2': ['23.9'],
  'holy-war-3': ['23.9'],
  'scientific-cooperation': ['28.38'],
  'international-tourism': ['28.39'],
  'open-borders-agreement': ['28.40'],
  'trade-routes-agreement': ['21.7'],
  'acceptance-of-supremacy': ['21.10'],
};

function general(card: number): readonly string[] {
  switch (T.KIND[card]) {
    case T.TECHNOLOGY:
      if (card < T.FIRST_URBAN) return ['9.2', '9.12', T.TYPE[card] === T.FARM ? '13.3' : '13.5'];
      return card < T.FIRST_UNIT ? ['9.3', '9.12', '3.1'] : ['10.1', '9.12', '3.3'];
    case T.GOVERNMENT:
      return ['11'];
    case T.SPECIAL:
      return ['9.13'];
    case T.LEADER:
      return ['9.8', '4.4'];
    case T.WONDER:
      return ['9.7', '9.9', '4.6'];
    case T.ACTION:
      return ['9.10', '4.7'];
    case T.EVENT:
      return ['18'];
    case T.TERRITORY:
      return ['19'];
    case T.AGGRESSION:
      return ['20'];
    case T.WAR:
      return ['23'];
    case T.PACT:
      return ['21'];
    case T.TACTIC:
      return ['22', '10.4'];
    default:
      return ['16.7', '19.5', '20.1'];
  }
}

export function clausesOf(card: number): readonly string[] {
  return [...(special[T.cardId(card)] ?? []), ...general(card)].map(clause => `TTA-${clause}`);
}
