/** One content large: its picture, its whole text, who has it, and the clauses of the rules it rests on. */
import { Button, type DetailProps, Icon, type IconShape, RuleLinks, SeatMark } from '@epoka/web/kit';
import type { ReactNode } from 'react';
import {
  advanceIcon,
  buildingIcon,
  civAdvanceIcon,
  civIcon,
  combatIcon,
  drawn,
  eventIcon,
  objectiveIcon,
  unitIcon,
  upperIcon,
  wonderIcon,
} from './art.ts';
import { clausesOf } from './clauses.ts';
import {
  A,
  ACTION_CARDS,
  ADVANCES,
  B,
  BUILDING_KINDS,
  CA,
  CATEGORY_OF,
  CIV_ADVANCES,
  CIV_LINK,
  CIVILIZATIONS,
  type Clash,
  civ,
  E,
  L,
  LEADER,
  LEADERS,
  OBJECTIVE_CARDS,
  OBJECTIVES,
  owns,
  REGIONS,
  RESOURCES,
  type State,
  TERRAINS,
  TOP_OF,
  U,
  UNITS,
  UPPERS,
  W,
  WONDER_ADVANCE,
  WONDERS,
  type Words,
} from './game.ts';
import { Amounts } from './hand.tsx';
import { icons } from './icons.ts';
import { cityInWords } from './map.tsx';
import { unitsInWords } from './pieces.tsx';
import { contentId, namesOf, OWN_ADVANCES, OWN_LEADERS, ownerName, placeOf } from './table.tsx';
import { type BoardWords, boardWords } from './words.ts';

type Props = DetailProps<State, Clash, Words>;

interface Shown {
  readonly icon: IconShape;
  /** a drawing instead of the sign, once it is there */
  readonly art?: ReactNode;
  readonly kind: string;
  /** instead of the name of the content */
  readonly title?: string;
  readonly text: string;
  readonly cost?: readonly number[] | undefined;
  readonly notes?: readonly string[];
  /** what stands there */
  readonly here?: readonly string[];
  /** seats that have it */
  readonly having?: readonly number[];
}

const seatsWith = (view: State, test: (seat: number) => boolean): number[] =>
  Array.from({ length: view.seats }, (_, seat) => seat).filter(test);

const PRICE = [2, 0, 0, 0, 0, 0, 0];
const BUILDING_PRICE = [1, 1, 1, 0, 0, 0, 0];

/** What brings a civilization advance. */
const linkOf = (id: number, names: ReturnType<typeof namesOf>, t: BoardWords): string =>
  CIV_LINK[id] >= 0 ? t.comesWith(names.advance(CIV_LINK[id])) : t.anyGovernment;

