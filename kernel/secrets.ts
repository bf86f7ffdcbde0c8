/**
 * Who knows what, declared once: kind of component x place -> who may look. A view shows nothing that isn't allowed
 * here, and `imagine` moves only what the looker can't know.
 */
import { type Chance, nextBelow, nextInt32 } from './chance.ts';
import { samePlain } from './copy.ts';
import {
  type AnyRuleset,
  type CoreState,
  HIDDEN,
  type Question,
  RulesFault,
  SECRET_QUESTION,
  SPECTATOR,
  type Tell,
} from './types.ts';

export type Knows<S> = 'nobody' | 'owner' | ((s: S, seat: number, owner: number, index: number) => boolean);

export interface Secret<S> {
  /** Components of one kind are exchangeable as far as a looker can tell. */
  readonly kind: string;
  /** Name of the place, unique in the game: 'hand', 'deck of age I'. */
  readonly place: string;
  /** The lists of component ids in this place; the index of a list is its owner. Negative entries are never secret. */
  lists(s: S): number[][];
  readonly knows: Knows<S>;
  /** What the back of a component tells (its age, its level): 0, 1, 2 ... Only equal backs are exchangeable. */
  back?(id: number): number;
  /**
   * Where components lie in the place means something to everybody. Otherwise the hidden ones of an owner's own place are
   * shown sorted by their backs, so that nobody sees from where in it one was taken.
   */
  readonly ordered?: boolean;
  /**
   * Components that their owner brought: what a looker can't know is guessed by `Ruleset.brings`, all places of one
   * owner together, and never dealt from what is really there.
   */
  readonly brought?: boolean;
  /** For values that come from no pool (a secret choice, a bid): one that the owner could have made. */
  guess?(s: S, owner: number, index: number, roll: (n: number) => number): number;
}

export function knowsAt<S>(secret: Secret<S>, s: S, seat: number, owner: number, index: number): boolean {
  if (secret.knows === 'nobody') return false;
  if (secret.knows === 'owner') return seat === owner;
  return secret.knows(s, seat, owner, index);
}

const NO_CHANCE: readonly number[] = [0, 0, 0, 0];

/** What a seat (or SPECTATOR) may know: the same shape as the state, secrets replaced by HIDDEN or their back. */
export function redact<S extends CoreState>(rules: AnyRuleset, s: S, seat: number): S {
  const view: S = rules.copy(s);
  for (const secret of rules.secrets as readonly Secret<S>[]) {
    const real = secret.lists(s);
    const lists = secret.lists(view);
    for (let owner = 0; owner < lists.length; owner++) {
      const list = lists[owner];
      for (let i = 0; i < list.length; i++)
        if (list[i] >= 0 && !knowsAt(secret, s, seat, owner, i))
          list[i] = HIDDEN - (secret.back ? secret.back(real[owner][i]) : 0);
      if (secret.back && secret.knows === 'owner' && !secret.ordered) sortHidden(list);
    }
  }
  view.chance = NO_CHANCE.slice();
  view.stack = [];
  view.asked = s.asked.map(q => redactQuestion(rules, q, seat));
  rules.redactMore?.(view, seat);
  return view;
}

/** Only the hidden ones change places, among themselves. */
function sortHidden(list: number[]): void {
  const hidden = list.filter(x => x <= HIDDEN).sort((a, b) => b - a);
  let next = 0;
  for (let i = 0; i < list.length; i++) if (list[i] <= HIDDEN) list[i] = hidden[next++];
}

export function redactQuestion(rules: AnyRuleset, q: Question, seat: number): Question {
  // Seen by another once, it stays as it is: a plan's state may be redacted again.
  if (q.seat === seat || q.kind === SECRET_QUESTION || !rules.questions[q.kind].secret) return q;
  const { id, together } = q;
  const masked = { id, seat: q.seat, kind: SECRET_QUESTION, data: null };
  return together === undefined ? masked : { ...masked, together };
}

