/** What the frame around the board asks of this game: plates, faces of choices, headings, the icon key. */
import { type Language, NONE, type Question } from '@epoka/kernel';
import {
  AREAS,
  BUILDINGS,
  type NewHorizons,
  pointsOf,
  RESEARCH_PRICE,
  SLOTS,
  SPACES,
  type State,
  total,
  type Words,
} from '@epoka/new-horizons';
import {
  type BoardChoice,
  type BoardProps,
  type Chip,
  type ChoiceFace,
  Icon,
  markOf,
  type Plate,
} from '@epoka/web/kit';
import { areaIcon, buildingIcon, governmentIcon, technologyIcon, trackIcon } from './art.ts';
import { costParts } from './effects.tsx';
import { icons } from './icons.ts';
import { namesOf } from './table.tsx';
import { boardWords } from './words.ts';

type Look = Pick<BoardProps<State, NewHorizons, Words>, 'view' | 'words' | 'language' | 'reader'>;

/** How many technologies a player knows. */
function known({ scholars, privates }: State['players'][number]): number {
  let n = privates.length;
  for (let bits = scholars; bits; bits &= bits - 1) n++;
  return n;
}

export function plate({ view, words, language }: Look, seat: number): Plate {
  const t = boardWords[language];
  const p = view.players[seat];
  const [settlement, fortification] = p.markers;
  const points = total(pointsOf(view, seat));
  return {
    note: p.government === NONE ? undefined : namesOf(words).government(p.government),
    points: { key: 'points', icon: icons.points, n: points, label: `${t.points}: ${points}` },
    figures: [
      { key: 'coins', icon: icons.coin, n: p.coins, label: `${t.coins}: ${p.coins}` },
      { key: 'active', icon: icons.population, n: p.active, label: `${t.active}: ${p.active}` },
      { key: 'known', icon: icons.scholar, n: known(p), label: t.technologies(known(p)) },
      {
        key: 'settlement',
        icon: icons.settlement,
        n: settlement,
        label: `${words.names.markers.settlement}: ${settlement}`,
      },
      {
        key: 'fortification',
        icon: icons.fortification,
        n: fortification,
        label: `${words.names.markers.fortification}: ${fortification}`,
      },
    ],
  };
}

/** A price as it is printed on the board. */
function Price({ coins, exhaust }: { coins?: number; exhaust?: number }) {
  const parts = costParts({ ...(coins ? { coins } : {}), ...(exhaust ? { exhaust } : {}) });
  if (parts.length === 0) return null;
  return (
    <span className="nh-price">
      {parts.map((part, i) =>
        typeof part === 'string' ? <b key={`${i}`}>{part}</b> : <Icon key={`${i}`} of={part} />,
      )}
    </span>
  );
}

type FaceProps = Look & Pick<BoardProps<State, NewHorizons, Words>, 'seat' | 'seats'>;

const UNIT_ICONS = [icons.settler, icons.soldier];

/** A unit: what it is, whose, how strong, and where it stands. */
function unitChip({ view, words, reader, seats }: FaceProps, id: number): Chip {
  const { seat, kind, strength, tile } = view.units[id];
  return {
    icon: UNIT_ICONS[kind],
    mark: markOf({ seats }, seat),
    name: String(strength),
    note: words.places.tile(reader, tile),
  };
}

