/** What a thing of the board says of itself when it is pointed at: its whole text, what can be done with it now, or why not. */
import type { Answer } from '@epoka/kernel';
import { type RefObject, useContext } from 'react';
import { Choices, type Hot, sayReason } from '../kit/board.ts';
import { Button, ChoiceButton, Faces } from '../kit/index.ts';
import { type ExplainedTarget, ExplainLayer } from '../kit/shell/explain.tsx';
import { useWords } from '../words.tsx';
import type { TableContext } from './table-context.ts';

/** more ways than these are asked for beside the thing, as when it is pressed */
const MOST_WAYS = 5;
const MOST_REASONS = 4;

interface Taking {
  readonly context: TableContext;
  readonly answer: (questionId: number, answer: Answer) => void;
  readonly hot: Hot;
}

export function Explanation({
  within,
  open,
  ...taking
}: Taking & {
  readonly within: RefObject<HTMLElement | null>;
  readonly open: (content: string) => void;
}) {
  const { context } = taking;
  const { board, language, view } = context;
  if (!board) return null;
  return (
    <ExplainLayer within={within} game={view.game}>
      {thing => (
        <>
          <board.Detail
            id={thing.content}
            view={view.state}
            reader={context.reader}
            words={context.words}
            seats={context.seats}
            language={language}
            open={open}
          />
          {thing.targets.length === 0 ? (
            <NotNow context={context} content={thing.content} />
          ) : (
            <Acts targets={thing.targets} {...taking} />
          )}
        </>
      )}
    </ExplainLayer>
  );
}

/** All that can be done with a thing that is explained, at its price; and why not, where it can't. */
function Acts({ context, answer, hot, targets }: Taking & { readonly targets: readonly ExplainedTarget[] }) {
  const words = useWords();
  const faces = useContext(Faces);
  const { questions, reader, words: gameWords } = context;
  const { list } = new Choices({ questions, answer, reader, words: gameWords });
  const parts = targets.map(target => {
    const choices = list.filter(c => target.keys.includes(c.key));
    const legal = choices.filter(c => c.legal);
    // what is only lifted or laid back is no choice of the game: it says itself what a press does
    const pressed = choices.length === 0 || legal.length > MOST_WAYS;
    return { at: target.at, choices: pressed ? [] : choices, many: legal.length, pressed };
  });
  const choices = [...new Map(parts.flatMap(part => part.choices).map(c => [c.key, c])).values()];
  const blocked = choices.filter(c => c.why !== undefined);
  // one reason that all share is said once
  const shared = new Set(blocked.map(c => c.why)).size === 1;
  const reasons = new Set(blocked.map(c => (shared ? c.why : `${c.label}: ${c.why}`)));
  return (
    <div className="ek-explain-foot">
      {choices.every(c => !c.legal) &&
        [...reasons].slice(0, MOST_REASONS).map(why => (
          <p key={why} className="ek-explain-why">
            {words.ask.why} {why}
          </p>
        ))}
      {choices
        .filter(c => c.legal)
        .map(choice => {
          const price = faces(choice)?.price;
          return [
            choice.warn !== undefined && (
              <p key={`${choice.key} warn`} className="ek-explain-warn">
                {choice.warn}
              </p>
            ),
            <ChoiceButton key={choice.key} choice={choice} hot={hot} kind="primary">
              {choice.label}
              {price && <span className="ek-explain-price">{price}</span>}
            </ChoiceButton>,
          ];
        })}
      {parts.map(
        ({ at, pressed, many }) =>
          pressed && <Press key={at.getAttribute('data-key')} at={at} ways={words.ask.allOf(many)} />,
      )}
    </div>
  );
}

/** A press on the thing itself, in its own words; or why it can't be pressed. */
function Press({ at, ways }: { readonly at: HTMLElement | SVGElement; readonly ways: string }) {
  const words = useWords();
  const hint = at.getAttribute('data-hint') ?? at.getAttribute('aria-label') ?? '';
  if (at.getAttribute('data-target') !== 'legal') return hint && <p className="ek-explain-why">{hint}</p>;
  const press = () => at.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return (
    <Button kind="primary" data-key={at.getAttribute('data-key')} onClick={press}>
      {hint.includes('\n') ? ways : hint || words.table.act}
    </Button>
  );
}

/** When the turn of a thing is that the open questions are not about. Of what is a choice now, `Acts` speaks. */
export function NotNow({ context, content }: { readonly context: TableContext; readonly content: string }) {
  const words = useWords();
  const { board, view, questions } = context;
  const thing = board?.about?.(content, view.state, view.seat);
  if (thing === undefined || questions.length === 0) return null;
  const sent =
    typeof thing === 'string'
      ? questions.map(({ options }) => options.elsewhere?.find(({ kind }) => kind === thing)?.why)
      : [thing];
  const [why] = sent;
  if (why === undefined || sent.includes(undefined)) return null;
  return (
    <div className="ek-explain-foot">
      <p className="ek-explain-warn">
        <b>{words.ask.notNow}</b> {sayReason(context, why)}
      </p>
    </div>
  );
}
