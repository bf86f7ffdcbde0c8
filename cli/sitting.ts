/** One person at a table in the terminal, bots in the other seats. */
import { writeFileSync } from 'node:fs';
import { botChance, type Hired, hire, sightOf, UnknownBot } from '@epoka/bots';
import {
  type Answer,
  type AnyGame,
  type Chance,
  type Form,
  type Language,
  Refusal,
  redact,
} from '@epoka/kernel';
import { exportReplay, type LogLine, type Occupant, type OpenQuestion, type Table } from '@epoka/table';
import { type Context, type ExitCode, Failure } from './command.ts';
import { Forms } from './forms.ts';
import { Lines } from './lines.ts';
import { type Style, styleFor } from './text/layout.ts';
import { outline, Teller } from './text/teller.ts';

/** Nobody likes to wait at a terminal: bots without a limit of their own get this one. */
const BOT_MS = 2000;

interface Item {
  readonly text: string;
  readonly why?: string;
  readonly warn?: string;
  readonly answer?: Answer;
  readonly form?: Form;
}

type Outcome = 'answered' | 'quit';

export function nameOf(who: Occupant, seat: number): string {
  return ('name' in who ? who.name : undefined) ?? (who.kind === 'bot' ? who.bot : `#${seat + 1}`);
}

export class Sitting {
  private readonly table: Table;
  private readonly game: AnyGame;
  private readonly seat: number;
  private readonly teller: Teller;
  private readonly file: string;
  private readonly context: Context;
  private readonly style: Style;
  private readonly lines: Lines;
  private readonly bots: { readonly hired: Hired; readonly chance: Chance }[];
  /** log lines already shown */
  private shown = 0;

  private constructor(
    table: Table,
    game: AnyGame,
    seat: number,
    teller: Teller,
    file: string,
    context: Context,
  ) {
    this.table = table;
    this.game = game;
    this.seat = seat;
    this.teller = teller;
    this.file = file;
    this.context = context;
    this.style = styleFor(context.out);
    this.lines = new Lines(context);
    this.bots = table.seats.map((who, i) => ({
      hired: botOf(who),
      // With the number of entries, so that a game taken up again does not repeat the chance of its start.
      chance: botChance(`${table.record.seed}/${table.n}`, i),
    }));
  }

  static async at(
    table: Table,
    game: AnyGame,
    seat: number,
    language: Language,
    file: string,
    context: Context,
  ): Promise<Sitting> {
    const teller = await Teller.of(game, language, i => nameOf(table.seats[i], i));
    return new Sitting(table, game, seat, teller, file, context);
  }

  /** Plays on until the game is over, the player quits or the input ends. */
  async play(saveAtEnd: boolean): Promise<ExitCode> {
    const { phrases: p } = this.teller;
    try {
      this.say(this.style.bold(this.teller.title));
      while (!this.table.over) {
        if (this.botAnswers()) continue;
        const outcome = await this.ask();
        if (outcome === 'quit') {
          this.save();
          this.say(p.saved(this.file, `epoka play --from ${this.file}`));
          return 0;
        }
      }
      this.news();
      const { standing } = this.table.view(this.seat);
      this.say(`\n${p.over} ${p.won(standing.filter(s => s.rank === 1).map(s => this.teller.name(s.seat)))}`);
      this.say(this.teller.standing(standing));
      if (saveAtEnd) {
        this.save();
        this.say(p.written(this.file, `epoka replay ${this.file}`));
      }
      return 0;
    } finally {
      this.lines.close();
    }
  }

  private say(text: string): void {
    this.context.out.write(`${text}\n`);
  }

  private save(): void {
    try {
      writeFileSync(this.file, exportReplay(this.table, { unfinished: true }));
    } catch (error) {
      throw new Failure(`can't write ${this.file}: ${(error as Error).message}`, error);
    }
  }

  /** One bot that is asked something answers. Bots first: nobody waits for the person to learn a secret. */
  private botAnswers(): boolean {
    const { table, game } = this;
    const q = table.asked.find(x => table.seats[x.seat].kind !== 'human');
    if (!q) return false;
    const { hired, chance } = this.bots[q.seat];
    const limit = hired.limit.ms === undefined ? { ...hired.limit, ms: BOT_MS } : hired.limit;
    const sight = sightOf(game.rules, table.state, q.seat, { chance, brain: game.brain, limit, question: q });
    table.answer(q.seat, q.id, hired.bot.choose(sight), { at: Date.now() });
    return true;
  }

  // ---- log

  private news(): void {
    const { log, state } = this.table.view(this.seat);
    if (log.length > this.shown) this.say('');
    for (const line of log.slice(this.shown))
      this.say(`  ${this.style.dim('·')} ${this.lineText(line, state)}`);
    this.shown = log.length;
  }

  private lineText(line: LogLine, view: Table['state']): string {
    return 'tell' in line ? this.teller.tell(view, this.seat, line.tell) : eventText(line, this.teller);
  }

  // ---- the question

