/**
 * Where the values of something in play come from: what is printed, and every card in force that changes it. Found by taking each
 * card away in thought and reading the value again, so that it is true for any effect there is or will be.
 */
import { NONE } from '@epoka/kernel';
import {
  copy,
  FREE,
  IN_FIELD,
  IN_ROW,
  incomeOf,
  isCapital,
  type State,
  strengthOf,
  TEMP,
  toughnessOf,
} from './game.ts';

/** strength and toughness; or food, production and tax */
type Values = readonly number[];

export interface Source {
  /** number of the card; NONE: something that lasts only for a while */
  readonly card: number;
  readonly owner: number;
  readonly change: Values;
}

export interface Sources {
  readonly what: 'arms' | 'income';
  readonly now: Values;
  /** what it would be alone */
  readonly alone: Values;
  readonly from: readonly Source[];
}

const READ = {
  arms: (s: State, o: number): Values => [strengthOf(s, o), toughnessOf(s, o)],
  income: (s: State, o: number): Values => [0, 1, 2].map(kind => incomeOf(s, o, kind)),
} as const;

function sourcesOf(view: State, object: number, what: Sources['what']): Sources {
  const read = READ[what];
  const now = read(view, object);
  const from: Source[] = [];
  const note = (card: number, owner: number, change: (s: State) => void) => {
    const s = copy(view);
    change(s);
    const without = read(s, object);
    const brought = now.map((n, i) => n - without[i]);
    if (brought.some(n => n !== 0)) from.push({ card, owner, change: brought });
  };
  for (let o = 0; o < view.zone.length; o++)
    if (o !== object && view.zone[o] !== FREE)
      note(view.face[o], view.owner[o], s => {
        s.zone[o] = FREE;
      });
  for (let i = 0; i < view.temp.length; i += TEMP)
    note(NONE, NONE, s => {
      s.temp.splice(i, TEMP);
    });
  const alone = now.map((n, i) => n - from.reduce((sum, { change }) => sum + change[i], 0));
  return { what, now, alone, from };
}

/** The values of an object and where they come from: arms of units and capitals, income of terrains and capitals. */
export function explained(view: State, object: number): readonly Sources[] {
  const zone = view.zone[object];
  return [
    ...(zone === IN_FIELD || (zone === IN_ROW && isCapital(view, object)) ? (['arms'] as const) : []),
    ...(zone === IN_ROW ? (['income'] as const) : []),
  ].map(what => sourcesOf(view, object, what));
}
