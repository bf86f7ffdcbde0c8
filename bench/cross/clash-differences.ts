/** Where the public server of the game and ours differ, why, and who is right by which clause of the law. */
import {
  ADVANCE_COUNT,
  ADVANCES,
  BUILDING_KINDS,
  BUILDINGS,
  CIV_ADVANCES,
  SEA,
} from '@epoka/clash-of-cultures/content';
import { layoutFor } from '@epoka/clash-of-cultures/layout';
import { BARBARIAN, HAPPY, type State } from '@epoka/clash-of-cultures/state';

/** One thing that was asked of both engines. */
export interface Comparison {
  readonly kind: string;
  readonly ours: string;
  readonly theirs: string;
  readonly state: State;
  /** numbers that say what was asked: spaces, kinds */
  readonly detail: Readonly<Record<string, number>>;
  /** what theirs said */
  readonly said: string;
}

/** A kind of difference with its explanation. */
export interface Difference {
  readonly id: string;
  readonly kinds: readonly string[];
  readonly clause: string;
  readonly right: 'ours' | 'theirs' | 'both';
  readonly why: string;
  explains(comparison: Comparison): boolean;
}

const advanceOf = (id: string) => ADVANCES.findIndex(x => x.id === id);
const buildingOf = (id: string) => BUILDINGS.findIndex(x => x.id === id);
const knows = (s: State, seat: number, id: string) => s.has[seat * ADVANCE_COUNT + advanceOf(id)] === 1;
const hasBuilding = (s: State, city: number, id: string) =>
  s.piece[city * BUILDING_KINDS + buildingOf(id)] >= 0;

function masters(s: State, seat: number, id: string): boolean {
  const at = CIV_ADVANCES.findIndex(x => x.id === id);
  return s.civ[seat] === at >> 2 && s.civHas[4 * seat + (at & 3)] === 1;
}

/** The words of one text that the other lacks. */
function onlyIn(text: string, other: string): string[] {
  const words = other.split(' ');
  return text.split(' ').filter(word => !words.includes(word));
}

const seasBeside = (s: State, city: number) => {
  const { near } = layoutFor(s.seats);
  return near.slice(6 * city, 6 * city + 6).filter(x => x >= 0 && s.terrain[x] === SEA);
};

function isTwoAway(s: State, from: number, to: number): boolean {
  const { crow, spaces } = layoutFor(s.seats);
  return crow[from * spaces + to] === 2;
}

