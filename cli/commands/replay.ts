import { type AnyGame, type Language, type Question, SPECTATOR } from '@epoka/kernel';
import { type CaseFile, LawBroken, loadWords, reproduce } from '@epoka/kernel/kit';
import {
  ALL_SEEING,
  BadReplay,
  type Ended,
  endedOf,
  type ReplayFile,
  type Table,
  wonByOther,
} from '@epoka/table';
import { type Args, type Command, type Context, type ExitCode, Failure, UsageError } from '../command.ts';
import { loadGame } from '../games.ts';
import { asJson, openReplay, readText } from '../replays.ts';
import { eventText, nameOf } from '../sitting.ts';
import { phrases } from '../text/phrases.ts';
import { outline, readLanguage, Teller } from '../text/teller.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'Show a recorded game as text, check it, or look at one of its positions.',
  usage: 'FILE [--verify] [--at N] [--seat K] [--lang pl]',
  files: ['FILE'],
  options: {
    verify: { help: 'only check: commitment of the seed, every answer, hashes and result' },
    at: { value: 'N', short: 'n', help: 'the position after N answers' },
    seat: {
      value: 'K',
      short: 'k',
      help: 'as the seat saw it, counted from 1 (everything, once the game is over)',
    },
    lang: { value: 'en|pl', short: 'l', help: 'language (en)' },
    json: { help: 'with --at: the position as JSON' },
    help: { short: 'h', help: 'this text' },
  },
  notes:
    'A file written by "simulate --check" or "soak" when a law broke is played again under all laws.\nExit code 1 when the file is damaged, does not play out as recorded, or still breaks a law.',
  async run(args, context) {
    const language = readLanguage(args.text('lang'));
    const [path] = args.files;
    const text = readText(path);
    const json = asJson(text);
    if (isCase(json)) return playCase(json, context);
    try {
      const { file, table, game } = await openReplay(text, context.registry);
      return await show(args, context, language, file, table, game);
    } catch (error) {
      if (!(error instanceof BadReplay)) throw error;
      const where = error.where === undefined ? '' : ` (${error.where})`;
      throw new Failure(
        `${path}: ${phrases[language].replay.bad[error.code]}${where}: ${error.message}`,
        error,
      );
    }
  },
};

async function show(
  args: Args,
  { out }: Context,
  language: Language,
  file: ReplayFile,
  table: Table,
  game: AnyGame,
): Promise<ExitCode> {
  const seat = args.int('seat', 1, table.seats.length);
  const at = args.int('at', 0);
  if (at !== undefined && at > table.answers)
    throw new UsageError(`--at ${at}: the game has ${table.answers} answers`);
  const looker = seat !== undefined ? seat - 1 : table.over ? ALL_SEEING : SPECTATOR;
  const teller = await Teller.of(game, language, i => nameOf(table.seats[i], i));
  if (args.has('verify')) {
    const p = teller.phrases.replay;
    out.write(`${p.verified(table.answers, file.hashes.length + 1)}\n${p.commitment}\n`);
    return 0;
  }
  const ended = table.over ? undefined : (file.ended ?? endedOf(table.record));
  if (at === undefined) transcript(table, ended, teller, looker, line => out.write(`${line}\n`));
  else if (args.has('json')) out.write(`${JSON.stringify(table.viewAt(at, looker).state, null, 1)}\n`);
  else position(table, teller, looker, at, line => out.write(`${line}\n`));
  return 0;
}

type Say = (line: string) => void;

