/** What techs, policies, governments, wonders and civilizations let a player do; each once a turn unless told otherwise. */
import type { GoodId, TechId } from './ids.ts';

export type AbilityPhase = 'start' | 'trade' | 'cities' | 'movement' | 'battle' | 'reaction' | 'trigger';

export type AbilityDoes =
  | 'heal'
  | 'healAll'
  | 'boost'
  | 'culture'
  | 'shareTrade'
  | 'strike'
  | 'wounds'
  | 'person'
  | 'coin'
  | 'cancelAction'
  | 'cancelEvent'
  | 'cancelAbility'
  | 'break'
  | 'lock'
  | 'learn'
  | 'sail'
  | 'extraActions'
  | 'nuke'
  | 'buyTech'
  | 'draw'
  | 'harvest'
  | 'figure'
  | 'copyTech'
  | 'drawTwo'
  | 'trigger';

export interface Ability {
  readonly id: string;
  /** the content it stands on, as in the list of contents */
  readonly of: string;
  readonly tech?: TechId;
  readonly phase: AbilityPhase;
  readonly does: AbilityDoes;
  /** how much, how many, or which level */
  readonly n?: number;
  /** resources it costs; `any` are of whatever kind */
  readonly goods?: readonly GoodId[];
  readonly any?: number;
  readonly trade?: number;
  readonly culture?: number;
  /** what Monarchy and Gunpowder may break besides wonders, and up to which era */
  readonly era?: number;
  readonly or?: 'unit' | 'building';
}

const onTech = (tech: TechId, more: Omit<Ability, 'of' | 'tech'>): Ability => ({
  of: `tech:${tech}`,
  tech,
  ...more,
});

export const ABILITIES: readonly Ability[] = [
  onTech('animal-husbandry', { id: 'heal', phase: 'battle', does: 'heal', n: 3 }),
  onTech('biology', { id: 'heal-all', phase: 'battle', does: 'healAll' }),
  onTech('animal-husbandry', { id: 'feed', phase: 'cities', does: 'boost', n: 3, goods: ['wheat'] }),
  onTech('construction', { id: 'construct', phase: 'cities', does: 'boost', n: 5, goods: ['wheat'] }),
  onTech('banking', { id: 'invest', phase: 'cities', does: 'boost', n: 7, goods: ['wheat'] }),
  onTech('currency', { id: 'burn', phase: 'cities', does: 'culture', n: 3, goods: ['incense'] }),
  onTech('chivalry', { id: 'court', phase: 'cities', does: 'culture', n: 5, goods: ['incense'] }),
  onTech('metal-casting', { id: 'bells', phase: 'cities', does: 'culture', n: 7, goods: ['incense'] }),
  onTech('horseback-riding', { id: 'caravan', phase: 'trade', does: 'shareTrade', n: 9, goods: ['silk'] }),
  onTech('metalworking', { id: 'strike', phase: 'battle', does: 'strike', n: 3, goods: ['iron'] }),
  onTech('mathematics', { id: 'volley', phase: 'battle', does: 'wounds', n: 3, goods: ['iron'] }),
  onTech('ballistics', { id: 'barrage', phase: 'battle', does: 'wounds', n: 6, goods: ['iron'] }),
  onTech('philosophy', { id: 'school', phase: 'cities', does: 'person', any: 3 }),
  onTech('pottery', { id: 'sell', phase: 'cities', does: 'coin', any: 2 }),
  onTech('writing', { id: 'intercept', phase: 'reaction', does: 'cancelAction', goods: ['spy'] }),
  onTech('civil-service', { id: 'hush', phase: 'reaction', does: 'cancelEvent', goods: ['spy'] }),
  onTech('mass-media', { id: 'expose', phase: 'reaction', does: 'cancelAbility', goods: ['spy'] }),
  onTech('democracy', { id: 'tax', phase: 'cities', does: 'coin', trade: 6 }),
  onTech('printing-press', { id: 'print', phase: 'cities', does: 'coin', culture: 5 }),
  onTech('monarchy', { id: 'intrigue', phase: 'cities', does: 'break', goods: ['silk'], era: 0, or: 'unit' }),
  onTech('gunpowder', { id: 'blast', phase: 'cities', does: 'break', any: 2, era: 1, or: 'building' }),
  onTech('communism', { id: 'lock', phase: 'movement', does: 'lock', goods: ['spy'] }),
  onTech('education', {
    id: 'study',
    phase: 'cities',
    does: 'learn',
    goods: ['incense', 'iron', 'silk', 'wheat'],
  }),
  onTech('steam-power', { id: 'ship', phase: 'cities', does: 'sail', goods: ['silk'] }),
  onTech('atomic-theory', { id: 'power', phase: 'cities', does: 'extraActions', goods: ['uranium'] }),
  onTech('atomic-theory', { id: 'bomb', phase: 'movement', does: 'nuke', goods: ['uranium'] }),
  { id: 'think-1', of: 'policy:rationalism', phase: 'start', does: 'buyTech', n: 1, trade: 6 },
  { id: 'think-2', of: 'policy:rationalism', phase: 'start', does: 'buyTech', n: 2, trade: 11 },
  { id: 'patron', of: 'policy:patronage', phase: 'start', does: 'draw', culture: 1 },
  { id: 'levy', of: 'government:feudalism', phase: 'start', does: 'harvest' },
  { id: 'gardens', of: 'wonder:the-hanging-gardens', phase: 'start', does: 'figure' },
  { id: 'liberty', of: 'wonder:statue-of-liberty', phase: 'start', does: 'copyTech' },
  { id: 'redeemer', of: 'wonder:cristo-redentor', phase: 'start', does: 'drawTwo' },
  // what happens by itself or inside another action, once a turn
  { id: 'sacrifice', of: 'civ:russia', phase: 'trigger', does: 'trigger' },
  onTech('code-of-laws', { id: 'law-coin', phase: 'trigger', does: 'trigger' }),
  onTech('education', { id: 'wonder-coin', phase: 'trigger', does: 'trigger' }),
  { id: 'tradition', of: 'policy:military-tradition', phase: 'trigger', does: 'trigger' },
  onTech('combustion', { id: 'raze', phase: 'trigger', does: 'trigger' }),
  onTech('engineering', { id: 'split', phase: 'trigger', does: 'trigger' }),
  { id: 'angkor', of: 'wonder:angkor-wat', phase: 'trigger', does: 'trigger' },
  { id: 'egypt', of: 'civ:egypt', phase: 'trigger', does: 'trigger' },
  onTech('bureaucracy', { id: 'reform', phase: 'trigger', does: 'trigger' }),
];

export const ABILITY_COUNT = ABILITIES.length;
export const ability = (id: string): number => {
  const i = ABILITIES.findIndex(one => one.id === id);
  if (i < 0) throw new Error(`no ability is called ${id}`);
  return i;
};
