/**
 * A table on a server, in the words of the table page. An answer shows at once and is taken back where the server refuses
 * it. Answers on their way are kept with their keys in this tab: after a reload they are sent again, and the server knows a
 * repeated one for what it is, so that none is lost and none counts twice.
 */
import { type Answer, type AnyRuleset, SPECTATOR } from '@epoka/kernel';
import type { Act, ActResult, Verification } from '@epoka/protocol';
import { ActRefused, type EpokaClient, type FollowedTable, newKey } from '@epoka/protocol/client';
import { type CarriedOut, type Digest, Plan, type View } from '@epoka/table';
import type {
  ClientProblem,
  PointsAt,
  Refused,
  TableClient,
  TableShot,
  Verified,
} from '../client/table-client.ts';
import { closed, following, tableShot } from '../client/table-shot.ts';
import { ask } from '../client/worker-link.ts';
import { loadGame } from '../games.ts';
import { homeWords } from '../lang/index.ts';
import { prefs } from '../prefs.ts';
import { call, callText } from './api.ts';
import { rematchOr } from './rematch.ts';
import { fromRouteId, toRouteId } from './route-ids.ts';
import { promiseOf, saltOf } from './salts.ts';
import { byLink, keepLink, linkOf } from './shown-links.ts';

const DRAWER = 'epoka.online.';

/** Acts of this tab that the server has not confirmed yet. */
function drawer(table: string): Map<string, Act> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(DRAWER + table) ?? '[]') as [string, Act][]);
  } catch {
    return new Map();
  }
}

function keepDrawer(table: string, acts: ReadonlyMap<string, Act>): void {
  try {
    if (acts.size === 0) sessionStorage.removeItem(DRAWER + table);
    else sessionStorage.setItem(DRAWER + table, JSON.stringify([...acts]));
  } catch {
    // Without storage a reload in the very moment of an answer asks the same question again; nothing worse.
  }
}

export class OnlineTable implements TableClient {
  readonly kind = 'online';
  readonly id: string;
  readonly followed: FollowedTable;
  private readonly client: EpokaClient;
  private readonly stop: () => void;
  private readonly listeners = new Set<() => void>();
  private readonly unsent: Map<string, Act>;
  private rules: AnyRuleset | undefined;
  private now: TableShot | undefined;
  private madeOf: readonly unknown[] = [];
  private plan: Plan | undefined;
  private planned = 0;
  private returned = false;
  private digested: { readonly n: number; readonly fetched: Promise<Digest> } | undefined;
  private lookedBack = false;
  private since = Date.now();
  /** the position in which this player answered last */
  private answeredAt: number | undefined;
  /** one act after the other: an undo must have seen what the one before it did */
  private queue: Promise<unknown> = Promise.resolve();
  private readonly onVisible = () => this.followed.look(!document.hidden);
  private readonly onNetwork = () => this.changed();

