/** What is played at a table that has not begun, in a few lines; the host may still change it. */
import type { Settings } from '@epoka/kernel';
import type { Act, TableInfo } from '@epoka/protocol';
import { LIMITS } from '@epoka/protocol/codes';
import { useState } from 'react';
import { useGameWords } from '../client/game-parts.ts';
import { Button } from '../kit/index.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
import { SettingsOfGame } from '../pages/game-settings.tsx';
import { Radios } from '../pages/radios.tsx';
import { useLanguage, useWords } from '../words.tsx';
import { Field } from './field.tsx';
import type { OnlineTable } from './online-table.ts';
import { useSession } from './session.ts';
import { factsOf, TermsFields, termsOf } from './table-terms.tsx';
import { useFormTry, useOnlineWords } from './words.tsx';

export function TableSetup({ table, info, host }: { table: OnlineTable; info: TableInfo; host: boolean }) {
  const words = useWords();
  const w = useOnlineWords();
  const gameWords = useGameWords(info.game, useLanguage());
  const [open, setOpen] = useState(false);
  const { info: server } = useSession();
  const specs = server && factsOf(server, info.game)?.settings;
  const rows = Object.entries(info.settings).map(([key, value]) => {
    const text = gameWords?.settings[key];
    const shown =
      typeof value === 'boolean'
        ? value
          ? words.yes
          : words.no
        : (text?.values?.[String(value)] ?? String(value));
    return { name: text?.name ?? key, shown, usual: specs?.[key]?.default === value };
  });
  const chosen = rows.filter(row => !row.usual);
  const usual = rows.filter(row => row.usual);
  return (
    <section className="played" aria-labelledby="played">
      <h2 id="played">{w.whatIsPlayed}</h2>
      <dl>
        <Row name={w.clock} shown={w.clockLong(info.clock)} />
        {chosen.map(row => (
          <Row key={row.name} {...row} />
        ))}
      </dl>
      {usual.length > 0 && (
        <details>
          <summary>{chosen.length > 0 ? w.usualElse : w.usualAll}</summary>
          <dl>
            {usual.map(row => (
              <Row key={row.name} {...row} />
            ))}
          </dl>
        </details>
      )}
      <p className="ek-quiet">
        {[
          info.listed ? w.isListed : w.isPrivate,
          info.spectators ? (info.spectatorChat ? w.isWatched : w.isWatchedSilent) : w.isUnwatched,
        ].join(' ')}
      </p>
      {host && (
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          {w.change}
        </Button>
      )}
      <Dialog
        open={open}
        title={w.change}
        onClose={() => setOpen(false)}
        closeLabel={words.close}
        className="new-table"
      >
        <ChangeForm table={table} info={info} onDone={() => setOpen(false)} />
      </Dialog>
    </section>
  );
}

function Row({ name, shown }: { name: string; shown: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{shown}</dd>
    </div>
  );
}

function ChangeForm({ table, info, onDone }: { table: OnlineTable; info: TableInfo; onDone: () => void }) {
  const words = useWords();
  const w = useOnlineWords();
  const { attempt, busy, problem } = useFormTry();
  const { info: server } = useSession();
  const gameWords = useGameWords(info.game, useLanguage());
  const [title, setTitle] = useState(info.title);
  const [settings, setSettings] = useState<Settings>(info.settings);
  const [terms, setTerms] = useState(() => termsOf(info));
  const [seats, setSeats] = useState(info.seats.length);
  const facts = server && factsOf(server, info.game);
  if (!facts || !gameWords) return <p role="status">{words.loading}</p>;
  const save = async () => {
    const change: Act = {
      do: 'change',
      // A name that is taken away leaves the name of the game.
      ...(title.trim() === info.title ? {} : { title: title.trim() || gameWords.title }),
      settings: settings as NonNullable<Extract<Act, { do: 'change' }>['settings']>,
      ...terms,
      ...(seats === info.seats.length ? {} : { seats }),
    };
    if (await attempt(() => table.act(change))) onDone();
  };
  // Nobody who sits is sent away: the last of them needs a seat.
  const fewest = Math.max(facts.seats.min, 1 + info.seats.findLastIndex(s => s.who === 'human'));
  const counts = Array.from({ length: facts.seats.max - fewest + 1 }, (_, i) => String(fewest + i));
  const others = info.seats.filter(s => s.who === 'human').length > 1;
  return (
    <form
      className="new-form"
      onSubmit={e => {
        e.preventDefault();
        void save();
      }}
    >
      <Radios
        legend={words.newTable.seats}
        name="seats"
        value={String(seats)}
        options={counts.map(n => ({ value: n, label: n }))}
        onChange={n => setSeats(Number(n))}
      />
      <SettingsOfGame facts={facts} words={gameWords} settings={settings} onChange={setSettings} />
      <TermsFields terms={terms} bots={facts.bots} onChange={setTerms} />
      <Field
        label={w.tableName}
        value={title}
        maxLength={LIMITS.title}
        placeholder={gameWords.title}
        autoComplete="off"
        onChange={setTitle}
      />
      {others && <p className="ek-quiet">{w.changeNote}</p>}
      {problem}
      <p className="page-acts new-acts">
        <Button kind="primary" type="submit" disabled={busy}>
          {w.save}
        </Button>
        <Button onClick={onDone}>{w.ratherNot}</Button>
      </p>
    </form>
  );
}
