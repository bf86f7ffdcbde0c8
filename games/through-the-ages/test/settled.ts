/**
 * A start that random play seldom reaches: everybody holds colonies and old wonders, and the events that take them away
 * lie on top. For
 * the laws of the kit and a recorded game.
 */
import * as T from '../content/tables.ts';
import type { Game, State } from '../rules/state.ts';
import { staying } from './staying.ts';

/** Takes a card out of wherever it lies face down. */
function fetch(s: State, card: number): boolean {
  for (const deck of [...s.militaryDecks, ...s.civilDecks, s.unseen]) {
    const i = deck.indexOf(card);
    if (i >= 0) {
      deck.splice(i, 1);
      return true;
    }
  }
  return false;
}

const CARDS = Array.from({ length: T.HOW_MANY }, (_, card) => card);
const TERRITORIES = CARDS.filter(card => T.KIND[card] === T.TERRITORY);
const OLD_WONDERS = CARDS.filter(card => T.KIND[card] === T.WONDER && T.LEVEL[card] === 1);
const FIRST_EVENTS = ['independence-declaration', 'ravages-of-time', 'international-agreement'] as const;

export const settled = {
  ...staying,
  rules: {
    ...staying.rules,
    setup(g: Game, given: Parameters<typeof staying.rules.setup>[1]): void {
      staying.rules.setup(g, given, []);
      const { s } = g;
      TERRITORIES.forEach((card, i) => {
        const c = s.civs[i % s.seats];
        if (!fetch(s, card)) return;
        c.colonies.push(card);
        c.yellow += T.YELLOW[card];
        s.boxYellow -= T.YELLOW[card];
        c.blue += T.BLUE[card];
        s.boxBlue -= T.BLUE[card];
      });
      OLD_WONDERS.forEach((card, i) => {
        if (fetch(s, card)) s.civs[i % 2].wonders.push(card);
      });
      for (const id of FIRST_EVENTS) {
        if (!fetch(s, T.card(id))) continue;
        s.unseen.push(s.current.shift() as number);
        s.current.push(T.card(id));
      }
    },
  },
};
