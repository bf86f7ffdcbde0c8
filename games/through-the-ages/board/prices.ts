/** What a choice costs in food, resources or science, as it is for the looking player now. */
import type { Answer, Question } from '@epoka/kernel';
import type { BoardChoice } from '@epoka/web/kit';
import {
  buildPrice,
  governmentPrice,
  populationCost,
  stagesPrice,
  T,
  technologyPrice,
  upgradePrice,
} from './game.ts';
import type { Table } from './table.tsx';

export interface Price {
  readonly food?: number;
  readonly resources?: number;
  readonly science?: number;
}

export function priceOf(
  table: Pick<Table, 'view' | 'seat' | 'questions'>,
  { questionId, answer }: Pick<BoardChoice, 'questionId' | 'answer'>,
): Price | undefined {
  const asked = table.questions.find(({ question }) => question.id === questionId);
  return asked && priceAt(table, asked.question, answer);
}

export function priceAt(
  { view, seat }: Pick<Table, 'view' | 'seat'>,
  question: Question,
  answer: Answer,
): Price | undefined {
  if (question.kind !== 'act' && question.kind !== 'order') return undefined;
  const c = view.civs[seat];
  const [verb, a, b] = answer as [string, number, number];
  // an action card makes what it orders cheaper
  const ordered = question.kind === 'order' ? (question.data as { card: number }).card : undefined;
  const discount = ordered === undefined ? 0 : (T.actionCard(ordered).order?.discount ?? 0);
  switch (verb) {
    case 'populate':
      return { food: populationCost(view, seat, 0) };
    case 'immigrate': {
      const wonder = c.wonders.find(card => T.FREE_POPULATION[card] > 0);
      return wonder === undefined
        ? undefined
        : { food: populationCost(view, seat, T.FREE_POPULATION[wonder]) };
    }
    case 'build':
      return { resources: buildPrice(view, seat, a, discount) };
    case 'upgrade':
      return { resources: upgradePrice(view, seat, a, b, discount) };
    case 'recruit': {
      const recruits = T.leaderCard(c.leader).recruits;
      return {
        food: populationCost(view, seat, recruits?.food ?? 0),
        resources: buildPrice(view, seat, a, recruits?.resources ?? 0),
      };
    }
    case 'stage':
      return c.building < 0 || a > T.STAGES[c.building].length - c.stages
        ? undefined
        : { resources: stagesPrice(c, a, discount) };
    case 'technology':
      return { science: technologyPrice(view, seat, a) };
    case 'reform':
      return { science: governmentPrice(view, seat, a, false) };
    case 'revolution':
      return { science: governmentPrice(view, seat, a, true) };
    default:
      return undefined;
  }
}
