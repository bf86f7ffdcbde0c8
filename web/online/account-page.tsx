/** The player on this server: name, account, devices, programs, friends, and how to be told of a turn. */
import './online.css';
import { LIMITS } from '@epoka/server/codes';
import type { Me, Person, SessionInfo, TokenInfo } from '@epoka/server/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button, toast } from '../kit/index.ts';
import { PageFrame } from '../pages/frame.tsx';
import { go, href } from '../router.ts';
import { Dialog } from '../ui/modal.tsx';
import { useWords } from '../words.tsx';
import { agentName } from './agent.ts';
import { apiUrl, call } from './api.ts';
import { SHORTEST_PASSWORD, wrongLogin, wrongName, wrongPassword } from './check.ts';
import { CopyField, linkTo } from './copy.tsx';
import { Field } from './field.tsx';
import { Gate, SignIn } from './gate.tsx';
import { NoticeSettings } from './notices.tsx';
import { deleteMe, setMe, signOut, useSession } from './session.ts';
import { useSure } from './sure.tsx';
import { OnlineWords, sayProblem, useFormTry, useOnlineWords, useTry } from './words.tsx';

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
      <Name key={me.id} me={me} />
      {me.login === null ? <Register /> : <Password login={me.login} />}
      <Friends code={friend} />
      <NoticeSettings me={me} />
      <Sessions guest={me.login === null} />
      <Tokens />
      <Leave me={me} />
    </PageFrame>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="online-part" aria-label={title}>
      <div>
        <h2>{title}</h2>
        {note && <p className="ek-quiet">{note}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}

function Name({ me }: { me: Me }) {
  const w = useOnlineWords();
  const { attempt, busy, problem } = useFormTry();
  const [name, setName] = useState(me.name);
  const [wrong, setWrong] = useState<string>();
  const save = async () => {
    const fault = wrongName(w, name);
    setWrong(fault);
    if (fault !== undefined) return;
    if (await attempt(async () => setMe(await call<Me>('PATCH', '/api/me', { name: name.trim() }))))
      toast(w.saved, 'good');
  };
  return (
    <Part title={w.seenAs}>
      <form
        className="online-line"
        noValidate
        onSubmit={e => {
          e.preventDefault();
          void save();
        }}
      >
        <Field label={w.yourName} value={name} wrong={wrong} autoComplete="nickname" onChange={setName} />
        <Button type="submit" disabled={busy || name.trim() === me.name}>
          {w.save}
        </Button>
      </form>
      {problem}
    </Part>
  );
}

function Register() {
  const w = useOnlineWords();
  const { attempt, busy, problem } = useFormTry();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [known, setKnown] = useState(false);
  const badLogin = tried ? wrongLogin(w, login) : undefined;
  const badPassword = tried && !badLogin ? wrongPassword(w, password) : undefined;
  const make = async () => {
    setTried(true);
    if (wrongLogin(w, login) ?? wrongPassword(w, password)) return;
    const body = { login: login.trim(), password };
    if (await attempt(async () => setMe(await call<Me>('POST', '/api/me/account', body))))
      toast(w.registered, 'good');
  };
  if (known)
    return (
      <Part title={w.signIn} note={w.signInNote}>
        <SignIn onBack={() => setKnown(false)} />
      </Part>
    );
  return (
    <Part title={w.register} note={w.registerNote}>
      <form
        className="online-form"
        noValidate
        onSubmit={e => {
          e.preventDefault();
          void make();
        }}
      >
        <Field
          label={w.login}
          note={w.loginNote}
          wrong={badLogin}
          value={login}
          autoComplete="username"
          autoCapitalize="none"
          onChange={setLogin}
        />
        <Field
          label={w.newPassword}
          note={w.passwordNote(SHORTEST_PASSWORD)}
          wrong={badPassword}
          type="password"
          value={password}
          autoComplete="new-password"
          onChange={setPassword}
        />
        {problem}
        <p className="page-acts">
          <Button kind="primary" type="submit" disabled={busy}>
            {w.register}
          </Button>
          <Button kind="quiet" onClick={() => setKnown(true)}>
            {w.signInInstead}
          </Button>
        </p>
      </form>
    </Part>
  );
}

