/** Where each kind of thing belongs, for questions that are not about it. */
import type { Offers, Reason } from '@epoka/kernel';
import { SIMPLE } from './settings.ts';
import type { Game } from './state.ts';

/**
 * Kinds of things, with what their numbers are: `row` a position; `civil`, `event`, `attack`, `pactCard`, `tactic`, `bonus` and
 * `scoring` a card in hand or dealt; `building`, `unit` a technology in play; `worker` 0, the unused ones; `population` 0, the
 * yellow bank; `stages` the wonder under construction; `leader`, `government`, `special`, `wonder`, `colony`, `adopted` a card
 * in play (`adopted` the tactic); `pact`, `routes` the owner of a pact; `rival` a seat; `war` the declared one; `deck` 0, the
 * military cards.
 */
const KINDS = [
  'row',
  'civil',
  'event',
  'attack',
  'pactCard',
  'tactic',
  'bonus',
  'scoring',
  'building',
  'unit',
  'worker',
  'population',
  'stages',
  'leader',
  'government',
  'special',
  'wonder',
  'colony',
  'adopted',
  'pact',
  'routes',
  'rival',
  'war',
  'deck',
] as const;
export type Kind = (typeof KINDS)[number];

type Offer = Pick<Offers, 'explaining' | 'elsewhere'>;

function home(g: Game, kind: Kind): Reason {
  switch (kind) {
    case 'event':
    case 'attack':
    case 'pactCard':
    case 'pact':
      return g.no('inPolitics');
    case 'rival':
      return g.s.level === SIMPLE ? g.no('noRivals') : g.no('inPolitics');
    case 'bonus':
      return g.no('bonusWhen');
    case 'leader':
    case 'government':
    case 'special':
    case 'wonder':
    case 'colony':
    case 'adopted':
      return g.no('worksByItself');
    case 'war':
      return g.no('warWaits');
    case 'deck':
      return g.s.drawAsAction ? g.no('inActions') : g.no('drawnAtEnd');
    default:
      return g.no('inActions');
  }
}

/** Nothing of one's own is concerned. */
export const NOTHING: readonly Kind[] = [];

/** Sends everything elsewhere but the kinds that the question is about. */
export function elsewhere(g: Game, offer: Offer, here: readonly Kind[]): void {
  if (!offer.explaining) return;
  for (const kind of KINDS) if (!here.includes(kind)) offer.elsewhere(home(g, kind), kind);
}
