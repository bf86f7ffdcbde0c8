import { type AnyRuleset, type CoreState, knowsAt, type Secret } from '@epoka/kernel';

/** How many components a seat does not know. When it changes, something was turned up or put away. */
export function unknownCount<S extends CoreState>(rules: AnyRuleset, s: S, seat: number): number {
  let n = 0;
  for (const secret of rules.secrets as readonly Secret<S>[]) {
    const lists = secret.lists(s);
    for (let owner = 0; owner < lists.length; owner++) {
      const list = lists[owner];
      if (secret.knows === 'owner' && owner === seat) continue;
      for (let i = 0; i < list.length; i++)
        if (list[i] >= 0 && (typeof secret.knows === 'string' || !knowsAt(secret, s, seat, owner, i))) n++;
    }
  }
  return n;
}
