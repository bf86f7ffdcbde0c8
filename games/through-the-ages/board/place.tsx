/** A place of the table large, though no card lies there: what it is, how many, what it does now, and when it hurts. */
import { NONE } from '@epoka/kernel';
import { type DetailProps, type IconShape, SeatMark } from '@epoka/web/kit';
import type { ReactNode } from 'react';
import { typeArt } from './art.tsx';
import { ageOfBack } from './cards.tsx';
import { type Facts, type Forecast, factsOf, forecast, unitStrength } from './forecast.ts';
import {
  type AgesWords,
  armiesBonus,
  type Civ,
  consumption,
  FULL,
  facesNeeded,
  foodProduction,
  MOST_SCIENCE,
  NOT_IN_PLAY,
  populationCost,
  ROMAN,
  resourceProduction,
  SIMPLE,
  type State,
  T,
  TYPES,
  type Type,
  unitGoodsLeft,
  type Vocab,
  workersOf,
} from './game.ts';
import { Inked, Parts, perWorkerParts } from './glance.tsx';
import { blueToken, civil, face, military, sad } from './glyphs.ts';
import { icons } from './icons.ts';
import { type SheetWords, sheetWords } from './sheet-words.ts';
import { type BoardWords, boardWords } from './words.ts';

type Props = DetailProps<State, Vocab, AgesWords>;

interface Row {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly icon?: IconShape | undefined;
  readonly bad?: boolean;
}

interface Place {
  readonly icon: IconShape;
  readonly title: string;
  readonly text: string;
  readonly rows?: readonly Row[];
  /** when it hurts */
  readonly hurts?: string | undefined;
  /** that is now */
  readonly now?: boolean;
}

/** What the sheets are written from. */
interface Desk {
  readonly view: State;
  readonly seat: number;
  readonly c: Civ;
  readonly f: Facts;
  readonly coming: Forecast | undefined;
  readonly simple: boolean;
  readonly words: AgesWords;
  readonly t: BoardWords;
  readonly s: SheetWords;
}

const minus = (n: number) => (n > 0 ? `−${n}` : '0');
const plus = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

function yellow({ view, seat, c, f, simple, t, s, coming }: Desk): Place {
  const less = c.yellow - 1;
  const changes =
    c.yellow > 0 &&
    (consumption(less) !== f.consumption || (!simple && facesNeeded(less) !== facesNeeded(c.yellow)));
  return {
    icon: icons.population,
    title: t.yellowBank,
    text: s.texts.yellow,
    rows: [
      { name: s.rows.here, value: c.yellow },
      ...(c.yellow > 0
        ? [{ name: s.rows.nextWorker, value: populationCost(view, seat, 0), icon: icons.food }]
        : []),
      { name: s.rows.eaten, value: f.consumption, icon: icons.food },
      ...(simple ? [] : [{ name: s.rows.facesNeeded, value: f.needed, icon: face }]),
      ...(changes
        ? [{ name: s.next(consumption(less), simple ? undefined : facesNeeded(less)), value: '' }]
        : []),
    ],
    hurts: s.hurts.yellow,
    now: (coming?.missing ?? 0) > 0,
  };
}

function blue({ c, f, simple, t, s }: Desk): Place {
  return {
    icon: blueToken,
    title: t.blueBank,
    text: simple ? s.texts.blue : `${s.texts.blue} ${s.corruptionBelow}`,
    rows: [
      { name: s.rows.here, value: c.blue },
      ...(simple
        ? []
        : [
            {
              name: s.rows.corruption,
              value: minus(f.corruption),
              icon: icons.resource,
              bad: f.corruption > 0,
            },
          ]),
    ],
    hurts: simple ? undefined : s.hurts.blue,
    now: f.corruption > 0,
  };
}

function idle({ c, f, simple, t, s }: Desk): Place {
  return {
    icon: icons.population,
    title: t.unused,
    text: s.texts.idle,
    rows: [
      { name: s.rows.unused, value: c.idle },
      ...(simple ? [] : [{ name: s.rows.discontent, value: f.discontent, icon: sad, bad: f.discontent > 0 }]),
    ],
    hurts: simple ? undefined : s.hurts.idle,
    now: f.discontent > c.idle,
  };
}