function Password({ login }: { login: string }) {
  const w = useOnlineWords();
  const { attempt, busy, problem } = useFormTry();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [tried, setTried] = useState(false);
  const change = async () => {
    setTried(true);
    if (!old || wrongPassword(w, fresh)) return;
    if (!(await attempt(() => call('POST', '/api/me/password', { old, new: fresh })))) return;
    setTried(false);
    setOld('');
    setFresh('');
    toast(w.passwordChanged, 'good');
    ended();
  };
  return (
    <Part title={w.changePassword} note={w.signedInAs(login)}>
      <form
        className="online-form"
        noValidate
        onSubmit={e => {
          e.preventDefault();
          void change();
        }}
      >
        <Field
          label={w.oldPassword}
          wrong={tried && !old ? w.wrong.passwordEmpty : undefined}
          type="password"
          value={old}
          autoComplete="current-password"
          onChange={setOld}
        />
        <Field
          label={w.newPassword}
          note={w.passwordNote(SHORTEST_PASSWORD)}
          wrong={tried && old ? wrongPassword(w, fresh) : undefined}
          type="password"
          value={fresh}
          autoComplete="new-password"
          onChange={setFresh}
        />
        {problem}
        <p className="page-acts">
          <Button type="submit" disabled={busy}>
            {w.changePassword}
          </Button>
        </p>
      </form>
    </Part>
  );
}

/** Sessions may have ended by something else than their own button. */
const sessionLists = new Set<() => void>();
function ended(): void {
  for (const reload of sessionLists) reload();
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
  const follow = useFormTry();
  return (
    <Part title={w.friends} note={w.friendsNote}>
      {code && (
        <div className="online-note" role="status">
          <p>{w.friendAsk}</p>
          <Button
            kind="primary"
            disabled={follow.busy}
            onClick={() =>
              void follow.attempt(async () => {
                await call('POST', '/api/friends', { code });
                toast(w.befriended, 'good');
                reload();
                go({ page: 'account', friend: undefined }, true);
              })
            }
          >
            {w.befriend}
          </Button>
        </div>
      )}
      {follow.problem}
      {list?.length === 0 && !code && <p className="ek-quiet">{w.noFriends}</p>}
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

function Sessions({ guest }: { guest: boolean }) {
  const words = useWords();
  const { sure, dialog } = useSure();
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
              <Button
                kind="quiet"
                aria-label={`${w.end}: ${agentName(s.agent)}`}
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
            guest ? sure({ title: w.signOut, text: w.signOutSure, yes: w.signOut, run: leave }) : leave()
          }
        >
          {w.signOut}
        </Button>
      </p>
      {dialog}
    </Part>
  );
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
    </Part>
  );
}

function Leave({ me }: { me: Me }) {
  const words = useWords();
  const w = useOnlineWords();
  const { attempt, busy, problem } = useFormTry();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [sure, setSure] = useState(false);
  const guest = me.login === null;
  const close = () => setSure(false);
  const leave = async () => {
    setTried(true);
    if (!guest && !password) return;
    if (await attempt(() => deleteMe(guest ? undefined : password))) go({ page: 'home' });
  };
  return (
    <Part title={w.yourData} note={w.yourDataNote}>
      <p className="page-acts">
        <a className="ek-button" href={apiUrl('/api/me/export')} download="epoka.json">
          {w.export}
        </a>
        <Button onClick={() => setSure(true)} aria-haspopup="dialog">
          {w.deleteMe}
        </Button>
      </p>
      <Dialog open={sure} title={w.deleteMe} onClose={close} closeLabel={words.close} className="sure">
        <form
          className="online-form"
          noValidate
          onSubmit={e => {
            e.preventDefault();
            void leave();
          }}
        >
          <p>{w.deleteSure}</p>
          {!guest && (
            <Field
              label={w.password}
              type="password"
              value={password}
              wrong={tried && !password ? w.wrong.passwordEmpty : undefined}
              autoComplete="current-password"
              onChange={setPassword}
            />
          )}
          {problem}
          <p className="page-acts">
            <Button kind="primary" type="submit" disabled={busy}>
              {w.deleteYes}
            </Button>
            <Button onClick={close}>{w.ratherNot}</Button>
          </p>
        </form>
      </Dialog>
    </Part>
  );
}
