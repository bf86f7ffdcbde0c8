import { BadSettings, type SettingsOf } from '@epoka/kernel';

export const SIMPLE = 0;
export const ADVANCED = 1;
export const FULL = 2;
export const LEVELS = ['simple', 'advanced', 'full'] as const;

const PEACE = ['off', 'attacks', 'attacks-and-pacts'] as const;
export const END_SCORING = ['standard', 'public', 'age-by-age', 'private', 'open'] as const;
export const PUBLIC = 1;
export const AGE_BY_AGE = 2;
export const PRIVATE = 3;
export const OPEN = 4;

export const settings = {
  level: { type: 'choice', values: LEVELS, default: 'full' },
  easier: { type: 'bool', default: false },
  noGangAttacks: { type: 'bool', default: false },
  peaceful: { type: 'choice', values: PEACE, default: 'off' },
  drawAsAction: { type: 'bool', default: false },
  alternativeCorruption: { type: 'bool', default: false },
  endScoring: { type: 'choice', values: END_SCORING, default: 'standard' },
  publicCards: { type: 'int', min: 3, max: 5, default: 4 },
  fewerBonuses: { type: 'bool', default: false },
} as const;

export type Specs = typeof settings;
export type Chosen = SettingsOf<Specs>;

function refuse(key: string, message: string): never {
  throw new BadSettings({ code: 'together', key, message });
}

/** Variants that need a level, or each other (TTA-27). */
export function checkTogether(given: Chosen): void {
  if (given.level === 'simple') {
    if (given.noGangAttacks)
      refuse('noGangAttacks', 'the Simple game has no attacks, so "no gang attacks" means nothing');
    if (given.peaceful !== 'off') refuse('peaceful', 'the Simple game is always peaceful');
    if (given.drawAsAction) refuse('drawAsAction', 'the Simple game has no military cards to draw');
    if (given.alternativeCorruption) refuse('alternativeCorruption', 'the Simple game has no corruption');
  }
  if (given.level !== 'full') {
    if (given.endScoring !== 'standard') refuse('endScoring', 'end-scoring variants belong to the Full game');
    if (given.fewerBonuses) refuse('fewerBonuses', '"fewer bonuses" belongs to the Full game');
  }
}
