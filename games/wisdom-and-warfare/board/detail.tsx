/** One content large: its picture, numbers, whole text, who has it, and the clauses of the rules it rests on. */
import { NONE } from '@epoka/kernel';
import { cx, type DetailProps, Icon, type IconShape, RuleLinks, SeatMark } from '@epoka/web/kit';
import { BUILDINGS } from '../content/buildings.ts';
import {
  BUILDING_IDS,
  CIV_IDS,
  GOOD_IDS,
  GOVERNMENT_IDS,
  MARKER_IDS,
  POLICY_IDS,
  TECH_IDS,
  UNIT_IDS,
  UNIT_TYPES,
  WONDER_IDS,
} from '../content/ids.ts';
import { MARKERS } from '../content/markers.ts';
import { BUILDING_FAMILY, FAMILY_SUPPLY, LEVEL, POLICY_CARDS, RESEARCH_COST } from '../content/tables.ts';
import { TILES } from '../content/tiles.ts';
import { UNITS } from '../content/units.ts';
import { WONDERS } from '../content/wonders.ts';
import type { Words } from '../lang/types.ts';
import { knows } from '../rules/counts.ts';
import { cityAt, countAt, landlord, seatOf } from '../rules/squares.ts';
import type { State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';
import { civCoin, drawing, goodIcon, LANDS, unitIcon } from './art.ts';
import { clausesOf } from './clauses.ts';
import { iconKey } from './frame.tsx';
import { icons } from './icons.ts';
import { describe } from './map.tsx';
import { namesOf, ROMAN } from './names.ts';
import { enables } from './techs.tsx';
import { type BoardWords, boardWords } from './words.ts';

type Props = DetailProps<State, Vocab, Words>;

const at = (list: readonly string[], name: string): number => list.indexOf(name);

interface Facts {
  readonly icon: IconShape;
  readonly tone: string;
  readonly parts: readonly (readonly [IconShape, string])[];
  readonly note: string;
  readonly who: readonly number[];
}

const NOTHING: Facts = { icon: icons.marker, tone: 'plain', parts: [], note: '', who: [] };

function factsOf(kind: string, name: string, { view, words }: Props, t: BoardWords): Facts {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const names = namesOf(words.cards);
  switch (kind) {
    case 'tech': {
      const which = at(TECH_IDS, name);
      return {
        icon: drawing(`tech:${name}`),
        tone: `level-${LEVEL[which]}`,
        parts: [[icons.trade, `${RESEARCH_COST[LEVEL[which]]}`], ...enables(which)],
        note: t.level(ROMAN[LEVEL[which]]),
        who: seats.filter(seat => knows(view, seat, which)),
      };
    }
    case 'building': {
      const b = at(BUILDING_IDS, name);
      const { cost, icons: gives, tech, terrain } = BUILDINGS[b];
      return {
        icon: drawing(`building:${name}`),
        tone: 'building',
        parts: [
          [icons.production, `${cost}`],
          ...(['production', 'trade', 'culture', 'coin', 'combat'] as const).flatMap(key =>
            gives[key] === undefined ? [] : [[icons[key], `+${gives[key]}`] as const],
          ),
        ],
        note: `${t.needs(names.tech(at(TECH_IDS, tech)))} · ${terrain.map(id => t.terrains[TERRAIN_NAMES.indexOf(id)]).join(', ')} · ${view.stock[BUILDING_FAMILY[b]]}/${FAMILY_SUPPLY[BUILDING_FAMILY[b]]} ${t.supply}`,
        who: [],
      };
    }
    case 'wonder': {
      const w = at(WONDER_IDS, name);
      const { cost, culture, discount, era } = WONDERS[w];
      const q = view.wonderAt[w];
      return {
        icon: drawing(`wonder:${name}`),
        tone: 'wonder',
        parts: [
          [icons.production, discount ? `${cost} / ${discount.cost}` : `${cost}`],
          [icons.culture, `+${culture}`],
        ],
        note: [
          t.era[era],
          discount ? `${discount.cost}: ${names.tech(at(TECH_IDS, discount.tech))}` : '',
          (view.obsolete >> w) & 1 ? t.obsoleteNow : '',
        ]
          .filter(Boolean)
          .join(' · '),
        who: q === NONE ? [] : [landlord(view, q)].filter(seat => seat !== NONE),
      };
    }
    case 'government':
      return {
        ...NOTHING,
        icon: drawing(`government:${name}`),
        tone: 'government',
        who: seats.filter(seat => view.gov[seat] === at(GOVERNMENT_IDS, name)),
      };
    case 'policy': {
      const p = at(POLICY_IDS, name);
      return {
        ...NOTHING,
        icon: drawing(`policy:${name}`),
        tone: 'policy',
        who: seats.filter(seat => view.policy[seat * POLICY_CARDS + (p >> 1)] === (p & 1) + 1),
      };
    }
    case 'civ':
      return {
        ...NOTHING,
        icon: drawing(`civ:${name}`),
        tone: 'civ',
        who: seats.filter(seat => view.civ[seat] === at(CIV_IDS, name)),
      };
    case 'marker': {
      const { good, does } = MARKERS[at(MARKER_IDS, name)];
      return {
        ...NOTHING,
        icon:
          good !== undefined
            ? drawing(`good:${good}`)
            : does === 'city-state'
              ? icons.state
              : drawing(`marker:${does}`),
        tone: name.startsWith('hut') ? 'hut' : 'village',
      };
    }
    case 'unit': {
      const { type, ranks } = UNITS[at(UNIT_IDS, name)];
      return {
        icon: unitIcon(at(UNIT_TYPES, type), 1),
        tone: type,
        parts: ranks.flatMap(([strength, health], i) => [
          [icons.combat, `${ranks.length > 1 ? `${ROMAN[i + 1]}: ` : ''}${strength}`] as const,
          [icons.health, `${health}`] as const,
        ]),
        note: `${t.types[at(UNIT_TYPES, type)]} · ${t.unitNote}`,
        who: [],
      };
    }
    case 'good':
      return { ...NOTHING, icon: goodIcon(at(GOOD_IDS, name)), tone: 'good' };
    case 'tile':
      return { ...NOTHING, icon: icons.explore, tone: 'tile' };
    default:
      return { ...NOTHING, icon: drawing(`${kind}:${name}`), tone: kind };
  }
}

const TERRAIN_NAMES = ['grassland', 'forest', 'mountain', 'desert', 'water'];
const LETTERS = 'gfmdw';

/** A tile as sixteen washes of colour. */
function TilePicture({ name, t }: { name: string; t: BoardWords }) {
  const tile = TILES.find(one => one.id === name);
  if (!tile) return null;
  return (
    <span className="ww-tile-picture">
      {tile.squares.flatMap((row, y) =>
        row.split(' ').map((token, x) => {
          const terrain = LETTERS.indexOf(token[0]);
          return (
            <span key={`${x}/${y}`} className={`ww-wash-${LANDS[terrain]}`} data-hint={t.terrains[terrain]} />
          );
        }),
      )}
    </span>
  );
}

function textOf(words: Words, kind: string, name: string): string {
  const texts = (
    words.cards as unknown as Record<string, Record<string, { text?: string } | string> | undefined>
  )[kind];
  const found = texts?.[name];
  return typeof found === 'object' ? (found.text ?? '') : '';
}

/** What one square of the map is, who stands on it, and whether the looker has anybody there. */
function Here({ view, words, reader, t, q }: Props & { t: BoardWords; q: number }) {
  const { seat } = reader;
  const mine = cityAt(view, q) !== NONE && seatOf(cityAt(view, q)) === seat;
  return (
    <p>
      {describe({ view, words, reader, t }, q)}.{' '}
      {seat >= 0 && !mine && countAt(view, seat, q) === 0 && t.noneOfYours}
    </p>
  );
}

export function Detail(props: Props) {
  const { id, words, language, reader, seats } = props;
  const t = boardWords[language];
  const [kind, name, square] = id.split(':');
  const { icon, tone, parts, note, who } = factsOf(kind, name, props, t);
  const title = kind === 'good' ? words.cards.good[name as (typeof GOOD_IDS)[number]] : words.content(id);
  const Coin = civCoin();
  const signs = iconKey(words, language);
  return (
    <div className="ww-detail" data-game="wisdom-and-warfare">
      <article className={cx('ww-large', `ww-large-${tone}`)}>
        <div className="ww-large-art">
          {kind === 'tile' ? (
            <TilePicture name={name} t={t} />
          ) : kind === 'civ' && Coin ? (
            <Coin civ={at(CIV_IDS, name)} size={96} />
          ) : (
            <Icon of={icon} />
          )}
        </div>
        <div className="ww-large-text">
          <p className="ww-large-kind">{[t.kinds[kind], note].filter(Boolean).join(' · ')}</p>
          <h4>{title}</h4>
          {parts.length > 0 && (
            <p className="ww-large-parts">
              {parts.map(([shape, text], i) => (
                <span key={`${shape.name}${i}`}>
                  <Icon of={shape} label={signs.find(sign => sign.icon === shape)?.name} />
                  {text}
                </span>
              ))}
            </p>
          )}
          <p>{textOf(words, kind, name)}</p>
          {square !== undefined && <Here {...props} t={t} q={Number(square)} />}
          {who.length > 0 && (
            <p className="ww-large-who">
              <span>{t.who}:</span>
              {who.map(seat => (
                <span key={seat}>
                  <SeatMark mark={seats?.[seat]?.mark ?? seat} name={reader.name(seat)} size={20} />{' '}
                  {reader.name(seat)}
                </span>
              ))}
            </p>
          )}
          <RuleLinks game="wisdom-and-warfare" label={t.rules} clauses={clausesOf(id)} />
        </div>
      </article>
    </div>
  );
}
