/** Tables of three in the middle of a turn, for tests of what is said about them. */
import type { CardId } from '../content/ids.ts';
import type { Civ, State } from '../rules/state.ts';
import { card, type Scene, scene } from './scene.ts';

export type Arrange = (s: State, ...civs: Civ[]) => void;
type Options = Parameters<typeof scene>[0];

/** In the action phase. */
export function at(arrange: Arrange = () => {}, options: Options = {}): Scene {
  return scene({ seats: 3, ...options }, arrange);
}

export function political(arrange: Arrange, options: Options = {}): Scene {
  return at(arrange, { phase: 'political', age: 2, ...options });
}

export function sign(owner: Civ, id: CardId, partner: number, side = 0): void {
  owner.pact = card(id);
  owner.pactWith = partner;
  owner.pactSide = side;
}
