/** The deck builder: the pool with its filters at the left, the deck with its numbers and findings at the right. */
import '../style/cards.css';
import '../style/tiles.css';
import './style.css';
import type { Language } from '@epoka/kernel';
import { Button, Dialog, sayReason, useLoaded } from '@epoka/web/kit';
import { useMemo, useRef, useState } from 'react';
import type { CcgWords } from '../../lang/types';
import { loadArt } from '../art.ts';
import { readyDecks } from '../brought.ts';
import { CARDS } from '../game.ts';
import { words as en } from '../words/en.ts';
import { words as pl } from '../words/pl.ts';
import { asCode, asText, type Deck, EMPTY, fromText, type ReadDeck, withCard } from './deck.ts';
import { Goldfish } from './goldfish.tsx';
import { Pool } from './pool.tsx';
import { findingsOf } from './remedies.ts';
import { DeckSheet } from './sheet.tsx';
import { Statistics } from './statistics.tsx';
import type { Trials } from './trials.ts';
import { builderWords } from './words.ts';

export { fromCode } from './deck.ts';

export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly value: unknown;
}

/** What the page around the builder does for it. */
export interface BuilderProps {
  readonly words: CcgWords;
  readonly language: Language;
  /** decks kept on this device */
  readonly kept: readonly KeptDeck[];
  readonly keep: (deck: KeptDeck) => void;
  readonly forget: (id: string) => void;
  /** whose account keeps them too */
  readonly account?: string | undefined;
  /** a deck that came with the address */
  readonly given?: Deck | undefined;
  /** the address that carries a deck */
  readonly linkTo: (code: string) => string;
  readonly play: (deck: Deck) => void;
  /** a table with nobody to fear */
  readonly playAlone: (deck: Deck) => void;
  /** games of bots, away from the page */
  readonly makeTrials: () => Trials;
  readonly say: (text: string) => void;
  readonly homeHref: string;
}

interface Draft {
  readonly id: string;
  readonly name: string;
  readonly deck: Deck;
  readonly before: readonly Deck[];
}

const boardWords = { en, pl };

