/** What the frame around the board asks of this game: plates, actions left, faces of choices, headings, the icon key. */
import { type Language, NONE, type Question } from '@epoka/kernel';
import {
  type BoardChoice,
  type BoardProps,
  type ChoiceFace,
  type Figure,
  Icon,
  type IconEntry,
  type IconShape,
  type Plate,
  useLoaded,
} from '@epoka/web/kit';
import {
  advanceIcon,
  buildingIcon,
  civIcon,
  drawn,
  powerIcon,
  resourceIcon,
  unitIcon,
  upperIcon,
  wonderIcon,
} from './art.ts';
import {
  amount,
  amountsOf,
  type Clash,
  citiesOf,
  governmentOf,
  LEADER,
  RESOURCES,
  type State,
  totalOf,
  UNITS,
  WONDERS,
  type Words,
} from './game.ts';
import { mood } from './glyphs.ts';
import { Amounts } from './hand.tsx';
import { icons } from './icons.ts';
import { loadArt } from './late.ts';
import { namesOf } from './table.tsx';
import { boardWords } from './words.ts';

type Look = Pick<BoardProps<State, Clash, Words>, 'view' | 'words' | 'language' | 'reader'>;

/** A leader's medallion, or the arms of a civilization. */
function Face({ leader, people }: { leader: number; people: number }) {
  useLoaded(loadArt);
  const art = drawn();
  return leader !== NONE && art ? (
    <art.LeaderCoin id={leader} size={44} />
  ) : (
    <span className="coc-medal">
      <Icon of={civIcon(people)} />
    </span>
  );
}

export function plate({ view, words, language }: Look, seat: number): Plate {
  const t = boardWords[language];
  const names = namesOf(words);
  const points = totalOf(view, seat);
  const government = governmentOf(view, seat);
  const cards = view.hands[seat].length + view.objectives[seat].length + view.wonders[seat].length;
  const goods = RESOURCES.map((id, kind): Figure => {
    const n = amount(view, seat, kind);
    return { key: id, icon: resourceIcon(kind), n, label: `${names.resource(kind)}: ${n}` };
  });
  const count = (key: string, icon: IconShape, n: number, name: string): Figure => ({
    key,
    icon,
    n,
    label: `${name}: ${n}`,
  });
  const leader = view.leader[seat];
  const people = view.civ[seat];
  return {
    picture: people === NONE ? undefined : <Face leader={leader} people={people} />,
    note:
      [
        seat === view.first ? t.firstPlayer : '',
        people === NONE ? '' : names.civilization(people),
        // the portrait says the rest
        people !== NONE || government === NONE ? '' : names.category(government),
      ]
        .filter(part => part !== '')
        .join(' · ') || undefined,
    points: { key: 'points', icon: icons.points, n: points, label: `${t.points}: ${points}` },
    figures: [
      ...goods,
      count('cities', icons.city, citiesOf(view, seat), t.cities),
      count('cards', icons.cards, cards, t.hand),
      count('cubes', icons.cube, view.cubes[seat], t.cubes),
    ],
  };
}

const ACTIONS = 3;

/** Main actions of the turn: done and left. */
export function Status({ view, seat, language }: BoardProps<State, Clash, Words>) {
  const t = boardWords[language];
  if (seat !== view.current) return null;
  const label = t.actionsLeft(view.actions);
  return (
    <span className="coc-status" role="img" aria-label={label} data-hint={label}>
      {Array.from({ length: Math.max(ACTIONS, view.actions) }, (_, i) => (
        <i key={i} data-left={i >= Math.max(ACTIONS, view.actions) - view.actions || undefined} />
      ))}
    </span>
  );
}

/** The table darkens from age to age. */
export const age = (view: State): number => Math.min(3, Math.floor(Math.max(0, view.age - 1) / 2));

