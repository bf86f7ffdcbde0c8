/** The clauses of the rules a content rests on: those of its kind, then those of what it does. */
import {
  AREAS,
  BUILDINGS,
  type Effect,
  type Effects,
  GOALS,
  GOVERNMENTS,
  LEADERS,
  type Modifier,
  STAGES,
  TECHNOLOGIES,
  TERRITORIES,
} from '@epoka/new-horizons';

type Op = Effect['op'];

/** Operations that only gain something, or that are told by what is inside of them, have no clause of their own. */
const OF_EFFECT: Readonly<Partial<Record<Op, string>>> = {
  pop: 'NH-6.2',
  invest: 'NH-8.3',
  recruit: 'NH-9.1',
  upgrade: 'NH-9.4',
  move: 'NH-10.1',
  explore: 'NH-10.5',
  building: 'NH-8.10',
  marker: 'NH-1.8',
  found: 'NH-11.1',
  fortify: 'NH-11.5',
  build: 'NH-12.2',
  privateTech: 'NH-7.13',
  basicAction: 'NH-5.1',
  vp: 'NH-17.3',
  vpPer: 'NH-17.3',
};

const OF_MODIFIER: Readonly<Record<Modifier, string>> = {
  move: 'NH-10.1',
  exploreLimit: 'NH-10.5',
  researchDiscount: 'NH-7.3',
  produceCoins: 'NH-13.3',
  producePop: 'NH-13.2',
  recruitSettler: 'NH-9.1',
  recruitSoldier: 'NH-9.1',
  foundStrength: 'NH-11.1',
  fortifyStrength: 'NH-11.5',
  buildDiscount: 'NH-12.3',
  exchangePop: 'NH-13.4',
};

function ofEffects(effects: Effects): string[] {
  return effects.flatMap(effect => {
    switch (effect.op) {
      case 'choose':
        return effect.options.flatMap(ofEffects);
      case 'may':
      case 'trigger':
      case 'everyone':
      case 'others':
        return ofEffects(effect.effects);
      case 'produce':
        return [effect.what === 'coins' ? 'NH-13.3' : 'NH-13.2'];
      case 'research':
        return effect.ignorePrerequisites ? ['NH-7.2', 'NH-7.3'] : ['NH-7.3'];
      case 'modifier':
        return [OF_MODIFIER[effect.key]];
      default: {
        const clause = OF_EFFECT[effect.op];
        return clause === undefined ? [] : [clause];
      }
    }
  });
}

const OF_UNITS = ['NH-9.1', 'NH-9.2', 'NH-9.4', 'NH-10.1', 'NH-10.2'];

const OF_UNIT: Readonly<Record<string, readonly string[]>> = {
  settler: [...OF_UNITS, 'NH-10.3', 'NH-11.1', 'NH-11.3', 'NH-12.2', 'NH-12.3', 'NH-12.5', 'NH-13.4'],
  soldier: [...OF_UNITS, 'NH-11.5', 'NH-12.2', 'NH-13.4'],
};

const reachesOthers = (effects: Effects) => effects.some(e => e.op === 'everyone' || e.op === 'others');

function ofKind(kind: string, key: string): readonly string[] {
  switch (kind) {
    case 'technology': {
      const card = TECHNOLOGIES.find(x => x.id === key);
      if (!card) return [];
      const { level, instant, action, permanent = [], endGame = [] } = card;
      return [
        'NH-7.5',
        ...(level > 1 ? ['NH-7.2'] : []),
        'NH-7.3',
        ...(action ? ['NH-4.8'] : []),
        ...ofEffects([...instant, ...(action?.effects ?? []), ...permanent, ...endGame]),
      ];
    }
    case 'building': {
      const tile = BUILDINGS.find(x => x.id === key);
      if (!tile) return [];
      const { bonus } = tile;
      const lasting = bonus.some(e => e.op === 'modifier' && e.key === 'move');
      return [
        'NH-8.10',
        'NH-12.2',
        'NH-12.3',
        'NH-12.5',
        'NH-12.6',
        ...(lasting ? ['NH-18.5'] : []),
        ...ofEffects(bonus),
      ];
    }
    case 'territory': {
      const tile = TERRITORIES.find(x => x.id === key);
      if (!tile) return [];
      const { discovery, village } = tile;
      return [
        // the cradle lies there from the beginning
        ...(tile === TERRITORIES[0] ? [] : ['NH-10.3']),
        'NH-11.1',
        'NH-11.3',
        'NH-11.5',
        ...ofEffects([...discovery, ...village.reward]),
      ];
    }
    case 'leader': {
      const card = LEADERS.find(x => x.id === key);
      if (!card) return [];
      const { effects } = card;
      return ['NH-16.1', ...(reachesOthers(effects) ? ['NH-16.2'] : []), ...ofEffects(effects)];
    }
    case 'government': {
      const card = GOVERNMENTS.find(x => x.id === key);
      return card ? ['NH-15.1', 'NH-15.4', ...STAGES.flatMap(stage => ofEffects(card[stage]))] : [];
    }
    case 'goal':
      return GOALS.some(x => x.id === key) ? ['NH-14.1', 'NH-14.2', 'NH-17.1'] : [];
    case 'area': {
      const area = AREAS.find(x => x.id === key);
      if (!area) return [];
      const { group, spaces, unlimited, cost, effects } = area;
      const basic = group === 'basic';
      return [
        basic ? 'NH-5.1' : 'NH-5.5',
        // from the first turn on
        ...(basic ? ['NH-4.1'] : []),
        ...(unlimited ? [] : ['NH-4.2']),
        'NH-4.3',
        ...(spaces.some(x => x.surcharge > 0 || x.players > 2) ? ['NH-4.4'] : []),
        ...(cost ? ['NH-4.6'] : []),
        ...(cost?.exhaust ? ['NH-6.4'] : []),
        ...ofEffects(effects),
      ];
    }
    case 'unit':
      return OF_UNIT[key] ?? [];
    case 'tile':
      return key === 'home' ? ['NH-6.1', 'NH-9.1', 'NH-10.2', 'NH-11.1', 'NH-12.2'] : [];
    case 'track':
      return ['NH-8.2', key === 'investment' ? 'NH-8.4' : 'NH-8.3'];
    case 'population':
      return ['NH-6.1', 'NH-6.4', 'NH-13.2', 'NH-13.3', 'NH-13.4'];
    case 'holdings':
      return ['NH-16.1', 'NH-8.10', 'NH-12.2'];
    case 'slot':
      return ['NH-7.2', 'NH-7.3', 'NH-7.6', 'NH-16.1'];
    case 'level':
      return ['NH-7.2', 'NH-7.3'];
    case 'display':
      return ['NH-8.10'];
    case 'stock':
      return ['NH-1.8'];
    case 'end':
      return ['NH-17.1', 'NH-17.2'];
    case 'map':
      return ['NH-10.3', 'NH-10.5'];
    default:
      return [];
  }
}

export function clausesOf(contentId: string): readonly string[] {
  const [kind, key] = contentId.split(':');
  return [...new Set(ofKind(kind, key))];
}
