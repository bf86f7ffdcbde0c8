/** A table of the server: where people gather before the game, then the table itself. */
import './online.css';
import type { TableInfo } from '@epoka/server/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '../kit/index.ts';
import { homeWords } from '../lang/index.ts';
import { PageFrame } from '../pages/frame.tsx';
import { Problem } from '../pages/problems.tsx';
import { href, rename } from '../router.ts';
import { TablePage } from '../table/table-page.tsx';
import { Dialog } from '../ui/modal.tsx';
import type { TabEntry } from '../ui/tabs.tsx';
import { useLanguage, useWords } from '../words.tsx';
import { Band } from './band.tsx';
import { NoServerPage } from './gate.tsx';
import { Gathering, Invite } from './gathering.tsx';
import { useOnlineEntries } from './menu.tsx';
import { Note } from './note.tsx';
import { OnlineTable } from './online-table.ts';
import { connection, useSession } from './session.ts';
import { ConnectionNote } from './status.tsx';
import { useSure } from './sure.tsx';
import { Talk, talkOpen } from './talk.tsx';
import { OnlineWords, sayProblem, useOnlineWords } from './words.tsx';

export function Room({ id, join }: { id: string; join: string | undefined }) {
  return (
    <OnlineWords>
      <Arrive id={id} join={join} />
    </OnlineWords>
  );
}

function Arrive({ id, join }: { id: string; join: string | undefined }) {
  const words = useWords();
  const w = useOnlineWords();
  const { info, me } = useSession();
  if (info === null) return <NoServerPage title={w.title} />;
  if (!info || me === undefined)
    return (
      <p className="page-wait" role="status">
        {words.loading}
      </p>
    );
  return <Open key={id} id={id} join={join} />;
}

/** The table as the server last told it; re-renders with every change. */
export function useOnlineTable(id: string): { table: OnlineTable | undefined; info: TableInfo | undefined } {
  const [table, setTable] = useState<OnlineTable>();
  useEffect(() => {
    const client = connection();
    const made = new OnlineTable(client, id);
    setTable(made);
    return () => {
      made.close();
      client.unfollow(made.id);
    };
  }, [id]);
  useSyncExternalStore(
    listener => table?.subscribe(listener) ?? (() => undefined),
    () => table?.version,
  );
  return { table, info: table?.followed.info };
}

function Open({ id, join }: { id: string; join: string | undefined }) {
  const words = useWords();
  const w = useOnlineWords();
  const language = useLanguage();
  const { me } = useSession();
  const { table, info } = useOnlineTable(id);
  useVoices(table, me?.id);
  const { sure, dialog } = useSure();
  const [inviting, setInviting] = useState(false);
  const entries = useOnlineEntries(table, sure, () => setInviting(true));
  const panes = usePanes(table, info);
  useTurnTitle(table, info);
  const seated = (table?.followed.seat ?? -1) >= 0;
  useEffect(() => {
    // An invitation that was accepted: the address that stays, and is copied, is that of the table.
    if (seated && join !== undefined) rename({ page: 'table', id });
  }, [seated, join, id]);
  const problem = table?.followed.problem;
  if (problem)
    return (
      <Problem
        title={problem.code === 'not-allowed' ? w.noLooking : w.noEntry}
        acts={
          <a className="ek-button" data-kind="primary" href={href({ page: 'online' })}>
            {w.toLobby}
          </a>
        }
      >
        <p>{problem.code === 'not-allowed' ? w.noLookingText : sayProblem(w, { problem })}</p>
      </Problem>
    );
  if (!table || !info)
    return (
      <div className="page-wait" role="status">
        <p>{words.loading}</p>
        <ConnectionNote />
      </div>
    );
  const game = homeWords[language].of[info.game]?.title ?? info.game;
  if (table.followed.view)
    return (
      <>
        <TablePage
          id={id}
          client={table}
          band={<Band table={table} info={info} join={join} />}
          panes={panes}
          entries={entries}
        />
        {dialog}
        <Dialog
          open={inviting}
          title={w.inviteSeat}
          onClose={() => setInviting(false)}
          closeLabel={words.close}
        >
          <Invite info={info} />
        </Dialog>
      </>
    );
  if (info.phase === 'open') return <Gathering table={table} info={info} join={join} />;
  return (
    <PageFrame title={info.title || game} game={info.game}>
      <p>{w.closedText}</p>
      <p className="page-acts">
        <a className="ek-button" data-kind="primary" href={href({ page: 'online' })}>
          {w.toLobby}
        </a>
      </p>
    </PageFrame>
  );
}

/** A tab in the background says in its title that its player is waited for. */
function useTurnTitle(table: OnlineTable | undefined, info: TableInfo | undefined): void {
  const w = useOnlineWords();
  const view = table?.followed.view;
  const turn = view !== undefined && info?.phase === 'playing' && view.questions.length > 0;
  const name = table?.shot()?.name ?? '';
  useEffect(() => {
    if (name) document.title = `${turn ? `● ${w.yourTurn} – ` : ''}${name} – Epoka`;
  }, [turn, name, w]);
}

/** Leaves beside the board: talk, and for those with a name a note of their own. */
function usePanes(table: OnlineTable | undefined, info: TableInfo | undefined): readonly TabEntry[] {
  const words = useWords();
  const w = useOnlineWords();
  const { me } = useSession();
  if (!table || !info) return [];
  const sits = table.followed.seat >= 0;
  const may = sits || (me !== null && me !== undefined && info.host === me.id);
  return [
    {
      key: 'chat',
      label: (
        <>
          {words.table.chat}
          {table.unread > 0 && (
            <>
              {' '}
              <span className="tab-new">
                {table.unread}
                <span className="ek-hidden"> {w.unread}</span>
              </span>
            </>
          )}
        </>
      ),
      content: <Talk table={table} may={may} hidden={!may && !info.spectatorChat} />,
    },
    ...(me ? [{ key: 'note', label: w.noteTab, content: <Note table={table.id} /> }] : []),
  ];
}

/** What others say is shown wherever one is looking. */
function useVoices(table: OnlineTable | undefined, me: string | undefined): void {
  useEffect(() => {
    if (!table) return;
    let heard = table.followed.info ? table.followed.chat.length : -1;
    return table.subscribe(() => {
      const { chat, info } = table.followed;
      if (heard < 0) {
        if (info) heard = chat.length;
        return;
      }
      if (!talkOpen())
        for (const line of chat.slice(heard)) if (line.user !== me) toast(`${line.name}: ${line.text}`);
      heard = chat.length;
    });
  }, [table, me]);
}
