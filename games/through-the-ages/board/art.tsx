/** How the cards of the game are drawn: colours of their kinds, pictures, ages. */
import {
  type Age,
  type GroundKind,
  Icon,
  type IconShape,
  Medallion,
  type Metal,
  Wonder,
} from '@epoka/web/kit';
import { DRAWINGS, PORTRAITS } from './art/index.ts';
import { type LeaderId, T, type Type, type WonderId } from './game.ts';
import { pictures } from './icons.ts';

type Picture = keyof typeof pictures;

/** Cards name their drawing. */
export function artOf(card: number): IconShape {
  return pictures[T.PICTURE[card] as Picture];
}

const types: Readonly<Record<Type, Picture>> = {
  farm: 'sickle',
  mine: 'mine-wagon',
  temple: 'greek-temple',
  lab: 'round-bottom-flask',
  arena: 'arena',
  library: 'open-book',
  theater: 'duality-mask',
  infantry: 'spears',
  cavalry: 'chess-knight',
  artillery: 'cannon',
  'air-force': 'jet-fighter',
};

export const typeArt = (type: Type): IconShape => pictures[types[type]];

/** The grounds cards are printed on, by kind; technologies have several. */
const GROUNDS: readonly GroundKind[] = [
  'farm',
  'government',
  'special',
  'leader',
  'wonder',
  'action',
  'event',
  'territory',
  'aggression',
  'war',
  'pact',
  'tactics',
  'bonus',
];

export function groundOf(card: number): GroundKind {
  if (T.KIND[card] !== T.TECHNOLOGY) return GROUNDS[T.KIND[card]];
  if (T.TYPE[card] === T.FARM) return 'farm';
  if (T.TYPE[card] === T.MINE) return 'mine';
  return card < T.FIRST_UNIT ? 'urban' : 'unit';
}

/** Struck in the metal of the age. */
const METALS: readonly Metal[] = ['clay', 'bronze', 'silver', 'steel'];

/** A leader's likeness as a medallion. */
export function Portrait({ card, size }: { card: number; size: number }) {
  const id = T.cardId(card);
  return (
    <Medallion name={id} portrait={PORTRAITS[id as LeaderId]} metal={METALS[T.LEVEL[card]]} size={size} />
  );
}

/** A wonder as high as it is built. */
export function WonderPicture({ card, built }: { card: number; built: number }) {
  const id = T.cardId(card);
  return (
    <Wonder
      className="ta-wonder-art"
      name={id}
      drawing={DRAWINGS[id as WonderId]}
      age={T.LEVEL[card] as Age}
      stage={built}
      stages={T.STAGES[card].length}
    />
  );
}

/** The picture of a card: a likeness, a building, or a sign. */
export function Picture({ card, size = 80 }: { card: number; size?: number }) {
  if (T.KIND[card] === T.LEADER) return <Portrait card={card} size={size} />;
  if (T.KIND[card] === T.WONDER) return <WonderPicture card={card} built={T.STAGES[card].length} />;
  return <Icon of={artOf(card)} />;
}
