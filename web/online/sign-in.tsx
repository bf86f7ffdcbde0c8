/** Coming in: a name is enough. Whoever has an account signs in here too. */
import './online.css';
import { coverUrls } from 'virtual:covers';
import { type ReactNode, useState } from 'react';
import { Button } from '../kit/index.ts';
import { PageFrame } from '../pages/frame.tsx';
import { prefs } from '../prefs.ts';
import { href } from '../router.ts';
import { useMore, useWords } from '../words.tsx';
import { hasBeenOnline } from './been-online.ts';
import { Field } from './field.tsx';
import { wrongName } from './input-checks.ts';
import { enterAsGuest, refreshSession, signIn, useSession } from './session.ts';
import { useFormTry, useOnlineWords } from './words.tsx';

/** Shows its children to somebody with a name, and the way to one to everybody else. */
export function SignedIn({ title, children }: { title: string; children: ReactNode }) {
  const words = useWords();
  const w = useOnlineWords();
  const { info, me } = useSession();
  if (info === undefined || (info && me === undefined))
    return (
      <p className="page-wait" role="status">
        {words.loading}
      </p>
    );
  if (info === null) return <NoServerPage title={title} />;
  if (!me)
    return (
      <PageFrame title={w.welcomeTitle}>
        <div className="door">
          <div>
            <Welcome label={w.enter} />
          </div>
          <Fan />
        </div>
      </PageFrame>
    );
  return children;
}

/** Three of the boxes on the shelf. */
function Fan() {
  const urls = Object.values(coverUrls).slice(0, 3);
  return (
    <div className="door-fan" aria-hidden="true">
      {urls.map(url => (
        <img key={url} src={url} alt="" width="150" height="200" />
      ))}
    </div>
  );
}

/** A page that only a server could fill. */
export function NoServerPage({ title }: { title: string }) {
  const words = useWords();
  return (
    <PageFrame title={title}>
      <NoServer />
      <p className="page-acts">
        <TryAgain />
        <a className="ek-button" href={href({ page: 'home' })}>
          {words.toHome}
        </a>
      </p>
    </PageFrame>
  );
}

/** Either the server can't be heard, or there is none: what is true of this address, and only that. */
export function NoServer() {
  const { noServer } = useMore();
  const w = useOnlineWords();
  const { absence } = useSession();
  // Where somebody has played online there is a server, whatever answers in its place just now.
  if (absence === 'silent' || hasBeenOnline()) return <p role="alert">{w.problems.unreachable}</p>;
  return (
    <div role="status">
      <p>{noServer.not}</p>
      <p>{noServer.how}</p>
    </div>
  );
}

export function TryAgain() {
  const w = useOnlineWords();
  return (
    <Button kind="primary" onClick={() => void refreshSession()}>
      {w.tryNow}
    </Button>
  );
}

/** `then`: what comes after; it tells its own troubles. */
export function Welcome({ label, then }: { label: string; then?: () => Promise<unknown> }) {
  const w = useOnlineWords();
  const { attempt, busy, problem } = useFormTry();
  const [name, setName] = useState(prefs.get().name);
  const [wrong, setWrong] = useState<string>();
  const [known, setKnown] = useState(false);
  const enter = async () => {
    const fault = wrongName(w, name);
    setWrong(fault);
    if (fault !== undefined) return;
    const done = await attempt(() => enterAsGuest(name.trim()));
    if (done) await then?.();
  };
  if (known) return <SignIn then={then} onBack={() => setKnown(false)} />;
  return (
    <div className="welcome">
      <p>{w.welcome}</p>
      <form
        className="online-line"
        noValidate
        onSubmit={e => {
          e.preventDefault();
          void enter();
        }}
      >
        <Field
          label={w.yourName}
          name="name"
          value={name}
          wrong={wrong}
          autoComplete="nickname"
          onChange={setName}
        />
        <Button kind="primary" type="submit" disabled={busy}>
          {label}
        </Button>
      </form>
      {problem}
      <p className="welcome-other">
        {w.haveAccountAsk}{' '}
        <button type="button" className="link" onClick={() => setKnown(true)}>
          {w.haveAccount}
        </button>
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
  const { attempt, busy, problem } = useFormTry();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const submit = async () => {
    setTried(true);
    if (!login.trim() || !password) return;
    const done = await attempt(() => signIn(login.trim(), password));
    if (done) await then?.();
  };
  return (
    <form
      className="online-form"
      noValidate
      onSubmit={e => {
        e.preventDefault();
        void submit();
      }}
    >
      <Field
        label={w.login}
        value={login}
        wrong={tried && !login.trim() ? w.wrong.loginEmpty : undefined}
        autoComplete="username"
        autoCapitalize="none"
        onChange={setLogin}
      />
      <Field
        label={w.password}
        type="password"
        value={password}
        wrong={tried && login.trim() && !password ? w.wrong.passwordEmpty : undefined}
        autoComplete="current-password"
        onChange={setPassword}
      />
      {problem}
      <p className="page-acts">
        <Button kind="primary" type="submit" disabled={busy}>
          {w.signIn}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </p>
    </form>
  );
}
