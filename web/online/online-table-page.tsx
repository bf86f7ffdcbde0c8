/** A table of the server: where people gather before the game, then the table itself. */
import './online.css';
import type { TableInfo } from '@epoka/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '../kit/index.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
import type { TabEntry } from '../kit/ui/tabs.tsx';
import { homeWords } from '../lang/index.ts';
import { PageFrame } from '../pages/frame.tsx';
import { Problem } from '../pages/problems.tsx';
import { href, rename } from '../router.ts';
import { TablePage } from '../table/table-page.tsx';
import { useLanguage, useWords } from '../words.tsx';
import { AskFirst } from './ask-seat.tsx';
import { Banner } from './banner.tsx';
import { Chat, chatInSight } from './chat.tsx';
import { ChroniclePage } from './chronicle.tsx';
import { useConfirm } from './confirm.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { Invite } from './invite.tsx';
import { isHidden } from './marks.ts';
import { useOnlineEntries } from './online-menu.tsx';
import { OnlineTable } from './online-table.ts';
import { PeopleHere } from './people-here.tsx';
import { PrivateNote } from './private-note.tsx';
import { connection, useSession } from './session.ts';
import { NoServerPage } from './sign-in.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import { OnlineWords, sayProblem, useOnlineWords } from './words.tsx';

export function OnlineTablePage({ id, join }: { id: string; join: string | undefined }) {
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
  const open = <Open key={id} id={id} join={join} />;
  if (join === undefined || !me) return open;
  return (
    <AskFirst key={id} id={id} join={join}>
      {open}
    </AskFirst>
  );
}

/** The table as the server last told it; re-renders with every change. */
function useOnlineTable(
  id: string,
  join: string | undefined,
): { table: OnlineTable | undefined; info: TableInfo | undefined } {
  const [table, setTable] = useState<OnlineTable>();
  // Once there, the table needs no link any more: the address loses it, and nothing begins anew.
  const [came, setCame] = useState(join);
  if (join !== undefined && join !== came) setCame(join);
  useEffect(() => {
    const client = connection();
    const made = new OnlineTable(client, id, came);
    setTable(made);
    return () => {
      made.close();
      client.unfollow(made.id);
    };
  }, [id, came]);
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
  const { table, info } = useOnlineTable(id, join);
  useVoices(table, me?.id);
  const { confirm, dialog } = useConfirm();
  const [inviting, setInviting] = useState(false);
  const [others, setOthers] = useState(false);
  const entries = useOnlineEntries(
    table,
    confirm,
    () => setInviting(true),
    () => setOthers(true),
  );
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
          banner={<Banner table={table} info={info} join={join} />}
          panes={panes}
          unread={table.unread}
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
        <PeopleHere open={others} onClose={() => setOthers(false)} info={info} chat={table.followed.chat} />
      </>
    );
  if (info.phase === 'over') return <ChroniclePage info={info} />;
  if (info.phase === 'open') return <WaitingRoom table={table} info={info} join={join} />;
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

/** Leaves beside the board: chat, and for those with a name a note of their own. */
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
      content: <Chat table={table} may={may} hidden={!may && !info.spectatorChat} />,
    },
    ...(me ? [{ key: 'note', label: w.noteTab, content: <PrivateNote table={table.id} /> }] : []),
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
      if (!chatInSight())
        for (const line of chat.slice(heard))
          if (line.user !== me && !isHidden(line.user)) toast(`${line.name}: ${line.text}`);
      heard = chat.length;
    });
  }, [table, me]);
}
