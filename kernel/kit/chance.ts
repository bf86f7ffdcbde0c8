/** Random numbers of the kit's own, and random answers. Never drawn from the state. */
import {
  type Answer,
  type AnyRuleset,
  BadSettings,
  begin,
  type Form,
  type Json,
  nextBelow,
  type Offers,
  type Play,
  type Question,
  type Reason,
  Refusal,
  type Schema,
  type SettingSpecs,
  type Settings,
  seedChance,
} from '../index.ts';

export type Roll = (n: number) => number;

/** A stream of rolls that depends on nothing but these names. */
export function rollFor(...names: readonly (string | number)[]): Roll {
  const chance = seedChance(names.join('/'));
  return n => nextBelow(chance, n);
}

/** Any value that fits the schema. */
export function randomValue(schema: Schema, roll: Roll): Json {
  switch (schema.type) {
    case 'int':
      return schema.min + roll(schema.max - schema.min + 1);
    case 'oneOf':
      return schema.values[roll(schema.values.length)];
    case 'someOf': {
      const rest = [...schema.values];
      const most = Math.min(schema.max, rest.length);
      const picked: (string | number)[] = [];
      for (let n = schema.min + roll(most - schema.min + 1); n > 0; n--)
        picked.push(...rest.splice(roll(rest.length), 1));
      return picked;
    }
    case 'amounts': {
      const amounts: Record<string, number> = {};
      let total = 0;
      const most = schema.max ?? Number.POSITIVE_INFINITY;
      for (const [key, limit] of Object.entries(schema.of)) {
        const n = roll(Math.min(limit, most - total) + 1);
        if (n > 0) amounts[key] = n;
        total += n;
      }
      // a least total is filled up in the order of the keys
      for (const [key, limit] of Object.entries(schema.of)) {
        const n = Math.min(limit - (amounts[key] ?? 0), (schema.min ?? 0) - total);
        if (n <= 0) continue;
        amounts[key] = (amounts[key] ?? 0) + n;
        total += n;
      }
      return amounts;
    }
    case 'list':
      return Array.from({ length: roll(schema.max + 1) }, () => randomValue(schema.item, roll));
    case 'record':
      return Object.fromEntries(
        Object.entries(schema.fields).map(([key, field]) => [key, randomValue(field, roll)]),
      );
  }
}

/** Does the table take this answer? Any other error than a refusal goes on. */
export function admits(g: Play, q: Question, answer: Answer): Refusal | undefined {
  try {
    g.admit(q.seat, q.id, answer);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const NONE_SELDOM: ReadonlySet<string> = new Set();
/** A verb that is chosen seldom is taken once in so many times. */
const SELDOM = 50;

/**
 * A random legal answer; open answers are tried now and then. `offers` is what `g.legal(q)` has just given.
 * Verbs in `seldom` (giving up, leaving) are mostly passed over where there is something else.
 */
export function randomAnswer(
  g: Play,
  q: Question,
  offers: Offers,
  roll: Roll,
  seldom: ReadonlySet<string> = NONE_SELDOM,
): Answer {
  let i = roll(offers.count);
  if (seldom.size > 0 && seldom.has(offers.verbs[i]) && roll(SELDOM) > 0)
    for (let tries = 0; tries < offers.count && seldom.has(offers.verbs[i]); tries++)
      i = (i + 1) % offers.count;
  const plain = offers.answer(i);
  if (offers.forms.length === 0 || roll(3) > 0) return plain;
  const form = offers.forms[roll(offers.forms.length)];
  if (seldom.has(form.verb) && roll(SELDOM) > 0) return plain;
  for (let tries = 0; tries < 5; tries++) {
    const answer: Answer = [form.verb, randomValue(form.schema, roll)];
    if (admits(g, q, answer) === undefined) return answer;
  }
  return plain;
}

/** Why some values of open answers are refused: reasons that no choice shows. */
export function formReasons(g: Play, q: Question, forms: readonly Form[], roll: Roll): Reason[] {
  const reasons: Reason[] = [];
  for (const form of forms)
    for (let tries = 0; tries < 4; tries++) {
      const refusal = admits(g, q, [form.verb, randomValue(form.schema, roll)]);
      if (refusal?.reason) reasons.push(refusal.reason);
    }
  return reasons;
}

/** Random settings of a game; combinations it refuses are drawn again. */
export function randomSettings(rules: AnyRuleset, seats: number, roll: Roll): Settings {
  const specs = rules.settings as SettingSpecs;
  for (let tries = 0; ; tries++) {
    const settings: Record<string, boolean | string | number> = {};
    for (const [key, spec] of Object.entries(specs)) {
      if (spec.type === 'bool') settings[key] = roll(2) === 1;
      else if (spec.type === 'choice') settings[key] = spec.values[roll(spec.values.length)];
      else settings[key] = spec.min + roll(spec.max - spec.min + 1);
    }
    try {
      // some combinations are refused only when the game is laid out
      begin(rules, seats, 'settings', settings);
      return settings;
    } catch (error) {
      if (!(error instanceof BadSettings) || tries > 100) throw error;
    }
  }
}