/** Everything that was said and done, answer by answer; the number is that of the position it led to. */
function transcript(table: Table, ended: Ended | undefined, teller: Teller, looker: number, say: Say): void {
  const { config, line } = table;
  const p = teller.phrases;
  const reader = looker === ALL_SEEING ? SPECTATOR : looker;
  say(p.replay.title(teller.title, table.rules.version));
  say(table.seats.map((_, seat) => `${seat + 1} ${teller.name(seat)}`).join(', '));
  const settings = Object.entries(config.settings).map(([key, value]) => `${key}=${value}`);
  if (settings.length > 0) say(settings.join(', '));
  const { log } = table.view(looker);
  const byEntry = new Map<number, (typeof log)[number][]>();
  for (const entry of log) byEntry.set(entry.n, [...(byEntry.get(entry.n) ?? []), entry]);
  const tell = (n: number, position: number) => {
    for (const entry of byEntry.get(n) ?? []) {
      const { state } = table.viewAt(position, looker);
      say(`        ${'tell' in entry ? teller.tell(state, reader, entry.tell) : eventText(entry, teller)}`);
    }
  };
  say(`\n${p.replay.setUp}`);
  tell(-1, 0);
  let round = 0;
  let n = 0;
  for (let i = 0; i < line.length; i++) {
    const before = table.stateAt(i);
    if (before.round !== round) {
      round = before.round;
      say(`\n${p.round(round)}`);
    }
    // Entries between two answers: somebody sat down, gave up, paused.
    for (; n < line[i]; n++) tell(n, i);
    const entry = table.entry(line[i]);
    const open = looker === ALL_SEEING || ('seat' in entry && entry.seat === looker);
    const number = `${i + 1}`.padStart(5);
    // What somebody else said and nothing came of is no news.
    if (entry.kind === 'answer' && (open || byEntry.has(line[i])))
      say(`${number}  ${teller.name(entry.seat)}${open ? `: ${answerText(table, teller, i, looker)}` : ''}`);
    else if (entry.kind !== 'answer') say(number);
    tell(line[i], i + 1);
    n = line[i] + 1;
  }
  for (; n < table.n; n++) tell(n, line.length);
  const last = table.view(looker).standing;
  const standing = ended?.why === 'resigned' ? wonByOther(last, ended.seat) : last;
  say('');
  if (ended && ended.why !== 'resigned') say(p.replay.ended[ended.why]);
  else if (!table.over && !ended) say(p.replay.unfinished);
  else say(`${p.over} ${p.won(standing.filter(s => s.rank === 1).map(s => teller.name(s.seat)))}`);
  say(teller.standing(standing));
}

function answerText(table: Table, teller: Teller, i: number, looker: number): string {
  const entry = table.entry(table.line[i]);
  if (entry.kind !== 'answer') return '';
  return teller.answer(table.viewAt(i, looker).state, entry.seat, entry.answer);
}

function position(table: Table, teller: Teller, looker: number, at: number, say: Say): void {
  const view = table.viewAt(at, looker);
  const p = teller.phrases;
  const reader = looker === ALL_SEEING ? SPECTATOR : looker;
  say(`${p.replay.title(teller.title, table.rules.version)}: ${p.replay.position(at, table.answers)}`);
  say(p.round(view.state.round));
  for (const q of view.state.asked)
    say(p.replay.asked(teller.name(q.seat), questionText(teller, view.state, reader, q)));
  say(teller.standing(view.standing));
  say(`${p.replay.state}:`);
  say(outline(view.state));
}

function questionText(teller: Teller, view: Table['state'], reader: number, q: Question): string {
  // What another seat is asked in secret comes without its kind.
  return q.kind === 'secret' ? '…' : teller.question(view, reader, q);
}

function isCase(json: unknown): json is CaseFile {
  const file = json as Partial<CaseFile> & { readonly format?: unknown };
  return (
    typeof json === 'object' &&
    json !== null &&
    file.format === undefined &&
    Array.isArray(file.answers) &&
    typeof file.game === 'string'
  );
}

async function playCase(file: CaseFile, context: Context): Promise<ExitCode> {
  const { game, entry } = await loadGame(context.registry, file.game);
  if (file.version !== game.rules.version)
    context.err.write(
      `epoka: written with version ${file.version} of the rules, these are ${game.rules.version}\n`,
    );
  try {
    reproduce(game.rules, file, await loadWords(game), entry.laws);
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    throw new Failure(
      `law "${error.law}" is still broken after ${error.case.answers.length} answers: ${error.detail}`,
      error,
    );
  }
  context.out.write(`${file.answers.length} answers played again: no law is broken\n`);
  return 0;
}
