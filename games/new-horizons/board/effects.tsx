/** Effects as a line of small icons and numbers, as they are printed on cards and spaces. The sentence itself is hidden in it. */
import type { Cost, Effect, Effects, Track } from '@epoka/new-horizons';
import { Icon, type IconShape } from '@epoka/web/kit';
import { memo, type ReactNode } from 'react';
import { ROMAN, trackIcon } from './art.ts';
import { icons } from './icons.ts';

/** a strength, on a disc as on the map */
interface Disc {
  readonly disc: number;
}

type Part = IconShape | Disc | string;

/** where a line may be broken: never between a number and its icon */
const BREAK = ' ';

const roman = (levels: readonly number[]) => levels.map(level => ROMAN[level]).join('/');
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** The parts of one effect, in the order they are printed. */
export function parts(e: Effect, short = false): Part[] {
  switch (e.op) {
    case 'coins':
      return [short ? String(e.n) : `+${e.n}`, icons.coin];
    case 'pop':
      return [short ? String(e.n) : `+${e.n}`, icons.population];
    case 'invest':
      return [...times(e.n), icons.invest, ...(e.track === 'any' ? ['?'] : [trackIcon(e.track as Track)])];
    case 'recruit':
      return ['+', ...unit(e.unit, short), { disc: e.strength }];
    case 'upgrade':
      return [icons.upgrade, ...(short ? [] : unit(e.unit, short)), `+${e.by}`];
    case 'move':
      return [String(e.n), icons.move];
    case 'explore':
      return [`+${e.n}`, icons.explore];
    case 'building':
      return [icons.building, ROMAN[e.level]];
    case 'marker':
      return [...times(e.n), icons[e.kind]];
    case 'found':
      return [icons.village, ...(e.modifier ? [signed(e.modifier)] : [])];
    case 'fortify':
      return [icons.city, ...(e.modifier ? [signed(e.modifier)] : [])];
    case 'build':
      return [icons.pawn, icons.building, ...(e.discount ? [`−${e.discount}`] : [])];
    case 'research':
      return [icons.research, roman(e.levels), ...(e.discount ? [`−${e.discount}`] : [])];
    case 'privateTech':
      return [icons.research, ROMAN[e.level], '★'];
    case 'produce':
      return [icons.produce, e.what === 'coins' ? icons.coin : icons.population];
    case 'basicAction':
      return [...times(e.n), icons.pawn];
    case 'vp':
      return [String(e.n), icons.points];
    case 'vpPer':
      return [e.div === 1 ? String(e.n) : `${e.n}/${e.div}`, icons.points, '…'];
    case 'choose':
      return e.options.flatMap((option, i) => [
        ...(i ? (short ? ['/'] : ['/', BREAK]) : []),
        ...lineParts(option, short),
      ]);
    case 'may':
      return [...costParts(e.cost), '→', BREAK, ...lineParts(e.effects, short)];
    case 'others':
    case 'everyone':
      return [icons.everyone, ':', BREAK, ...lineParts(e.effects, short)];
    case 'trigger':
      return ['∞', ...lineParts(e.effects, short)];
    case 'modifier':
      return [...(short ? [] : ['∞']), ...modifierParts(e.key, e.n)];
  }
}

function times(n: number): Part[] {
  return n === 1 ? [] : [String(n)];
}

function unit(kind: 'settler' | 'soldier' | 'any', short: boolean): Part[] {
  if (kind === 'any' && short) return [icons.strength];
  return kind === 'any' ? [icons.settler, '/', icons.soldier] : [icons[kind]];
}

function modifierParts(key: string, n: number): Part[] {
  switch (key) {
    case 'move':
      return [`+${n}`, icons.move];
    case 'exploreLimit':
      return [`+${n}`, icons.explore];
    case 'researchDiscount':
      return [icons.research, `−${n}`];
    case 'produceCoins':
      return [icons.produce, `+${n}`, icons.coin];
    case 'producePop':
      return [icons.produce, `+${n}`, icons.population];
    case 'recruitSettler':
      return [icons.settler, `+${n}`];
    case 'recruitSoldier':
      return [icons.soldier, `+${n}`];
    case 'foundStrength':
      return [icons.village, `−${n}`];
    case 'fortifyStrength':
      return [icons.city, `−${n}`];
    case 'buildDiscount':
      return [icons.building, `−${n}`];
    default:
      return [icons.population, `−${n}`, icons.coin];
  }
}

export function costParts(cost: Cost | undefined): (IconShape | string)[] {
  const list: (IconShape | string)[] = [];
  if (cost?.coins) list.push(`−${cost.coins}`, icons.coin);
  if (cost?.exhaust) list.push(`−${cost.exhaust}`, icons.population);
  return list;
}

function lineParts(effects: Effects, short: boolean): Part[] {
  return effects.flatMap((e, i) => [...(i ? [BREAK] : []), ...parts(e, short)]);
}

/** How many signs and numbers a line of effects has, as it is printed short. */
export const lengthOf = (effects: Effects, cost: Cost | undefined): number =>
  [...costParts(cost), ...lineParts(effects, true)].filter(part => part !== BREAK).length;

/** Effects in print. `say` is the same in a sentence: for the hint and for those who can't see the icons. */
export const EffectLine = memo(function EffectLine({
  effects,
  cost,
  say,
  short = false,
  level,
}: {
  effects: Effects;
  cost?: Cost | undefined;
  say: string;
  /** for narrow places: leaves out what the sentence tells better */
  short?: boolean;
  /** where there is room: a level in words */
  level?: ((roman: string) => string) | undefined;
}) {
  const paid = costParts(cost);
  const gained = lineParts(effects, short).map((part, i, all) =>
    level && typeof part === 'string' && all[i - 1] === icons.research ? level(part) : part,
  );
  const between = paid.length === 0 || gained.length === 0 ? [] : short ? [BREAK] : [BREAK, '→', BREAK];
  const list: readonly Part[] = [...paid, ...between, ...gained];
  return (
    <span className="nh-fx" data-hint={say}>
      <span className="ek-hidden">{say}</span>
      <span className="nh-fx-line" aria-hidden="true">
        {groups(list).map((group, i) => (
          <span key={`${i}`}>{group.map(drawPart)}</span>
        ))}
      </span>
    </span>
  );
});

function groups(list: readonly Part[]): Part[][] {
  const out: Part[][] = [[]];
  for (const part of list)
    if (part === BREAK) out.push([]);
    else out[out.length - 1].push(part);
  return out;
}

function drawPart(part: Part, i: number): ReactNode {
  const key = `${i}`;
  if (typeof part === 'string') {
    // "level III": where there is no room the number says enough
    const [, word, rest = part] = /^(.+ )(.+)$/.exec(part) ?? [];
    return (
      <b key={key}>
        {word && <span className="nh-word">{word}</span>}
        {rest}
      </b>
    );
  }
  if ('disc' in part)
    return (
      <i key={key} className="nh-disc">
        {part.disc}
      </i>
    );
  // prices and points are found at once
  const golden = part === icons.coin || part === icons.points;
  return <Icon key={key} of={part} className={golden ? 'nh-gold' : undefined} />;
}
