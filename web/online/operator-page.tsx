/** The page of the operator: reports, people, tables, what everybody is told, and what was done. */
import './online.css';
import type { OperatorAct, OperatorPerson, OperatorReport, OperatorTable } from '@epoka/protocol';
import { LIMITS } from '@epoka/protocol/codes';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button, toast } from '../kit/index.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
import { homeWords } from '../lang/index.ts';
import { PageFrame } from '../pages/frame.tsx';
import { href } from '../router.ts';
import { useLanguage, useWords } from '../words.tsx';
import { useList } from './account-lists.ts';
import { AccountPart } from './account-part.tsx';
import { call } from './api.ts';
import { Field } from './field.tsx';
import { toRouteId } from './route-ids.ts';
import { useSession } from './session.ts';
import { NoServerPage } from './sign-in.tsx';
import { OnlineWords, useFormTry, useOnlineWords, useTry } from './words.tsx';

export function OperatorPage() {
  return (
    <OnlineWords>
      <Door />
    </OnlineWords>
  );
}

function Door() {
  const words = useWords();
  const w = useOnlineWords();
  const { info } = useSession();
  const [state, setState] = useState<{ operator: boolean; exists: boolean }>();
  const load = useCallback(() => {
    call<{ operator: boolean; exists: boolean }>('GET', '/api/operator').then(setState, () =>
      setState({ operator: false, exists: false }),
    );
  }, []);
  useEffect(load, [load]);
  if (info === null) return <NoServerPage title={w.operator.title} />;
  if (!info || !state)
    return (
      <p className="page-wait" role="status">
        {words.loading}
      </p>
    );
  return (
    <PageFrame title={w.operator.title}>
      {!state.exists && <p>{w.operator.none}</p>}
      {state.exists && !state.operator && <SignIn then={load} />}
      {state.operator && <Desk then={load} />}
    </PageFrame>
  );
}

function SignIn({ then }: { then: () => void }) {
  const w = useOnlineWords();
  const { attempt, busy, problem } = useFormTry();
  const [secret, setSecret] = useState('');
  return (
    <form
      className="online-form"
      onSubmit={e => {
        e.preventDefault();
        void attempt(() => call('POST', '/api/operator', { secret })).then(done => done && then());
      }}
    >
      <Field
        label={w.operator.secret}
        type="password"
        value={secret}
        autoComplete="off"
        onChange={setSecret}
      />
      {problem}
      <p className="page-acts">
        <Button kind="primary" type="submit" disabled={busy || !secret}>
          {w.operator.open}
        </Button>
      </p>
    </form>
  );
}

/** Everything at hand; what is done in one part shows in the others. */
function Desk({ then }: { then: () => void }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const [turn, setTurn] = useState(0);
  const changed = () => setTurn(n => n + 1);
  const leave = () => void attempt(() => call('DELETE', '/api/operator')).then(then);
  return (
    <>
      <p className="page-acts">
        <Button onClick={leave}>{w.operator.close}</Button>
      </p>
      <Reports key={`reports ${turn}`} changed={changed} />
      <People turn={turn} changed={changed} />
      <Tables turn={turn} changed={changed} />
      <Announce changed={changed} />
      <Log key={`log ${turn}`} />
    </>
  );
}

function useWhen(): (at: number) => string {
  const words = useWords();
  return at => new Date(at).toLocaleString(words.locale, { dateStyle: 'short', timeStyle: 'short' });
}

function Reports({ changed }: { changed: () => void }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const when = useWhen();
  const { list } = useList<OperatorReport>('/api/operator/reports', 'reports');
  return (
    <AccountPart title={w.operator.reports}>
      {list?.length === 0 && <p className="ek-quiet">{w.operator.noReports}</p>}
      <ul className="online-rows">
        {list?.map(report => (
          <li key={report.id} data-report="">
            <span>
              {w.operator.reportSays(report.byName, report.aboutName)}
              <small className="ek-quiet">{when(report.at)}</small>
              <span>{report.text}</span>
              {report.line !== null && (
                <small>
                  {w.operator.said}: “{report.line}”
                </small>
              )}
              {report.table !== null && (
                <a href={href({ page: 'table', id: toRouteId(report.table), join: undefined })}>{w.look}</a>
              )}
            </span>
            <Button
              aria-label={`${w.operator.dealtWith}: ${report.aboutName}`}
              onClick={() =>
                void attempt(() => call('POST', `/api/operator/reports/${report.id}/close`)).then(changed)
              }
            >
              {w.operator.dealtWith}
            </Button>
          </li>
        ))}
      </ul>
    </AccountPart>
  );
}