function food({ f, coming, t, s }: Desk): Place {
  const rows: Row[] = [{ name: s.rows.now, value: f.food, icon: icons.food }];
  if (coming) {
    const { made, lost, after, wasted } = coming.food;
    rows.push({ name: s.rows.farms, value: plus(made) }, { name: s.rows.eaten, value: minus(lost) });
    if (wasted > 0) rows.push({ name: s.rows.wasted, value: wasted, bad: true });
    rows.push({ name: s.rows.after, value: after, icon: icons.food });
  }
  const missing = coming?.missing ?? 0;
  return {
    icon: icons.food,
    title: t.goods.food,
    text: s.texts.food,
    rows,
    hurts: missing > 0 ? t.warnFamine(missing, coming?.culture.lost ?? 0) : s.hurts.food,
    now: missing > 0,
  };
}

function resources({ f, coming, simple, t, s }: Desk): Place {
  const rows: Row[] = [{ name: s.rows.now, value: f.resources, icon: icons.resource }];
  if (coming) {
    const { made, lost, after, wasted } = coming.resources;
    rows.push({ name: s.rows.mines, value: plus(made) });
    if (!simple) rows.push({ name: s.rows.corruption, value: minus(lost), bad: lost > 0 });
    if (wasted > 0) rows.push({ name: s.rows.wasted, value: wasted, bad: true });
    rows.push({ name: s.rows.after, value: after, icon: icons.resource });
  }
  return {
    icon: icons.resource,
    title: t.goods.resources,
    text: s.texts.resources,
    rows,
    hurts: simple ? undefined : s.hurts.blue,
    now: (coming?.resources.lost ?? 0) > 0,
  };
}

function science({ f, coming, t, s }: Desk): Place {
  const wasted = coming?.science.wasted ?? 0;
  return {
    icon: icons.science,
    title: t.goods.science,
    text: s.texts.science,
    rows: [
      { name: s.rows.now, value: f.science },
      { name: s.rows.perTurn, value: plus(f.scienceRating) },
      ...(coming ? [{ name: s.rows.after, value: Math.min(MOST_SCIENCE, coming.science.after) }] : []),
    ],
    hurts: wasted > 0 ? t.warnScience(wasted) : s.hurts.science,
    now: wasted > 0,
  };
}

function culture({ f, coming, t, s }: Desk): Place {
  return {
    icon: icons.culture,
    title: t.goods.culture,
    text: s.texts.culture,
    rows: [
      { name: s.rows.now, value: f.culture },
      { name: s.rows.perTurn, value: plus(f.cultureRating) },
      ...(coming ? [{ name: s.rows.after, value: coming.culture.after }] : []),
    ],
  };
}

function strength({ view, seat, c, f, simple, t, s }: Desk): Place {
  const others = factsOf(view).filter((other, of) => of !== seat && other.inGame);
  const extra = unitGoodsLeft(c);
  const units = unitStrength(c);
  const armies = armiesBonus(view, seat);
  return {
    icon: icons.strength,
    title: `${t.strength}: ${f.strength}`,
    text: s.texts.strength,
    rows: [
      { name: s.rows.units, value: units },
      ...(simple ? [] : [{ name: s.rows.armies, value: armies }]),
      { name: s.rows.other, value: f.strength - units - armies },
      ...(extra > 0 ? [{ name: t.unitGoods(extra), value: '' }] : []),
    ],
    hurts: simple ? s.hurts.strengthSimple : s.hurts.strength,
    now: others.length > 0 && others.every(other => other.strength > f.strength),
  };
}

function happiness({ f, t, s }: Desk): Place {
  return {
    icon: face,
    title: t.happiness,
    text: s.texts.happiness,
    rows: [
      { name: s.rows.faces, value: f.happiness, icon: face },
      { name: s.rows.facesNeeded, value: f.needed, icon: face },
      ...(f.discontent > 0 ? [{ name: s.rows.discontent, value: f.discontent, icon: sad, bad: true }] : []),
    ],
    hurts: s.hurts.happiness,
    now: f.discontent > 0,
  };
}

