/** Coming in: a name is enough. Whoever has an account signs in here too. */
import './online.css';
import { LIMITS } from '@epoka/server/codes';
import { type ReactNode, useState } from 'react';
import { Button } from '../kit/index.ts';
import { PageFrame } from '../pages/frame.tsx';
import { prefs } from '../prefs.ts';
import { href } from '../router.ts';
import { useWords } from '../words.tsx';
import { enterAsGuest, signIn, useSession } from './session.ts';
import { useOnlineWords, useTry } from './words.tsx';

/** Shows its children to somebody with a name, and the way to one to everybody else. */
export function Gate({ title, children }: { title: string; children: ReactNode }) {
  const words = useWords();
  const w = useOnlineWords();
  const { info, me } = useSession();
  if (info === undefined || (info && me === undefined))
    return (
      <p className="page-wait" role="status">
        {words.loading}
      </p>
    );
  if (info === null)
    return (
      <PageFrame title={title}>
        <NoServer />
        <p className="page-acts">
          <a className="ek-button" href={href({ page: 'home' })}>
            {words.toHome}
          </a>
        </p>
      </PageFrame>
    );
  if (!me)
    return (
      <PageFrame title={title}>
        <Welcome label={w.enter} />
      </PageFrame>
    );
  return children;
}

export function NoServer() {
  const words = useWords();
  return (
    <div role="status">
      <p>{words.newTable.onlineNot}</p>
      <p>{words.newTable.onlineHow}</p>
    </div>
  );
}

export function Welcome({ label, then }: { label: string; then?: () => Promise<unknown> }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const [name, setName] = useState(prefs.get().name);
  const [busy, setBusy] = useState(false);
  const [known, setKnown] = useState(false);
  const enter = async () => {
    setBusy(true);
    const done = await attempt(() => enterAsGuest(name.trim()));
    if (done && then) await attempt(then);
    setBusy(false);
  };
  if (known) return <SignIn then={then} onBack={() => setKnown(false)} />;
  return (
    <div className="welcome">
      <p>{w.welcome}</p>
      <form
        className="online-line"
        onSubmit={e => {
          e.preventDefault();
          if (name.trim()) void enter();
        }}
      >
        <label className="ek-field">
          {w.yourName}
          <input
            className="ek-input"
            name="name"
            value={name}
            maxLength={LIMITS.name}
            autoComplete="nickname"
            onChange={e => setName(e.target.value)}
          />
        </label>
        <Button kind="primary" type="submit" disabled={busy || !name.trim()}>
          {label}
        </Button>
      </form>
      <p>
        <Button kind="quiet" onClick={() => setKnown(true)}>
          {w.haveAccount}
        </Button>
      </p>
    </div>
  );
}

export function SignIn({
  then,
  onBack,
}: {
  then?: (() => Promise<unknown>) | undefined;
  onBack: () => void;
}) {
  const words = useWords();
  const w = useOnlineWords();
  const attempt = useTry();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    const done = await attempt(() => signIn(login.trim(), password));
    if (done && then) await attempt(then);
    setBusy(false);
  };
  return (
    <form
      className="online-form"
      onSubmit={e => {
        e.preventDefault();
        void submit();
      }}
    >
      <label className="ek-field">
        {w.login}
        <input
          className="ek-input"
          value={login}
          autoComplete="username"
          onChange={e => setLogin(e.target.value)}
        />
      </label>
      <label className="ek-field">
        {w.password}
        <input
          className="ek-input"
          type="password"
          value={password}
          autoComplete="current-password"
          onChange={e => setPassword(e.target.value)}
        />
      </label>
      <p className="page-acts">
        <Button kind="primary" type="submit" disabled={busy || !login.trim() || !password}>
          {w.signIn}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </p>
    </form>
  );
}
