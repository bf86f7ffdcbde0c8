/** Where the player is signed in, and which programs may act for them. */

import type { SessionInfo, TokenInfo } from '@epoka/protocol';
import { LIMITS } from '@epoka/protocol/codes';
import { useEffect, useState } from 'react';
import { Button } from '../kit/index.ts';
import { go } from '../router.ts';
import { useWords } from '../words.tsx';
import { sessionLists, useList } from './account-lists.ts';
import { AccountPart } from './account-part.tsx';
import { call } from './api.ts';
import { browserName } from './browser-name.ts';
import { useConfirm } from './confirm.tsx';
import { CopyField } from './copy-button.tsx';
import { Field } from './field.tsx';
import { signOut } from './session.ts';
import { useOnlineWords, useTry } from './words.tsx';

export function Sessions({ guest }: { guest: boolean }) {
  const words = useWords();
  const { confirm, dialog } = useConfirm();
  const leave = () => void attempt(signOut).then(done => done && go({ page: 'home' }));
  const w = useOnlineWords();
  const attempt = useTry();
  const { list, reload } = useList<SessionInfo>('/api/me/sessions', 'sessions');
  useEffect(() => {
    sessionLists.add(reload);
    return () => {
      sessionLists.delete(reload);
    };
  }, [reload]);
  const end = (path: string) => void attempt(() => call('DELETE', path)).then(done => done && reload());
  return (
    <AccountPart title={w.sessions} {...(guest ? {} : { note: w.knownDevice })}>
      <ul className="online-rows">
        {list?.map(s => (
          <li key={s.id}>
            <span>
              {browserName(s.agent)}
              <small className="ek-quiet">
                {s.current ? w.thisOne : w.lastSeen(new Date(s.seen).toLocaleString(words.locale))}
              </small>
            </span>
            {!s.current && (
              <Button
                kind="quiet"
                aria-label={`${w.end}: ${browserName(s.agent)}`}
                onClick={() => end(`/api/me/sessions/${s.id}`)}
              >
                {w.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="page-acts">
        {list && list.length > 1 && <Button onClick={() => end('/api/me/sessions')}>{w.endOthers}</Button>}
        <Button
          onClick={() =>
            guest ? confirm({ title: w.signOut, text: w.signOutSure, yes: w.signOut, run: leave }) : leave()
          }
        >
          {w.signOut}
        </Button>
      </p>
      {dialog}
    </AccountPart>
  );
}

export function Tokens() {
  const words = useWords();
  const w = useOnlineWords();
  const attempt = useTry();
  const { list, reload } = useList<TokenInfo>('/api/me/tokens', 'tokens');
  const [name, setName] = useState('');
  const [secret, setSecret] = useState<string>();
  return (
    <AccountPart title={w.tokens} note={w.tokensNote}>
      {list && list.length > 0 && (
        <ul className="online-rows">
          {list.map(t => (
            <li key={t.id}>
              <span>
                {t.name}
                <small className="ek-quiet">
                  {t.used ? w.lastSeen(new Date(t.used).toLocaleString(words.locale)) : w.neverUsed}
                </small>
              </span>
              <Button
                kind="quiet"
                aria-label={`${w.end}: ${t.name}`}
                onClick={() =>
                  void attempt(() => call('DELETE', `/api/me/tokens/${t.id}`)).then(done => {
                    if (!done) return;
                    setSecret(undefined);
                    reload();
                  })
                }
              >
                {w.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {secret && <CopyField label={w.tokenSecret} note={w.tokenOnce} text={secret} />}
      <form
        className="online-line"
        onSubmit={e => {
          e.preventDefault();
          void attempt(async () => {
            const made = await call<{ secret: string }>('POST', '/api/me/tokens', { name: name.trim() });
            setSecret(made.secret);
            setName('');
            reload();
          });
        }}
      >
        <Field
          label={w.tokenName}
          value={name}
          maxLength={LIMITS.name}
          autoComplete="off"
          onChange={setName}
        />
        <Button type="submit" disabled={!name.trim()}>
          {w.makeToken}
        </Button>
      </form>
    </AccountPart>
  );
}