/** A state the seat can't tell from the real one: unknown components dealt anew, the future of chance replaced. */
export function imagine<S extends CoreState>(rules: AnyRuleset, s: S, seat: number, chance: Chance): S {
  const dream: S = rules.copy(s);
  const roll = (n: number) => nextBelow(chance, n);
  const pools = new Map<
    string,
    { lists: number[][]; at: number[]; ids: number[]; owner: number; kind: string }
  >();
  for (const secret of rules.secrets as readonly Secret<S>[]) {
    const lists = secret.lists(dream);
    for (let owner = 0; owner < lists.length; owner++) {
      const list = lists[owner];
      for (let i = 0; i < list.length; i++) {
        const id = list[i];
        if (id < 0 || knowsAt(secret, s, seat, owner, i)) continue;
        if (secret.guess) {
          list[i] = secret.guess(s, owner, i, roll);
          continue;
        }
        const group = secret.brought ? `${secret.kind} of ${owner}` : secret.kind;
        const key = secret.back ? `${group}/${secret.back(id)}` : group;
        let pool = pools.get(key);
        if (!pool) {
          pool = { lists: [], at: [], ids: [], owner: secret.brought ? owner : -1, kind: secret.kind };
          pools.set(key, pool);
        }
        pool.lists.push(list);
        pool.at.push(i);
        pool.ids.push(id);
      }
    }
  }
  for (const { lists, at, ids, owner, kind } of pools.values()) {
    if (owner >= 0 && owner !== seat) guessBrought(rules, s, seat, owner, kind, ids, roll);
    // In a known order first: where the components really lie must not show in how they are dealt.
    ids.sort((a, b) => a - b);
    for (let i = ids.length - 1; i >= 0; i--) {
      const j = nextBelow(chance, i + 1);
      const id = ids[j];
      ids[j] = ids[i];
      lists[i][at[i]] = id;
    }
  }
  dream.chance = [nextInt32(chance) | 1, nextInt32(chance), nextInt32(chance), nextInt32(chance)];
  rules.imagineMore?.(dream, seat, roll);
  return dream;
}

/** Replaces what a rival really has by what the looker must think possible. */
function guessBrought<S extends CoreState>(
  rules: AnyRuleset,
  s: S,
  seat: number,
  owner: number,
  kind: string,
  ids: number[],
  roll: (n: number) => number,
): void {
  if (!rules.brings)
    throw new RulesFault(`"${kind}" is brought, but the rules do not say what may be brought`);
  const guessed = rules.brings.guess(redact(rules, s, seat), owner, kind, ids.length, roll);
  if (guessed.length !== ids.length)
    throw new RulesFault(`${ids.length} of "${kind}" had to be guessed, not ${guessed.length}`);
  for (let i = 0; i < ids.length; i++) ids[i] = guessed[i];
}

/** The components a seat does not know, counted: `kind:id -> n`. When a count falls, something was revealed to it. */
export function unknown<S extends CoreState>(rules: AnyRuleset, s: S, seat: number): Map<string, number> {
  return unknownIn(rules.secrets as readonly Secret<S>[], s, seat);
}

function unknownIn<S>(secrets: readonly Secret<S>[], s: S, seat: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const secret of secrets) {
    const lists = secret.lists(s);
    for (let owner = 0; owner < lists.length; owner++) {
      const list = lists[owner];
      for (let i = 0; i < list.length; i++) {
        if (list[i] < 0 || knowsAt(secret, s, seat, owner, i)) continue;
        const key = secret.guess ? `${secret.place}:${owner}:${i}` : `${secret.kind}:${list[i]}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/**
 * Did anybody learn something between two states? Equal components can't be told apart here: rules that draw one and
 * put one back within one answer say so themselves (`g.mark`).
 */
export function revealed<S extends CoreState>(rules: AnyRuleset, before: S, after: S): boolean {
  // Where nothing moved and who may look never changes, both counts are the same.
  const changed = (rules.secrets as readonly Secret<S>[]).filter(
    secret => typeof secret.knows === 'function' || !samePlain(secret.lists(before), secret.lists(after)),
  );
  if (changed.length === 0) return false;
  for (let seat = SPECTATOR; seat < before.seats; seat++) {
    const now = unknownIn(changed, after, seat);
    for (const [key, n] of unknownIn(changed, before, seat)) if ((now.get(key) ?? 0) < n) return true;
  }
  return false;
}

/** A log line as a seat may read it. Of a hidden list everybody sees how long it is. */
export function redactTell(tell: Tell, seat: number): Tell {
  if (tell.secretFrom === undefined) return tell;
  const { key, origin, secretFrom } = tell;
  const args = tell.knownTo?.includes(seat)
    ? tell.args
    : tell.args.map((arg, i) => (i < secretFrom ? arg : Array.isArray(arg) ? arg.map(() => HIDDEN) : HIDDEN));
  return origin === undefined ? { key, args } : { key, args, origin };
}