const MOST_UNDO = 100;
const newId = (): string => `own-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

export default function DeckBuilder(props: BuilderProps) {
  const { words, language, kept, keep, forget, given, linkTo, play, say } = props;
  const t = builderWords[language];
  const said = { words, t: boardWords[language] };
  useLoaded(loadArt);
  const ready = useMemo(() => readyDecks(words), [words]);
  const [draft, setDraft] = useState<Draft>(() =>
    given
      ? { id: newId(), name: t.myDeck, deck: given, before: [] }
      : {
          id: ready[0].id,
          name: t.copyOf(ready[0].name),
          deck: ready[0].value as unknown as Deck,
          before: [],
        },
  );
  const [dialog, setDialog] = useState<'import' | 'export' | 'statistics'>();
  const { deck } = draft;
  const change = (next: Deck) =>
    setDraft(was => ({ ...was, deck: next, before: [...was.before.slice(-MOST_UNDO), was.deck] }));
  const add = (card: number, by: number) => change(withCard(deck, CARDS[card].id, by));
  const undo = () =>
    setDraft(was => ({ ...was, deck: was.before.at(-1) ?? was.deck, before: was.before.slice(0, -1) }));
  const findings = useMemo(() => findingsOf(deck), [deck]);
  const errors = findings.filter(f => f.level === 'error').length;
  const isReady = ready.some(r => r.id === draft.id);

  const choose = (id: string) => {
    const own = kept.find(k => k.id === id);
    const made = ready.find(r => r.id === id);
    if (own) setDraft({ id, name: own.name, deck: own.value as Deck, before: [] });
    else if (made)
      setDraft({ id, name: t.copyOf(made.name), deck: made.value as unknown as Deck, before: [] });
    else setDraft({ id: newId(), name: t.myDeck, deck: EMPTY, before: [] });
  };
  const save = () => {
    const id = isReady ? newId() : draft.id;
    const name = draft.name.trim() || t.myDeck;
    keep({ id, name, value: deck });
    setDraft(was => ({ ...was, id, name }));
    say(props.account === undefined ? t.saved : t.savedWith(props.account));
  };
  return (
    <div className="dk" data-game="civilization-ccg">
      <header className="dk-top">
        <a className="wordmark" href={props.homeHref}>
          Epoka
        </a>
        <h1>{t.title}</h1>
        <label className="dk-which">
          <span className="ek-hidden">{t.decks}</span>
          <select
            className="ek-input ek-select"
            value={kept.some(k => k.id === draft.id) || isReady ? draft.id : 'new'}
            onChange={e => choose(e.target.value)}
          >
            <option value="new">{t.fresh}</option>
            {kept.length > 0 && (
              <optgroup label={t.own}>
                {kept.map(k => (
                  <option key={k.id} value={k.id}>
                    {k.name}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label={t.ready}>
              {ready.map(r => (
                <option key={r.id} value={r.id}>
                  {r.name}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        <input
          className="ek-input dk-name"
          value={draft.name}
          maxLength={40}
          aria-label={t.nameLabel}
          onChange={e => setDraft({ ...draft, name: e.target.value })}
        />
        <span className="dk-acts">
          <Button disabled={draft.before.length === 0} onClick={undo}>
            {t.undo} {draft.before.length > 0 && draft.before.length}
          </Button>
          <Button onClick={() => setDialog('import')}>{t.importing}</Button>
          <Button onClick={() => setDialog('export')}>{t.exporting}</Button>
          <Button
            aria-disabled={errors > 0 || undefined}
            data-hint={errors > 0 ? t.playBlocked : undefined}
            onClick={() => (errors > 0 ? say(t.playBlocked) : setDialog('statistics'))}
          >
            {t.statistics}
          </Button>
          {kept.some(k => k.id === draft.id) && (
            <Button
              onClick={() => {
                forget(draft.id);
                choose(ready[0].id);
              }}
            >
              {t.forget}
            </Button>
          )}
          <Button onClick={save}>{t.save}</Button>
          <Button
            kind="primary"
            aria-disabled={errors > 0 || undefined}
            data-hint={errors > 0 ? t.playBlocked : undefined}
            onClick={() => (errors > 0 ? say(t.playBlocked) : play(deck))}
          >
            {t.play}
          </Button>
        </span>
      </header>
      <main className="dk-main">
        <section className="dk-left" aria-label={t.search}>
          <Pool said={said} t={t} deck={deck} add={add} />
          <Goldfish
            said={said}
            t={t}
            deck={deck}
            legal={errors === 0}
            makeTrials={props.makeTrials}
            playAlone={() => props.playAlone(deck)}
          />
        </section>
        <DeckSheet
          said={said}
          t={t}
          deck={deck}
          add={add}
          change={change}
          findings={findings}
          sayFinding={finding => sayReason({ words, reader: READER }, finding)}
        />
      </main>
      {dialog === 'import' && (
        <ImportDialog
          t={t}
          onClose={() => setDialog(undefined)}
          onRead={next => {
            setDraft({ id: newId(), name: t.myDeck, deck: next, before: [deck] });
            setDialog(undefined);
          }}
        />
      )}
      {dialog === 'statistics' && (
        <Statistics
          said={said}
          t={t}
          deck={deck}
          name={draft.name}
          ready={ready}
          makeTrials={props.makeTrials}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'export' && (
        <ExportDialog
          t={t}
          text={asText(deck, words.names, t.heads)}
          link={linkTo(asCode(deck))}
          say={say}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

/** Reasons of decks speak of cards alone: there is no table. */
const READER = { seat: -1, name: () => '', view: {} } as never;

function ImportDialog({
  t,
  onClose,
  onRead,
}: {
  t: (typeof builderWords)['en'];
  onClose: () => void;
  onRead: (deck: Deck) => void;
}) {
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadDeck>();
  return (
    <Dialog open title={t.importing} onClose={onClose} closeLabel={t.close}>
      <form
        className="dk-dialog"
        onSubmit={e => {
          e.preventDefault();
          const made = fromText(text);
          if (made.unread.length === 0) onRead(made.deck);
          else setRead(made);
        }}
      >
        <p>{t.importNote}</p>
        <textarea
          className="ek-input"
          rows={14}
          value={text}
          aria-label={t.importing}
          onChange={e => {
            setText(e.target.value);
            setRead(undefined);
          }}
        />
        {read && (
          <ul role="alert" className="dk-unread">
            {read.unread.map(({ line, text: what }) => (
              <li key={line}>{t.unread(line, what)}</li>
            ))}
          </ul>
        )}
        <Button kind="primary" type="submit">
          {t.readIt}
        </Button>
      </form>
    </Dialog>
  );
}

function ExportDialog({
  t,
  text,
  link,
  say,
  onClose,
}: {
  t: (typeof builderWords)['en'];
  text: string;
  link: string;
  say: (text: string) => void;
  onClose: () => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = async (what: string) => {
    try {
      await navigator.clipboard.writeText(what);
      say(t.copied);
    } catch {
      // not allowed here: the text stands selected, to be copied by hand
      area.current?.select();
    }
  };
  return (
    <Dialog open title={t.exporting} onClose={onClose} closeLabel={t.close}>
      <div className="dk-dialog">
        <p>{t.exportNote}</p>
        <textarea ref={area} className="ek-input" rows={14} readOnly value={text} aria-label={t.exporting} />
        <input
          className="ek-input"
          readOnly
          value={link}
          aria-label={t.copyLink}
          onFocus={e => e.target.select()}
        />
        <p className="dk-dialog-acts">
          <Button kind="primary" onClick={() => void copy(text)}>
            {t.copyText}
          </Button>
          <Button onClick={() => void copy(link)}>{t.copyLink}</Button>
        </p>
      </div>
    </Dialog>
  );
}