/** What is searched for; asked again when something was done. */
function useSearch<T>(path: string, key: string, turn: number) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const { list, reload } = useList<T>(`${path}?search=${encodeURIComponent(asked)}`, key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something was done, here or elsewhere on the page
  useEffect(reload, [turn]);
  return { text, setText, list, ask: () => setAsked(text.trim()) };
}

function SearchForm({
  label,
  text,
  onChange,
  onAsk,
}: {
  label: string;
  text: string;
  onChange: (text: string) => void;
  onAsk: () => void;
}) {
  const w = useOnlineWords();
  return (
    <form
      className="online-line"
      onSubmit={e => {
        e.preventDefault();
        onAsk();
      }}
    >
      <Field label={label} value={text} autoComplete="off" onChange={onChange} />
      <Button type="submit" aria-label={`${w.operator.find}: ${label}`}>
        {w.operator.find}
      </Button>
    </form>
  );
}

function People({ turn, changed }: { turn: number; changed: () => void }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const when = useWhen();
  const { text, setText, list, ask } = useSearch<OperatorPerson>('/api/operator/people', 'people', turn);
  const [about, setAbout] = useState<OperatorPerson>();
  const [days, setDays] = useState('7');
  return (
    <AccountPart title={w.operator.people}>
      <SearchForm label={w.operator.search} text={text} onChange={setText} onAsk={ask} />
      <ul className="online-rows">
        {list?.map(person => (
          <li key={person.id}>
            <span>
              {person.name}
              <small className="ek-quiet">
                {person.login ?? w.operator.guest} · {when(person.seen ?? person.created)}
              </small>
              {person.bannedUntil !== null && (
                <small>{w.operator.bannedUntil(when(person.bannedUntil), person.reason ?? '')}</small>
              )}
            </span>
            {person.bannedUntil === null ? (
              <Button aria-label={`${w.operator.ban}: ${person.name}`} onClick={() => setAbout(person)}>
                {w.operator.ban}
              </Button>
            ) : (
              <Button
                aria-label={`${w.operator.unban}: ${person.name}`}
                onClick={() =>
                  void attempt(() => call('DELETE', `/api/operator/people/${person.id}/ban`)).then(changed)
                }
              >
                {w.operator.unban}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <WithReason
        title={about && w.operator.banTitle(about.name)}
        yes={w.operator.ban}
        onClose={() => setAbout(undefined)}
        send={reason => call('POST', `/api/operator/people/${about?.id}/ban`, { days: Number(days), reason })}
        then={changed}
      >
        <Field label={w.operator.days} value={days} inputMode="decimal" onChange={setDays} />
      </WithReason>
    </AccountPart>
  );
}

function Tables({ turn, changed }: { turn: number; changed: () => void }) {
  const w = useOnlineWords();
  const language = useLanguage();
  const when = useWhen();
  const { text, setText, list, ask } = useSearch<OperatorTable>('/api/operator/tables', 'tables', turn);
  const [about, setAbout] = useState<OperatorTable>();
  const nameOf = (table: OperatorTable) =>
    table.title || (homeWords[language].of[table.game]?.title ?? table.game);
  const phases: Readonly<Record<string, string>> = {
    open: w.operator.waiting,
    playing: w.playing,
    over: w.over,
    closed: w.closed,
  };
  return (
    <AccountPart title={w.operator.tables}>
      <SearchForm label={w.operator.searchTables} text={text} onChange={setText} onAsk={ask} />
      <ul className="online-rows">
        {list?.map(table => (
          <li key={table.id}>
            <span>
              <a href={href({ page: 'table', id: toRouteId(table.id), join: undefined })}>{nameOf(table)}</a>
              <small className="ek-quiet">
                {[phases[table.phase], table.names.join(', '), when(table.changed)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {(table.phase === 'open' || table.phase === 'playing') && (
              <Button
                aria-label={`${w.operator.closeTable}: ${nameOf(table)}`}
                onClick={() => setAbout(table)}
              >
                {w.operator.closeTable}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <WithReason
        title={about && w.operator.closeTitle(nameOf(about))}
        yes={w.operator.closeTable}
        onClose={() => setAbout(undefined)}
        send={reason => call('POST', `/api/operator/tables/${about?.id}/close`, { reason })}
        then={changed}
      />
    </AccountPart>
  );
}

/** Something that needs a reason, which is noted with it. */
function WithReason({
  title,
  yes,
  onClose,
  send,
  then,
  children,
}: {
  /** undefined: not asked */
  title: string | undefined;
  yes: string;
  onClose: () => void;
  send: (reason: string) => Promise<unknown>;
  then: () => void;
  children?: ReactNode;
}) {
  const words = useWords();
  const w = useOnlineWords();
  const { attempt, busy, problem } = useFormTry();
  const [reason, setReason] = useState('');
  const run = async () => {
    if (!(await attempt(() => send(reason.trim())))) return;
    setReason('');
    onClose();
    then();
  };
  return (
    <Dialog open={title !== undefined} title={title ?? ''} onClose={onClose} closeLabel={words.close}>
      <form
        className="online-form"
        onSubmit={e => {
          e.preventDefault();
          void run();
        }}
      >
        {children}
        <Field label={w.operator.reason} value={reason} maxLength={LIMITS.report} onChange={setReason} />
        {problem}
        <p className="page-acts">
          <Button kind="primary" type="submit" disabled={busy || reason.trim() === ''}>
            {yes}
          </Button>
          <Button onClick={onClose}>{w.ratherNot}</Button>
        </p>
      </form>
    </Dialog>
  );
}

function Announce({ changed }: { changed: () => void }) {
  const w = useOnlineWords();
  const { info } = useSession();
  const { attempt, busy, problem } = useFormTry();
  const [en, setEn] = useState(info?.announcement?.en ?? '');
  const [pl, setPl] = useState(info?.announcement?.pl ?? '');
  const say = async (words: { en: string; pl: string } | null) => {
    if (!(await attempt(() => call('POST', '/api/operator/announce', { words })))) return;
    if (!words) {
      setEn('');
      setPl('');
    }
    toast(w.saved, 'good');
    changed();
  };
  return (
    <AccountPart title={w.operator.announce} note={w.operator.announceNote}>
      <form
        className="online-form"
        onSubmit={e => {
          e.preventDefault();
          void say({ en: en.trim(), pl: pl.trim() });
        }}
      >
        <Field label={w.operator.english} value={en} maxLength={LIMITS.report} onChange={setEn} />
        <Field label={w.operator.polish} value={pl} maxLength={LIMITS.report} onChange={setPl} />
        {problem}
        <p className="page-acts">
          <Button kind="primary" type="submit" disabled={busy || !en.trim() || !pl.trim()}>
            {w.operator.say}
          </Button>
          <Button disabled={busy} onClick={() => void say(null)}>
            {w.operator.unsay}
          </Button>
        </p>
      </form>
    </AccountPart>
  );
}

function Log() {
  const w = useOnlineWords();
  const when = useWhen();
  const { list } = useList<OperatorAct>('/api/operator/log', 'acts');
  return (
    <AccountPart title={w.operator.log}>
      {list?.length === 0 && <p className="ek-quiet">{w.operator.noLog}</p>}
      <ul className="online-rows">
        {list?.map(act => (
          <li key={act.id}>
            <span>
              {w.operator.acts[act.what] ?? act.what} {act.about}
              <small className="ek-quiet">
                {when(act.at)} {Object.values(act.body as Record<string, string>).join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </AccountPart>
  );
}
