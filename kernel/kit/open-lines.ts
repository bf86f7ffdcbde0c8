/** Everybody may open a log line that stands for a question nobody was asked: it must not rest on a secret. */
import { type CoreState, Play, RulesFault, redact, SPECTATOR, samePlain, type Vocabulary } from '../index.ts';
import { unaskedOf } from '../unasked.ts';

/** From now on the handle refuses lines that an outsider, with the same question, would not read in the same way. */
export function keepSecretsFromLines<S extends CoreState, V extends Vocabulary>(g: Play<S, V>): void {
  g.overhear = (q, unasked) => {
    const outside = new Play<S, V>(g.rules, redact(g.rules, g.s, SPECTATOR));
    if (!samePlain(unaskedOf(q, outside.options(q)), unasked))
      throw new RulesFault(
        `a line in place of "${q.kind}" can be opened and would tell a secret of seat ${q.seat}`,
      );
  };
}
