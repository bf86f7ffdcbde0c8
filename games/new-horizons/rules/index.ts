import type { Ruleset } from '@epoka/kernel';
import { copyState } from './copy.ts';
import { effectSteps } from './effects.ts';
import { flowSteps } from './flow.ts';
import { arriveSteps } from './moving.ts';
import { content, pieces, seen } from './pieces.ts';
import { action, basic, basicSteps } from './questions/action.ts';
import { build, builder, building } from './questions/building.ts';
import { choose, may, task } from './questions/effects.ts';
import { move, moveSteps } from './questions/moving.ts';
import { colour, privateTechnology, research, technology } from './questions/research.ts';
import { fortify, found, units } from './questions/settling.ts';
import { cube, mark } from './questions/tracks.ts';
import { exchange, expansion, goal, government, production } from './questions/turn.ts';
import { recruit, upgrade } from './questions/units.ts';
import { researchSteps } from './research.ts';
import { secrets } from './secrets.ts';
import { blank, setup } from './setup.ts';
import { shape } from './shape.ts';
import { standing } from './standing.ts';
import type { State } from './state.ts';
import { things } from './things.ts';
import { trackSteps } from './tracks.ts';
import type { NewHorizons } from './vocabulary.ts';

export const rules: Ruleset<State, NewHorizons, Record<never, never>> = {
  id: 'new-horizons',
  version: 3,
  firstEdition: 1,
  seats: { min: 2, max: 4 },
  settings: {},
  shape,
  blank,
  setup,
  steps: {
    ...flowSteps,
    ...effectSteps,
    ...researchSteps,
    ...trackSteps,
    ...moveSteps,
    ...arriveSteps,
    ...basicSteps,
  },
  questions: {
    government,
    action,
    expansion,
    production,
    exchange,
    goal,
    task,
    choose,
    may,
    research,
    colour,
    technology,
    privateTechnology,
    cube,
    mark,
    building,
    build,
    builder,
    recruit,
    upgrade,
    move,
    found,
    fortify,
    units,
    basic,
  },
  secrets,
  copy: copyState,
  standing,
  pieces,
  seen,
  content,
  things,
};
