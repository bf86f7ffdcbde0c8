/** How the player wants to be told that it is their turn: in this browser, by mail, by a webhook, and when not. */
import type { Me, Notices } from '@epoka/server/protocol';
import { useEffect, useState } from 'react';
import { Button, toast } from '../kit/index.ts';
import { Switch } from '../ui/fields.tsx';
import { call } from './api.ts';
import { setMe, useSession } from './session.ts';
import { useOnlineWords, useTry } from './words.tsx';

export function NoticeSettings({ me }: { me: Me }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const { info } = useSession();
  const change = (notices: Partial<Notices>) =>
    void attempt(async () => setMe(await call<Me>('PATCH', '/api/me', { notices })));
  return (
    <section className="online-part" aria-label={w.notices}>
      <h2>{w.notices}</h2>
      <p className="ek-quiet">{w.noticesNote}</p>
      {info?.push ? <Push pushKey={info.push} /> : <p className="ek-quiet">{w.noPush}</p>}
      {info?.mail ? <Mail me={me} onChange={change} /> : <p className="ek-quiet">{w.noMail}</p>}
      <Webhook url={me.notices.webhook} onChange={webhook => change({ webhook })} />
      <Quiet notices={me.notices} onChange={change} />
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

function Mail({ me, onChange }: { me: Me; onChange: (notices: Partial<Notices>) => void }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const take = (work: () => Promise<Me>) => void attempt(async () => setMe(await work()));
  if (me.mail?.confirmed)
    return (
      <div className="online-mail">
        <Switch
          label={w.mailTo(me.mail.address)}
          on={me.notices.mail}
          onChange={mail => onChange({ mail })}
        />
        <Button kind="quiet" onClick={() => take(() => call('DELETE', '/api/me/mail'))}>
          {w.forgetMail}
        </Button>
      </div>
    );
  return (
    <>
      <form
        className="online-line"
        onSubmit={e => {
          e.preventDefault();
          take(() => call('POST', '/api/me/mail', { address: address.trim() }));
        }}
      >
        <label className="ek-field">
          {w.mail}
          <input
            className="ek-input"
            type="email"
            value={address}
            placeholder={me.mail?.address}
            required
            autoComplete="email"
            onChange={e => setAddress(e.target.value)}
          />
        </label>
        <Button type="submit">{w.sendCode}</Button>
      </form>
      {me.mail && (
        <form
          className="online-line"
          onSubmit={e => {
            e.preventDefault();
            take(() => call('POST', '/api/me/mail/confirm', { code: code.trim() }));
          }}
        >
          <label className="ek-field">
            {w.mailCode(me.mail.address)}
            <input
              className="ek-input"
              inputMode="numeric"
              pattern="\d{8}"
              value={code}
              required
              autoComplete="one-time-code"
              onChange={e => setCode(e.target.value)}
            />
          </label>
          <Button type="submit">{w.confirm}</Button>
        </form>
      )}
    </>
  );
}

function Webhook({ url, onChange }: { url: string | null; onChange: (url: string | null) => void }) {
  const w = useOnlineWords();
  const [text, setText] = useState(url ?? '');
  return (
    <form
      className="online-line"
      onSubmit={e => {
        e.preventDefault();
        onChange(text.trim() || null);
      }}
    >
      <label className="ek-field">
        {w.webhook}
        <input
          className="ek-input"
          type="url"
          value={text}
          maxLength={500}
          autoComplete="off"
          onChange={e => setText(e.target.value)}
        />
        <small className="ek-quiet">{w.webhookNote}</small>
      </label>
      <Button type="submit" disabled={(text.trim() || null) === url}>
        {w.save}
      </Button>
    </form>
  );
}

const NIGHT = { from: 22 * 60, to: 7 * 60 };

function Quiet({ notices, onChange }: { notices: Notices; onChange: (notices: Partial<Notices>) => void }) {
  const w = useOnlineWords();
  const { quiet } = notices;
  // Quiet is meant where the player is now.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const set = (over: Partial<typeof NIGHT>) => onChange({ quiet: { ...(quiet ?? NIGHT), ...over }, zone });
  return (
    <>
      <Switch
        label={w.quiet}
        note={w.quietNote}
        on={quiet !== null}
        onChange={on => onChange({ quiet: on ? NIGHT : null, zone })}
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
