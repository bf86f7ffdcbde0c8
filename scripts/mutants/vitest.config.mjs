/** The project's own settings, with the rule tests of one game only (EPOKA_MUTANTS names it). */
import project from '../../vitest.config.ts';
import { ruleTests } from './tests.mjs';

const game = process.env.EPOKA_MUTANTS;
if (!game) throw new Error('EPOKA_MUTANTS names no game');

export default { ...project, test: { ...project.test, include: ruleTests(game) } };