  /** `join`: the code of the link by which this person came */
  constructor(client: EpokaClient, routeId: string, join?: string) {
    this.client = client;
    this.id = fromRouteId(routeId);
    keepLink(this.id, join);
    this.followed = client.follow(this.id, linkOf(this.id));
    this.unsent = drawer(this.id);
    for (const [key, act] of this.unsent) void this.send(act, key).catch(() => undefined);
    const ends = [this.followed.onChange(() => this.changed()), client.onChange(() => this.changed())];
    this.stop = () => {
      for (const end of ends) end();
    };
    this.followed.look(!document.hidden);
    document.addEventListener('visibilitychange', this.onVisible);
    addEventListener('offline', this.onNetwork);
    addEventListener('online', this.onNetwork);
    this.changed();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** the server's time minus that of this device */
  get skew(): number {
    return this.client.skew;
  }

  readonly shot = (): TableShot | undefined => this.now;
  /** grows with every change */
  version = 0;

  readonly problem = (): ClientProblem | undefined => {
    const { problem } = this.followed;
    if (!problem)
      return this.followed.lost
        ? { code: 'broken', detail: 'the server no longer has what it said was saved' }
        : undefined;
    if (problem.code === 'old-rules') return { code: 'version', detail: problem.message };
    return problem.code === 'no-such-table'
      ? { code: 'missing' }
      : { code: 'broken', detail: problem.message };
  };

  // ---- what is seen

  private changed(): void {
    const { followed } = this;
    const { info, here, chat } = followed;
    const shown = followed.shown;
    const { sending } = this;
    if (shown && info && this.differs([shown, info, here, chat.length, this.planned, this.returned, sending]))
      this.now = this.make(shown);
    // What was said before this page was opened is no news.
    if (this.read < 0 && info) this.read = chat.length;
    if (shown && !this.lookedBack) this.lookBack(shown);
    this.version++;
    for (const listener of this.listeners) listener();
  }

  private get sending(): TableShot['sending'] {
    const { outbox, status } = this.client;
    if (!outbox.some(({ table, act }) => table === this.id && act.do === 'answer')) return undefined;
    // A connection is believed in for a while after its network has gone.
    return status === 'connected' && navigator.onLine ? 'going' : 'held';
  }

  private differs(parts: readonly unknown[]): boolean {
    // With answers on their way the view is made anew each time; comparing it would not help.
    const same =
      this.madeOf.length === parts.length &&
      parts.every((part, i) => part === this.madeOf[i]) &&
      this.now !== undefined;
    this.madeOf = parts;
    return !same;
  }

  private make(shown: View): TableShot {
    const { followed, client, sending, plan, rules, now: before } = this;
    // The clocks of the table are read with the clock of this device.
    const clock = { ...shown.clock, at: shown.clock.at - client.skew };
    // Whoever opens the table sees how long the others have been waiting, not how long this page has.
    if (!before || before.view.n !== shown.n) this.since = clock.at > 0 ? clock.at : Date.now();
    const last = followed.info?.phase === 'closed' ? closed(shown, followed.info.ended) : { view: shown };
    const made = tableShot({
      id: toRouteId(this.id),
      name: followed.info?.title || (homeWords[prefs.get().language].of[shown.game]?.title ?? shown.game),
      ...last,
      view: { ...last.view, clock },
      plan: plan && rules && { of: plan, rules },
      since: this.since,
      mine: followed.seat >= 0 ? [followed.seat] : [],
      returned: this.returned,
      here: followed.here,
      ...(sending ? { sending } : {}),
    });
    return following(before, made);
  }

  /** Whoever opens the table and has missed something is told first. */
  private lookBack(shown: View): void {
    this.lookedBack = true;
    if (shown.seat < 0 || shown.over) return;
    this.digest().then(
      ({ since, groups }) => {
        if (since < 0 || groups.length === 0) return;
        this.returned = true;
        this.changed();
      },
      // asked for again, and reported, when the player wants to read it
      () => undefined,
    );
  }

  // ---- what is done

  /** Kept until the server says what became of it. */
  private async send(act: Act, key = newKey()): Promise<ActResult> {
    this.unsent.set(key, act);
    keepDrawer(this.id, this.unsent);
    try {
      return await this.client.act(this.id, act, key);
    } finally {
      this.unsent.delete(key);
      // A closed page takes its acts along; only the server's word ends them.
      if (!this.client.isOver) keepDrawer(this.id, this.unsent);
    }
  }

  private async refusable(run: Promise<unknown>): Promise<Refused | undefined> {
    try {
      await run;
      return undefined;
    } catch (error) {
      if (!(error instanceof ActRefused)) throw error;
      const { code, reason } = error.problem;
      return { code, ...(reason ? { reason } : {}) };
    }
  }

  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    const done = this.queue.then(run, run);
    this.queue = done.catch(() => undefined);
    return done;
  }

  private get seen(): { seen?: number } {
    return this.followed.n >= 0 ? { seen: this.followed.n } : {};
  }

  answer = (question: number, answer: Answer): Promise<Refused | undefined> => {
    this.returned = false;
    if (this.plan) return this.planAnswer(this.plan, question, answer);
    this.answeredAt = this.followed.view?.answers;
    return this.refusable(this.send({ do: 'answer', question, answer, ...this.seen }));
  };

  undo = (answers: number): Promise<Refused | undefined> => {
    if (this.plan) {
      for (let i = 0; i < answers && this.plan.answers.length > 0; i++) this.plan.undo();
      this.planChanged();
      return Promise.resolve(undefined);
    }
    return this.refusable(this.inTurn(() => this.send({ do: 'undo', answers, ...this.seen })));
  };

  redo = (answers: number): Promise<Refused | undefined> =>
    this.refusable(this.inTurn(() => this.send({ do: 'redo', answers, ...this.seen })));

  /** Before this player's last answer, as far as this page has seen it; otherwise before the last one of all. */
  takeBackTo(): number {
    const last = (this.followed.view?.answers ?? 0) - 1;
    return Math.max(0, Math.min(this.answeredAt ?? last, last));
  }

  /** Proposed to the others; carried out when all have agreed. */
  takeBack = (to: number): Promise<Refused | undefined> =>
    this.refusable(this.send({ do: 'propose', what: 'take-back', to }));

  order = (order: string, on: boolean): Promise<Refused | undefined> =>
    this.refusable(this.send({ do: 'order', order, on }));

  /** Anything else: votes, leaving, resigning ... Throws what was refused. */
  act = (act: Act): Promise<ActResult> => this.send(act);

  readonly say = (text: string): Promise<ActResult> => this.send({ do: 'say', text });
  readonly chatLines = () => this.followed.chat;

  /** lines of chat that were on the page */
  private read = -1;
  get unread(): number {
    return this.read < 0 ? 0 : Math.max(0, this.followed.chat.length - this.read);
  }
  readAll(): void {
    if (this.unread === 0) this.read = this.followed.chat.length;
    else {
      this.read = this.followed.chat.length;
      this.changed();
    }
  }