  private items(q: OpenQuestion): Item[] {
    const { teller, seat } = this;
    const view = redact(this.game.rules, this.table.state, seat);
    const choices = q.choices.map(({ answer, why, warn }): Item => {
      const text = teller.answer(view, seat, answer);
      return {
        answer,
        text,
        ...(why ? { why: teller.reason(view, seat, why) } : {}),
        ...(warn ? { warn: teller.reason(view, seat, warn) } : {}),
      };
    });
    const forms = q.forms.map((form): Item => {
      const { verb, schema } = form;
      // A form with one possible value is a choice that wants to be confirmed; the game has words for it.
      const only = schema.type === 'oneOf' && schema.values.length === 1 ? schema.values[0] : undefined;
      const text =
        only === undefined ? `${teller.phrases.other} (${verb})` : teller.answer(view, seat, [verb, only]);
      return { form, text };
    });
    // What can be done comes first, what can't for the curious after it.
    return [
      ...choices.filter(c => c.why === undefined),
      ...forms,
      ...choices.filter(c => c.why !== undefined),
    ];
  }

  private show(items: readonly Item[], filter = ''): void {
    const { style } = this;
    const p = this.teller.phrases;
    const wanted = filter.toLocaleLowerCase();
    const width = `${items.length}`.length;
    const hits = items.flatMap((item, i) =>
      item.text.toLocaleLowerCase().includes(wanted) ? [{ item, n: i + 1 }] : [],
    );
    if (hits.length === 0) {
      this.say(p.noMatch);
      return;
    }
    for (const { item, n } of hits) {
      const number = `${n}`.padStart(width);
      if (item.why !== undefined) this.say(style.dim(`  [${number}] ${item.text} (${item.why})`));
      else
        this.say(`   ${number}  ${item.text}${item.warn === undefined ? '' : style.warn(` ! ${item.warn}`)}`);
    }
    if (filter !== '') this.say(style.dim(p.matches(hits.length, items.length, filter)));
  }

  private async ask(): Promise<Outcome> {
    const { table, teller, style } = this;
    const p = teller.phrases;
    const q = table.questions(this.seat)[0];
    // Nobody can answer for an empty seat, and a saved game may have one.
    if (q === undefined) throw new Failure('the game waits for a seat where nobody sits');
    this.news();
    const { state } = table;
    const text = teller.question(redact(this.game.rules, state, this.seat), this.seat, q);
    this.say(`\n${style.bold(state.round > 0 ? `${p.round(state.round)}: ${text}` : text)}`);
    const items = this.items(q);
    this.show(items);
    for (;;) {
      const text = await this.lines.ask(`${p.prompt}> `);
      if (text === undefined) {
        this.say(p.endOfInput);
        return 'quit';
      }
      if (text === 'q') return 'quit';
      if (text === 'u' || text === 'r') {
        if (this.back(text)) return 'answered';
      } else if (!(await this.command(text, items))) {
        const n = Number(text);
        if (!/^\d+$/.test(text)) this.show(items, text);
        else if (n < 1 || n > items.length) this.say(p.noSuchNumber(text));
        else if (await this.take(q, items[n - 1])) return 'answered';
      }
    }
  }

  private async command(text: string, items: readonly Item[]): Promise<boolean> {
    const { teller, table } = this;
    switch (text) {
      case '':
        this.show(items);
        return true;
      case '?':
        this.say(teller.phrases.help);
        return true;
      case 's':
        this.say(teller.standing(table.view(this.seat).standing));
        return true;
      case 'l': {
        const { log, state } = table.view(this.seat);
        for (const line of log) this.say(`  ${this.lineText(line, state)}`);
        return true;
      }
      case 'v':
        this.say(outline(redact(this.game.rules, table.state, this.seat)));
        return true;
      default:
        return false;
    }
  }

  private back(which: 'u' | 'r'): boolean {
    const { table, seat } = this;
    const p = this.teller.phrases;
    const reach = which === 'u' ? table.undoReach(seat) : table.redoReach(seat);
    if (reach.answers === 0) {
      this.say(
        which === 'u' ? p.undoStops[table.undoReach(seat).stop] : p.redoStops[table.redoReach(seat).stop],
      );
      return false;
    }
    if (which === 'u') table.undo(seat, 1, { at: Date.now() });
    else table.redo(seat, 1, { at: Date.now() });
    this.shown = Math.min(this.shown, table.view(seat).log.length);
    this.say(which === 'u' ? p.undone(1) : p.redone(1));
    return true;
  }

  private async take(q: OpenQuestion, item: Item): Promise<boolean> {
    const p = this.teller.phrases;
    if (item.why !== undefined) {
      this.say(p.blocked(item.why));
      return false;
    }
    let { answer } = item;
    if (item.form) {
      const value = await new Forms(this.lines, text => this.say(text), p.form).fill(item.form.schema);
      if (value === undefined) return false;
      answer = [item.form.verb, value];
    }
    try {
      this.table.answer(this.seat, q.id, answer, { at: Date.now() });
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const view = redact(this.game.rules, this.table.state, this.seat);
      this.say(
        error.reason ? p.blocked(this.teller.reason(view, this.seat, error.reason)) : p.refused(error.code),
      );
      return false;
    }
  }
}

export function eventText(line: LogLine, teller: Teller): string {
  if (!('event' in line)) return '';
  const { event } = line;
  const p = teller.phrases.replay;
  switch (event.kind) {
    case 'seat':
      return p.seatChanges[event.why](nameOf(event.to, event.seat));
    case 'resign':
      return p.resigned(teller.name(event.seat));
    default:
      return event.kind;
  }
}

function botOf(who: Occupant): Hired {
  if (who.kind !== 'bot') return hire('greedy');
  try {
    return hire(who.bot);
  } catch (error) {
    // A game saved elsewhere may name a bot this build does not have.
    if (error instanceof UnknownBot) return hire('greedy');
    throw error;
  }
}
