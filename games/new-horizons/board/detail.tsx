/** One content large: everything it says, in the player's language, and the clauses of the rules it rests on. */
import './style/sheet.css';
import { NONE } from '@epoka/kernel';
import {
  AREAS,
  BUILDINGS,
  counter,
  FIRST_GOAL_VP,
  GOALS,
  GOVERNMENTS,
  LATER_GOAL_VP,
  LEADERS,
  MOST_STRENGTH,
  RESEARCH_PRICE,
  SPACES,
  STAGES,
  TECHNOLOGIES,
  TERRITORIES,
  type Tile,
  UNITS,
  type UnitKind,
} from '@epoka/new-horizons';
import { Button, bandOf, cx, Icon, RuleLinks, SeatMark, vars } from '@epoka/web/kit';
import {
  areaIcon,
  buildingIcon,
  governmentIcon,
  LEVEL_INKS,
  land,
  leaderCoin,
  leaderIcon,
  ROMAN,
  technologyIcon,
  technologyInks,
} from './art.ts';
import { clausesOf } from './clauses.ts';
import { EffectLine } from './effects.tsx';
import { stagesReached } from './government.tsx';
import { icons } from './icons.ts';
import { needs, partSheet } from './part-sheets.tsx';
import { partWords } from './part-words.ts';
import type { Sheet, SheetProps } from './sheet.ts';
import { type SheetWords, sheetWords } from './sheet-words.ts';
import { contentId } from './table.tsx';
import { unitsOn } from './units.ts';

type Props = SheetProps;

const find = (list: readonly { readonly id: string }[], key: string) => list.findIndex(x => x.id === key);

/** "Village (Cyrus)": a place on a tile and who took it. */
const taken = (props: Props, head: string, seat: number, free: string): string =>
  `${head} (${seat === NONE ? free : props.reader.name(seat)})`;