  readonly again = (): Promise<string> =>
    rematchOr(toRouteId(this.id), async () => {
      const { table } = await this.send({ do: 'rematch' });
      return toRouteId(table ?? this.followed.info?.rematch ?? this.id);
    });

  // ---- plans: tried here, on a state in which the server has put guesses for everything hidden

  async planBegin(): Promise<void> {
    const game = this.followed.info && (await loadGame(this.followed.info.game));
    if (!game) throw new Error('the rules of this game are not here');
    const { seat, state } = await call<{ seat: number; state: View['state'] }>(
      'GET',
      `/api/tables/${this.id}/plan`,
    );
    this.rules = game.rules;
    this.plan = new Plan(game.rules, seat, state);
    this.planChanged();
  }

  planDrop(): Promise<void> {
    this.plan = undefined;
    this.planChanged();
    return Promise.resolve();
  }

  async planCarryOut(): Promise<CarriedOut> {
    const planned = this.plan?.answers ?? [];
    await this.planDrop();
    const { carried } = await this.send({
      do: 'carry-out',
      planned: planned.map(({ kind, answer, certain }) => ({ kind, answer, certain })),
      ...this.seen,
    });
    return {
      answers: carried?.answers ?? 0,
      stop: (carried?.stop ?? 'done') as CarriedOut['stop'],
      entries: [],
    };
  }

  private async planAnswer(plan: Plan, question: number, answer: Answer): Promise<Refused | undefined> {
    try {
      plan.answer(question, answer);
    } catch (error) {
      const { code, reason } = error as Refused;
      return { code, ...(reason ? { reason } : {}) };
    }
    this.planChanged();
    return undefined;
  }

  private planChanged(): void {
    this.planned++;
    this.changed();
  }

  // ---- looking back

  /** Fetched once a position, however many ask for it. */
  async digest(): Promise<Digest> {
    if (this.followed.seat < 0) return { since: -1, groups: [] };
    const n = this.followed.view?.n ?? -1;
    if (this.digested?.n !== n) {
      const fetched = call<{ digest: Digest }>('GET', `/api/tables/${this.id}/digest`).then(
        answer => answer.digest,
      );
      this.digested = { n, fetched };
      fetched.catch(() => {
        if (this.digested?.fetched === fetched) this.digested = undefined;
      });
    }
    return this.digested.fetched;
  }

  async viewAt(answers: number): Promise<View> {
    return (await call<{ view: View }>('GET', `/api/tables/${this.id}/at/${answers}${byLink(this.id)}`)).view;
  }

  replayText(): Promise<string> {
    return callText(`/api/tables/${this.id}/replay${byLink(this.id)}`);
  }

  /** The points of every round, by playing the record through in the worker of this browser. */
  async points(): Promise<readonly PointsAt[]> {
    const { id } = await ask('importReplay', await this.replayText(), this.now?.name ?? '', false);
    const replay = await ask('openReplay', id);
    const stops = [...replay.rounds.map(r => r.at), replay.answers];
    const result: PointsAt[] = [];
    for (const at of new Set(stops)) {
      const view = await ask('replayAt', id, at, SPECTATOR);
      const points = new Array<number>(replay.seats.length).fill(0);
      for (const s of view.standing) points[s.seat] = s.points;
      result.push({ answers: at, round: view.state.round, points });
    }
    return result;
  }

  /** The server says what it promised; the record is played through here. */
  async verify(): Promise<Verified> {
    const said = await call<Verification>('GET', `/api/tables/${this.id}/verify${byLink(this.id)}`);
    const here = async (): Promise<boolean> =>
      ask('importReplay', await this.replayText(), this.now?.name ?? '', false).then(
        () => true,
        () => false,
      );
    return {
      commitment:
        said.promised &&
        said.commitment === this.now?.view.commitment &&
        said.commitment === (promiseOf(this.id) ?? said.commitment) &&
        this.saltIsUsed(said.salts),
      replay: said.replayed === null ? null : said.verified && (await here()),
      seed: said.seed,
    };
  }

  /** What this device added to the seed is among what the game was made with. */
  private saltIsUsed(salts: readonly string[]): boolean {
    const own = saltOf(this.id);
    return own === undefined || salts.length === 0 || salts.includes(own);
  }

  async rename(title: string): Promise<void> {
    await this.send({ do: 'change', title });
  }

  uncover(): Promise<void> {
    return Promise.resolve();
  }

  pace(): void {
    // a server keeps its own time
  }

  close(): void {
    this.stop();
    this.listeners.clear();
    document.removeEventListener('visibilitychange', this.onVisible);
    removeEventListener('offline', this.onNetwork);
    removeEventListener('online', this.onNetwork);
    this.followed.look(false);
  }
}
