/** Modes and variants of a game: typed, with defaults, checked before anything starts. */
import type { Json, Reason } from './types.ts';

export type SettingSpec =
  | { readonly type: 'bool'; readonly default: boolean }
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'int'; readonly min: number; readonly max: number; readonly default: number };

export type SettingSpecs = { readonly [key: string]: SettingSpec };

type ValueOf<Spec> = Spec extends { type: 'bool' }
  ? boolean
  : Spec extends { type: 'choice'; values: readonly (infer T)[] }
    ? T
    : Spec extends { type: 'int' }
      ? number
      : never;

export type SettingsOf<Specs> = { readonly [K in keyof Specs]: ValueOf<Specs[K]> };

export type Settings = Readonly<Record<string, boolean | string | number>>;

export type SettingsProblem =
  | { readonly code: 'seats'; readonly given: Json; readonly min: number; readonly max: number }
  | { readonly code: 'unknown'; readonly key: string; readonly allowed: readonly string[] }
  | { readonly code: 'value'; readonly key: string; readonly given: Json; readonly allowed: string }
  | { readonly code: 'together'; readonly key: string; readonly message: string }
  /** what a seat wants to bring, with everything that is wrong with it */
  | { readonly code: 'brought'; readonly seat: number; readonly faults: readonly Reason[] };

export class BadSettings extends Error {
  readonly problem: SettingsProblem;
  constructor(problem: SettingsProblem) {
    super(describe(problem));
    this.name = 'BadSettings';
    this.problem = problem;
  }
}

/** What was given, no longer than a message should be. */
function show(given: Json): string {
  const text = JSON.stringify(given) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function describe(p: SettingsProblem): string {
  switch (p.code) {
    case 'seats':
      return `${show(p.given)} seats are not possible: this game has ${p.min} to ${p.max}`;
    case 'unknown':
      return `unknown setting ${show(p.key)}; allowed: ${p.allowed.join(', ') || 'none'}`;
    case 'value':
      return `setting "${p.key}" can't be ${show(p.given)}; allowed: ${p.allowed}`;
    case 'together':
      return p.message;
    case 'brought':
      return `seat ${p.seat} can't bring that: ${p.faults.map(fault => fault.key).join(', ')}`;
  }
}

function allowed(spec: SettingSpec): string {
  if (spec.type === 'bool') return 'true, false';
  if (spec.type === 'choice') return spec.values.join(', ');
  return `${spec.min} to ${spec.max}`;
}

function fits(spec: SettingSpec, value: unknown): boolean {
  if (spec.type === 'bool') return typeof value === 'boolean';
  if (spec.type === 'choice') return spec.values.includes(value as string);
  return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
}

/** Defaults filled in, everything else refused with what is allowed. */
export function readSettings<Specs extends SettingSpecs>(
  rules: { readonly seats: { readonly min: number; readonly max: number }; readonly settings: Specs },
  seats: unknown,
  given: Readonly<Record<string, unknown>> = {},
): SettingsOf<Specs> {
  const { min, max } = rules.seats;
  if (!Number.isInteger(seats) || (seats as number) < min || (seats as number) > max)
    throw new BadSettings({ code: 'seats', given: seats as Json, min, max });
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadSettings({ code: 'value', key: 'settings', given, allowed: 'an object' });
  for (const key of Object.keys(given))
    if (!Object.hasOwn(rules.settings, key))
      throw new BadSettings({ code: 'unknown', key, allowed: Object.keys(rules.settings) });
  const result: Record<string, unknown> = {};
  for (const [key, spec] of Object.entries(rules.settings)) {
    const value = Object.hasOwn(given, key) ? given[key] : spec.default;
    if (!fits(spec, value))
      throw new BadSettings({ code: 'value', key, given: value as Json, allowed: allowed(spec) });
    result[key] = value;
  }
  return result as SettingsOf<Specs>;
}
