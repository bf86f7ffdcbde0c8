/** The dialog of a new table, made from what the game says of itself: seats, settings, bots. */
import type { Settings } from '@epoka/kernel';
import type { Occupant } from '@epoka/table';
import { Suspense, useEffect, useRef, useState } from 'react';
import { beginLocalTable, defaultBot, hasPlayed } from '../client/begin-local-table.ts';
import { useGameWords } from '../client/game-parts.ts';
import { loadGuide } from '../client/guides.ts';
import type { GameFacts } from '../client/table-client.ts';
import { ask } from '../client/worker-link.ts';
import type { ChosenDeck } from '../decks/deck-choice.tsx';
import { bringsDecks } from '../decks/games-with-decks.ts';
import { cardOf } from '../games.ts';
import { Button, SeatMark } from '../kit/index.ts';
import { Dialog, GameTint } from '../kit/ui/dialog.tsx';
import { Select, Switch } from '../kit/ui/fields.tsx';
import { homeWords } from '../lang/index.ts';
import { lazyPart } from '../lazy-part.ts';
import { type Prefs, prefs } from '../prefs.ts';
import { go, type Way } from '../router.ts';
import { useLanguage, useMore, usePrefs, useWords } from '../words.tsx';
import { defaultsOf, SettingsOfGame } from './game-settings.tsx';
import { Radios } from './radios.tsx';

const DeckChoice = lazyPart(
  () => import('../decks/deck-choice.tsx'),
  m => m.DeckChoice,
);
const BuildDecks = lazyPart(
  () => import('../decks/deck-choice.tsx'),
  m => m.BuildDecks,
);
const CreateOnlineTable = lazyPart(
  () => import('../online/create-table.tsx'),
  m => m.CreateOnlineTable,
);

export function NewTable({ game, way }: { game: string; way: Way }) {
  const words = useWords();
  const language = useLanguage();
  const card = cardOf(game);
  const title = homeWords[language].of[game]?.title ?? game;
  const close = () => go({ page: 'home' });
  const body = !card ? (
    <p>{words.newTable.unknownGame}</p>
  ) : !card.ready ? (
    <p>{words.newTable.preparing}</p>
  ) : way === 'online' ? (
    <Suspense fallback={<p role="status">{words.loading}</p>}>
      <CreateOnlineTable game={game} without={<Online game={game} />} />
    </Suspense>
  ) : (
    <LocalForm game={game} way={way} title={title} />
  );
  return (
    <GameTint value={game}>
      <Dialog
        open
        title={words.newTable[way](title)}
        onClose={close}
        closeLabel={words.close}
        className="new-table"
      >
        {body}
      </Dialog>
    </GameTint>
  );
}

function Online({ game }: { game: string }) {
  const { noServer } = useMore();
  const home = homeWords[useLanguage()];
  return (
    <div className="new-online">
      <p>{noServer.not}</p>
      <p>{noServer.how}</p>
      <p>{noServer.meanwhile}</p>
      <p className="page-acts">
        <Button kind="primary" onClick={() => go({ page: 'new', game, way: 'bots' }, true)}>
          {home.bots}
        </Button>
        <Button onClick={() => go({ page: 'new', game, way: 'here' }, true)}>{home.here}</Button>
      </p>
    </div>
  );
}

interface SeatDraft {
  readonly bot: string | undefined;
  readonly name: string;
  /** in games to which decks are brought; none for any ready one */
  readonly deck?: ChosenDeck | undefined;
}