export function face(
  _props: Look & { readonly seat: number },
  { answer }: BoardChoice,
  _question: Question,
): ChoiceFace {
  const [verb, a, b] = answer as readonly [string, number, number];
  switch (verb) {
    case 'advance':
    case 'use':
    case 'library':
      return { icon: advanceIcon(a) };
    case 'construct':
      return { icon: buildingIcon(b) };
    case 'building':
      return { icon: buildingIcon(a) };
    case 'take':
      return { icon: resourceIcon(b) };
    case 'choose':
    case 'spend':
    case 'receive':
    case 'swapOne':
      return { icon: resourceIcon(a) };
    case 'pay':
      return { price: <Amounts of={amountsOf(a)} /> };
    case 'add':
      return { icon: unitIcon(a), price: <Amounts of={UNITS[a].cost} /> };
    case 'leader':
      return { icon: icons.leader, price: <Amounts of={UNITS[LEADER].cost} /> };
    case 'power':
      return { icon: powerIcon(a) };
    case 'levy':
    case 'levyWith':
    case 'banish':
    case 'unit':
    case 'drop':
      return { icon: unitIcon(a) };
    case 'play':
      return a >= 0 ? { icon: upperIcon(a) } : {};
    case 'wonder':
      return { icon: wonderIcon(a), price: <Amounts of={WONDERS[a].cost} /> };
    default: {
      const icon = SIGNS[verb];
      return icon ? { icon } : {};
    }
  }
}

const SIGNS: Readonly<Record<string, IconShape | undefined>> = {
  found: icons.city,
  collect: icons.food,
  recruit: icons.infantry,
  move: icons.move,
  happy: mood,
  raise: mood,
  circus: mood,
  attempt: icons.culture,
  influence: icons.culture,
  from: icons.move,
  go: icons.move,
  roads: icons.move,
  trade: icons.trade,
  complete: icons.objective,
  march: icons.barbarian,
  civilization: icons.city,
  appoint: icons.leader,
  wander: icons.city,
  seize: icons.barbarian,
  decree: mood,
  convert: icons.ship,
  share: icons.pirate,
  shogun: icons.action,
  dismiss: icons.trade,
  assign: icons.objective,
  retreat: icons.move,
  fight: icons.battle,
};

const VERBS: Readonly<Record<Language, Readonly<Record<string, string | undefined>>>> = {
  en: {
    advance: 'Advances',
    found: 'Found a city',
    collect: 'Collect',
    construct: 'Construct',
    recruit: 'Recruit',
    use: 'Abilities',
    circus: 'Circus & Sports',
    wonder: 'Wonders',
    play: 'Action cards',
    person: 'Great persons',
    trade: 'Trade',
    go: 'Move to',
    roads: 'By Roads',
    unit: 'Add to the group',
    add: 'Recruit',
    influence: 'Influence',
    complete: 'Complete',
    library: 'Great Library',
    statue: 'Great Statue',
    power: 'Powers',
    leader: 'Leaders',
    wander: 'Move a city',
    convert: 'Shipcraft',
  },
  pl: {
    advance: 'Rozwinięcia',
    found: 'Załóż miasto',
    collect: 'Zbiory',
    construct: 'Buduj',
    recruit: 'Rekrutuj',
    use: 'Zdolności',
    circus: 'Cyrk i sport',
    wonder: 'Cuda',
    play: 'Karty akcji',
    person: 'Wielcy ludzie',
    trade: 'Handel',
    go: 'Rusz na',
    roads: 'Drogami',
    unit: 'Dołącz do grupy',
    add: 'Rekrutuj',
    influence: 'Wpływ',
    complete: 'Wypełnij',
    library: 'Wielka Biblioteka',
    statue: 'Wielki Posąg',
    power: 'Moce',
    leader: 'Przywódcy',
    wander: 'Przenieś Miasto',
    convert: 'Szkutnictwo',
  },
};

export const verbName = (verb: string, language: Language): string | undefined => VERBS[language][verb];

export function iconKey(words: Words): readonly IconEntry[] {
  const names = namesOf(words);
  return [
    ...RESOURCES.map((_, kind) => ({ icon: resourceIcon(kind), name: names.resource(kind) })),
    ...UNITS.map((_, kind) => ({ icon: unitIcon(kind), name: names.unit(kind) })),
    ...([0, 1, 2, 3, 4, 5, 6] as const).map(id => ({ icon: buildingIcon(id), name: names.building(id) })),
  ];
}