/** A type of technologies: what stands there, with how many workers, and what comes of it. */
function column({ c, f, words, s }: Desk, type: number): Place {
  const cards: number[] = [];
  for (let h = T.LAST[type]; h >= T.FIRST[type]; h--) if (c.workers[h] !== NOT_IN_PLAY) cards.push(h);
  const urban = type >= T.TEMPLE && type < T.FIRST_UNIT_TYPE;
  const texts = [s.texts.farm, s.texts.mine];
  const text = texts[type] ?? (urban ? s.urban(f.urbanLimit) : s.texts.units);
  const made = [foodProduction(c), resourceProduction(c)][type];
  return {
    icon: typeArt(TYPES[type]),
    title: words.types[TYPES[type]],
    text: cards.length > 0 ? text : `${text} ${s.noneInPlay}`,
    rows: [
      ...cards.map(h => ({
        name: words.card(h),
        value: (
          <>
            {s.workers(c.workers[h])} × <Parts parts={perWorkerParts(h)} />
          </>
        ),
      })),
      ...(urban && cards.length > 0
        ? [
            {
              name: s.rows.limit,
              value: `${workersOf(c, type)}/${f.urbanLimit}`,
              bad: workersOf(c, type) >= f.urbanLimit,
            },
          ]
        : []),
      ...(made === undefined
        ? []
        : [{ name: s.rows.perTurn, value: plus(made), icon: type === T.FARM ? icons.food : icons.resource }]),
    ],
  };
}

const topOf = (cards: readonly number[]): string => {
  const top = cards.at(-1);
  return top === undefined ? '' : ROMAN[top >= 0 ? T.LEVEL[top] : ageOfBack(top)];
};

function pile({ view, simple, t, s }: Desk, key: string): Place | undefined {
  const age = Math.min(view.age, 3);
  const count = (name: string, cards: readonly unknown[]): Row => ({ name, value: cards.length });
  const top = (cards: readonly number[]): Row[] =>
    cards.length > 0 ? [{ name: s.rows.top, value: topOf(cards) }] : [];
  switch (key) {
    case 'civil':
      return {
        icon: icons.hand,
        title: t.civilDeck,
        text: s.texts.civil,
        rows: [count(s.rows.left, view.civilDecks[age] ?? [])],
        hurts: simple ? s.texts.ageSimple : view.age > 0 && view.age < 4 ? s.texts.age : undefined,
      };
    case 'military':
      return {
        icon: icons.hand,
        title: t.militaryDeck,
        text: view.drawAsAction ? s.texts.militaryPaid : s.texts.military,
        rows: [
          count(s.rows.left, view.militaryDecks[age] ?? []),
          count(s.rows.discarded, view.discards[age] ?? []),
        ],
        hurts: s.hurts.military,
      };
    case 'current':
      return {
        icon: icons.event,
        title: t.current,
        text: simple ? s.texts.currentSimple : s.texts.current,
        rows: [count(s.rows.all, view.current), ...top(view.current)],
      };
    case 'future':
      return {
        icon: icons.event,
        title: t.future,
        text: s.texts.future,
        rows: [
          count(s.rows.all, view.future),
          count(
            s.rows.yours,
            view.future.filter(card => card >= 0),
          ),
        ],
      };
    case 'past':
      return { icon: icons.event, title: t.past, text: s.texts.past, rows: [count(s.rows.all, view.past)] };
    default:
      return undefined;
  }
}

function age({ view, simple, words, s }: Desk): Place {
  const last = view.lastRound > 0;
  const tokens = view.level === FULL && view.age > 0 && view.age < 4;
  return {
    icon: icons.age,
    title: words.ages[view.age],
    text: simple ? s.texts.ageSimple : last ? s.hurts.lastAge : s.texts.age,
    rows: [
      { name: s.rows.left, value: view.civilDecks[Math.min(view.age, 3)]?.length ?? 0 },
      ...(last ? [{ name: s.rows.lastRound, value: view.lastRound }] : []),
    ],
    hurts: tokens ? s.hurts.age : undefined,
  };
}

function hand({ c, f, t, s }: Desk, cards: 'civil' | 'military'): Place {
  const own = cards === 'civil';
  const n = (own ? c.hand : c.military).length;
  const limit = own ? f.handLimit : f.militaryLimit;
  return {
    icon: icons.hand,
    title: own ? t.civilHand : t.militaryHand,
    text: own ? s.texts.handCivil : s.texts.handMilitary,
    rows: [
      { name: s.rows.inHand, value: n },
      { name: s.rows.limit, value: limit, icon: own ? civil : military },
    ],
    hurts: own ? s.hurts.handCivil : s.hurts.handMilitary,
    now: own ? n >= limit : n > limit,
  };
}

function zone({ view, t, s }: Desk, price: number): Place {
  // so many places are emptied at the left
  const swept = view.players >= 4 ? 1 : view.players === 3 ? 2 : 3;
  return {
    icon: civil,
    title: t.civilActions(price),
    text: `${s.zone(price)} ${s.wonderPrice}`,
    hurts: price === 1 ? s.swept(swept) : undefined,
  };
}

