/** What a battle has told so far, line by line of the log, and how its dice are to be read. */
import { NONE, type Tell } from '@epoka/kernel';
import { useEffect, useRef, useState } from 'react';
import {
  CAVALRY,
  COMBAT,
  ELEPHANT,
  INFANTRY,
  IS_MILITARY,
  isCrowded,
  KINDS,
  SHIP,
  type State,
  unitsOn,
} from './game.ts';
import type { Table } from './table.tsx';

interface Roll {
  readonly values: readonly number[];
  readonly icons: readonly number[];
  readonly value: number;
}

export interface SideStory {
  readonly owner: number;
  readonly card: number;
  /** what a card made this side roll */
  readonly thrown: readonly number[];
  readonly roll: Roll | undefined;
  /** lost in this round: how many, and by kind where that was told */
  readonly fell: number;
  readonly group: readonly number[] | undefined;
  /** fighters by kind when the dice were thrown, where that is known */
  readonly units: readonly number[] | undefined;
}

export interface Story {
  readonly space: number;
  readonly sides: readonly [SideStory, SideStory];
  readonly round: number;
  /** the line that ended it */
  readonly end: Tell | undefined;
}

const ENDS: ReadonlySet<string> = new Set(['wins', 'draw', 'retreats', 'greatWall']);

const fresh = (owner: number, units?: readonly number[]): SideStory => ({
  owner,
  card: NONE,
  thrown: [],
  roll: undefined,
  fell: 0,
  group: undefined,
  units,
});

/** Who fell in this round, by kind. Where it was not told it did not matter: those of the first kinds. */
export function fallenOf({ units = [], group, fell }: Pick<SideStory, 'units' | 'group' | 'fell'>): number[] {
  if (group) return group.slice();
  let left = fell;
  return units.map(n => {
    const lost = Math.min(n, left);
    left -= lost;
    return lost;
  });
}

/** The story of a battle with one more line of the log. */
export function told(story: Story | undefined, { key, args }: Tell): Story | undefined {
  if (key === 'battle') {
    const [attacker, defender, space] = args as readonly number[];
    return { space, sides: [fresh(attacker), fresh(defender)], round: 0, end: undefined };
  }
  if (!story || story.end) return story;
  const change = (owner: number, next: Partial<SideStory>): Story => {
    const [a, b] = story.sides;
    return {
      ...story,
      sides: a.owner === owner ? [{ ...a, ...next }, b] : [a, b.owner === owner ? { ...b, ...next } : b],
    };
  };
  const side = (owner: number) => story.sides.find(x => x.owner === owner);
  switch (key) {
    case 'reveals':
      return change(args[0] as number, { card: args[1] as number });
    case 'cardRoll':
      return change(args[0] as number, { thrown: args[1] as readonly number[] });
    case 'combatRoll': {
      const [owner, values, signs, value] = args as readonly [
        number,
        readonly number[],
        readonly number[],
        number,
      ];
      // those that fell in the round before throw no dice
      const before = side(owner);
      const lost = before && fallenOf(before);
      const next = change(owner, {
        roll: { values, icons: signs, value },
        fell: 0,
        group: undefined,
        units: before?.units?.map((n, kind) => n - (lost?.[kind] ?? 0)),
      });
      return owner === story.sides[0].owner ? { ...next, round: story.round + 1 } : next;
    }
    case 'falls': {
      const [owner, n] = args as readonly number[];
      return change(owner, { fell: (side(owner)?.fell ?? 0) + n });
    }
    case 'casualties':
      return change(args[0] as number, { group: args[1] as readonly number[] });
    default:
      return ENDS.has(key) ? { ...story, end: { key, args } as Tell } : story;
  }
}

const isGoing = ({ battle }: State): boolean => battle.space !== NONE && battle.attacker !== NONE;

/** Fighters of a side by kind. */
export function fightersOf(view: State, side: number): readonly number[] {
  return Array.from({ length: KINDS }, (_, k) =>
    (view.battle.sea === 1 ? k === SHIP : IS_MILITARY[k]) ? unitsOn(view, side, k) : 0,
  );
}

