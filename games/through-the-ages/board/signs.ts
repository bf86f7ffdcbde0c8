/**
 * What a leader does and what a wonder gives, as a line of signs: read off the card's own data, so that a new card of known
 * parts needs nothing here. `/` is "for each", `→` "brings" or "goes to", a star "the best", `✓` "once it is complete".
 */
import type { IconShape } from '@epoka/web/kit';
import { typeArt } from './art.tsx';
import { type Count, type Formula, type PerType, type Reward, ROMAN, T, TYPES, type Type } from './game.ts';
import { blueToken, civil, face, military, rivals, star, technology } from './glyphs.ts';
import { icons, pictures } from './icons.ts';

export type Sign = string | IconShape;

export interface Part {
  readonly text: string;
  readonly icon?: IconShape | undefined;
  /** a price, and one that can't be paid */
  readonly tone?: 'price' | 'short' | 'civil' | 'military' | 'yellow' | 'blue' | undefined;
  /** what it is about, or what brings it */
  readonly before?: readonly Sign[] | undefined;
  /** what it is counted by, or meant for */
  readonly after?: readonly Sign[] | undefined;
}

export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** Signs of things that are on no card. */
export const unit = pictures['crested-helmet'];
export const wonder = pictures['great-pyramid'];
export const army = pictures['roman-shield'];
export const revolution = pictures.fist;

/** by the level of the card it is counted by */
const LEVELS = `${ROMAN[1]}–${ROMAN[3]}`;

const UNIT_TYPES = TYPES.slice(T.FIRST_UNIT_TYPE);

/** Kinds of buildings and units; all kinds of units have one sign. */
function ofTypes(types: readonly Type[]): readonly IconShape[] {
  const all = UNIT_TYPES.every(type => types.includes(type));
  return all ? [unit] : types.map(typeArt);
}

/** Only what leaders and wonders count; impacts of the last age are told in words. */
const COUNTED: Readonly<Partial<Record<Count, readonly Sign[]>>> = {
  units: [unit],
  colonies: [icons.colonize],
  wonderFaces: [face, wonder],
  placedWorkers: [icons.population],
};

/** Happy faces of several things are one number: for each face on any of them. */
function joined(parts: readonly Part[]): readonly Part[] {
  const faces = parts.filter(part => part.after?.[1] === face);
  if (faces.length < 2) return parts;
  const on = faces.flatMap(part => part.after?.slice(2) ?? []);
  return [{ ...faces[0], after: ['/', face, ...on] }, ...parts.filter(part => !faces.includes(part))];
}

/** A number that depends on the position: how much for each of what. */
function formulaParts(of: Formula<Count>, icon: IconShape, n = 1): readonly Part[] {
  const byLevel = n === 1 ? `+${LEVELS}` : `+${n}×${LEVELS}`;
  if (of === 'technologyLevels') return [{ text: byLevel, icon, after: ['/', technology] }];
  if (typeof of === 'string') return [{ text: signed(n), icon, after: ['/', ...(COUNTED[of] ?? [])] }];
  if (typeof of === 'number' || 'least' in of || 'eachWonder' in of) return [];
  if ('sum' in of) return joined(of.sum.flatMap(one => formulaParts(one, icon, n)));
  if ('times' in of) return formulaParts(of.of, icon, n * of.times);
  if ('most' in of)
    return formulaParts(of.of, icon, n).map(part => ({
      ...part,
      after: [...(part.after ?? []), `≤${n * of.most}`],
    }));
  if ('pairsOf' in of) {
    const [one, other] = of.pairsOf.map(typeArt);
    return [{ text: signed(n), icon, after: ['/', one, '+', other] }];
  }
  if ('best' in of)
    return [{ text: of.best === 'level' ? byLevel : '+', icon, after: ['/', star, ...ofTypes(of.on)] }];
  const age = of.age === undefined ? [] : [ROMAN[of.age]];
  return [
    {
      text: of.each === 'level' ? byLevel : signed(n),
      icon,
      after: ['/', ...(of.each === 'face' ? [face] : []), ...ofTypes(of.on), ...age],
    },
  ];
}

/** Ratings that depend on the position. */
function countedParts(card: number): readonly Part[] {
  const rating = (of: Formula<Count> | undefined, icon: IconShape) =>
    of === undefined ? [] : formulaParts(of, icon);
  return [
    ...rating(T.STRENGTH_OF[card], icons.strength),
    ...rating(T.CULTURE_OF[card], icons.culture),
    ...rating(T.SCIENCE_OF[card], icons.science),
  ];
}

/** One price or strength for several kinds at once: kinds with the same numbers are one part. */
function perTypeParts(
  numbers: readonly (PerType | undefined)[],
  part: (types: readonly IconShape[], ...n: number[]) => Part,
): readonly Part[] {
  const groups = new Map<string, Type[]>();
  for (const type of TYPES) {
    const key = numbers.map(of => of?.[type] ?? 0).join();
    groups.set(key, [...(groups.get(key) ?? []), type]);
  }
  return [...groups].flatMap(([key, types]) => {
    const n = key.split(',').map(Number);
    return n.some(one => one !== 0) ? [part(ofTypes(types), ...n)] : [];
  });
}