export const DIFFERENCES: readonly Difference[] = [
  {
    id: 'sea-of-choice',
    kinds: ['collect-space', 'collect-yield'],
    clause: 'COC-11.8',
    right: 'ours',
    why: 'any one sea space beside the city may be used; theirs knows one only: the one the Port faces, or the first it finds',
    explains: ({ state, detail, said }) =>
      seasBeside(state, detail.city).length > 1 &&
      seasBeside(state, detail.city).some(x => said.includes(`from ${layoutFor(2).labels[x]} `)),
  },
  {
    id: 'already-happy',
    kinds: ['happiness'],
    clause: 'COC-15.3',
    right: 'ours',
    why: 'a Happy city can not be raised; theirs takes the tokens for nothing',
    explains: ({ state, detail, ours }) => state.mood[detail.city] === HAPPY && ours === 'no',
  },
  {
    id: 'fortress-of-barbarians',
    kinds: ['battle'],
    clause: 'COC-19.8',
    right: 'ours',
    why: 'a Fortress in a city of barbarians works for them; theirs leaves it out',
    explains: ({ state, detail }) =>
      state.cityOwner[detail.to] === BARBARIAN && hasBuilding(state, detail.to, 'fortress'),
  },
  {
    id: 'fortress-without-tactics',
    kinds: ['battle'],
    clause: 'COC-7.7',
    right: 'ours',
    why: 'a Fortress works for the owner of its city, who may lack Tactics; theirs asks for the advance',
    explains: ({ state, detail }) => {
      const owner = state.cityOwner[detail.to];
      return (
        owner >= 0 &&
        owner < 2 &&
        hasBuilding(state, detail.to, 'fortress') &&
        !knows(state, owner, 'tactics')
      );
    },
  },
  {
    id: 'fortress-alone',
    kinds: ['battle'],
    clause: 'COC-17.14',
    right: 'ours',
    why: 'a Fortress without defenders fights one round, then the attackers prevail; theirs fights on',
    explains: ({ state, detail }) =>
      state.cityOwner[detail.to] >= 0 &&
      state.holder[detail.to] < 0 &&
      hasBuilding(state, detail.to, 'fortress'),
  },
  {
    id: 'husbandry-over-the-unknown',
    kinds: ['collect-space', 'collect-yield'],
    clause: 'COC-11.9, COC-1.6',
    right: 'ours',
    why: 'two spaces away is counted over explored spaces; theirs counts as the crow flies',
    explains: ({ state, detail, ours, kind }) =>
      kind === 'collect-space' &&
      ours === 'no' &&
      knows(state, 0, 'husbandry') &&
      isTwoAway(state, detail.city, detail.space),
  },
  {
    id: 'source-of-choice',
    kinds: ['influence'],
    clause: 'COC-16.1, COC-16.3',
    right: 'ours',
    why: 'an own influenced city may be the target of another own city, which may boost; theirs takes the city itself as the source, which may not',
    explains: ({ state, detail, ours, theirs }) =>
      state.cityOwner[detail.to] === 0 && ours.startsWith('lacks') && theirs.startsWith('lost'),
  },
  {
    id: 'one-sea-space-at-a-time',
    kinds: ['sail'],
    clause: 'COC-13.8, COC-13.9',
    right: 'ours',
    why: 'ships go any distance over connected sea, and on from where they came in round the outside; theirs go one space',
    explains: ({ state, detail, ours }) => {
      const { crow, spaces } = layoutFor(state.seats);
      return ours === 'yes' && crow[detail.space * spaces + detail.to] > 1;
    },
  },
  {
    id: 'separation-of-power',
    kinds: ['influence'],
    clause: 'COC-16.7',
    right: 'ours',
    why: 'Separation of Power guards the Happy cities of who has it; theirs forbids its owner to boost against Happy cities of others',
    explains: ({ state, detail, theirs }) =>
      knows(state, 0, 'separation-of-power') && state.mood[detail.to] === HAPPY && theirs.startsWith('lost'),
  },
  {
    id: 'provinces',
    kinds: ['battle'],
    clause: 'COC-26.6',
    right: 'ours',
    why: 'with Provinces a captured city is Neutral without any payment, as the text of both says; theirs leaves it Angry where nobody can pay',
    explains: ({ state, ours, theirs }) =>
      masters(state, 0, 'provinces') && onlyIn(theirs, ours).every(word => word.includes(':Angry:')),
  },
  {
    id: 'fanaticism',
    kinds: ['battle'],
    clause: 'COC-27.5, COC-17.3.a',
    right: 'ours',
    why: 'Fanaticism gives infantry for a lost battle in a city with a Temple; theirs for every battle and for empty cities too',
    explains: ({ state, detail, ours, theirs }) =>
      [0, 1].some(
        seat =>
          knows(state, seat, 'fanaticism') &&
          [...onlyIn(theirs, ours), ...onlyIn(ours, theirs)].every(
            word => word.startsWith(`${seat}:`) && word.includes(':Infantry:'),
          ),
      ) &&
      !(
        state.cityOwner[detail.to] >= 0 &&
        hasBuilding(state, detail.to, 'temple') &&
        state.holder[detail.to] >= 0
      ),
  },
  {
    id: 'settlers-of-the-fallen',
    kinds: ['battle'],
    clause: 'COC-17.13',
    right: 'ours',
    why: 'settlers fall with the last military unit of their side, also where nobody wins; theirs leaves them',
    explains: ({ ours, theirs, detail }) => {
      const words = [...onlyIn(theirs, ours), ...onlyIn(ours, theirs)];
      return (
        words.length > 0 && words.every(word => word.includes(`:${layoutFor(2).labels[detail.to]}:Settler:`))
      );
    },
  },
];