/** A battle of which only the position is known. */
function startOf(view: State): Story {
  const { attacker, defender, space, round } = view.battle;
  return {
    space,
    sides: [fresh(attacker, fightersOf(view, 0)), fresh(defender, fightersOf(view, 1))],
    round: Math.max(0, round - 1),
    end: undefined,
  };
}

/**
 * The battle that is going on, or that has just ended, until it is sent away. The log tells no kinds of fighters: they are noted
 * while they can be seen.
 */
export function useBattle({ view, recent }: Pick<Table, 'view' | 'recent'>): {
  readonly story: Story | undefined;
  readonly close: () => void;
} {
  const [story, setStory] = useState<Story>();
  const seen = useRef<readonly Tell[]>([]);
  useEffect(() => {
    if (recent === seen.current) return;
    seen.current = recent;
    setStory(was => {
      // whoever comes in the middle begins with what stands there
      const begun = was ?? (isGoing(view) ? startOf(view) : undefined);
      const next = recent.reduce(told, begun);
      if (!next || !isGoing(view)) return next;
      const [a, b] = next.sides;
      // nobody has fallen in this round yet: those that stand there threw the dice
      const noted = (side: SideStory, i: number) =>
        side.fell === 0 ? { ...side, units: fightersOf(view, i) } : side;
      return { ...next, sides: [noted(a, 0), noted(b, 1)] };
    });
  }, [recent, view]);
  const going = isGoing(view);
  if (going && !story) return { story: startOf(view), close: () => undefined };
  return { story: story && (going || story.end) ? story : undefined, close: () => setStory(undefined) };
}

/** A die as it counts: what it adds, and the kind of unit it is matched with, or NONE. */
export interface ReadDie {
  readonly value: number;
  readonly icon: number;
  readonly unit: number;
  readonly plus: number;
  /** an elephant's die counts nothing and cancels a hit */
  readonly empty: boolean;
}

/** Conflict abilities work for the side this round (COC-17.9). */
export function hasAbilities(view: State, side: number): boolean {
  const { sea, effect, silenced } = view.battle;
  return (
    sea === 0 && effect[1 - side] !== COMBAT['high-ground'] && silenced[side] === 0 && !isCrowded(view, side)
  );
}

/** A unit is matched once a round; elephants take the lowest of their dice. */
export function readDice(
  { values, icons }: Roll,
  units: readonly number[] | undefined,
  able: boolean,
): readonly ReadDie[] {
  const left = able && units ? units.slice() : [];
  const elephants = values
    .map((value, i) => ({ value, i }))
    .filter(({ i }) => icons[i] === ELEPHANT)
    .sort((a, b) => a.value - b.value)
    .slice(0, left[ELEPHANT] ?? 0);
  return values.map((value, i): ReadDie => {
    const icon = icons[i];
    const die = { value, icon, unit: NONE, plus: 0, empty: false };
    if (elephants.some(e => e.i === i)) return { ...die, unit: ELEPHANT, empty: true };
    if ((icon !== INFANTRY && icon !== CAVALRY) || !(left[icon] > 0)) return die;
    left[icon]--;
    return { ...die, unit: icon, plus: icon === CAVALRY ? 2 : 1 };
  });
}

/** A column of the theatre: a die over a unit; either may be missing. */
export interface Column {
  readonly die: ReadDie | undefined;
  /** NONE: nobody stands under it (a Fortress or a card threw it) */
  readonly unit: number;
}

/** Every matched die over its unit, the other dice over the rest. */
export function columnsOf(dice: readonly ReadDie[], units: readonly number[] | undefined): readonly Column[] {
  const left: number[] = [];
  units?.forEach((n, kind) => {
    for (let i = 0; i < n; i++) left.push(kind);
  });
  const take = (kind: number): number => {
    const at = left.indexOf(kind);
    return at < 0 ? NONE : left.splice(at, 1)[0];
  };
  const paired = dice.map(die => ({ die, unit: die.unit === NONE ? NONE : take(die.unit) }));
  const columns: Column[] = paired.map(column =>
    column.unit === NONE && left.length > 0 ? { ...column, unit: left.shift() ?? NONE } : column,
  );
  for (const unit of left) columns.push({ die: undefined, unit });
  return columns;
}
