/** Name and password: how the player is seen, and how they come back. */
import type { Me } from '@epoka/protocol';
import { useState } from 'react';
import { Button, toast } from '../kit/index.ts';
import { Switch } from '../kit/ui/fields.tsx';
import { sessionsEnded } from './account-lists.ts';
import { AccountPart } from './account-part.tsx';
import { call } from './api.ts';
import { Field } from './field.tsx';
import { SHORTEST_PASSWORD, wrongLogin, wrongName, wrongPassword } from './input-checks.ts';
import { setMe } from './session.ts';
import { SignIn } from './sign-in.tsx';
import { useFormTry, useOnlineWords } from './words.tsx';

export function Name({ me }: { me: Me }) {
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
    <AccountPart title={w.seenAs}>
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
    </AccountPart>
  );
}

export function Register() {
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
      <AccountPart title={w.signIn} note={w.signInNote}>
        <SignIn onBack={() => setKnown(false)} />
      </AccountPart>
    );
  return (
    <AccountPart title={w.register} note={w.registerNote}>
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
    </AccountPart>
  );
}

export function Password({ login }: { login: string }) {
  const w = useOnlineWords();
  const { attempt, busy, problem } = useFormTry();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [tokens, setTokens] = useState(false);
  const [tried, setTried] = useState(false);
  const change = async () => {
    setTried(true);
    if (!old || wrongPassword(w, fresh)) return;
    if (!(await attempt(() => call('POST', '/api/me/password', { old, new: fresh, tokens })))) return;
    setTried(false);
    setOld('');
    setFresh('');
    toast(w.passwordChanged, 'good');
    sessionsEnded();
  };
  return (
    <AccountPart title={w.changePassword} note={w.signedInAs(login)}>
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
        <Switch label={w.endTokensToo} on={tokens} onChange={setTokens} />
        {problem}
        <p className="page-acts">
          <Button type="submit" disabled={busy}>
            {w.changePassword}
          </Button>
        </p>
      </form>
    </AccountPart>
  );
}
