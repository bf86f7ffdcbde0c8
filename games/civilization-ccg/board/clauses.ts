/** The clauses of the rules a card rests on: those of its kind, then those of what it does. */
import { type AnyCard, CARDS, type Kind } from './game.ts';

const OF_KIND: Readonly<Record<Kind, readonly string[]>> = {
  capital: ['5.1', '12.1', '16.2'],
  terrain: ['5.1', '9.2', '12.1'],
  resource: ['9.5', '12.1'],
  building: ['12.5', '12.6', '12.10'],
  wonder: ['12.5', '12.10', '12.13'],
  unit: ['12.8', '10.1', '11.1'],
  invention: ['12.9', '12.10'],
  event: ['7.1', '7.3'],
};

function ofEffects({ effects }: AnyCard): string[] {
  return effects.map(({ when }) => (when === 'static' ? '17.10' : when === 'activate' ? '17.6' : '17.11'));
}

export function clausesOf(card: number): readonly string[] {
  const own = CARDS[card];
  return [...new Set([...OF_KIND[own.kind], ...ofEffects(own)])].map(clause => `CCG-${clause}`);
}