function rewardParts(reward: Reward | undefined, before: readonly Sign[]): readonly Part[] {
  switch (reward?.does) {
    case undefined:
      return [];
    case 'gain':
      return [
        ...(reward.food > 0 ? [{ before, text: signed(reward.food), icon: icons.food }] : []),
        ...(reward.resources > 0 ? [{ before, text: signed(reward.resources), icon: icons.resource }] : []),
      ];
    case 'learn':
      return [{ before, text: signed(reward.science), icon: icons.science }];
    case 'score':
      return [{ before, text: signed(reward.culture), icon: icons.culture }];
    case 'draw':
      return [{ before, text: signed(reward.cards), icon: icons.hand }];
    case 'newWorker':
      return [{ before, text: signed(1), icon: icons.population, tone: 'yellow' }];
    case 'regainCivil':
      return [{ before, text: signed(reward.actions), icon: civil, tone: 'civil' }];
  }
}

const less = (n: number) => signed(-n);

/** What a leader does beside plain numbers. */
export function leaderParts(card: number): readonly Part[] {
  const c = T.leaderCard(card);
  const parts: Part[] = [...countedParts(card)];
  const when = (given: unknown, ...some: Part[]) => {
    if (given) parts.push(...some);
  };
  const n = (value: number | undefined) => value ?? 0;
  when(c.labScience, {
    text: signed(n(c.labScience)),
    icon: icons.science,
    after: ['/', typeArt('lab')],
  });
  parts.push(
    ...perTypeParts([c.unitStrength], (types, more) => ({
      text: signed(more),
      icon: icons.strength,
      after: ['/', ...types],
    })),
    ...perTypeParts([c.techDiscount, c.buildDiscount], (types, science, resources) => ({
      before: types,
      text: less(science),
      icon: icons.science,
      after: resources > 0 ? [less(resources), icons.resource] : undefined,
    })),
  );
  when(c.populationDiscount, {
    before: [icons.population],
    text: less(n(c.populationDiscount)),
    icon: icons.food,
  });
  when(c.wonderDiscount, { before: [wonder], text: less(n(c.wonderDiscount)), icon: civil, tone: 'civil' });
  when(c.unitResource, { text: signed(n(c.unitResource)), icon: icons.resource, after: ['→', unit] });
  when(
    c.recruits,
    { before: [civil, '→', icons.population], text: less(n(c.recruits?.food)), icon: icons.food },
    { before: ['+', unit], text: less(n(c.recruits?.resources)), icon: icons.resource },
  );
  when(c.repeatsBestArmy, { before: [star, army], text: '×2' });
  when(c.noTactics, { before: [army], text: '✕' });
  when(c.militaryRevolution, { before: [revolution, '='], text: '', icon: military, tone: 'military' });
  when(c.attackedCulture, {
    before: [icons.war, '→'],
    text: signed(n(c.attackedCulture)),
    icon: icons.culture,
  });
  when(c.cannotAttack, { before: [icons.war], text: '✕' });
  when(c.attackCostFactor, {
    before: [rivals, icons.war],
    text: `×${c.attackCostFactor}`,
    icon: military,
    tone: 'military',
  });
  when(c.labsAreMines, { before: [typeArt('lab'), '='], text: '', icon: typeArt('mine') });
  parts.push(
    ...perTypeParts([c.rivalSurcharge], (types, more) => ({
      before: [rivals, ...types],
      text: signed(more),
      icon: icons.resource,
    })),
  );
  when(c.defenseFactor, { before: [icons.defense], text: `×${c.defenseFactor}` });
  when(c.threatenedDiscount, {
    before: [icons.war, '→', unit],
    text: less(n(c.threatenedDiscount)),
    icon: icons.resource,
  });
  when(c.colonizationPerBonus, {
    text: signed(n(c.colonizationPerBonus)),
    icon: icons.colonize,
    after: ['/', icons.defense],
  });
  when(c.colonizesOnce, { before: ['1×', icons.hand, '→'], text: '', icon: icons.colonize });
  parts.push(
    ...rewardParts(c.onTakeTechnology, [icons.hand, technology, '→']),
    ...rewardParts(c.onPlayTechnology, [technology, '→']),
  );
  return parts;
}

/** What a wonder gives beside plain numbers. */
export function wonderParts(card: number): readonly Part[] {
  const c = T.wonderCard(card);
  const parts: Part[] = [...countedParts(card)];
  const when = (given: unknown, ...some: Part[]) => {
    if (given) parts.push(...some);
  };
  const hands = c.civilHand === c.militaryHand ? [civil, military] : [civil];
  when(c.civilHand, { before: hands, text: signed(c.civilHand ?? 0), icon: icons.hand });
  when(c.doublesFaces, { before: [face], text: '×2' });
  when(c.extraMineToken, {
    text: signed(1),
    icon: blueToken,
    tone: 'blue',
    after: ['/', star, typeArt('mine')],
  });
  when(
    c.freePopulation,
    { before: [icons.population], text: less(c.freePopulation ?? 0), icon: icons.food },
    { text: '0', icon: civil, tone: 'civil' },
  );
  if (c.completion !== undefined)
    parts.push(...formulaParts(c.completion, icons.culture).map(part => ({ ...part, before: ['✓'] })));
  return parts;
}
