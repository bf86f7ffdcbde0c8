/** The plate that a portrait is engraved on. */
import type { Mark } from './burin.ts';

/** What a shape is made of; the metal gives the tone. */
export type Stuff = 'skin' | 'dark' | 'pale' | 'cloth' | 'trim' | 'white' | 'ink';

export interface Sheet {
  add(stuff: Stuff, mark: Mark): void;
  bundle(a: readonly number[], stuff: Stuff): void;
  /** light lines over everything dark */
  gleam(d: string): void;
}
