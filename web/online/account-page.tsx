/** The player on this server: name, account, devices, programs, friends, and how to be told of a turn. */
import './online.css';
import { LIMITS } from '@epoka/server/codes';
import type { Me, Person, SessionInfo, TokenInfo } from '@epoka/server/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button, toast } from '../kit/index.ts';
import { PageFrame } from '../pages/frame.tsx';
import { go, href } from '../router.ts';
import { useWords } from '../words.tsx';
import { apiUrl, call } from './api.ts';
import { CopyField, linkTo } from './copy.tsx';
import { Gate } from './gate.tsx';
import { NoticeSettings } from './notices.tsx';
import { deleteMe, setMe, signOut, useSession } from './session.ts';
import { OnlineWords, sayProblem, useOnlineWords, useTry } from './words.tsx';

export function AccountPage({ friend }: { friend: string | undefined }) {
  return (
    <OnlineWords>
      <Account friend={friend} />
    </OnlineWords>
  );
}

function Account({ friend }: { friend: string | undefined }) {
  const w = useOnlineWords();
  return (
    <Gate title={w.account}>
      <Mine friend={friend} />
    </Gate>
  );
}

function Mine({ friend }: { friend: string | undefined }) {
  const w = useOnlineWords();
  const { me } = useSession();
  if (!me) return null;
  return (
    <PageFrame title={w.account}>
      <p>
        <a href={href({ page: 'online' })}>{w.toLobby}</a>
      </p>
      <Name me={me} />
      {me.login === null ? <Register /> : <Password login={me.login} />}
      <Friends code={friend} />
      <NoticeSettings me={me} />
      <Sessions />
      <Tokens />
      <Leave me={me} />
    </PageFrame>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="online-part" aria-label={title}>
      <h2>{title}</h2>
      {note && <p className="ek-quiet">{note}</p>}
      {children}
    </section>
  );
}

function Name({ me }: { me: Me }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const [name, setName] = useState(me.name);
  return (
    <form
      className="online-line"
      onSubmit={e => {
        e.preventDefault();
        void attempt(async () => {
          setMe(await call<Me>('PATCH', '/api/me', { name: name.trim() }));
          toast(w.saved, 'good');
        });
      }}
    >
      <label className="ek-field">
        {w.yourName}
        <input
          className="ek-input"
          value={name}
          maxLength={LIMITS.name}
          autoComplete="nickname"
          onChange={e => setName(e.target.value)}
        />
      </label>
      <Button type="submit" disabled={!name.trim() || name.trim() === me.name}>
        {w.save}
      </Button>
    </form>
  );
}

function Register() {
  const w = useOnlineWords();
  const attempt = useTry();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Part title={w.register} note={w.registerNote}>
      <form
        className="online-form"
        onSubmit={e => {
          e.preventDefault();
          void attempt(async () => {
            setMe(await call<Me>('POST', '/api/me/account', { login: login.trim(), password }));
            toast(w.registered, 'good');
          });
        }}
      >
        <label className="ek-field">
          {w.login}
          <input
            className="ek-input"
            value={login}
            minLength={3}
            maxLength={60}
            pattern="[A-Za-z0-9._@+\-]{3,60}"
            required
            autoComplete="username"
            onChange={e => setLogin(e.target.value)}
          />
          <small className="ek-quiet">{w.loginNote}</small>
        </label>
        <NewPassword value={password} onChange={setPassword} />
        <p className="page-acts">
          <Button kind="primary" type="submit">
            {w.register}
          </Button>
        </p>
      </form>
    </Part>
  );
}