function shown({ id: content, view, words, reader }: Props, t: BoardWords): Shown | undefined {
  const [key, name, nth] = content.split(':');
  const names = namesOf(words);
  const { board, cards, events } = words;
  const art = drawn();
  switch (key) {
    case 'advance': {
      const id = A[name as keyof typeof A];
      const top = TOP_OF[CATEGORY_OF[id]];
      const { bonus } = ADVANCES[id];
      return {
        icon: advanceIcon(id),
        kind: names.category(CATEGORY_OF[id]),
        text: board.advances[ADVANCES[id].id].text,
        cost: PRICE,
        notes: [
          ...(top === id ? [] : [t.needs(names.advance(top))]),
          ...(bonus === null ? [] : [t.gives(names.resource(RESOURCES.indexOf(bonus)))]),
        ],
        having: seatsWith(view, seat => owns(view, seat, id)),
      };
    }
    case 'building': {
      const id = B[name as keyof typeof B];
      return {
        icon: buildingIcon(id),
        kind: t.building,
        text: board.buildings[name as keyof typeof B].text,
        cost: BUILDING_PRICE,
      };
    }
    case 'unit': {
      const id = U[name as keyof typeof U];
      return {
        icon: unitIcon(id),
        kind: t.unit,
        text: board.units[name as keyof typeof U].text,
        cost: UNITS[id].cost,
      };
    }
    case 'wonder': {
      const id = W[name as keyof typeof W];
      return {
        icon: wonderIcon(id),
        art: art && <art.WonderArt id={id} />,
        kind: t.wonder,
        text: board.wonders[name as keyof typeof W].text,
        cost: WONDERS[id].cost,
        notes: [t.needs(names.advance(WONDER_ADVANCE[id]))],
        having: view.wonderAt[id] >= 0 && view.wonderBuilder[id] < view.seats ? [view.wonderBuilder[id]] : [],
      };
    }
    case 'event': {
      const id = E[name as keyof typeof E];
      return { icon: eventIcon(id), kind: t.event, text: events[name as keyof typeof E].text };
    }
    case 'upper': {
      const card = ACTION_CARDS.findIndex(x => x.upper === name);
      const spec = UPPERS.find(x => x.id === name);
      return {
        icon: card >= 0 ? upperIcon(card) : icons.action,
        kind: spec?.action ? t.mainAction : t.freeAction,
        text: cards.uppers[name as keyof typeof cards.uppers].text,
      };
    }
    case 'combat': {
      const card = ACTION_CARDS.findIndex(x => x.combat === name);
      return {
        icon: card >= 0 ? combatIcon(card) : icons.battle,
        kind: t.inBattle,
        notes: [t.inBattleNote],
        text: cards.combats[name as keyof typeof cards.combats].text,
      };
    }
    case 'objective': {
      const card = OBJECTIVE_CARDS.findIndex(x => (x.objectives as readonly string[]).includes(name));
      const half = (OBJECTIVE_CARDS[card]?.objectives as readonly string[] | undefined)?.indexOf(name) ?? 0;
      const timing = OBJECTIVES.find(x => x.id === name)?.timing;
      return {
        icon: card >= 0 ? objectiveIcon(card, half) : icons.objective,
        kind: `${t.objective} · ${timing === 'status' ? t.inStatus : t.atOnce}`,
        text: cards.objectives[name as keyof typeof cards.objectives].text,
      };
    }
    case 'terrain': {
      const id = TERRAINS.indexOf(name as (typeof TERRAINS)[number]);
      return {
        icon: [icons.food, icons.ore, icons.wood, icons.event, icons.ship][id],
        kind: t.land,
        text: board.terrain[TERRAINS[id]].text,
        ...(nth === undefined ? {} : standing({ view, words, reader }, Number(nth), t)),
      };
    }
    case 'region': {
      const tile = REGIONS.find(x => x.id === name);
      return (
        tile && {
          icon: icons.explore,
          kind: t.region,
          text: tile.terrain.map(x => board.terrain[x].name).join(', '),
        }
      );
    }
    case 'civilization': {
      const id = CIVILIZATIONS.findIndex(x => x.id === name);
      const of = words.civs;
      return {
        icon: civIcon(id),
        kind: t.civilization,
        text: of.civilizations[name as keyof typeof of.civilizations].text,
        notes: [
          ...CIV_ADVANCES.slice(OWN_ADVANCES * id, OWN_ADVANCES * (id + 1)).map(x => {
            const advance = of.advances[x.id];
            return `${advance.name} (${linkOf(CA[x.id], names, t)}): ${advance.text}`;
          }),
          ...LEADERS.slice(OWN_LEADERS * id, OWN_LEADERS * (id + 1)).map(
            x => `${of.leaders[x.id].name}: ${of.leaders[x.id].text}`,
          ),
        ],
        having: seatsWith(view, seat => view.civ[seat] === id),
      };
    }
    case 'civ': {
      const id = CA[name as keyof typeof CA];
      return {
        icon: civAdvanceIcon(id),
        kind: names.civilization(Math.floor(id / OWN_ADVANCES)),
        text: words.civs.advances[name as keyof typeof CA].text,
        notes: [linkOf(id, names, t)],
        having: seatsWith(view, seat => civ(view, seat, id)),
      };
    }
    case 'leader': {
      const id = L[name as keyof typeof L];
      return {
        icon: icons.leader,
        art: art && <art.LeaderCoin id={id} size={92} />,
        kind: `${t.leader} · ${names.civilization(Math.floor(id / OWN_LEADERS))}`,
        text: words.civs.leaders[name as keyof typeof L].text,
        cost: UNITS[LEADER].cost,
        having: seatsWith(view, seat => view.leader[seat] === id),
      };
    }
    default:
      return undefined;
  }
}