const COMPARED: Readonly<
  Record<string, { icon: IconShape; of: (f: Facts) => number; text: (s: SheetWords) => string } | undefined>
> = {
  culture: { icon: icons.culture, of: f => f.culture, text: s => s.texts.culture },
  strength: { icon: icons.strength, of: f => f.strength, text: s => s.texts.strength },
  cultureRating: { icon: icons.culture, of: f => f.cultureRating, text: s => s.texts.cultureRating },
  scienceRating: { icon: icons.science, of: f => f.scienceRating, text: s => s.texts.scienceRating },
  resources: { icon: icons.resource, of: f => f.makes, text: s => s.texts.minesCompared },
};

/** Everybody by a measure, whoever has the most first. */
function compared({ view, simple, t, s }: Desk, key: string, props: Props): Place | undefined {
  const measure = COMPARED[key];
  if (!measure) return undefined;
  const facts = factsOf(view);
  const seats = facts.flatMap((f, seat) => (f.inGame ? [seat] : []));
  seats.sort((a, b) => measure.of(facts[b]) - measure.of(facts[a]));
  const hurts = simple ? s.hurts.strengthSimple : s.hurts.strength;
  return {
    icon: measure.icon,
    title: t.measures[key as keyof BoardWords['measures']],
    text: measure.text(s),
    rows: seats.map(seat => ({
      name: (
        <>
          <SeatMark mark={props.seats?.[seat]?.mark ?? seat} name={props.reader.name(seat)} size={20} />{' '}
          {props.reader.name(seat)}
        </>
      ),
      value: measure.of(facts[seat]),
      icon: measure.icon,
    })),
    hurts: key === 'strength' ? hurts : undefined,
  };
}

const OF_A_SEAT: Readonly<Record<string, ((desk: Desk) => Place) | undefined>> = {
  yellow,
  blue,
  idle,
  food,
  resources,
  science,
  culture,
  strength,
  happiness,
  handcivil: desk => hand(desk, 'civil'),
  handmilitary: desk => hand(desk, 'military'),
  leader: ({ t, s }) => ({ icon: icons.hand, title: t.noLeader, text: s.texts.leader }),
  wonder: ({ t, s }) => ({ icon: icons.stage, title: t.noWonder, text: s.texts.wonder }),
  special: ({ t, s }) => ({ icon: icons.limit, title: t.noSpecials, text: s.texts.special }),
  tactic: ({ t, s }) => ({ icon: icons.strength, title: t.noTactic, text: s.texts.tactic }),
};

function placeOf(props: Props): Place | undefined {
  const { view, words, language } = props;
  const [, key, of] = props.id.split(':');
  const seat = Number(of ?? Math.max(0, view.active));
  const f = factsOf(view)[seat];
  const desk: Desk = {
    view,
    seat,
    c: view.civs[seat],
    f,
    coming: f.inGame && !view.over ? forecast(view, seat) : undefined,
    simple: view.level === SIMPLE,
    words,
    t: boardWords[language],
    s: sheetWords(language),
  };
  const [kind, rest] = key.split('-', 2);
  if (kind === 'zone') return zone(desk, Number(rest));
  if (kind === 'compare') return compared(desk, rest, props);
  if (key === 'age') return age(desk);
  const type = TYPES.indexOf(key as Type);
  if (type !== NONE) return column(desk, type);
  return OF_A_SEAT[key]?.(desk) ?? pile(desk, key);
}

export function PlaceSheet(props: Props) {
  const place = placeOf(props);
  if (!place) return null;
  return (
    <div className="ta-detail ta-place" data-game="through-the-ages">
      <h4>
        <Inked of={place.icon} />
        {place.title.charAt(0).toLocaleUpperCase(props.language) + place.title.slice(1)}
      </h4>
      <p>{place.text}</p>
      {place.rows && place.rows.length > 0 && (
        <dl className="ta-numbers">
          {place.rows.map((row, i) => (
            <div key={i} data-bad={row.bad || undefined}>
              <dt>{row.name}</dt>
              <dd>
                {row.value}
                {row.icon && <Inked of={row.icon} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {place.hurts !== undefined && (
        <p className="ta-hurts" data-now={place.now || undefined}>
          {place.hurts}
        </p>
      )}
    </div>
  );
}
