/** Whole battles. */
import { ADVANCES, KINDS, SEA } from '@epoka/clash-of-cultures/content';
import { PIRATE, type State } from '@epoka/clash-of-cultures/state';
import { type Answer, seedChance } from '@epoka/kernel';
import { amounts, written } from '../rivals/clash-server.ts';
import {
  ADA,
  type Compare,
  goodsOf,
  labels,
  named,
  near,
  nextFaces,
  ourCities,
  ourUnits,
  spaces,
  theirCities,
  theirs,
  theirUnits,
  unitIds,
} from './clash-sides.ts';
import { Ours, type Roll } from './positions.ts';

/** An army of Ada's beside an enemy army or city, nobody with anything to pay with. */
function warOf(state: State, roll: Roll): { s: State; from: number; to: number } | undefined {
  const targets = Array.from({ length: spaces }, (_, x) => x).filter(
    x =>
      state.terrain[x] >= 0 &&
      state.terrain[x] !== SEA &&
      ((state.holder[x] > ADA && state.holder[x] !== PIRATE) || state.cityOwner[x] > ADA),
  );
  if (targets.length === 0) return undefined;
  const to = targets[roll(targets.length)];
  const from = near
    .slice(6 * to, 6 * to + 6)
    .find(
      x =>
        x >= 0 &&
        state.terrain[x] >= 0 &&
        state.terrain[x] !== SEA &&
        state.holder[x] < 0 &&
        state.cityOwner[x] < 0,
    );
  if (from === undefined) return undefined;
  const { s } = new Ours(state);
  s.res.fill(0);
  s.has = s.has.map((has, a) => (a === TACTICS ? 1 : has));
  s.holder[from] = ADA;
  for (let left = 1 + roll(4); left > 0; left--) s.troops[from * KINDS + [1, 1, 1, 3, 4][roll(5)]]++;
  s.chance = seedChance(`battle ${roll(1_000_000)}`);
  return { s, from, to };
}
const TACTICS = ADVANCES.findIndex(x => x.id === 'tactics');

/** A whole battle with the same dice, without cards and without retreat: who is left, whose city it is, what is gained. */
export const battle: Compare = (state, roll, note) => {
  for (let n = 0; n < 3; n++) {
    const war = warOf(state, roll);
    if (war === undefined) continue;
    const { s, from, to } = war;
    const game = written(s, nextFaces(s, 90));
    const t = new Ours(s).answer('move').answer('from', from).answer('all');
    if (!t.may('go', to)) continue;
    t.answer('go', to);
    for (let i = 0; i < 60 && t.question !== undefined && t.question.kind !== 'move'; i++)
      t.answer(...battleReply(t.question.kind, t.legal()));
    const ids = Array.from({ length: KINDS }, (_, kind) => unitIds(game, labels[from], kind)).flat();
    const other = theirs(game, {
      Movement: { Move: { units: ids, destination: labels[to], payment: {} } },
    });
    const goods = (of: readonly (readonly number[])[]) => of.map(named).join(' | ');
    note({
      kind: 'battle',
      ours: [ourUnits(t.s), ourCities(t.s), goods([goodsOf(t.s, 0), goodsOf(t.s, 1)])].join(' ; '),
      theirs:
        'state' in other
          ? [
              theirUnits(other.state),
              theirCities(other.state),
              goods([0, 1].map(seat => amounts(other.state.players[seat].resources))),
            ].join(' ; ')
          : 'no',
      state: s,
      detail: { space: from, to },
      said: 'why' in other ? other.why : other.asked.join(),
    });
  }
};

/** No retreat, the cheapest units first, nothing that may be declined. */
function battleReply(kind: string, legal: readonly Answer[]): Answer {
  if (kind === 'losses') return legal.reduce((a, b) => ((b[1] as number) < (a[1] as number) ? b : a));
  // theirs always places the settler of who lost a city
  if (kind === 'settlerTo') {
    const places = legal.filter(a => a[0] === 'at');
    if (places.length > 0)
      return places.reduce((a, b) => (labels[b[1] as number] < labels[a[1] as number] ? b : a));
  }
  return legal.find(a => a[0] === 'fight' || a[0] === 'none' || a[0] === 'no') ?? legal[0];
}
