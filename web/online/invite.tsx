/** The link with which others may sit down, and taking it back. */
import type { LinkInfo, TableInfo } from '@epoka/protocol';
import { useEffect, useState } from 'react';
import { Button, toast } from '../kit/index.ts';
import { href } from '../router.ts';
import { call } from './api.ts';
import { CopyField, linkTo } from './copy-button.tsx';
import { toRouteId } from './route-ids.ts';
import { useOnlineWords, useTry } from './words.tsx';

const DAY = 86_400_000;
const keyOf = (table: string) => `epoka.invite.${table}`;

/** One link a table and tab, as long as it is good for another day. */
async function inviteCode(table: string): Promise<string> {
  const key = keyOf(table);
  const [known, expires] = (sessionStorage.getItem(key) ?? '').split(' ');
  if (known && Number(expires) > Date.now() + DAY) return known;
  const made = await call<LinkInfo>('POST', `/api/tables/${table}/link`);
  sessionStorage.setItem(key, `${made.code} ${made.expires}`);
  return made.code;
}

/** The links so far have ended. */
export function forgetInvite(table: string): void {
  sessionStorage.removeItem(keyOf(table));
}

export function Invite({ info }: { info: TableInfo }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const [code, setCode] = useState<string>();
  const make = () => attempt(async () => setCode(await inviteCode(info.id)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once a table
  useEffect(() => {
    void make();
  }, [info.id]);
  const revoke = () =>
    attempt(async () => {
      await call('DELETE', `/api/tables/${info.id}/link`);
      forgetInvite(info.id);
      setCode(undefined);
      toast(w.linkRevoked, 'good');
    });
  if (!code)
    return (
      <p className="page-acts">
        <Button onClick={() => void make()}>{w.linkNew}</Button>
      </p>
    );
  return (
    <>
      <CopyField
        label={w.inviteLink}
        note={w.inviteNote}
        text={linkTo(href({ page: 'table', id: toRouteId(info.id), join: code }))}
      />
      <Button kind="quiet" onClick={() => void revoke()}>
        {w.linkRevoke}
      </Button>
    </>
  );
}