function sheetOf(props: Props, t: SheetWords): Sheet | undefined {
  const { words, view, reader } = props;
  const [kind, key, nth] = props.id.split(':');
  const title = words.content(props.id);
  switch (kind) {
    case 'technology': {
      const id = find(TECHNOLOGIES, key);
      if (id < 0) return undefined;
      const { level } = TECHNOLOGIES[id];
      const text = words.texts.technology(id);
      const slot = view.slots.indexOf(id);
      return {
        title,
        kind: `${t.technology} · ${t.level(ROMAN[level])}`,
        art: technologyIcon(id),
        inks: technologyInks(id),
        corner: ROMAN[level],
        cost: (
          <EffectLine
            effects={[]}
            cost={RESEARCH_PRICE[level]}
            say={t.price(RESEARCH_PRICE[level].coins, RESEARCH_PRICE[level].exhaust)}
          />
        ),
        lines: [
          [t.instant, text.instant],
          [t.action, text.action],
          [t.permanent, text.permanent],
          [t.endGame, text.endGame],
          slot < 0 ? ['', ''] : needs(props, slot, t),
          ['', slot < 0 || view.leaders[slot] === NONE ? '' : partWords[props.language].leaderHow],
          spaceLine(props, nth, t),
        ],
        more: <Scholars {...props} technology={id} t={t} />,
      };
    }
    case 'building': {
      const id = find(BUILDINGS, key);
      if (id < 0) return undefined;
      const { level, cost } = BUILDINGS[id];
      const text = words.texts.building(id);
      const tile = view.map.find(({ building }) => building === id);
      return {
        title,
        kind: `${t.building} · ${t.level(ROMAN[level])}`,
        art: buildingIcon(id),
        inks: [LEVEL_INKS[level]],
        corner: ROMAN[level],
        cost: <EffectLine effects={[]} cost={{ coins: cost }} say={t.cost(cost)} />,
        lines: [
          ['', text.cost],
          [tile ? taken(props, t.firstBuilder, tile.left, t.stillFree) : t.firstBuilder, text.left],
          [tile ? taken(props, t.secondBuilder, tile.right, t.stillFree) : t.secondBuilder, text.right],
          [t.bonus, text.bonus],
          [
            t.builtOn,
            tile
              ? tile.home === NONE
                ? words.names.territories[TERRITORIES[tile.territory].id]
                : t.home(reader.name(tile.home))
              : '',
          ],
        ],
        more: <Units {...props} label={t.unitsHere} on={tile => tile.building === id} t={t} />,
      };
    }
    case 'territory': {
      const id = find(TERRITORIES, key);
      if (id < 0) return undefined;
      const text = words.texts.territory(id);
      const { terrain, strength } = TERRITORIES[id];
      const tile = view.map.find(({ territory }) => territory === id);
      return {
        title,
        kind: `${t.territory} · ${t.terrains[terrain]}`,
        art: land(id).icon,
        inks: ['green'],
        corner: t.strength(strength),
        lines: [
          [t.discovery, text.discovery],
          [tile ? taken(props, t.villageText, tile.village, t.notFounded) : t.villageText, text.village],
          [tile ? taken(props, t.cityText, tile.city, t.notFortified) : t.cityText, text.city],
          // what was built over it has a sheet of its own
          [
            t.builtOver,
            tile && tile.building !== NONE ? words.names.buildings[BUILDINGS[tile.building].id] : '',
          ],
        ],
        more: (
          <Units
            {...props}
            label={t.unitsHere}
            on={tile => tile.territory === id && tile.building === NONE}
            t={t}
          />
        ),
      };
    }
    case 'leader': {
      const id = find(LEADERS, key);
      if (id < 0) return undefined;
      return {
        title,
        kind: `${t.leader} · ${t.level(ROMAN[LEADERS[id].level])}`,
        art: leaderIcon(id),
        leader: id,
        inks: ['brown'],
        corner: ROMAN[LEADERS[id].level],
        lines: [[t.instant, words.texts.leader(id)]],
      };
    }
    case 'government': {
      const id = find(GOVERNMENTS, key);
      if (id < 0) return undefined;
      const text = words.texts.government(id);
      const ruler = view.players.findIndex(player => player.government === id);
      const reached = ruler < 0 ? 0 : stagesReached(view.players[ruler].tracks[2]);
      return {
        title,
        kind: ruler < 0 ? t.government : `${t.government} · ${reader.name(ruler)}`,
        art: governmentIcon(id),
        inks: ['violet'],
        lines: STAGES.map((stage, i) => {
          const name = words.names.stages[stage];
          return [
            i < reached ? `${name} (${partWords[props.language].inForce})` : name,
            text[stage],
          ] as const;
        }),
      };
    }
    case 'goal': {
      const id = find(GOALS, key);
      if (id < 0) return undefined;
      return {
        title,
        kind: `${t.goal} · ${t.set(GOALS[id].set)}`,
        art: icons.goal,
        inks: ['violet'],
        corner: GOALS[id].set,
        lines: [
          ['', words.texts.goal(id)],
          ['', t.goalPoints(FIRST_GOAL_VP, LATER_GOAL_VP)],
          [
            partWords[props.language].everybody,
            view.players
              .map((_, seat) => {
                const claimed = view.claims[view.goals.indexOf(id)]?.includes(seat);
                const have = counter(view, seat, GOALS[id].counter);
                return `${reader.name(seat)} ${claimed ? '✓' : `${have}/${GOALS[id].atLeast}`}`;
              })
              .join(', '),
          ],
        ],
      };
    }
    case 'area': {
      const id = find(AREAS, key);
      if (id < 0) return undefined;
      return {
        title,
        kind: AREAS[id].group === 'basic' ? t.basicAction : t.advancedAction,
        art: areaIcon(id),
        inks: ['teal'],
        lines: [['', words.texts.area(id)], [t.spaces, spacesText(id, t)], spaceLine(props, nth, t)],
      };
    }
    case 'unit': {
      const unit = UNITS.indexOf(key as UnitKind);
      if (unit < 0) return undefined;
      const text = words.texts.unit(unit);
      const one = nth === undefined ? undefined : view.units[Number(nth)];
      return {
        title,
        kind: one ? `${t.unitKind} · ${reader.name(one.seat)}` : t.unitKind,
        art: icons[UNITS[unit]],
        inks: ['grey'],
        corner: one ? t.strength(one.strength) : `1-${MOST_STRENGTH}`,
        lines: [
          [t.standsOn, one ? words.places.tile(reader, one.tile) : ''],
          ...text.work.map((line, i) => [i === 0 ? t.work : '', line] as const),
          [t.recruiting, text.recruit],
          [t.strengthText, text.strength],
          [t.moving, text.move],
          [t.recalling, text.recall],
        ],
      };
    }
    case 'tile': {
      if (key !== 'home') return undefined;
      const { home } = words.texts;
      const one = nth === undefined ? undefined : view.map[Number(nth)];
      return {
        title: one ? t.home(reader.name(one.home)) : title,
        kind: t.mapTile,
        art: icons.village,
        inks: ['brown'],
        lines: [
          [t.start, home.start],
          [t.recruiting, home.recruit],
          [t.moving, home.move],
          [t.building, home.build],
        ],
        more: (
          <Units
            {...props}
            label={one ? t.unitsHere : t.unitsAtHome}
            on={tile => (one ? tile === one : tile.home !== NONE && tile.building === NONE)}
            t={t}
          />
        ),
      };
    }
    default:
      return partSheet(props, t);
  }
}