function LocalForm({ game, way, title }: { game: string; way: 'bots' | 'here'; title: string }) {
  const words = useWords();
  const t = words.newTable;
  const gameWords = useGameWords(game, useLanguage());
  const now = usePrefs();
  const [facts, setFacts] = useState<GameFacts>();
  const [failed, setFailed] = useState(false);
  const [seats, setSeats] = useState<readonly SeatDraft[]>([]);
  const [settings, setSettings] = useState<Settings>({});
  const [hides, setHides] = useState(true);
  const [busy, setBusy] = useState(false);
  const decks = bringsDecks(game);
  const form = useRef<HTMLFormElement>(null);
  const complete = facts !== undefined && gameWords !== undefined;

  // The form comes after its dialog. Whoever has not gone elsewhere meanwhile begins in its first field, where Enter starts
  // the table as it does in all others.
  useEffect(() => {
    if (complete && document.activeElement?.contains(form.current))
      form.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, [complete]);

  useEffect(() => {
    let stale = false;
    // the first table of a game is proposed on the level that its guided game teaches
    Promise.all([
      ask('facts', game),
      hasPlayed(game) ? undefined : loadGuide(game).catch(() => undefined),
    ]).then(
      ([made, guide]) => {
        if (stale) return;
        setFacts(made);
        setSettings({ ...defaultsOf(made), ...(guide?.settings as Settings | undefined) });
        setSeats(Array.from({ length: Math.max(made.seats.min, 2) }, (_, i) => draft(way, i)));
        setHides(made.secrets);
      },
      () => stale || setFailed(true),
    );
    return () => {
      stale = true;
    };
  }, [game, way]);

  if (failed) return <p role="alert">{t.failed}</p>;
  if (!facts || !gameWords) return <p role="status">{words.loading}</p>;

  const nameOf = (seat: SeatDraft, i: number): string =>
    seat.name.trim() ||
    (seat.bot !== undefined
      ? words.botNames[i % words.botNames.length]
      : i === 0
        ? now.name || t.guest
        : t.playerN(i + 1));
  const humans = seats.filter(s => s.bot === undefined).length;
  const tooFew = way === 'here' && humans < 2;

  const start = async () => {
    if (busy || tooFew) return;
    setBusy(true);
    const occupants = seats.map(
      (s, i): Occupant =>
        s.bot === undefined
          ? { kind: 'human', name: nameOf(s, i) }
          : { kind: 'bot', bot: s.bot, name: nameOf(s, i) },
    );
    try {
      if (seats[0].bot === undefined && seats[0].name.trim() && way === 'bots')
        prefs.set({ name: seats[0].name.trim() });
      await beginLocalTable({
        game,
        name: title,
        seats: occupants,
        settings,
        ...(decks ? { brought: seats.map(s => s.deck?.value) } : {}),
        hideOnHandover: humans > 1 && hides,
        guided: false,
      });
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <form
      ref={form}
      className="new-form"
      onSubmit={e => {
        e.preventDefault();
        void start();
      }}
    >
      <fieldset className="new-seats">
        <legend>{t.seats}</legend>
        <Radios
          legend={t.seats}
          name="seats"
          value={String(seats.length)}
          options={range(facts.seats.min, facts.seats.max).map(n => ({ value: String(n), label: String(n) }))}
          onChange={v => setSeats(Array.from({ length: Number(v) }, (_, i) => seats[i] ?? draft(way, i)))}
        />
        <ol>
          {seats.map((seat, i) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={i}
              n={i}
              seat={seat}
              shown={nameOf(seat, i)}
              bots={facts.bots}
              fixed={way === 'bots' && i === 0}
              brings={decks ? game : undefined}
              onChange={changed => setSeats(seats.map((s, k) => (k === i ? changed : s)))}
            />
          ))}
        </ol>
        {decks && (
          <Suspense>
            <BuildDecks />
          </Suspense>
        )}
        {tooFew && (
          <p role="alert" className="new-warn">
            {t.twoPeople}
          </p>
        )}
      </fieldset>
      {humans > 1 && facts.secrets && (
        <Switch label={t.hide} note={t.hideNote} on={hides} onChange={setHides} />
      )}
      {humans < seats.length && (
        <Radios
          legend={t.pace}
          name="pace"
          value={now.pace}
          options={[
            { value: 'calm', label: t.calm },
            { value: 'quick', label: t.quick },
            { value: 'instant', label: t.instant },
          ]}
          onChange={v => prefs.set({ pace: v as Prefs['pace'] })}
        />
      )}
      <SettingsOfGame facts={facts} words={gameWords} settings={settings} onChange={setSettings} />
      <p className="page-acts new-acts">
        <Button kind="primary" type="submit" disabled={busy || tooFew}>
          {busy ? t.starting : t.start}
        </Button>
      </p>
    </form>
  );
}

function draft(way: 'bots' | 'here', i: number): SeatDraft {
  return { bot: way === 'bots' && i > 0 ? defaultBot : undefined, name: '' };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function SeatRow({
  n,
  seat,
  shown,
  bots,
  fixed,
  brings,
  onChange,
}: {
  n: number;
  seat: SeatDraft;
  shown: string;
  bots: readonly string[];
  fixed: boolean;
  /** the game, where decks are brought to it */
  brings: string | undefined;
  onChange: (seat: SeatDraft) => void;
}) {
  const words = useWords();
  const t = words.newTable;
  const HUMAN = 'human';
  return (
    <li className="new-seat">
      <SeatMark mark={n} name={shown} size={28} />
      <label className="ek-field">
        <span className="ek-hidden">{t.nameOf(n + 1)}</span>
        <input
          className="ek-input"
          value={seat.name}
          placeholder={shown}
          maxLength={24}
          autoComplete="off"
          onChange={e => onChange({ ...seat, name: e.target.value })}
        />
      </label>
      {fixed ? (
        <span className="new-you">{t.you}</span>
      ) : (
        <Select
          bare
          label={`${t.kind}, ${t.seatN(n + 1).toLowerCase()}`}
          value={seat.bot ?? HUMAN}
          options={[
            { value: HUMAN, label: t.human },
            ...bots.map(b => ({ value: b, label: words.bots[b] ?? `${b} (${words.bot})` })),
          ]}
          onChange={v => onChange({ ...seat, bot: v === HUMAN ? undefined : v })}
        />
      )}
      {brings !== undefined && (
        <Suspense>
          <DeckChoice
            game={brings}
            seat={n + 1}
            value={seat.deck}
            onChange={deck => onChange({ ...seat, deck })}
          />
        </Suspense>
      )}
    </li>
  );
}
