/** Directed play in games that begin late, until everything was at work: built, played, used. Having it is not enough. */
import type { Tell } from '@epoka/kernel';
import { directedTests } from '@epoka/kernel/kit/testing/law-tests';
import { ABILITIES } from '../content/abilities.ts';
import { BUILDING_IDS, EVENT_IDS, MARKER_IDS, PERSON_IDS, RELIC_IDS, WONDER_IDS } from '../content/ids.ts';
import {
  EVENT_KIND,
  FIRST_BUILDING,
  FIRST_PERSON,
  FIRST_WONDER,
  isBuilding,
  isWonder,
  MARKER_KIND,
} from '../content/tables.ts';
import { content, seen } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { late } from './late.ts';

function topId(top: number): string {
  if (isBuilding(top)) return `building:${BUILDING_IDS[top - FIRST_BUILDING]}`;
  return isWonder(top) ? `wonder:${WONDER_IDS[top - FIRST_WONDER]}` : `person:${PERSON_IDS[top - FIRST_PERSON]}`;
}

/** What a line of the log shows at work. */
function proves({ key, args, origin }: Tell): string | undefined {
  switch (key) {
    case 'declaredEvent':
      return `event:${EVENT_IDS[EVENT_KIND[args[1] as number]]}`;
    case 'declaredAbility':
      return ABILITIES[args[1] as number].of;
    case 'built':
    case 'placed':
    case 'upgraded':
      return topId(args[1] as number);
    case 'spentMarker':
      return `marker:${MARKER_IDS[MARKER_KIND[args[1] as number]]}`;
    case 'turnedMarker':
      return `marker:${MARKER_IDS[MARKER_KIND[args[2] as number]]}`;
    case 'relic':
      return `relic:${RELIC_IDS[args[1] as number]}`;
    default:
      return origin !== undefined && content.includes(origin) ? origin : undefined;
  }
}

/** Must be used, played, built, placed or spent. */
const acting = new Set([
  ...ABILITIES.map(({ of }) => of),
  ...content.filter(id => /^(event|building|wonder|person|marker|relic):/.test(id)),
]);

const { rules } = late;

directedTests(
  {
    ...late,
    rules: {
      ...rules,
      seen: (s: State, note: (id: string) => void) =>
        seen(s, id => {
          if (!acting.has(id)) note(id);
        }),
    },
  },
  {
    seats: [2, 3, 4],
    settings: [{}, { pick: true }, { finishTurn: true }],
    games: 40,
    cap: 400,
    seed: 'directed',
    proves,
    except: [],
  },
);
