/** The bar at the bottom: who must do what, and everything that can be answered. */
import './ask.css';
import type { Answer, Schema } from '@epoka/kernel';
import { type MouseEvent, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RulesBook } from '../../client/rulebook.ts';
import type { TableShot } from '../../client/table-client.ts';
import { type BoardChoice, Choices, type Hot, sayAnswer } from '../../kit/board.ts';
import { ChoiceLabel, DownGlyph, Kbd, SeatMark, toast, UndoGlyph, UpGlyph } from '../../kit/index.ts';
import { lazyPart } from '../../lazy-part.ts';
import { useMedia, WIDE } from '../../use-media.ts';
import { usePrefs, useWords } from '../../words.tsx';
import { listNames, sayQuestion, type TableContext } from '../table-context.ts';
import { turnSteps } from '../turn-steps.ts';
import { UndoButtons } from '../undo.tsx';
import type { TableActs } from '../use-table-client.ts';
import { ChoiceList, MANY, OneChoice } from './choice-list.tsx';
import { closingOf } from './group.ts';
import { usePress } from './press.ts';
import { sayWaiting } from './waiting.ts';

const OpenAnswer = lazyPart(
  () => import('./form.tsx'),
  m => m.OpenAnswer,
);

export function QuestionBar({
  context,
  shot,
  acts,
  hot,
  book,
  onRule,
  onEnd,
}: {
  context: TableContext;
  shot: TableShot;
  acts: TableActs;
  hot: Hot;
  book: RulesBook | undefined;
  onRule: (clause: string) => void;
  onEnd: () => void;
}) {
  const words = useWords();
  const wide = useMedia(WIDE);
  const bar = useRef<HTMLElement>(null);
  const ids = context.questions.map(q => q.question.id).join();
  /** a filter belongs to the question it was typed for */
  const [wanted, setWanted] = useForQuestion(ids, '');
  /** opened or folded for this question alone */
  const [opened, setOpened] = useForQuestion<boolean | undefined>(ids, undefined);
  const liked = usePrefs().choices;
  const { view } = shot;
  const choices = new Choices({
    questions: context.questions,
    answer: acts.answer,
    reader: context.reader,
    words: context.words,
  });
  const asked = context.questions.length > 0;
  const closing = closingOf(choices.list);
  const rest = choices.list.filter(c => !closing.includes(c));
  const legal = rest.filter(c => c.legal).length;
  const listed = rest.length > 0 || choices.forms.length > 0;
  const unplaced = useUnplaced(context, ids, rest, choices.forms);
  const open = asked && listed && (wanted !== '' || (opened ?? (unplaced || liked === 'all')));
  const listId = useId();

  useFollow(bar, ids);
  usePress(bar, () => toast(words.ask.refused['not-asked'], 'bad'));
  const setOpen = (now: boolean): void => {
    flushSync(() => setOpened(now));
    setWanted('');
  };
  const toggle = (event: MouseEvent): void => {
    setOpen(!open);
    // opened from the keyboard: go on there
    if (!open && event.detail === 0)
      bar.current?.querySelector<HTMLElement>('.ask-body [data-choice]')?.focus();
  };

  return (
    <section
      ref={bar}
      className="ask"
      aria-label={words.ask.title}
      data-open={open ? (opened ? 'once' : 'always') : undefined}
      data-asked={asked || undefined}
      data-n={`${shot.planning ? 'plan' : view.n}/${position(shot)}`}
    >
      <div className="ask-head">
        <div className="ask-title" tabIndex={-1} data-ask-title="">
          <Sentence context={context} shot={shot} book={book} onRule={onRule} />
        </div>
        {asked && <Status context={context} acts={acts} hot={hot} />}
        <TurnSteps shot={shot} acts={acts} />
        <div className="ask-acts">
          {!wide && <UndoButtons shot={shot} acts={acts} />}
          {asked && listed && (
            <button
              type="button"
              className="ek-button ask-all"
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              data-all=""
              onClick={toggle}
            >
              <Kbd>A</Kbd>
              {words.ask.allOf(legal)}
              {open ? <DownGlyph /> : <UpGlyph />}
            </button>
          )}
          {view.over ? (
            <button type="button" className="ek-button" data-kind="primary" onClick={onEnd}>
              {words.ask.showEnd}
            </button>
          ) : (
            closing.map((c, i) => (
              <Closing key={c.key} choice={c} hot={hot} first={i === 0} only={closing.length === 1} />
            ))
          )}
        </div>
      </div>
      {open && (
        <div className="ask-body" id={listId}>
          {rest.length > MANY && (
            <input
              className="ek-input ask-filter"
              type="search"
              value={wanted}
              placeholder={words.ask.filter}
              aria-label={words.ask.filter}
              data-filter=""
              onChange={e => setWanted(e.target.value)}
              onKeyDown={e => {
                if (e.key === 'Escape') {
                  e.stopPropagation();
                  if (wanted) setWanted('');
                  else setOpen(false);
                } else if (e.key === 'ArrowDown' || e.key === 'Enter') {
                  e.preventDefault();
                  bar.current?.querySelector<HTMLElement>('.ask-body [data-choice]')?.focus();
                } else if (/^[1-9]$/.test(e.key)) {
                  // the numbers shown in the list are keys here too
                  const numbered = bar.current?.querySelector<HTMLElement>(`[data-number="${e.key}"]`);
                  if (numbered) {
                    e.preventDefault();
                    numbered.click();
                  }
                }
              }}
            />
          )}
          <ByQuestion context={context} rest={rest} hot={hot} wanted={wanted} book={book} onRule={onRule} />
          {choices.forms.map(({ questionId, form }) => (
            <Suspense key={`${questionId}/${form.verb}`}>
              <OpenAnswer
                verb={form.verb}
                schema={form.schema}
                words={context.words}
                say={answer => sayAnswer(context, answer)}
                onAnswer={answer => acts.answer(questionId, answer)}
              />
            </Suspense>
          ))}
        </div>
      )}
    </section>
  );
}

