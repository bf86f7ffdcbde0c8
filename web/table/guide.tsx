/**
 * The guide of a first game: one note at a time, beside the table, never in the way. First how the table works, then what the
 * game itself has to say at the first question of each kind, with a choice to point at.
 */
import './guide.css';
import { type AnyGuide, noteFor } from '@epoka/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadGuide } from '../client/guides.ts';
import type { TableShot } from '../client/table-client.ts';
import { choiceKey, type Hot } from '../kit/board.ts';
import { Button } from '../kit/index.ts';
import { useMore } from '../words.tsx';
import type { TableContext } from './table-context.ts';

/** Which notes were read; kept, so that a guide can be left and taken up again. */
function useRead(table: string): [readonly string[], (id: string) => void] {
  const key = `epoka.guide.${table}`;
  const [read, setRead] = useState<readonly string[]>(() => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(x => typeof x === 'string') : [];
    } catch {
      return [];
    }
  });
  const note = (id: string): void => {
    const now = [...read, id];
    setRead(now);
    try {
      localStorage.setItem(key, JSON.stringify(now));
    } catch {
      // not kept: the notes come again after a reload, which harms nobody
    }
  };
  return [read, note];
}

function useGuide(game: string): AnyGuide | undefined {
  const [guide, setGuide] = useState<AnyGuide>();
  useEffect(() => {
    let stale = false;
    loadGuide(game).then(
      made => stale || setGuide(made),
      // without the game's notes the general ones are shown
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [game]);
  return guide;
}

export function Guide({
  shot,
  context,
  hot,
  onDone,
}: {
  shot: TableShot;
  context: TableContext;
  hot: Hot;
  onDone: () => void;
}) {
  const g = useMore().guide;
  const guide = useGuide(shot.view.game);
  const [read, note] = useRead(shot.id);
  const general = g.tips.findIndex((_, i) => !read.includes(`tip-${i}`));
  const open = context.questions[0];
  // Whoever has answered the question that a note was about has read it: at once, so that it does not come back for a moment.
  const shown = useRef<{ readonly id: string; readonly question: number } | undefined>(undefined);
  const was = shown.current;
  const answered =
    was && open && open.question.id !== was.question && !read.includes(was.id) ? was.id : undefined;
  const known = useMemo(() => (answered === undefined ? read : [...read, answered]), [read, answered]);
  const own = useMemo(
    () => open && guide && noteFor(guide, context.view.state, open.question, open.options, known),
    [guide, open, context, known],
  );
  const pointed = own?.answer && open ? choiceKey(open.question.id, own.answer) : undefined;

  const place = usePlace(general >= 0 ? undefined : pointed);

  useEffect(() => {
    shown.current = general < 0 && own && open ? { id: own.id, question: open.question.id } : undefined;
    if (answered !== undefined) note(answered);
  });

  if (general >= 0) {
    const tip = g.tips[general];
    const last = general === g.tips.length - 1;
    return (
      <Note
        step={g.step(general + 1, g.tips.length)}
        title={tip.title}
        text={tip.text}
        next={last ? g.done : g.next}
        onNext={() => note(`tip-${general}`)}
        onSkip={onDone}
      />
    );
  }
  const text = own && (context.words as { guide?: Readonly<Record<string, string>> }).guide?.[own.id];
  if (!own || !text) return null;
  return (
    <>
      {place && <Spotlight place={place} />}
      <Note
        step={context.words.title}
        text={text}
        next={g.ok}
        away={place}
        onNext={() => note(own.id)}
        onSkip={onDone}
        {...(pointed === undefined ? {} : { onPoint: () => pointAt(hot, pointed) })}
      />
    </>
  );
}

/** Where the thing is that the guide speaks of: on the board, or the finishing answer of the bar. */
function usePlace(key: string | undefined): DOMRect | undefined {
  const [place, setPlace] = useState<DOMRect>();
  useEffect(() => {
    if (key === undefined) {
      setPlace(undefined);
      return;
    }
    const measure = () => {
      const named = CSS.escape(key);
      const found = [
        ...document.querySelectorAll(
          `#board [data-key="${named}"], #board [data-ways~="${named}"], .ask-acts [data-key="${named}"]`,
        ),
      ].find(node => node.checkVisibility());
      setPlace(was => {
        const box = found?.getBoundingClientRect();
        return box && was && box.x === was.x && box.y === was.y && box.width === was.width ? was : box;
      });
    };
    measure();
    // a board arranges itself a little later, and anew with the window
    const timer = setInterval(measure, 400);
    window.addEventListener('resize', measure);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', measure);
    };
  }, [key]);
  return place;
}

/** The rest of the table is dimmed; nothing is in the way of a press. */
function Spotlight({ place }: { place: DOMRect }) {
  return createPortal(
    <div
      className="spotlight"
      aria-hidden="true"
      style={{
        left: place.x - 8,
        top: place.y - 8,
        width: place.width + 16,
        height: place.height + 16,
      }}
    />,
    document.body,
  );
}

/** Lights a choice up, on the board and in the list, and brings its place on the board into sight. */
function pointAt(hot: Hot, key: string): void {
  hot.set(key);
  requestAnimationFrame(() =>
    document.querySelector('#board [data-hot]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  );
}

function Note({
  step,
  title,
  text,
  next,
  onNext,
  onSkip,
  onPoint,
  away,
}: {
  step: string;
  title?: string;
  text: string;
  next: string;
  onNext: () => void;
  onSkip: () => void;
  onPoint?: () => void;
  /** what it must not cover */
  away?: DOMRect | undefined;
}) {
  const g = useMore().guide;
  // in the other half of the screen, and on the other side
  const up = away !== undefined && away.y + away.height / 2 > window.innerHeight / 2;
  const left = away !== undefined && away.x + away.width / 2 > window.innerWidth / 2;
  return (
    <aside
      className="guide-note"
      aria-label={g.title}
      data-up={up || undefined}
      data-left={left || undefined}
    >
      <p className="ek-smallcaps">
        {g.title} · {step}
      </p>
      {title && <h2>{title}</h2>}
      <p aria-live="polite">{text}</p>
      <p className="page-acts">
        <Button kind="primary" onClick={onNext}>
          {next}
        </Button>
        {onPoint && <Button onClick={onPoint}>{g.show}</Button>}
        <Button kind="quiet" onClick={onSkip}>
          {g.skip}
        </Button>
      </p>
    </aside>
  );
}
