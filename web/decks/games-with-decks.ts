/** Games whose players bring decks, found by their folders: what lies ready, what is wrong with a deck, and the builder. */
import type { AnyWords } from '@epoka/games';
import type { Json, Language, Reason } from '@epoka/kernel';
import type { ComponentType } from 'react';
import type { KeptDeck } from './kept-decks.ts';
import type { Trials } from './trials.ts';

export interface ReadyDeck {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly value: Json;
}

/** `games/<game>/board/brought.ts` */
export interface BroughtModule {
  readyDecks(words: AnyWords): readonly ReadyDeck[];
  faultsOf(value: Json): readonly Reason[];
}

/** What the page does for a builder. */
export interface BuilderProps {
  readonly words: AnyWords;
  readonly language: Language;
  readonly kept: readonly KeptDeck[];
  readonly keep: (deck: KeptDeck) => void;
  readonly forget: (id: string) => void;
  /** whose account keeps them too */
  readonly account?: string | undefined;
  readonly given?: unknown;
  readonly linkTo: (code: string) => string;
  readonly play: (deck: unknown) => void;
  /** a table with a rival who does nothing */
  readonly playAlone: (deck: unknown) => void;
  /** games of bots, away from the page */
  readonly makeTrials: () => Trials;
  readonly say: (text: string) => void;
  readonly homeHref: string;
}

/** `games/<game>/board/decks/index.tsx` */
export interface BuilderModule {
  // biome-ignore lint/suspicious/noExplicitAny: the builder of "some game", whose own types it knows
  readonly default: ComponentType<any>;
  /** a deck from the address that carries it */
  fromCode(code: string): unknown;
}

const brought = import.meta.glob<BroughtModule>('../../games/*/board/brought.ts');
const builders = import.meta.glob<BuilderModule>('../../games/*/board/decks/index.tsx');

const broughtFile = (game: string): string => `../../games/${game}/board/brought.ts`;

export const bringsDecks = (game: string): boolean => Object.hasOwn(brought, broughtFile(game));

/** undefined: nothing is brought to this game. */
export async function loadBrought(game: string): Promise<BroughtModule | undefined> {
  return brought[broughtFile(game)]?.();
}

export async function loadBuilder(game: string): Promise<BuilderModule | undefined> {
  return builders[`../../games/${game}/board/decks/index.tsx`]?.();
}

/** The only game so far whose decks are built. */
export const BUILT = 'civilization-ccg';
