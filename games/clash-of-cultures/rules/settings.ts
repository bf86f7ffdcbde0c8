/** Modes and variants (COC-1.2, COC-28). */
import { BadSettings, type SettingsOf } from '@epoka/kernel';

export const EVENTS_MODES = ['standard', 'none', 'optional'] as const;
export const ENDINGS = ['fixed', 'roll', 'wonder'] as const;

export const settings = {
  expansion: { type: 'bool', default: true },
  events: { type: 'choice', values: EVENTS_MODES, default: 'standard' },
  length: { type: 'choice', values: ['standard', 'short'], default: 'standard' },
  ending: { type: 'choice', values: ENDINGS, default: 'fixed' },
  wonders: { type: 'choice', values: ['hand', 'shared'], default: 'hand' },
  tradeOffers: { type: 'int', min: 0, max: 20, default: 6 },
  leaders: { type: 'choice', values: ['choose', 'random'], default: 'choose' },
  alternateHistory: { type: 'bool', default: false },
  civilizations: { type: 'choice', values: ['random', 'choose'], default: 'random' },
  governmentCost: { type: 'choice', values: ['free', 'tokens'], default: 'free' },
} as const;

export type Specs = typeof settings;
export type Chosen = SettingsOf<Specs>;

/** The short game has a round track of its own (COC-28.3); civilizations belong to the expansion. */
export function checkTogether({
  length,
  ending,
  expansion,
  leaders,
  alternateHistory,
  civilizations,
}: Chosen): void {
  if (!expansion && (leaders === 'random' || alternateHistory || civilizations === 'choose'))
    throw new BadSettings({
      code: 'together',
      key: 'expansion',
      message: 'civilizations and leaders belong to the expansion',
    });
  if (length === 'short' && ending !== 'fixed')
    throw new BadSettings({
      code: 'together',
      key: 'ending',
      message: 'the short game ends after its fourth age: a variable end belongs to the standard length',
    });
}
