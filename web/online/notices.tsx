/** How the player wants to be told that it is their turn: in this browser, by mail, by a webhook, and when not. */
import type { Me, Notices } from '@epoka/protocol';
import { useEffect, useState } from 'react';
import { Button, toast } from '../kit/index.ts';
import { Switch } from '../kit/ui/fields.tsx';
import { call } from './api.ts';
import { Field } from './field.tsx';
import { setMe, useSession } from './session.ts';
import { useFormTry, useOnlineWords, useTry } from './words.tsx';

export function NoticeSettings({ me }: { me: Me }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const { info } = useSession();
  const change = (notices: Partial<Notices>) =>
    attempt(async () => setMe(await call<Me>('PATCH', '/api/me', { notices })));
  return (
    <section className="online-part" aria-label={w.notices}>
      <div>
        <h2>{w.notices}</h2>
        <p className="ek-quiet">{w.noticesNote}</p>
        <p className="ek-quiet">
          {info?.push ? '' : w.noPush} {info?.mail ? '' : w.noMail}
        </p>
      </div>
      <div>
        {info?.push && <Push pushKey={info.push} />}
        {info?.mail && <Mail me={me} onChange={change} />}
        <Webhook url={me.notices.webhook} onChange={change} />
        <Quiet notices={me.notices} onChange={change} />
      </div>
    </section>
  );
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

function Push({ pushKey }: { pushKey: string }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const able = 'serviceWorker' in navigator && 'PushManager' in window;
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!able) return;
    let stale = false;
    void navigator.serviceWorker.getRegistration().then(async registration => {
      const known = await registration?.pushManager.getSubscription();
      if (!stale) setOn(known !== null && known !== undefined);
    });
    return () => {
      stale = true;
    };
  }, [able]);
  if (!able) return <p className="ek-quiet">{w.noPushHere}</p>;
  const turn = async (wanted: boolean) => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) {
      toast(w.noPushHere, 'bad');
      return;
    }
    if (!wanted) {
      const known = await registration.pushManager.getSubscription();
      if (known) {
        await call('DELETE', '/api/me/push', { endpoint: known.endpoint });
        await known.unsubscribe();
      }
      setOn(false);
      return;
    }
    if ((await Notification.requestPermission()) !== 'granted') {
      toast(w.pushDenied, 'bad');
      return;
    }
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(pushKey),
    });
    const { endpoint, keys } = made.toJSON();
    await call('POST', '/api/me/push', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
    setOn(true);
  };
  return (
    <Switch label={w.push} note={w.pushNote} on={on} onChange={wanted => void attempt(() => turn(wanted))} />
  );
}

function Mail({ me, onChange }: { me: Me; onChange: (notices: Partial<Notices>) => Promise<boolean> }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const sending = useFormTry();
  const confirming = useFormTry();
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<{ address?: string; code?: string }>({});
  if (me.mail?.confirmed)
    return (
      <div className="online-mail">
        <Switch
          label={w.mailTo(me.mail.address)}
          on={me.notices.mail}
          onChange={mail => void onChange({ mail })}
        />
        <Button
          kind="quiet"
          onClick={() => void attempt(async () => setMe(await call<Me>('DELETE', '/api/me/mail')))}
        >
          {w.forgetMail}
        </Button>
      </div>
    );
  const ask = async () => {
    const good = /^\S+@\S+\.\S+$/.test(address.trim());
    setWrong(good ? {} : { address: w.wrong.mail });
    if (good)
      await sending.attempt(async () =>
        setMe(await call<Me>('POST', '/api/me/mail', { address: address.trim() })),
      );
  };
  const prove = async () => {
    const good = /^\d{8}$/.test(code.trim());
    setWrong(good ? {} : { code: w.wrong.code });
    if (good)
      await confirming.attempt(async () =>
        setMe(await call<Me>('POST', '/api/me/mail/confirm', { code: code.trim() })),
      );
  };
  return (
    <>
      <form
        className="online-line"
        noValidate
        onSubmit={e => {
          e.preventDefault();
          void ask();
        }}
      >
        <Field
          label={w.mail}
          note={w.mailNote}
          wrong={wrong.address}
          type="email"
          value={address}
          placeholder={me.mail?.address ?? ''}
          autoComplete="email"
          onChange={setAddress}
        />
        <Button type="submit" disabled={sending.busy}>
          {w.sendCode}
        </Button>
      </form>
      {sending.problem}
      {me.mail && (
        <form
          className="online-line"
          noValidate
          onSubmit={e => {
            e.preventDefault();
            void prove();
          }}
        >
          <Field
            label={w.mailCode(me.mail.address)}
            wrong={wrong.code}
            inputMode="numeric"
            value={code}
            autoComplete="one-time-code"
            onChange={setCode}
          />
          <Button type="submit" disabled={confirming.busy}>
            {w.confirm}
          </Button>
        </form>
      )}
      {confirming.problem}
    </>
  );
}

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

function Webhook({
  url,
  onChange,
}: {
  url: string | null;
  onChange: (notices: Partial<Notices>) => Promise<boolean>;
}) {
  const w = useOnlineWords();
  const [text, setText] = useState(url ?? '');
  const [wrong, setWrong] = useState<string>();
  const save = async () => {
    const webhook = text.trim() || null;
    const fault = webhook === null || isWebAddress(webhook) ? undefined : w.wrong.address;
    setWrong(fault);
    if (fault === undefined && (await onChange({ webhook }))) toast(w.saved, 'good');
  };
  return (
    <form
      className="online-line"
      noValidate
      onSubmit={e => {
        e.preventDefault();
        void save();
      }}
    >
      <Field
        label={w.webhook}
        note={w.webhookNote}
        wrong={wrong}
        type="url"
        value={text}
        maxLength={500}
        autoComplete="off"
        onChange={setText}
      />
      <Button type="submit" disabled={(text.trim() || null) === url}>
        {w.save}
      </Button>
    </form>
  );
}

const NIGHT = { from: 22 * 60, to: 7 * 60 };

function Quiet({
  notices,
  onChange,
}: {
  notices: Notices;
  onChange: (notices: Partial<Notices>) => Promise<boolean>;
}) {
  const w = useOnlineWords();
  const { quiet } = notices;
  // Quiet is meant where the player is now.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const set = (over: Partial<typeof NIGHT>) =>
    void onChange({ quiet: { ...(quiet ?? NIGHT), ...over }, zone });
  return (
    <>
      <Switch
        label={w.quiet}
        note={w.quietNote}
        on={quiet !== null}
        onChange={on => void onChange({ quiet: on ? NIGHT : null, zone })}
      />
      {quiet && (
        <div className="online-line">
          <Time label={w.quietFrom} value={quiet.from} onChange={from => set({ from })} />
          <Time label={w.quietTo} value={quiet.to} onChange={to => set({ to })} />
        </div>
      )}
    </>
  );
}

function Time({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (minutes: number) => void;
}) {
  const two = (n: number): string => String(n).padStart(2, '0');
  return (
    <label className="ek-field">
      {label}
      <input
        className="ek-input"
        type="time"
        value={`${two(Math.floor(value / 60))}:${two(value % 60)}`}
        onChange={e => {
          const [hours, minutes] = e.target.value.split(':').map(Number);
          if (Number.isFinite(hours) && Number.isFinite(minutes)) onChange(hours * 60 + minutes);
        }}
      />
    </label>
  );
}
