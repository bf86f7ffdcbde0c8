/** On what terms a table is played: clocks, who may come and look, and what happens to a seat that is left. */
import type { SettingSpecs } from '@epoka/kernel';
import type { NewTable, ServerInfo, TableInfo } from '@epoka/protocol';
import { defaultBot } from '../client/begin-local-table.ts';
import type { GameFacts } from '../client/table-client.ts';
import { Select, Switch } from '../kit/ui/fields.tsx';
import { useWords } from '../words.tsx';
import type { ClockWish } from './lang/en.ts';
import { useOnlineWords } from './words.tsx';

export interface Terms {
  readonly clock: ClockWish;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly spectatorChat: boolean;
  readonly takeOver: boolean;
  readonly substitute: string;
}

export const usualTerms: Terms = {
  clock: { kind: 'none' },
  listed: false,
  spectators: true,
  spectatorChat: true,
  takeOver: true,
  substitute: defaultBot,
};

export function termsOf(info: TableInfo): Terms {
  const { clock, listed, spectators, spectatorChat, takeOver, substitute } = info;
  return { clock, listed, spectators, spectatorChat, takeOver, substitute };
}

export function factsOf(info: ServerInfo, id: string): GameFacts | undefined {
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
const NO_CLOCK = 'none';

/** `live/45/30`: minutes for the game, seconds a turn. `turn/3`: days a turn. */
const LIVE = ['live/20/15', 'live/45/30', 'live/90/60'] as const;
const BY_TURN = ['turn/1', 'turn/3', 'turn/7'] as const;

function clockOf(text: string): NonNullable<NewTable['clock']> {
  const [kind, a, b] = text.split('/');
  if (kind === 'live') return { kind, total: Number(a) * MINUTE, increment: Number(b) * 1000 };
  if (kind === 'turn') return { kind, days: Number(a) };
  return { kind: 'none' };
}

function nameOf(clock: ClockWish): string {
  if (clock.kind === 'live') return `live/${clock.total / MINUTE}/${clock.increment / 1000}`;
  return clock.kind === 'turn' ? `turn/${clock.days}` : NO_CLOCK;
}

export function TermsFields({
  terms,
  bots,
  onChange,
}: {
  terms: Terms;
  bots: readonly string[];
  onChange: (terms: Terms) => void;
}) {
  const words = useWords();
  const w = useOnlineWords();
  const set = (change: Partial<Terms>) => onChange({ ...terms, ...change });
  const now = nameOf(terms.clock);
  // A program may have set a clock that is not among these.
  const known = new Set<string>([NO_CLOCK, ...LIVE, ...BY_TURN, now]);
  return (
    <>
      <fieldset className="new-settings">
        <legend>{w.clock}</legend>
        <div className="new-setting">
          <Select
            bare
            label={w.clock}
            value={now}
            options={[...known].map(value => ({ value, label: w.clockLong(clockOf(value)) }))}
            onChange={value => set({ clock: clockOf(value) })}
          />
          <small className="ek-quiet">{w.clockNote[terms.clock.kind]}</small>
        </div>
      </fieldset>
      <fieldset className="new-settings">
        <legend>{w.company}</legend>
        <Switch label={w.listed} note={w.listedNote} on={terms.listed} onChange={listed => set({ listed })} />
        <Switch
          label={w.spectators}
          note={w.spectatorsNote}
          on={terms.spectators}
          onChange={spectators => set({ spectators })}
        />
        {terms.spectators && (
          <Switch
            label={w.spectatorChat}
            note={w.spectatorChatNote}
            on={terms.spectatorChat}
            onChange={spectatorChat => set({ spectatorChat })}
          />
        )}
        <Switch
          label={w.takeOverTerm}
          note={w.takeOverNote}
          on={terms.takeOver}
          onChange={takeOver => set({ takeOver })}
        />
        <div className="new-setting">
          <Select
            label={w.substitute}
            value={terms.substitute}
            options={[...new Set([...bots, terms.substitute])].map(bot => ({
              value: bot,
              label: words.bots[bot] ?? bot,
            }))}
            onChange={substitute => set({ substitute })}
          />
          <small className="ek-quiet">{w.substituteNote}</small>
        </div>
      </fieldset>
    </>
  );
}

/** Somebody, or one of the bots. `open` and `me` can't be names of bots: those are of the server's list. */
export function seatOptions(
  bots: readonly string[],
  names: Readonly<Record<string, string>>,
  open: string,
  me?: string,
): { value: string; label: string }[] {
  const sorted = [...bots].sort((a, b) => Number(b === defaultBot) - Number(a === defaultBot));
  return [
    ...(me === undefined ? [] : [{ value: 'me', label: me }]),
    { value: 'open', label: open },
    ...sorted.map(b => ({ value: `bot/${b}`, label: names[b] ?? b })),
  ];
}