/**
 * Some possible answer has no place on the board: then the list must be seen. The board shows it by the keys and verbs on its
 * targets, once it stands; a game without a board has only the list.
 */
function useUnplaced(
  context: TableContext,
  ids: string,
  rest: readonly BoardChoice[],
  forms: Choices['forms'],
): boolean {
  const [found, setFound] = useState<{ ids: string; verbs: string }>();
  const { board } = context;
  const verbs = [
    ...new Set([
      ...rest.filter(c => c.legal).map(c => c.answer[0]),
      ...forms.filter(({ form }) => !single(form.schema)).map(({ form }) => form.verb),
    ]),
  ]
    .sort()
    .join(' ');
  useEffect(() => {
    if (!board || verbs === '') return;
    let frame = requestAnimationFrame(() => {
      // parts of a board follow a frame later
      frame = requestAnimationFrame(() => {
        const placed = new Set<string>();
        for (const node of document.querySelectorAll('#board [data-key], #board [data-verbs]')) {
          const verb = /^\d+:\["([^"]+)"/.exec(node.getAttribute('data-key') ?? '')?.[1];
          if (verb !== undefined) placed.add(verb);
          for (const other of node.getAttribute('data-verbs')?.split(' ') ?? []) placed.add(other);
        }
        setFound({
          ids,
          verbs: verbs
            .split(' ')
            .filter(verb => !placed.has(verb))
            .join(' '),
        });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [board, ids, verbs]);
  if (board === null) return true;
  return found?.ids === ids && found.verbs !== '';
}

/** What the game counts behind its question: actions left, points to spend. */
function Status({ context, acts, hot }: { context: TableContext; acts: TableActs; hot: Hot }) {
  const { board, language, view } = context;
  if (!board?.Status) return null;
  return (
    <span className="ask-status" data-game={view.game}>
      <board.Status
        view={view.state}
        seat={view.seat}
        seats={context.seats}
        questions={context.questions}
        answer={acts.answer}
        reader={context.reader}
        words={context.words}
        language={language}
        motion={false}
        hot={hot}
        open={() => undefined}
        recent={[]}
      />
    </span>
  );
}

/** What was done to one question alone: gone in the same moment as the question, never painted with the next. */
function useForQuestion<T>(ids: string, blank: T): [T, (value: T) => void] {
  const [kept, keep] = useState({ ids, value: blank });
  const now = kept.ids === ids ? kept : { ids, value: blank };
  if (now !== kept) keep(now);
  return [now.value, value => keep({ ids, value })];
}

function single(schema: Schema): boolean {
  return schema.type === 'oneOf' && schema.values.length === 1;
}

/** Several questions may be open at once; then each says its own sentence above its choices. */
function ByQuestion({
  context,
  rest,
  hot,
  wanted,
  book,
  onRule,
}: {
  context: TableContext;
  rest: readonly BoardChoice[];
  hot: Hot;
  wanted: string;
  book: RulesBook | undefined;
  onRule: (clause: string) => void;
}) {
  let first = 1;
  return context.questions.map(({ question, options }) => {
    /** the clause that blocks a choice, where the rulebook says */
    const clauseOf = (choice: BoardChoice): string | undefined => {
      const why = options.choices.find(c => sameAnswer(c.answer, choice.answer))?.why;
      return why && book?.reasons?.[why.key];
    };
    const own = rest.filter(c => c.questionId === question.id);
    const from = first;
    first += own.filter(c => c.legal).length;
    return (
      <div key={context.questions.length > 1 ? question.id : question.kind}>
        {context.questions.length > 1 && (
          <p className="ask-one">{sayQuestion(context, question.kind, question.data, question.seat)}</p>
        )}
        <ChoiceList
          context={context}
          question={question}
          choices={own}
          hot={hot}
          wanted={wanted}
          firstKey={from}
          clauseOf={clauseOf}
          onRule={onRule}
        />
      </div>
    );
  });
}

function Closing({
  choice,
  hot,
  first,
  only,
}: {
  choice: BoardChoice;
  hot: Hot;
  first: boolean;
  only: boolean;
}) {
  return (
    <span data-closing="">
      <OneChoice
        choice={choice}
        label={choice.label}
        hot={hot}
        number={undefined}
        {...(only ? { kind: 'primary' as const } : {})}
        {...(first ? { letter: 'E' } : {})}
      />
    </span>
  );
}

function Sentence({
  context,
  shot,
  book,
  onRule,
}: {
  context: TableContext;
  shot: TableShot;
  book: RulesBook | undefined;
  onRule: (clause: string) => void;
}) {
  const words = useWords();
  const { view } = shot;
  if (view.over) {
    const names = view.standing.filter(s => s.rank === 1).map(s => context.reader.name(s.seat));
    const { ended } = shot;
    if (ended && ended.why !== 'resigned')
      return <p className="ask-sentence">{words.ask[ended.why === 'agreed' ? 'agreed' : 'over']}</p>;
    return (
      <p className="ask-sentence">
        {ended ? words.ask.gaveUp(context.reader.name(ended.seat)) : words.ask.over}{' '}
        {names.length === 1 ? words.ask.won(names[0]) : words.ask.wonTogether(listNames(names, words))}
      </p>
    );
  }
  if (context.questions.length > 0) {
    const { question } = context.questions[0];
    const seat = context.seats[question.seat];
    return (
      <p className="ask-sentence">
        {seat && <SeatMark mark={seat.mark} name={seat.name} size={26} label={seat.name} />}
        <Said text={sayQuestion(context, question.kind, question.data, question.seat) ?? ''} />
        <Rule clause={book?.questions?.[question.kind]} onRule={onRule} />
      </p>
    );
  }
  return (
    <p className="ask-sentence" data-waiting="">
      {view.asked.map(seat => (
        <SeatMark key={seat} mark={seat} name={context.reader.name(seat)} size={26} />
      ))}
      {/* what they are asked is said to them, as an order: to whoever waits it would be one too */}
      <span>{sayWaiting(shot, seat => context.reader.name(seat), words)}</span>
    </p>
  );
}

/** To the rule behind something. */
function Rule({ clause, onRule }: { clause: string | undefined; onRule: (clause: string) => void }) {
  const words = useWords();
  if (clause === undefined) return null;
  const label = words.ask.ruleOf(clause);
  return (
    <button
      type="button"
      className="rule-button"
      aria-label={label}
      data-hint={label}
      onClick={() => onRule(clause)}
    >
      §
    </button>
  );
}

function sameAnswer(a: Answer, b: Answer): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function TurnSteps({ shot, acts }: { shot: TableShot; acts: TableActs }) {
  const words = useWords();
  const steps = turnSteps(
    shot.planning ? `${shot.id}/plan` : shot.id,
    position(shot),
    shot.view.undo.answers,
  );
  if (steps.length === 0) return null;
  const shown = steps.slice(-3);
  return (
    <ol className="trail" aria-label={words.ask.soFar}>
      {/* the newest first: what has no room is left out at the end of the line */}
      {shown
        .map(step => (
          <li key={step.at}>
            <button
              type="button"
              className="trail-step"
              data-hint={words.ask.backTo(step.label)}
              aria-label={words.ask.backTo(step.label)}
              onClick={() => acts.undo(position(shot) - step.at)}
            >
              <UndoGlyph />
              <span>
                <ChoiceLabel label={step.label} parts={step.parts} />
              </span>
            </button>
          </li>
        ))
        .reverse()}
      {steps.length > shown.length && (
        <li>
          <button
            type="button"
            className="trail-step trail-all"
            data-hint={words.ask.allSteps(steps.length)}
            aria-label={words.ask.allSteps(steps.length)}
            onClick={() => acts.undo(position(shot) - steps[0].at)}
          >
            <UndoGlyph />
            <span>{words.ask.steps(steps.length)}</span>
          </button>
        </li>
      )}
    </ol>
  );
}

/** A plan counts its own answers. */
export function position(shot: TableShot): number {
  return shot.planning ? shot.planning.answers.length : shot.view.answers;
}

const lost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * The keyboard stays with the question: when the choice that had the focus goes away, its successor gets it. Whoever looks at
 * something else is left alone.
 */
function useFollow(bar: React.RefObject<HTMLElement | null>, ids: string): void {
  const inside = useRef(false);
  useLayoutEffect(() => {
    const node = bar.current;
    if (!node) return;
    const enter = () => {
      inside.current = true;
    };
    const leave = (event: FocusEvent) => {
      // Focus that falls to nothing was taken away by a removed button, not moved by the player.
      if (event.relatedTarget !== null) inside.current = node.contains(event.relatedTarget as Node);
    };
    const press = (event: PointerEvent) => {
      inside.current = node.contains(event.target as Node);
    };
    node.addEventListener('focusin', enter);
    node.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', press);
    // Whoever comes to the table begins at the question; not at a choice, which a key meant for the page would take.
    if (lost()) node.querySelector<HTMLElement>('[data-ask-title]')?.focus({ preventScroll: true });
    inside.current = false;
    return () => {
      node.removeEventListener('focusin', enter);
      node.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', press);
    };
  }, [bar]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the trigger
  useLayoutEffect(() => {
    const node = bar.current;
    if (!node || !inside.current) return;
    if (!lost() && !node.contains(document.activeElement)) return;
    const target =
      node.querySelector<HTMLElement>('.ask-body [data-choice="legal"]') ??
      // a folded list: never on a button that ends the turn, where the next Enter would end it
      node.querySelector<HTMLElement>('[data-all]') ??
      node.querySelector<HTMLElement>('[data-choice="legal"]') ??
      node.querySelector<HTMLElement>('[data-ask-title]');
    target?.focus({ preventScroll: true });
  }, [ids]);
}

/** letters that fit on one line in full size */
const LINE = 44;

function Said({ text }: { text: string }) {
  const long = text.length > 2 * LINE ? 'very' : text.length > LINE ? '' : undefined;
  return <span data-long={long}>{text}</span>;
}
