/** The bar at the bottom: who must do what, and everything that can be answered. */
import './ask.css';
import type { Answer, Schema } from '@epoka/kernel';
import { Component, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableShot } from '../../client/client.ts';
import type { RulesBook } from '../../client/rulebook.ts';
import { type BoardChoice, Choices, type Hot, sayAnswer } from '../../kit/board.ts';
import { DownGlyph, Kbd, SeatMark, toast, UpGlyph } from '../../kit/index.ts';
import { prefs } from '../../prefs.ts';
import { useMedia, WIDE } from '../../ui/media.ts';
import { usePrefs, useWords } from '../../words.tsx';
import { listNames, type Scene, sayQuestion } from '../scene.ts';
import { trail } from '../trail.ts';
import { UndoButtons } from '../undo.tsx';
import type { Table } from '../use-table.ts';
import { ChoiceList, MANY, OneChoice } from './choice-list.tsx';
import { OpenAnswer } from './form.tsx';
import { isClosing } from './group.ts';
import { usePress } from './press.ts';
import { sayWaiting } from './waiting.ts';

/** So few possible choices are shown at once, however many are blocked. */
const FEW = 6;
/** Where the bar is a sheet over the board, see ask.css. */
const NARROW = '(max-width: 699px)';

export function QuestionBar({
  scene,
  shot,
  table,
  hot,
  book,
  onRule,
  onEnd,
}: {
  scene: Scene;
  shot: TableShot;
  table: Table;
  hot: Hot;
  book: RulesBook | undefined;
  onRule: (clause: string) => void;
  onEnd: () => void;
}) {
  const words = useWords();
  const wide = useMedia(WIDE);
  const bar = useRef<HTMLElement>(null);
  const ids = scene.questions.map(q => q.question.id).join();
  /** a filter belongs to the question it was typed for */
  const [wanted, setWanted] = useForQuestion(ids, '');
  const [tall, setTall] = useState(false);
  /** on a phone and in the guided game: opened or folded for this question alone */
  const [opened, setOpened] = useForQuestion<boolean | undefined>(ids, undefined);
  const liked = usePrefs().choices;
  const { view } = shot;
  const choices = new Choices({
    questions: scene.questions,
    answer: table.answer,
    reader: scene.reader,
    words: scene.words,
  });
  const asked = scene.questions.length > 0;
  const closing = choices.list.filter(c => isClosing(c) && choices.list.length > 1);
  const rest = choices.list.filter(c => !closing.includes(c));
  const many = rest.length > MANY;
  // A board offers the same choices: a long list beside it is opened by those who want it. One that is still being loaded
  // counts: a list that folds away when it comes would go from under the pointer.
  const foldable = many && scene.board !== null && rest.filter(c => c.legal).length > FEW;
  // The guide speaks of the choices below: in its game they are there to be seen.
  const open = !foldable || wanted !== '' || (opened ?? (liked === 'all' || shot.guided));
  // an answer of one possible value (to resign) is folded with the list
  const forms = open ? choices.forms : choices.forms.filter(({ form: { schema } }) => !single(schema));
  const body = asked && ((open && rest.length > 0) || forms.length > 0);
  const listId = useId();

  useFollow(bar, ids);
  usePress(bar, () => toast(words.ask.refused['not-asked'], 'bad'));
  const toggle = (event: MouseEvent): void => {
    if (shot.guided || matchMedia(NARROW).matches) flushSync(() => setOpened(!open));
    else {
      prefs.set({ choices: open ? 'auto' : 'all' });
      flushSync(() => setOpened(undefined));
    }
    setWanted('');
    // opened from the keyboard: go on there
    if (!open && event.detail === 0)
      bar.current?.querySelector<HTMLElement>('.ask-body [data-choice]')?.focus();
  };

  return (
    <section
      ref={bar}
      className="ask"
      aria-label={words.ask.title}
      data-tall={tall || (foldable && opened) || undefined}
      data-folded={(foldable && !open) || undefined}
      data-asked={asked || undefined}
      data-n={`${shot.planning ? 'plan' : view.n}/${position(shot)}`}
    >
      <LetGo bar={bar} ids={ids} />
      <div className="ask-head">
        {!foldable && (
          <button
            type="button"
            className="ask-grip ek-button"
            data-kind="icon"
            aria-expanded={tall}
            aria-label={tall ? words.ask.fewer : words.ask.all}
            onClick={() => setTall(!tall)}
          >
            {tall ? <DownGlyph /> : <UpGlyph />}
          </button>
        )}
        <div className="ask-title" tabIndex={-1} data-ask-title="">
          <Sentence scene={scene} shot={shot} book={book} onRule={onRule} />
          <Trail shot={shot} table={table} />
        </div>
        {many && (
          <input
            className="ek-input ask-filter"
            type="search"
            value={wanted}
            placeholder={words.ask.filter}
            aria-label={words.ask.filter}
            data-filter=""
            onChange={e => setWanted(e.target.value)}
            onKeyDown={e => {
              if (e.key === 'Escape' && wanted) {
                e.stopPropagation();
                setWanted('');
              } else if (e.key === 'ArrowDown' || e.key === 'Enter') {
                e.preventDefault();
                const first = bar.current?.querySelector<HTMLElement>('.ask-body [data-choice]');
                if (first) first.focus();
                else bar.current?.querySelector<HTMLElement>('[data-all]')?.click();
              }
            }}
          />
        )}
        {foldable && (
          <button
            type="button"
            className="ek-button ask-all"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            data-all=""
            onClick={toggle}
          >
            <Kbd>A</Kbd>
            {open ? words.ask.fold : words.ask.allOf(rest.filter(c => c.legal).length)}
            {open ? <DownGlyph /> : <UpGlyph />}
          </button>
        )}
        <div className="ask-acts">
          {!wide && <UndoButtons shot={shot} table={table} />}
          {view.over ? (
            <button type="button" className="ek-button" data-kind="primary" onClick={onEnd}>
              {words.ask.showEnd}
            </button>
          ) : (
            closing.map((c, i) => <Closing key={c.key} choice={c} hot={hot} first={i === 0} />)
          )}
        </div>
      </div>
      {body && (
        <div className="ask-body" id={listId}>
          {open && (
            <ByQuestion scene={scene} rest={rest} hot={hot} wanted={wanted} book={book} onRule={onRule} />
          )}
          {forms.map(({ questionId, form }) => (
            <OpenAnswer
              key={`${questionId}/${form.verb}`}
              verb={form.verb}
              schema={form.schema}
              words={scene.words}
              say={answer => sayAnswer(scene, answer)}
              onAnswer={answer => table.answer(questionId, answer)}
            />
          ))}
        </div>
      )}
    </section>
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
  scene,
  rest,
  hot,
  wanted,
  book,
  onRule,
}: {
  scene: Scene;
  rest: readonly BoardChoice[];
  hot: Hot;
  wanted: string;
  book: RulesBook | undefined;
  onRule: (clause: string) => void;
}) {
  let first = 1;
  return scene.questions.map(({ question, options }) => {
    /** the clause that blocks a choice, where the rulebook says */
    const clauseOf = (choice: BoardChoice): string | undefined => {
      const why = options.choices.find(c => sameAnswer(c.answer, choice.answer))?.why;
      return why && book?.reasons?.[why.key];
    };
    const own = rest.filter(c => c.questionId === question.id);
    const from = first;
    first += own.filter(c => c.legal).length;
    return (
      <div key={scene.questions.length > 1 ? question.id : question.kind}>
        {scene.questions.length > 1 && (
          <p className="ask-one">{sayQuestion(scene, question.kind, question.data, question.seat)}</p>
        )}
        <ChoiceList
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

function Closing({ choice, hot, first }: { choice: BoardChoice; hot: Hot; first: boolean }) {
  return (
    <span data-closing="">
      <OneChoice
        choice={choice}
        label={choice.label}
        hot={hot}
        number={undefined}
        {...(first ? { letter: 'E' } : {})}
      />
    </span>
  );
}

function Sentence({
  scene,
  shot,
  book,
  onRule,
}: {
  scene: Scene;
  shot: TableShot;
  book: RulesBook | undefined;
  onRule: (clause: string) => void;
}) {
  const words = useWords();
  const { view } = shot;
  if (view.over) {
    const names = view.standing.filter(s => s.rank === 1).map(s => scene.reader.name(s.seat));
    return (
      <p className="ask-sentence">
        {words.ask.over}{' '}
        {names.length === 1 ? words.ask.won(names[0]) : words.ask.wonTogether(listNames(names, words))}
      </p>
    );
  }
  if (scene.questions.length > 0) {
    const { question } = scene.questions[0];
    const seat = scene.seats[question.seat];
    return (
      <p className="ask-sentence">
        {seat && <SeatMark mark={seat.mark} name={seat.name} size={26} label={seat.name} />}
        <span>{sayQuestion(scene, question.kind, question.data, question.seat)}</span>
        <Rule clause={book?.questions?.[question.kind]} onRule={onRule} />
      </p>
    );
  }
  return (
    <p className="ask-sentence" data-waiting="">
      {view.asked.map(seat => (
        <SeatMark key={seat} mark={seat} name={scene.reader.name(seat)} size={26} />
      ))}
      <span>
        {sayWaiting(shot, seat => scene.reader.name(seat), words)}
        <What scene={scene} />
      </span>
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

/** What the others are asked, where that is no secret. */
function What({ scene }: { scene: Scene }) {
  const others = scene.view.state.asked;
  const said = new Set(others.map(q => sayQuestion(scene, q.kind, q.data, q.seat)).filter(Boolean));
  if (said.size !== 1) return null;
  return <small className="ask-what">{[...said][0]}</small>;
}

function Trail({ shot, table }: { shot: TableShot; table: Table }) {
  const words = useWords();
  const steps = trail(shot.planning ? `${shot.id}/plan` : shot.id, position(shot), shot.view.undo.answers);
  if (steps.length === 0) return null;
  const shown = steps.slice(-5);
  return (
    <ol className="trail" aria-label={words.ask.soFar}>
      {steps.length > shown.length && <li aria-hidden="true">…</li>}
      {shown.map(step => (
        <li key={step.at}>
          <button
            type="button"
            className="trail-step"
            data-hint={words.ask.backTo(step.label)}
            aria-label={words.ask.backTo(step.label)}
            onClick={() => table.undo(position(shot) - step.at)}
          >
            {step.label}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A plan counts its own answers. */
export function position(shot: TableShot): number {
  return shot.planning ? shot.planning.answers.length : shot.view.answers;
}

/**
 * Takes the focus off a choice before its question goes away. A button that is removed while it has the focus makes the browser
 * lay out the page in the middle of the change.
 */
class LetGo extends Component<{ bar: React.RefObject<HTMLElement | null>; ids: string }> {
  override getSnapshotBeforeUpdate(before: { ids: string }): null {
    const focused = document.activeElement;
    if (
      before.ids !== this.props.ids &&
      focused?.matches('button') &&
      this.props.bar.current?.contains(focused)
    )
      (focused as HTMLElement).blur();
    return null;
  }
  override componentDidUpdate(): void {
    // required beside getSnapshotBeforeUpdate; useFollow gives the focus to the next question
  }
  override render() {
    return null;
  }
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