/** What stands on one space, and whose it is. */
function standing(
  props: Pick<Props, 'view' | 'words' | 'reader'>,
  space: number,
  t: BoardWords,
): Pick<Shown, 'title' | 'notes' | 'here' | 'having'> {
  const { view, words, reader } = props;
  const names = namesOf(words);
  const owner = view.cityOwner[space];
  const holder = view.holder[space];
  const mine = owner === reader.seat;
  const units = unitsInWords({ view, words }, space);
  const pieces = view.piece.slice(space * BUILDING_KINDS, (space + 1) * BUILDING_KINDS);
  return {
    title: `${placeOf(space)}: ${names.terrain(view.terrain[space])}`,
    notes: [
      ...(view.exhausted[space] === 1 ? [`${t.exhausted}.`] : []),
      ...(owner < 0 ? [] : [`${cityInWords({ view, t, reader }, space)}.`]),
      ...(mine && view.current === owner && view.activated[space] > 0 ? [`${t.worked}.`] : []),
      ...(owner >= 0 && owner < view.seats && !mine ? [t.rivalsCity] : []),
      ...(units.length > 0 ? [`${ownerName({ t, reader }, holder)}: ${units.join(', ')}.`] : []),
    ],
    here: [
      ...pieces.flatMap((colour, id) => (colour < 0 ? [] : [contentId.building(id)])),
      ...WONDERS.flatMap((_, id) => (view.wonderAt[id] === space ? [contentId.wonder(id)] : [])),
      ...UNITS.flatMap((_, id) => (view.troops[space * UNITS.length + id] > 0 ? [contentId.unit(id)] : [])),
    ],
    having: seatsWith(view, seat => seat === owner || seat === holder),
  };
}

export function Detail(props: Props) {
  const { id, reader, words, seats, language, open } = props;
  const t = boardWords[language];
  const [key] = id.split(':');
  const it = shown(props, t);
  if (!it) return <p>{words.content(id)}</p>;
  return (
    <div className="coc-detail" data-game="clash-of-cultures">
      <article className={`coc-large coc-large-${key}`}>
        <span className="coc-large-art">{it.art ?? <Icon of={it.icon} />}</span>
        <div className="coc-large-text">
          <small>{it.kind}</small>
          <h4>{it.title ?? words.content(id)}</h4>
          <p>{it.text}</p>
          {it.cost && (
            <p>
              {t.costs} <Amounts of={it.cost} />
            </p>
          )}
          {it.notes?.map(note => (
            <p key={note}>{note}</p>
          ))}
          {it.here && it.here.length > 0 && (
            <p className="coc-here">
              {it.here.map(content => (
                <Button key={content} onClick={() => open(content)}>
                  {words.content(content)}
                </Button>
              ))}
            </p>
          )}
          {it.having && it.having.length > 0 && (
            <p className="coc-having">
              {it.having.map(seat => (
                <span key={seat}>
                  <SeatMark mark={seats?.[seat]?.mark ?? seat} name={reader.name(seat)} size={20} />{' '}
                  {reader.name(seat)}
                </span>
              ))}
            </p>
          )}
          <RuleLinks game="clash-of-cultures" label={t.rules} clauses={clausesOf(id)} />
        </div>
      </article>
    </div>
  );
}
