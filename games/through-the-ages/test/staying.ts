/** The game without the offer to leave it: random play then goes to the end. */
import { throughTheAges } from '../index.ts';
import { act } from '../rules/action-phase.ts';
import { sacrifice } from '../rules/battle.ts';
import { discardQuestion, politicalQuestion } from '../rules/politics.ts';

const { rules } = throughTheAges;

export const staying = {
  ...throughTheAges,
  rules: {
    ...rules,
    questions: { ...rules.questions, act, political: politicalQuestion, discard: discardQuestion, sacrifice },
  },
};
