/** What a table page gets, put together the same way for a table of this device and for one on a server. */
import { type AnyRuleset, redact, type Tell } from '@epoka/kernel';
import { type Ended, type Plan, type View, wonByOther } from '@epoka/table';
import type { TableShot, Waiting } from './table-client.ts';

/** What only whoever holds the table knows of it. */
interface ShotParts
  extends Pick<TableShot, 'id' | 'name' | 'mine' | 'returned'>,
    Partial<Pick<TableShot, 'handover' | 'keeping' | 'guided' | 'sending' | 'here' | 'ended'>> {
  /** the real position */
  readonly view: View;
  /** what is being tried out instead of it, and by which rules */
  readonly plan: { readonly of: Plan; readonly rules: AnyRuleset } | undefined;
  /** since when those who are asked have been waited for */
  readonly since: number;
}

export function tableShot({ view: real, plan, since, ...parts }: ShotParts): TableShot {
  const view = plan ? planView(plan.rules, plan.of, real) : real;
  const waiting = view.asked.map((seat): Waiting => ({ seat, since, bot: view.seats[seat]?.kind === 'bot' }));
  const planning = plan
    ? {
        answers: plan.of.answers,
        certain: plan.of.answers.every(a => a.certain),
        done: plan.of.questions().length === 0,
      }
    : null;
  return { handover: null, keeping: 'kept', guided: false, ...parts, view, recent: [], waiting, planning };
}

/** A table that was closed: nothing is asked any more, and of two the one who gave up has lost. */
export function closed(view: View, ended = endedIn(view)): { readonly view: View; readonly ended: Ended } {
  const standing = ended.why === 'resigned' ? wonByOther(view.standing, ended.seat) : view.standing;
  return {
    view: {
      ...view,
      over: true,
      questions: [],
      asked: [],
      standing,
      undo: { answers: 0, stop: 'over' },
      redo: { answers: 0, stop: 'over' },
    },
    ended,
  };
}

/** Of tables that were closed before it was noted how, the log tells as much. */
function endedIn({ log, seats }: View): Ended {
  const last = log.findLast(line => 'event' in line);
  return last && 'event' in last && last.event.kind === 'resign' && seats.length === 2
    ? { why: 'resigned', seat: last.event.seat }
    : { why: 'agreed' };
}

/** The shot, with the log lines that led there from the one shown before. */
export function following(before: TableShot | undefined, made: TableShot): TableShot {
  return { ...made, recent: before ? linesBetween(before.view, made.view) : [] };
}

function linesBetween(before: View, now: View): readonly Tell[] {
  if (before.seat !== now.seat || now.answers < before.answers) return [];
  return now.log.flatMap(line => (line.n >= before.n && 'tell' in line ? [line.tell] : []));
}

/** The view with the plan laid over it. All of it, points too, is what the planning seat may know: the rest of a plan's state is guessed. */
function planView(rules: AnyRuleset, plan: Plan, real: View): View {
  const state = redact(rules, plan.state, plan.seat);
  return {
    ...real,
    state,
    questions: plan.questions(),
    asked: [...new Set(state.asked.map(q => q.seat))],
    standing: rules.standing(state),
    over: state.over,
    undo: { answers: plan.answers.length, stop: 'start' },
    redo: { answers: 0, stop: 'end' },
  };
}
