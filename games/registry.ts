/**
 * Every game, once, for every host: server, command line and browser. The facts are plain data and load nothing; rules and
 * words come by dynamic imports, each a chunk of its own. Boards and guides belong to the web client alone, which finds
 * them by the folder: `games/<id>/board/index.tsx` and `games/<id>/guide/index.ts`.
 */
import type { AnyGame, GameWords, Language } from '@epoka/kernel';
import type { CheckOptions } from '@epoka/kernel/kit';

/** What a cover says of a game. Its title and the rest of its words are found by its id. */
export interface GameFacts {
  /** the id of its rules and the name of its folder */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** minutes for a short and for a long game */
  readonly minutes: readonly [number, number];
  /** 1 light .. 5 heavy */
  readonly weight: 1 | 2 | 3 | 4 | 5;
}

/** What a host needs to play a game. */
export interface PlayableGame {
  /** rules and judgement for bots */
  load(): Promise<AnyGame>;
  /** Bots may play on for ever where the rules set no end: their games stop after this many rounds. */
  readonly roundCap: number;
  /** what the kit must know to judge this game rightly */
  readonly laws?: Pick<CheckOptions, 'freeRanks' | 'openTells' | 'seldom' | 'without'>;
}

// biome-ignore lint/suspicious/noExplicitAny: the words of "some game", as the kernel's AnyGame
export type AnyWords = GameWords<any, any>;

export interface GameEntry extends GameFacts {
  /** left out: the rules aren't written yet, and the cover says so */
  readonly play?: PlayableGame & {
    /** without the rules: a page may show words while the rules stay in a worker */
    readonly words: { readonly [L in Language]: () => Promise<AnyWords> };
  };
}

/** In the order in which they are shown. */
export const registry: readonly GameEntry[] = [
  {
    id: 'new-horizons',
    seats: { min: 2, max: 4 },
    minutes: [60, 120],
    weight: 3,
    play: {
      load: async () => (await import('@epoka/new-horizons')).newHorizons,
      words: {
        en: async () => (await import('@epoka/new-horizons/lang/en')).words,
        pl: async () => (await import('@epoka/new-horizons/lang/pl')).words,
      },
      // Games end after about 15 rounds; nothing in the rules forces them to.
      roundCap: 60,
    },
  },
  {
    id: 'through-the-ages',
    seats: { min: 2, max: 4 },
    minutes: [60, 240],
    weight: 5,
    play: {
      load: async () => (await import('@epoka/through-the-ages')).throughTheAges,
      words: {
        en: async () => (await import('@epoka/through-the-ages/lang/en')).words,
        pl: async () => (await import('@epoka/through-the-ages/lang/pl')).words,
      },
      // The decks run out after about 20 rounds at most.
      roundCap: 40,
      // Who leaves the game ends behind everybody, whatever the points; at random everybody would leave at once.
      laws: { freeRanks: true, seldom: ['resign'] },
    },
  },
  {
    id: 'clash-of-cultures',
    seats: { min: 2, max: 4 },
    minutes: [120, 240],
    weight: 4,
    play: {
      load: async () => (await import('@epoka/clash-of-cultures')).clashOfCultures,
      words: {
        en: async () => (await import('@epoka/clash-of-cultures/lang/en')).words,
        pl: async () => (await import('@epoka/clash-of-cultures/lang/pl')).words,
      },
      // Six ages of three rounds; seven at most with a variable end.
      roundCap: 24,
    },
  },
  {
    id: 'wisdom-and-warfare',
    seats: { min: 2, max: 4 },
    minutes: [120, 240],
    weight: 4,
    play: {
      load: async () => (await import('@epoka/wisdom-and-warfare')).wisdomAndWarfare,
      words: {
        en: async () => (await import('@epoka/wisdom-and-warfare/lang/en')).words,
        pl: async () => (await import('@epoka/wisdom-and-warfare/lang/pl')).words,
      },
      // Games end after about 12 rounds; nothing in the rules forces them to.
      roundCap: 40,
      // Who wins comes first, whatever the others have gathered.
      laws: { freeRanks: true },
    },
  },
  {
    id: 'civilization-ccg',
    seats: { min: 2, max: 6 },
    minutes: [45, 90],
    weight: 3,
    play: {
      load: async () => (await import('@epoka/civilization-ccg')).civilizationCcg,
      words: {
        en: async () => (await import('@epoka/civilization-ccg/lang/en')).words,
        pl: async () => (await import('@epoka/civilization-ccg/lang/pl')).words,
      },
      // the rules end a game after 60 rounds unless the table wants otherwise
      roundCap: 80,
      // Who wins comes first and who fell last, whatever land the others have.
      laws: { freeRanks: true },
    },
  },
];

/** Those that can be played, by id. */
export const playable: Readonly<Record<string, NonNullable<GameEntry['play']>>> = Object.fromEntries(
  registry.flatMap(({ id, play }) => (play ? [[id, play]] : [])),
);
