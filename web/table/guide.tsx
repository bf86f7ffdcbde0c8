/**
 * The guide of a first game: one note at a time, beside the table, never in the way. First how the table works, then what the
 * game itself has to say at the first question of each kind, with a choice to point at.
 */
import { useEffect, useMemo, useState } from 'react';
import type { TableShot } from '../client/client.ts';
import { type GuideModule, loadGuide } from '../client/parts.ts';
import { choiceKey, type Hot } from '../kit/board.ts';
import { Button } from '../kit/index.ts';
import { useMore } from '../words.tsx';
import type { Scene } from './scene.ts';

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

function useGuide(game: string): GuideModule | undefined {
  const [guide, setGuide] = useState<GuideModule>();
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
  scene,
  hot,
  onDone,
}: {
  shot: TableShot;
  scene: Scene;
  hot: Hot;
  onDone: () => void;
}) {
  const g = useMore().guide;
  const guide = useGuide(shot.view.game);
  const [read, note] = useRead(shot.id);
  const general = g.tips.findIndex((_, i) => !read.includes(`tip-${i}`));
  const open = scene.questions[0];
  const own = useMemo(
    () => open && guide?.noteFor(scene.view.state, open.question, open.options, read),
    [guide, open, scene, read],
  );
  const pointed = own?.answer && open ? choiceKey(open.question.id, own.answer) : undefined;

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
  const text = own && (scene.words as { guide?: Readonly<Record<string, string>> }).guide?.[own.step.id];
  if (!own || !text) return null;
  return (
    <Note
      step={scene.words.title}
      text={text}
      next={g.ok}
      onNext={() => note(own.step.id)}
      onSkip={onDone}
      {...(pointed === undefined ? {} : { onPoint: () => pointAt(hot, pointed) })}
    />
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
}: {
  step: string;
  title?: string;
  text: string;
  next: string;
  onNext: () => void;
  onSkip: () => void;
  onPoint?: () => void;
}) {
  const g = useMore().guide;
  return (
    <aside className="guide-note" aria-label={g.title}>
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
