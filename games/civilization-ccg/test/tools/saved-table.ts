/**
 * A game of two people at one screen, saved three rounds before its end: both have a card in hand with which they can answer an
 * event of the other, and an event to play. Written to standard output as the web client keeps a table; the browser tests put
 * it on the device and play on from there.
 *
 *   node --conditions=source --import tsx games/civilization-ccg/test/tools/saved-table.ts
 */
import type { Answer, Json, Question } from '@epoka/kernel';
import { Play } from '@epoka/kernel';
import { Table } from '@epoka/table';
import { CARDS, numberOf } from '../../content/index.ts';
import { rules } from '../../rules/index.ts';
import { KNOWN, type State } from '../../rules/state.ts';

const NAMES = ['Ola', 'Ben'];
/** A fixed moment: the same file every time. */
const AT = Date.UTC(2026, 0, 1);
const LIMIT = 30;
const ROUND = LIMIT - 2;

const WRITING = numberOf('writing');
const ENVOYS = numberOf('envoys');
/** what Envoys can stop, in the own management */
const EVENTS = ['levy', 'corvee', 'festival', 'slave-revolt'].map(numberOf);
const REST = ['caravan', 'good-harvest', 'granary', 'workshop', 'farmstead', 'temple', 'market', 'monument'];

const deck: Json = {
  capital: 'rome',
  library: Object.fromEntries(
    ['writing', 'envoys', 'spearmen', ...EVENTS.map(n => CARDS[n].id), ...REST].map(id => [id, 4]),
  ),
  atlas: { plains: 4, grassland: 4, forest: 4, hills: 3 },
};

const knows = (s: State, seat: number, card: number): boolean =>
  s.face.some((face, o) => face === card && s.owner[o] === seat && s.zone[o] === KNOWN);

const armed = (s: State, seat: number): boolean =>
  knows(s, seat, WRITING) &&
  s.hand[seat].includes(ENVOYS) &&
  s.hand[seat].some(card => EVENTS.includes(card));

/** Three terrains, Writing, and nothing played: cards are kept for what is to come. */
function choose(s: State, q: Question): Answer {
  const offers = new Play<State, never>(rules as never, s).legal(q);
  const legal = Array.from({ length: offers.count }, (_, i) => offers.answer(i));
  const find = (verb: string, fits: (a: readonly unknown[]) => boolean = () => true) =>
    legal.find(answer => answer[0] === verb && fits(answer));
  const wanted: (Answer | undefined)[] = [
    s.row[q.seat].length < 4 ? find('terrain') : undefined,
    find('stage'),
    find('devise', ([, card]) => card === WRITING),
    find('income', ([, , kind]) => kind === (knows(s, q.seat, WRITING) ? 0 : 2)),
    find('drop', ([, card]) => card !== ENVOYS && card !== WRITING && !EVENTS.includes(card as number)),
    find('drop', ([, card]) => card === WRITING && knows(s, q.seat, WRITING)),
    find('drop', ([, card]) => s.hand[q.seat].filter(c => c === card).length > 1),
    find('pass'),
  ];
  return wanted.find(answer => answer !== undefined) ?? legal[0];
}

function search(seed: string): Table<State> | undefined {
  const table = Table.create<State>(rules, {
    seats: NAMES.map(name => ({ kind: 'human', name })),
    settings: { roundLimit: String(LIMIT) },
    brought: [deck, deck],
    at: AT,
    seed,
  });
  while (!table.over) {
    const s = table.state;
    const [q] = s.asked;
    if (s.round >= ROUND && q.kind === 'manage' && q.seat === s.first)
      return armed(s, 0) && armed(s, 1) ? table : undefined;
    table.answer(q.seat, q.id, choose(s, q), { at: AT });
  }
  return undefined;
}

for (let n = 0; ; n++) {
  const table = search(n.toString(16).padStart(64, '0'));
  if (table === undefined) continue;
  const { config, seed, entries } = table.record;
  const kept = {
    id: 'saved-civilization-ccg',
    game: rules.id,
    name: 'Civilization, the card game',
    created: AT,
    updated: AT,
    round: table.state.round,
    over: false,
    humans: NAMES,
    bots: 0,
    yours: true,
    guided: false,
    config,
    seed,
    curtain: false,
  };
  process.stdout.write(JSON.stringify({ table: kept, entries }));
  break;
}
