import { hire } from '@epoka/bots';
import { type AnyGame, type Language, readSettings } from '@epoka/kernel';
import { BadReplay, type Occupant, sha256, Table } from '@epoka/table';
import { type Args, type Command, type Context, Failure, UsageError } from '../command.ts';
import { loadGame, parseSettings, readSeats } from '../games.ts';
import { openReplay, readText } from '../replays.ts';
import { Sitting } from '../sitting.ts';
import { phrases } from '../text/phrases.ts';
import { readLanguage } from '../text/teller.ts';

export const play: Command = {
  name: 'play',
  summary: 'Play in the terminal against bots, by a list of choices.',
  usage: '--game G [--seats N] [--bots a,b,..] [--seat K] [--lang pl] | --from FILE',
  options: {
    game: { value: 'G', short: 'g', help: 'which game' },
    seats: { value: 'N', short: 's', help: "number of seats (the game's smallest)" },
    seat: { value: 'K', short: 'k', help: 'your seat, counted from 1 (1)' },
    bots: { value: 'a,b,..', short: 'b', help: 'the others (greedy); a shorter list is repeated' },
    lang: { value: 'en|pl', short: 'l', help: 'language (en)' },
    name: { value: 'TEXT', help: 'your name at the table' },
    settings: { value: 'k=v,..', help: 'settings of the game' },
    'round-cap': { value: 'N', help: 'the game ends after this many rounds (no cap)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same shuffles (a new one every time)' },
    from: { value: 'FILE', short: 'f', help: 'go on with a saved game' },
    save: { value: 'FILE', help: 'where the game is saved (<game>-<date>.epoka.json)' },
    help: { short: 'h', help: 'this text' },
  },
  notes:
    'At a question: a number chooses, text filters, u undo, r redo, s standing, l log, v position, ? help, q save and quit.',
  async run(args, context) {
    const language = readLanguage(args.text('lang'));
    const { game, table, seat } = args.has('from')
      ? await resume(args, context)
      : await sitDown(args, context, language);
    const save = args.text('save') ?? args.text('from') ?? defaultFile(game.rules.id);
    const sitting = await Sitting.at(table, game, seat, language, save, context);
    // A finished game is written only where that was asked for; a game left early always.
    return sitting.play(args.has('save') || args.has('from'));
  },
};

interface Place {
  readonly game: AnyGame;
  readonly table: Table;
  readonly seat: number;
}

async function sitDown(args: Args, context: Context, language: Language): Promise<Place> {
  const { game } = await loadGame(context.registry, args.text('game'));
  const count = readSeats(game, args.int('seats', 1, 100));
  const seat = (args.int('seat', 1, count) ?? 1) - 1;
  const settings = parseSettings(game, args.text('settings'));
  readSettings(game.rules, count, settings);
  const bots = args.list('bots') ?? ['greedy'];
  for (const bot of bots) hire(bot);
  let next = 0;
  const seats = Array.from({ length: count }, (_, i): Occupant => {
    if (i === seat) return { kind: 'human', name: args.text('name') ?? phrases[language].human };
    const bot = bots[next++ % bots.length];
    return { kind: 'bot', bot, name: `${hire(bot).bot.name} ${i + 1}` };
  });
  const seed = args.text('seed');
  const table = Table.create(game.rules, {
    seats,
    settings,
    roundCap: args.int('round-cap', 1) ?? 0,
    at: Date.now(),
    // Any text will do as a name of a shuffle; a table wants a seed of full length.
    ...(seed === undefined ? {} : { seed: sha256(seed) }),
  });
  return { game, table, seat };
}

async function resume(args: Args, context: Context): Promise<Place> {
  for (const name of ['game', 'seats', 'bots', 'settings', 'round-cap', 'seed', 'name'])
    if (args.has(name)) throw new UsageError(`--${name} is no use with --from: the saved game knows it`);
  const file = args.text('from') ?? '';
  try {
    const { table, game } = await openReplay(readText(file), context.registry);
    const people = table.seats.flatMap((who, i) => (who.kind === 'human' ? [i] : []));
    const seat = args.has('seat') ? (args.int('seat', 1, table.seats.length) ?? 1) - 1 : people[0];
    if (seat === undefined || table.seats[seat].kind !== 'human')
      throw new UsageError(
        `choose a seat of a human with --seat: ${people.map(i => i + 1).join(', ') || 'there is none'}`,
      );
    const others = people.filter(i => i !== seat).map(i => i + 1);
    if (others.length > 0)
      throw new UsageError(
        `other humans sit at this table (${others.join(', ')}): it can't be finished by one alone`,
      );
    return { game, table, seat };
  } catch (error) {
    if (error instanceof BadReplay) throw new Failure(`${file}: ${error.message}`, error);
    throw error;
  }
}

function defaultFile(game: string): string {
  const stamp = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return `${game}-${stamp}.epoka.json`;
}
