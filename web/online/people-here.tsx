/** The others at a table, to be muted, blocked or reported. */
import type { ChatLine, TableInfo } from '@epoka/protocol';
import { LIMITS } from '@epoka/protocol/codes';
import { useState } from 'react';
import { Button, toast } from '../kit/index.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
import { useWords } from '../words.tsx';
import { call } from './api.ts';
import { setMark, useMarks } from './marks.ts';
import { useSession } from './session.ts';
import { useFormTry, useOnlineWords, useTry } from './words.tsx';

interface Other {
  readonly id: string;
  readonly name: string;
}

/** Who sits here and who has spoken here. */
function othersAt(info: TableInfo, chat: readonly ChatLine[], me: string | undefined): readonly Other[] {
  const others = new Map<string, string>();
  for (const line of chat) if (line.user) others.set(line.user, line.name);
  for (const s of info.seats) if (s.who === 'human' && s.player) others.set(s.player, s.name);
  return [...others].flatMap(([id, name]) => (id === me ? [] : [{ id, name }]));
}

export function PeopleHere({
  open,
  onClose,
  info,
  chat,
}: {
  open: boolean;
  onClose: () => void;
  info: TableInfo;
  chat: readonly ChatLine[];
}) {
  const words = useWords();
  const w = useOnlineWords();
  const { me } = useSession();
  const [about, setAbout] = useState<Other>();
  const others = othersAt(info, chat, me?.id);
  return (
    <Dialog
      open={open}
      title={about ? w.reportOf(about.name) : w.peopleHere}
      onClose={() => {
        setAbout(undefined);
        onClose();
      }}
      closeLabel={words.close}
    >
      {about ? (
        <ReportForm about={about} table={info.id} chat={chat} then={() => setAbout(undefined)} />
      ) : (
        <>
          <p className="ek-quiet">{w.peopleHereNote}</p>
          {others.length === 0 && <p>{w.nobodyElse}</p>}
          <ul className="online-rows">
            {others.map(other => (
              <li key={other.id}>
                <span>{other.name}</span>
                <Marks other={other} />
                <Button
                  kind="quiet"
                  aria-label={`${w.report}: ${other.name}`}
                  onClick={() => setAbout(other)}
                >
                  {w.report}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** Two switches in one row: muted, blocked, or neither. */
function Marks({ other }: { other: Other }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const now = useMarks().find(mark => mark.id === other.id)?.kind;
  return (['mute', 'block'] as const).map(kind => (
    <Button
      key={kind}
      kind="quiet"
      aria-pressed={now === kind}
      aria-label={`${w[kind]}: ${other.name}`}
      onClick={() => void attempt(() => setMark(other.id, now === kind ? undefined : kind))}
    >
      {now === kind ? w.marked[kind] : w[kind]}
    </Button>
  ));
}

function ReportForm({
  about,
  table,
  chat,
  then,
}: {
  about: Other;
  table: string;
  chat: readonly ChatLine[];
  then: () => void;
}) {
  const w = useOnlineWords();
  const { attempt, busy, problem } = useFormTry();
  const [text, setText] = useState('');
  const last = chat.findLast(line => line.user === about.id);
  const send = async () => {
    const body = { user: about.id, table, text: text.trim(), ...(last ? { line: last.number } : {}) };
    if (!(await attempt(() => call('POST', '/api/reports', body)))) return;
    toast(w.reported, 'good');
    then();
  };
  return (
    <form
      className="online-form"
      onSubmit={e => {
        e.preventDefault();
        void send();
      }}
    >
      <label className="ek-field">
        {w.reportText}
        <textarea
          className="ek-input"
          rows={4}
          maxLength={LIMITS.report}
          value={text}
          onChange={e => setText(e.target.value)}
        />
        {last && <small className="ek-quiet">{w.reportLine(last.text)}</small>}
      </label>
      {problem}
      <p className="page-acts">
        <Button kind="primary" type="submit" disabled={busy || text.trim() === ''}>
          {w.reportSend}
        </Button>
      </p>
    </form>
  );
}
