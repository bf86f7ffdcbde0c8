/** The choices of a question as a list: legal ones first, by verb; blocked ones greyed, each with its reason. */

import type { Question } from '@epoka/kernel';
import { type KeyboardEvent, type ReactNode, useContext, useState } from 'react';
import type { BoardChoice, ChoiceFace, Hot } from '../../kit/board.ts';
import { ChoiceLabel, Faces, hasParts, Icon, Kbd, sayReason, useTarget, WarnGlyph } from '../../kit/index.ts';
import { useWords } from '../../words.tsx';
import type { TableContext } from '../table-context.ts';
import { byVerb, matches } from './group.ts';

/** From so many on a list wants a filter box. */
export const MANY = 14;

export function ChoiceList({
  context,
  question,
  choices,
  hot,
  wanted,
  firstKey,
  clauseOf,
  onRule,
}: {
  context: TableContext;
  question: Question;
  choices: readonly BoardChoice[];
  hot: Hot;
  wanted: string;
  /** number of the first legal choice, for the keys 1 .. 9 */
  firstKey: number;
  clauseOf: (choice: BoardChoice) => string | undefined;
  onRule: (clause: string) => void;
}) {
  const words = useWords();
  const [unfolded, setUnfolded] = useState(false);
  /** the blocked choice that was pressed: explained in full */
  const [why, setWhy] = useState<string>();
  const faceOf = useContext(Faces);
  const shown = wanted ? choices.filter(c => matches(c, wanted, faceOf(c))) : choices;
  const legal = shown.filter(c => c.legal);
  const blocked = shown.filter(c => !c.legal);
  const open = unfolded || (wanted !== '' && legal.length === 0);
  const explained = blocked.find(c => c.key === why);
  const elsewhere = wanted ? [] : sentElsewhere(context, question);
  const { board, language } = context;
  let n = firstKey;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside, which take everything else
    <div className="choices" onKeyDown={roam}>
      {wanted && shown.length === 0 && <p className="choices-none">{words.ask.nothing}</p>}
      {byVerb(legal).map(([verb, list]) => (
        <Group key={verb} heading={(list.length > 1 && board?.verbName?.(verb, language)) || ''}>
          {list.map(choice => (
            <OneChoice
              key={lasting(choice)}
              choice={choice}
              label={choice.label}
              face={faceOf(choice)}
              hot={hot}
              number={n < 10 ? n++ : undefined}
            />
          ))}
        </Group>
      ))}
      {blocked.length > 0 && open && (
        <Group heading={legal.length > 0 ? words.ask.blocked(blocked.length) : ''} quiet>
          {blocked.map(choice => (
            <OneChoice
              key={lasting(choice)}
              choice={choice}
              label={choice.label}
              face={faceOf(choice)}
              hot={hot}
              number={undefined}
              onBlocked={() => setWhy(choice.key)}
            />
          ))}
        </Group>
      )}
      {open && elsewhere.length > 0 && (
        <Group heading={words.ask.elsewhere} quiet>
          <ul className="choices-elsewhere">
            {elsewhere.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Group>
      )}
      {explained && <Explained choice={explained} clause={clauseOf(explained)} onRule={onRule} />}
      {blocked.length + elsewhere.length > 0 && !(wanted !== '' && legal.length === 0) && (
        <button
          type="button"
          className="choices-fold"
          data-choice=""
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded
            ? words.ask.hideBlocked
            : blocked.length > 0
              ? `${words.ask.blocked(blocked.length)}. ${words.ask.showBlocked}`
              : `${words.ask.elsewhere}. ${words.ask.showBlocked}`}
        </button>
      )}
    </div>
  );
}

/** What belongs to another phase, and to which: one sentence for each kind of thing, none twice. */
export function sentElsewhere(context: TableContext, { id }: Question): string[] {
  const { elsewhere = [] } = context.view.questions.find(q => q.id === id) ?? {};
  return [...new Set(elsewhere.map(({ why }) => sayReason(context, why)))];
}

/** The same answer to the next question of the kind keeps its button: a turn changes few of forty. */
function lasting(choice: BoardChoice): string {
  return choice.key.slice(choice.key.indexOf(':'));
}

/** Why not, in full, with the rule; for those who tap rather than point. */
function Explained({
  choice,
  clause,
  onRule,
}: {
  choice: BoardChoice;
  clause: string | undefined;
  onRule: (clause: string) => void;
}) {
  const words = useWords();
  return (
    <p className="explained" role="status">
      <strong>{choice.label}</strong> – {words.ask.why} {choice.why}{' '}
      {clause !== undefined && (
        <button type="button" className="explained-rule" onClick={() => onRule(clause)}>
          {words.ask.ruleOf(clause)}
        </button>
      )}
    </p>
  );
}

function Group({ heading, quiet, children }: { heading: string; quiet?: boolean; children: ReactNode }) {
  return (
    <fieldset className="choice-group" data-quiet={quiet || undefined}>
      <legend className={heading ? undefined : 'ek-hidden'}>{heading}</legend>
      {children}
    </fieldset>
  );
}

export function OneChoice({
  choice,
  label,
  hot,
  number,
  kind,
  letter,
  face,
  onBlocked,
}: {
  choice: BoardChoice;
  label: string;
  hot: Hot;
  number: number | undefined;
  kind?: 'primary';
  letter?: string;
  face?: ChoiceFace | undefined;
  onBlocked?: () => void;
}) {
  const { 'data-target': _, ...target } = useTarget(hot, choice);
  const note = choice.why ?? choice.warn;
  return (
    <button
      type="button"
      className="ek-button choice"
      {...target}
      {...(choice.legal ? {} : { onClick: onBlocked })}
      // the label is there to read, and so is the reason of a blocked choice
      data-hint={choice.legal ? choice.warn : undefined}
      data-target={choice.legal ? undefined : 'blocked'}
      data-kind={choice.legal ? kind : undefined}
      data-choice={choice.legal ? 'legal' : 'blocked'}
      data-number={number}
    >
      {number !== undefined && <Kbd>{number}</Kbd>}
      {letter !== undefined && <Kbd>{letter}</Kbd>}
      {choice.warn !== undefined && <WarnGlyph />}
      {face?.icon && !hasParts(face) && <Icon of={face.icon} />}
      <span className="choice-text">
        <ChoiceLabel label={label} parts={face} />
        {!choice.legal && note !== undefined && <small className="choice-why">{note}</small>}
      </span>
      {face?.price !== undefined && <span className="choice-price">{face.price}</span>}
    </button>
  );
}

/** Arrows go from choice to choice, Home and End to the first and last. */
function roam(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const end = { Home: 0, End: -1 }[event.key];
  if (step === undefined && end === undefined) return;
  if ((event.target as HTMLElement).matches('input, textarea, select')) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
  if (all.length === 0) return;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = step === undefined ? all.at(end as number) : all[(at + step + all.length) % all.length];
  event.preventDefault();
  next?.focus();
}