/** The spaces of an area one by one: what each costs more and with how many players it is there. */
function spacesText(area: number, t: SheetWords): string {
  const spaces = SPACES.filter(space => space.area === area);
  if (spaces.some(space => space.unlimited)) return `${t.roomForAll}.`;
  const texts = spaces.map(({ surcharge, players }) =>
    [surcharge > 0 ? t.surcharge : t.noSurcharge, ...(players > 2 ? [t.fromPlayers(players)] : [])].join(
      ', ',
    ),
  );
  return `${texts.join('; ')}.`;
}

/** The one space that is pointed at: who stands on it, and what it costs more. */
function spaceLine(
  { view, reader }: Props,
  nth: string | undefined,
  t: SheetWords,
): readonly [string, string] {
  if (nth === undefined) return ['', ''];
  const id = Number(nth);
  const here = view.players.flatMap((p, seat) => (p.pawn === id ? [t.pawn(reader.name(seat))] : []));
  return [
    t.thisSpace,
    [...(here.length > 0 ? here : [t.freeSpace]), ...(SPACES[id].surcharge > 0 ? [t.surcharge] : [])].join(
      ', ',
    ),
  ];
}

/** Who stands there; leads to the units, which on the map may be something to choose. */
function Units({
  view,
  reader,
  words,
  open,
  label,
  on,
  t,
}: Props & { label: string; on: (tile: Tile) => boolean; t: SheetWords }) {
  const units = view.map.flatMap((tile, id) => (on(tile) ? unitsOn(view, id) : []));
  if (units.length === 0) return null;
  return (
    <p className="nh-known">
      {label}:{' '}
      {units.map(id => {
        const { seat, kind, strength } = view.units[id];
        return (
          <Button key={id} onClick={() => open(contentId.unit(kind, id))}>
            {t.unit(words.names.units[UNITS[kind]], strength, reader.name(seat))}
          </Button>
        );
      })}
    </p>
  );
}

/** Who has researched it. */
function Scholars({ view, reader, seats, technology, t }: Props & { technology: number; t: SheetWords }) {
  const slot = view.slots.indexOf(technology);
  const knowing = view.players.flatMap((p, seat) =>
    (slot >= 0 && (p.scholars & (1 << slot)) !== 0) || p.privates.includes(technology) ? [seat] : [],
  );
  if (knowing.length === 0) return null;
  return (
    <p className="nh-known">
      {t.known}:{' '}
      {knowing.map(seat => (
        <span key={reader.name(seat)}>
          <SeatMark mark={seats?.[seat]?.mark ?? seat} name={reader.name(seat)} size={18} />{' '}
          {reader.name(seat)}
        </span>
      ))}
    </p>
  );
}

export function Detail(props: Props) {
  const t = sheetWords(props.language);
  const sheet = sheetOf(props, t);
  if (!sheet) return <p>{props.words.content(props.id)}</p>;
  const Coin = leaderCoin();
  return (
    <div className={cx('nh', 'nh-sheet', sheet.part && 'nh-sheet-part')} data-game="new-horizons">
      <div
        className="nh-sheet-band"
        style={vars({
          '--band-1': bandOf(sheet.inks[0]),
          '--band-2': bandOf(sheet.inks[1] ?? sheet.inks[0]),
        })}
      >
        {sheet.leader !== undefined && Coin ? <Coin id={sheet.leader} size={112} /> : <Icon of={sheet.art} />}
        <span className="nh-sheet-cost">{sheet.cost}</span>
        <span className="nh-sheet-corner">{sheet.corner}</span>
        <span className="nh-sheet-kind">{sheet.kind}</span>
      </div>
      <div className="nh-sheet-text">
        <h3>{sheet.title}</h3>
        {sheet.lines.map(([head, text]) =>
          text === '' ? null : (
            <p key={head + text}>
              {head && <b>{head}: </b>}
              {text}
            </p>
          ),
        )}
        {sheet.more}
        <RuleLinks game="new-horizons" label={t.rules} clauses={clausesOf(props.id)} />
      </div>
    </div>
  );
}