export function face(
  props: FaceProps,
  { answer }: Pick<BoardChoice, 'answer'>,
  _question: Question,
): ChoiceFace {
  const { view, words, reader, language } = props;
  const [verb, a, b, c] = answer as readonly [string, number, number, number];
  const tile = (id: number): Chip => ({ name: words.places.tile(reader, id) });
  const does = VERBS[language][verb];
  switch (verb) {
    case 'use': {
      const { area, technology, surcharge } = SPACES[a];
      const price = surcharge > 0 ? <Price coins={surcharge} /> : undefined;
      const same = SPACES.filter(
        other => other.area === area && other.technology === technology && other.players <= view.seats,
      );
      // spaces of one action at one price differ by their place alone
      const twin = same.some(other => other !== SPACES[a] && other.surcharge === surcharge);
      return {
        to: {
          icon: area === NONE ? technologyIcon(technology) : areaIcon(area),
          name: area === NONE ? namesOf(words).technology(technology) : words.names.areas[AREAS[area].id],
          note: twin ? boardWords[language].space(same.indexOf(SPACES[a]) + 1) : undefined,
        },
        price,
      };
    }
    case 'basic':
      return { icon: areaIcon(a) };
    case 'research': {
      const technology = view.slots[a];
      return {
        does: DOES[language].research,
        to: {
          icon: technology === NONE ? icons.research : technologyIcon(technology),
          name: words.places.slot(reader, a),
        },
        price: <Price {...RESEARCH_PRICE[SLOTS[a].level]} />,
      };
    }
    case 'take':
      return { icon: technologyIcon(a) };
    case 'govern':
      return { icon: governmentIcon(a) };
    case 'cube':
      return { icon: trackIcon((['food', 'economy', 'infrastructure'] as const)[a]) };
    case 'building':
      return { icon: buildingIcon(a), price: <Price coins={BUILDINGS[a].cost} /> };
    case 'build':
      return a === NONE
        ? { does: DOES[language].build, to: { ...tile(b), icon: icons.building } }
        : { who: { icon: buildingIcon(a), name: namesOf(words).building(a) }, does: '→', to: tile(b) };
    case 'found':
      return { does, to: { ...tile(a), icon: icons.village } };
    case 'fortify':
      return { does, to: { ...tile(a), icon: icons.city } };
    case 'join':
      return { does, to: { ...tile(a), icon: icons.building } };
    case 'recruit':
      return { who: { icon: UNIT_ICONS[a], name: String(b) }, does: '→', to: tile(c) };
    case 'upgrade':
      return { who: unitChip(props, a), does: '→', to: { icon: icons.upgrade, name: String(b) } };
    case 'step':
      return view.map.some(known => known.hex === b)
        ? { who: unitChip(props, a), does: '→', to: tile(view.map.findIndex(known => known.hex === b)) }
        : {
            who: unitChip(props, a),
            does: DOES[language].discover,
            to: { icon: icons.explore, name: words.places.towards(reader, a, b) },
          };
    case 'spend':
    case 'lower':
    case 'recall':
      return { does: DOES[language][verb], to: unitChip(props, a) };
    default: {
      const icon = SIGNS[verb];
      return icon ? { icon } : {};
    }
  }
}

/** Between the parts of a label, where the heading of its verb would be too long. */
const DOES = {
  en: {
    research: 'Research',
    build: 'Build',
    discover: 'discovers',
    spend: 'Use',
    lower: '',
    recall: 'Recall',
  },
  pl: {
    research: 'Opracuj',
    build: 'Zbuduj',
    discover: 'odkrywa',
    spend: 'Użyj',
    lower: '',
    recall: 'Odwołaj',
  },
};

const SIGNS: Readonly<Record<string, (typeof icons)[keyof typeof icons] | undefined>> = {
  population: icons.population,
  coins: icons.coin,
  buy: icons.population,
  sell: icons.coin,
  claim: icons.goal,
};

const VERBS: Readonly<Record<Language, Readonly<Record<string, string | undefined>>>> = {
  en: {
    use: 'Action spaces',
    basic: 'Basic actions',
    research: 'Research',
    step: 'Move',
    recruit: 'Recruit',
    upgrade: 'Raise the strength',
    found: 'Found a village',
    fortify: 'Fortify a city',
    build: 'Build',
    join: 'Join as second builder',
    recall: 'Recall',
    building: 'Take a building',
    claim: 'Claim a goal',
  },
  pl: {
    use: 'Pola akcji',
    basic: 'Akcje podstawowe',
    research: 'Opracuj technologię',
    step: 'Rusz',
    recruit: 'Werbuj',
    upgrade: 'Zwiększ siłę',
    found: 'Załóż wioskę',
    fortify: 'Ufortyfikuj miasto',
    build: 'Buduj',
    join: 'Dołącz jako drugi budowniczy',
    recall: 'Odwołaj',
    building: 'Weź budowlę',
    claim: 'Zdobądź cel',
  },
};

export const verbName = (verb: string, language: Language): string | undefined => VERBS[language][verb];
