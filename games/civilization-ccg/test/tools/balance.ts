/**
 * Bots play the eight ready decks against each other, every pair on both seats. Prints a line `balance <deck> <part of its games it
 * won>` each, then rounds, the starting player and conquests.
 *
 *   node --conditions=source --import tsx games/civilization-ccg/test/tools/balance.ts [rounds of all pairs] [spec of the bot]
 */
import { hire, playMatch } from '@epoka/bots';
import type { Json } from '@epoka/kernel';
import { READY_DECKS } from '../../content/index.ts';
import { civilizationCcg } from '../../index.ts';
import type { State } from '../../rules/state.ts';

const times = Number(process.argv[2] ?? 1);
const spec = process.argv[3] ?? 'greedy:samples=1';
const ids = Object.keys(READY_DECKS) as (keyof typeof READY_DECKS)[];
const won = new Map(ids.map(id => [id, 0]));
const played = new Map(ids.map(id => [id, 0]));
const rounds: number[] = [];
let first = 0;
let conquests = 0;
let limits = 0;
const falls: number[] = [];

const { rules } = civilizationCcg;
/** The game in which these decks are brought. */
const withDecks = (decks: readonly (keyof typeof READY_DECKS)[]): typeof civilizationCcg => {
  let at = 0;
  const brings = {
    ...(rules.brings as NonNullable<typeof rules.brings>),
    ready: () => READY_DECKS[decks[at++ % decks.length]] as unknown as Json,
  };
  return { ...civilizationCcg, rules: { ...rules, brings } };
};

for (let i = 0; i < times; i++)
  for (const [a, one] of ids.entries())
    for (const other of ids.slice(a + 1)) {
      const decks = i % 2 === 0 ? [one, other] : [other, one];
      const { state } = playMatch({
        game: withDecks(decks),
        players: decks.map(() => hire(spec)),
        seed: `balance ${i} ${one} ${other}`,
        settings: {},
      });
      const s = state as State;
      const ranks = rules.standing(s).map(({ rank }) => rank);
      rounds.push(s.round);
      for (const deck of decks) played.set(deck, (played.get(deck) as number) + 1);
      const winner = ranks.indexOf(1);
      if (ranks.filter(rank => rank === 1).length > 1) continue;
      won.set(decks[winner], (won.get(decks[winner]) as number) + 1);
      if (winner === s.first) first++;
      if (s.out.some(out => out > 0)) {
        conquests++;
        falls.push(s.round);
      } else if (s.round >= 60) limits++;
    }

rounds.sort((x, y) => x - y);
const say = (line: string) => process.stdout.write(`${line}\n`);
for (const id of ids)
  say(`balance ${id} ${((won.get(id) as number) / (played.get(id) as number)).toFixed(2)}`);
say(
  `games ${rounds.length}; rounds median ${rounds[rounds.length >> 1]}, from ${rounds[0]} to ${rounds[rounds.length - 1]}`,
);
say(
  `starting player ${(first / rounds.length).toFixed(2)}; conquests ${conquests} (rounds ${falls.join(' ')}); at the limit ${limits}`,
);
