/** A new table on the server: seats, bots, clocks, who may see it, and the settings of the game. */
import './online.css';
import type { SettingSpecs, Settings } from '@epoka/kernel';
import { newKey } from '@epoka/server/client';
import { LIMITS } from '@epoka/server/codes';
import type { NewTable, ServerInfo } from '@epoka/server/protocol';
import { type ReactNode, useState } from 'react';
import { defaultBot } from '../client/begin.ts';
import type { GameFacts } from '../client/client.ts';
import { useGameWords } from '../client/parts.ts';
import { Button, SeatMark } from '../kit/index.ts';
import { defaultsOf, SettingsOfGame } from '../pages/new-table.tsx';
import { Radios } from '../pages/radios.tsx';
import { go } from '../router.ts';
import { Select, Switch } from '../ui/fields.tsx';
import { useLanguage, useWords } from '../words.tsx';
import { call } from './api.ts';
import { Welcome } from './gate.tsx';
import { toRouteId } from './ids.ts';
import { useSession } from './session.ts';
import { OnlineWords, useOnlineWords, useTry } from './words.tsx';

export function CreateOnline({ game, without }: { game: string; without: ReactNode }) {
  return (
    <OnlineWords>
      <Create game={game} without={without} />
    </OnlineWords>
  );
}

function Create({ game, without }: { game: string; without: ReactNode }) {
  const words = useWords();
  const w = useOnlineWords();
  const { info, me } = useSession();
  const gameWords = useGameWords(game, useLanguage());
  if (info === null) return without;
  if (!info || me === undefined || !gameWords) return <p role="status">{words.loading}</p>;
  if (!me) return <Welcome label={w.enter} />;
  const facts = factsOf(info, game);
  return facts ? <Form facts={facts} /> : <p>{w.problems['unknown-game']}</p>;
}

function factsOf(info: ServerInfo, id: string): GameFacts | undefined {
  const game = info.games.find(g => g.id === id);
  if (!game) return undefined;
  return {
    id,
    version: game.version,
    seats: game.seats,
    settings: game.settings as SettingSpecs,
    bots: info.bots,
    secrets: true,
  };
}

const MINUTE = 60_000;

/** `live/45/30`: minutes for the game, seconds a turn. `turn/3`: days a turn. */
const CLOCKS = ['none', 'live/20/15', 'live/45/30', 'live/90/60', 'turn/1', 'turn/3', 'turn/7'] as const;

function clockOf(text: string): NonNullable<NewTable['clock']> {
  const [kind, a, b] = text.split('/');
  if (kind === 'live') return { kind, total: Number(a) * MINUTE, increment: Number(b) * 1000 };
  if (kind === 'turn') return { kind, days: Number(a) };
  return { kind: 'none' };
}

function Form({ facts }: { facts: GameFacts }) {
  const words = useWords();
  const w = useOnlineWords();
  const attempt = useTry();
  const gameWords = useGameWords(facts.id, useLanguage());
  const { me } = useSession();
  /** the same wish again is the same table */
  const [key] = useState(newKey);
  const [title, setTitle] = useState('');
  const [seats, setSeats] = useState<readonly (string | undefined)[]>(() =>
    Array.from({ length: Math.max(2, facts.seats.min) }, () => undefined),
  );
  const [settings, setSettings] = useState<Settings>(() => defaultsOf(facts));
  const [clock, setClock] = useState<string>('none');
  const [listed, setListed] = useState(false);
  const [spectators, setSpectators] = useState(true);
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    const wish: NewTable = {
      key,
      game: facts.id,
      ...(title.trim() ? { title: title.trim() } : {}),
      seats: seats.map((bot, i) =>
        i === 0 ? { who: 'me' } : bot === undefined ? { who: 'open' } : { who: 'bot', bot },
      ),
      settings: settings as NonNullable<NewTable['settings']>,
      clock: clockOf(clock),
      listed,
      spectators,
    };
    await attempt(async () => {
      const { id } = await call<{ id: string }>('POST', '/api/tables', wish);
      go({ page: 'table', id: toRouteId(id), join: undefined });
    });
    setBusy(false);
  };
  const { min, max } = facts.seats;
  return (
    <form
      className="new-form"
      onSubmit={e => {
        e.preventDefault();
        void start();
      }}
    >
      <fieldset className="new-seats">
        <legend>{words.newTable.seats}</legend>
        <Radios
          legend={words.newTable.seats}
          name="seats"
          value={String(seats.length)}
          options={Array.from({ length: max - min + 1 }, (_, i) => String(min + i)).map(n => ({
            value: n,
            label: n,
          }))}
          onChange={v => setSeats(Array.from({ length: Number(v) }, (_, i) => seats[i]))}
        />
        <ol>
          {seats.map((bot, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i} className="new-seat">
              <SeatMark mark={i} name={i === 0 ? (me?.name ?? '') : ''} size={28} />
              {i === 0 ? (
                <span className="new-you">{me?.name}</span>
              ) : (
                <Select
                  bare
                  label={words.newTable.seatN(i + 1)}
                  value={bot ?? ''}
                  options={botOptions(facts.bots, words.bots, w.openSeat)}
                  onChange={v => setSeats(seats.map((s, k) => (k === i ? v || undefined : s)))}
                />
              )}
            </li>
          ))}
        </ol>
      </fieldset>
      <Select
        label={w.clock}
        value={clock}
        options={CLOCKS.map(value => ({ value, label: w.clockLong(clockOf(value)) }))}
        onChange={setClock}
      />
      <Switch label={w.listed} note={w.listedNote} on={listed} onChange={setListed} />
      <Switch label={w.spectators} note={w.spectatorsNote} on={spectators} onChange={setSpectators} />
      {gameWords && (
        <SettingsOfGame facts={facts} words={gameWords} settings={settings} onChange={setSettings} />
      )}
      <label className="ek-field">
        {w.tableName}
        <input
          className="ek-input"
          value={title}
          maxLength={LIMITS.title}
          placeholder={gameWords?.title}
          autoComplete="off"
          onChange={e => setTitle(e.target.value)}
        />
      </label>
      <p className="page-acts new-acts">
        <Button kind="primary" type="submit" disabled={busy}>
          {busy ? words.newTable.starting : w.create}
        </Button>
      </p>
    </form>
  );
}

export function botOptions(
  bots: readonly string[],
  names: Readonly<Record<string, string>>,
  open: string,
): { value: string; label: string }[] {
  const sorted = [...bots].sort((a, b) => Number(b === defaultBot) - Number(a === defaultBot));
  return [{ value: '', label: open }, ...sorted.map(b => ({ value: b, label: names[b] ?? b }))];
}