function NewPassword({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const w = useOnlineWords();
  return (
    <label className="ek-field">
      {w.newPassword}
      <input
        className="ek-input"
        type="password"
        value={value}
        minLength={8}
        maxLength={LIMITS.password}
        required
        autoComplete="new-password"
        onChange={e => onChange(e.target.value)}
      />
      <small className="ek-quiet">{w.passwordNote}</small>
    </label>
  );
}

function Password({ login }: { login: string }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  return (
    <Part title={w.changePassword} note={w.signedInAs(login)}>
      <form
        className="online-form"
        onSubmit={e => {
          e.preventDefault();
          void attempt(async () => {
            await call('POST', '/api/me/password', { old, new: fresh });
            setOld('');
            setFresh('');
            toast(w.passwordChanged, 'good');
          });
        }}
      >
        <label className="ek-field">
          {w.oldPassword}
          <input
            className="ek-input"
            type="password"
            value={old}
            required
            autoComplete="current-password"
            onChange={e => setOld(e.target.value)}
          />
        </label>
        <NewPassword value={fresh} onChange={setFresh} />
        <p className="page-acts">
          <Button type="submit">{w.changePassword}</Button>
        </p>
      </form>
    </Part>
  );
}

/** A list of the server, with a way to ask for it again. */
function useList<T>(path: string, key: string): { list: readonly T[] | undefined; reload: () => void } {
  const w = useOnlineWords();
  const [list, setList] = useState<readonly T[]>();
  const reload = useCallback(() => {
    call<Record<string, T[]>>('GET', path).then(
      made => setList(made[key]),
      (error: unknown) => toast(sayProblem(w, error), 'bad'),
    );
  }, [path, key, w]);
  useEffect(reload, [reload]);
  return { list, reload };
}

function Friends({ code }: { code: string | undefined }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const { list, reload } = useList<Person>('/api/friends', 'friends');
  const [link, setLink] = useState<string>();
  return (
    <Part title={w.friends} note={w.friendsNote}>
      {code && (
        <p className="online-note" role="status">
          {w.friendAsk}{' '}
          <Button
            kind="primary"
            onClick={() =>
              void attempt(async () => {
                await call('POST', '/api/friends', { code });
                toast(w.befriended, 'good');
                reload();
                go({ page: 'account', friend: undefined }, true);
              })
            }
          >
            {w.befriend}
          </Button>
        </p>
      )}
      {list && list.length > 0 && (
        <ul className="online-rows">
          {list.map(f => (
            <li key={f.id}>
              <span>{f.name}</span>
              <Button
                kind="quiet"
                aria-label={`${w.unfriend}: ${f.name}`}
                onClick={() =>
                  void attempt(() => call('DELETE', `/api/friends/${f.id}`)).then(done => done && reload())
                }
              >
                {w.unfriend}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {link ? (
        <CopyField label={w.friendLink} note={w.friendLinkNote} text={link} />
      ) : (
        <Button
          onClick={() =>
            void attempt(async () => {
              const made = await call<{ code: string }>('POST', '/api/friends/link');
              setLink(linkTo(href({ page: 'account', friend: made.code })));
            })
          }
        >
          {w.makeFriendLink}
        </Button>
      )}
    </Part>
  );
}

function Sessions() {
  const words = useWords();
  const w = useOnlineWords();
  const attempt = useTry();
  const { list, reload } = useList<SessionInfo>('/api/me/sessions', 'sessions');
  const end = (path: string) => void attempt(() => call('DELETE', path)).then(done => done && reload());
  return (
    <Part title={w.sessions}>
      <ul className="online-rows">
        {list?.map(s => (
          <li key={s.id}>
            <span>
              {agentName(s.agent)}
              <small className="ek-quiet">
                {s.current ? w.thisOne : w.lastSeen(new Date(s.seen).toLocaleString(words.locale))}
              </small>
            </span>
            {!s.current && (
              <Button kind="quiet" onClick={() => end(`/api/me/sessions/${s.id}`)}>
                {w.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="page-acts">
        {list && list.length > 1 && <Button onClick={() => end('/api/me/sessions')}>{w.endOthers}</Button>}
        <Button
          onClick={() => void attempt(signOut).then(done => done && go({ page: 'home' }))}
          data-hint={w.signOutHint}
        >
          {w.signOut}
        </Button>
      </p>
    </Part>
  );
}

/** `Firefox, Linux` instead of the long line a browser sends. */
export function agentName(agent: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1] ?? '';
  const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' };
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent)?.[1] ?? '';
  return [names[browser] ?? browser, system].filter(Boolean).join(', ') || agent.slice(0, 40) || '?';
}

function Tokens() {
  const words = useWords();
  const w = useOnlineWords();
  const attempt = useTry();
  const { list, reload } = useList<TokenInfo>('/api/me/tokens', 'tokens');
  const [name, setName] = useState('');
  const [secret, setSecret] = useState<string>();
  return (
    <Part title={w.tokens} note={w.tokensNote}>
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
                  void attempt(() => call('DELETE', `/api/me/tokens/${t.id}`)).then(done => done && reload())
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
        <label className="ek-field">
          {w.tokenName}
          <input
            className="ek-input"
            value={name}
            maxLength={LIMITS.name}
            autoComplete="off"
            onChange={e => setName(e.target.value)}
          />
        </label>
        <Button type="submit" disabled={!name.trim()}>
          {w.makeToken}
        </Button>
      </form>
    </Part>
  );
}

function Leave({ me }: { me: Me }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const [password, setPassword] = useState('');
  const [sure, setSure] = useState(false);
  return (
    <Part title={w.yourData} note={w.yourDataNote}>
      <p className="page-acts">
        <a className="ek-button" href={apiUrl('/api/me/export')} download="epoka.json">
          {w.export}
        </a>
        {!sure && <Button onClick={() => setSure(true)}>{w.deleteMe}</Button>}
      </p>
      {sure && (
        <form
          className="online-form"
          onSubmit={e => {
            e.preventDefault();
            void attempt(() => deleteMe(me.login === null ? undefined : password)).then(
              done => done && go({ page: 'home' }),
            );
          }}
        >
          <p role="alert">{w.deleteSure}</p>
          {me.login !== null && (
            <label className="ek-field">
              {w.password}
              <input
                className="ek-input"
                type="password"
                value={password}
                required
                autoComplete="current-password"
                onChange={e => setPassword(e.target.value)}
              />
            </label>
          )}
          <p className="page-acts">
            <Button kind="primary" type="submit">
              {w.deleteYes}
            </Button>
            <Button onClick={() => setSure(false)}>{w.deleteNo}</Button>
          </p>
        </form>
      )}
    </Part>
  );
}
