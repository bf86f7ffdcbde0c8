/** The dialog of a new table, made from what the game says of itself: seats, settings, bots. */
import type { SettingSpec, Settings } from '@epoka/kernel';
import type { Occupant } from '@epoka/table';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { begin, defaultBot } from '../client/begin.ts';
import type { GameFacts } from '../client/client.ts';
import { ask } from '../client/local.ts';
import { type AnyWords, useGameWords } from '../client/parts.ts';
import { cardOf } from '../games.ts';
import { Button, SeatMark } from '../kit/index.ts';
import { homeWords } from '../lang/index.ts';
import { patiently } from '../patience.ts';
import { type Prefs, prefs } from '../prefs.ts';
import { go, type Way } from '../router.ts';
import { Select, Switch } from '../ui/fields.tsx';
import { Dialog, GameTint } from '../ui/modal.tsx';
import { useLanguage, usePrefs, useWords } from '../words.tsx';
import { Radios } from './radios.tsx';

const CreateOnline = lazy(() =>
  patiently(() => import('../online/create.tsx')).then(m => ({ default: m.CreateOnline })),
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
      <CreateOnline game={game} without={<Online game={game} />} />
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
  const words = useWords();
  const home = homeWords[useLanguage()];
  return (
    <div className="new-online">
      <p>{words.newTable.onlineNot}</p>
      <p>{words.newTable.onlineHow}</p>
      <p>{words.newTable.onlineMeanwhile}</p>
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
  const [curtain, setCurtain] = useState(true);
  const [busy, setBusy] = useState(false);
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
    ask('facts', game).then(
      made => {
        if (stale) return;
        setFacts(made);
        setSettings(defaultsOf(made));
        setSeats(Array.from({ length: Math.max(made.seats.min, 2) }, (_, i) => draft(way, i)));
        setCurtain(made.secrets);
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
      await begin({
        game,
        name: title,
        seats: occupants,
        settings,
        curtain: humans > 1 && curtain,
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
              onChange={changed => setSeats(seats.map((s, k) => (k === i ? changed : s)))}
            />
          ))}
        </ol>
        {tooFew && (
          <p role="alert" className="new-warn">
            {t.twoPeople}
          </p>
        )}
      </fieldset>
      {humans > 1 && facts.secrets && (
        <Switch label={t.curtain} note={t.curtainNote} on={curtain} onChange={setCurtain} />
      )}
      {humans < seats.length && (
        <Radios
          legend={t.pace}
          name="pace"
          value={now.pace}
          options={[
            { value: 'calm', label: t.calm },
            { value: 'quick', label: t.quick },
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

export function defaultsOf(facts: GameFacts): Settings {
  return Object.fromEntries(Object.entries(facts.settings).map(([key, spec]) => [key, spec.default]));
}

function SeatRow({
  n,
  seat,
  shown,
  bots,
  fixed,
  onChange,
}: {
  n: number;
  seat: SeatDraft;
  shown: string;
  bots: readonly string[];
  fixed: boolean;
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
    </li>
  );
}

/** So many settings are shown at once; the rest is one press away. */
const FIRST = 3;

export function SettingsOfGame({
  facts,
  words,
  settings,
  onChange,
}: {
  facts: GameFacts;
  words: AnyWords;
  settings: Settings;
  onChange: (settings: Settings) => void;
}) {
  const t = useWords().newTable;
  const specs = Object.entries(facts.settings);
  if (specs.length === 0) return <p className="ek-quiet">{t.noSettings}</p>;
  const changed = specs.some(([key, spec]) => settings[key] !== spec.default);
  const one = ([key, spec]: [string, SettingSpec]) => (
    <OneSetting
      key={key}
      id={key}
      spec={spec}
      words={words}
      value={settings[key]}
      onChange={value => onChange({ ...settings, [key]: value })}
    />
  );
  return (
    <fieldset className="new-settings">
      <legend>{t.settings}</legend>
      {specs.slice(0, FIRST).map(one)}
      {specs.length > FIRST && (
        <details className="new-more">
          <summary>{t.moreSettings(specs.length - FIRST)}</summary>
          {specs.slice(FIRST).map(one)}
        </details>
      )}
      {changed && (
        <Button kind="quiet" onClick={() => onChange(defaultsOf(facts))}>
          {t.standard}
        </Button>
      )}
    </fieldset>
  );
}

function OneSetting({
  id,
  spec,
  words,
  value,
  onChange,
}: {
  id: string;
  spec: SettingSpec;
  words: AnyWords;
  value: boolean | string | number | undefined;
  onChange: (value: boolean | string | number) => void;
}) {
  const text = words.settings[id] ?? { name: id, hint: '' };
  if (spec.type === 'bool')
    return <Switch label={text.name} note={text.hint} on={value === true} onChange={onChange} />;
  if (spec.type === 'choice')
    return (
      <div className="new-setting">
        <Select
          label={text.name}
          value={String(value)}
          options={spec.values.map(v => ({ value: v, label: text.values?.[v] ?? v }))}
          onChange={onChange}
        />
        <small className="ek-quiet">{text.hint}</small>
      </div>
    );
  return (
    <label className="ek-field new-setting">
      {text.name}
      <input
        className="ek-input"
        type="number"
        inputMode="numeric"
        min={spec.min}
        max={spec.max}
        value={String(value)}
        onChange={e => {
          const n = Math.round(Number(e.target.value));
          if (Number.isFinite(n)) onChange(Math.min(spec.max, Math.max(spec.min, n)));
        }}
      />
      <small className="ek-quiet">{text.hint}</small>
    </label>
  );
}
