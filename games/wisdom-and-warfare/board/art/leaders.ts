/** A ruler for the coin of each civilization, one line each. None of them is a caricature. */
import type { Portrait } from '@epoka/web/kit';
import type { CivId } from '../../content/ids.ts';

export const PORTRAITS: Readonly<Record<CivId, Portrait>> = {
  america: {
    face: [1, 0.2, 0.8, 0, 0.8, -0.4, 0.2, 1],
    eyes: 'deep',
    hair: 'part',
    beard: 'jaw',
    dress: 'cravat',
  },
  china: {
    face: [-0.2, 0, 0.2, 0.2, 0, 0.4, 0, 1],
    eyes: 'narrow',
    hair: 'queue',
    beard: 'wisp',
    hat: 'mian',
    dress: 'robe',
  },
  egypt: {
    face: [0.4, 0, 0, 0.5, 0, -0.4, 0, 0],
    eyes: 'kohl',
    hair: 'egypt',
    hat: 'uraeus',
    dress: 'beads',
  },
  germany: {
    face: [0.8, 0.3, 1, 0, 0.6, 0.6, 0.4, 2],
    eyes: 'hooded',
    hair: 'receding',
    beard: 'moustache',
    dress: 'coat',
  },
  rome: {
    face: [1.4, 0.6, 0.8, -0.4, 0.6, -0.6, 0.8, 1],
    eyes: 'keen',
    hair: 'crop',
    hat: 'laurel',
    dress: 'toga',
  },
  russia: {
    face: [0.4, 0, 0.2, 0.2, 0, 0.8, 0, 1],
    eyes: 'open',
    hair: 'piled',
    hat: 'coronet',
    dress: 'court',
  },
  aztecs: {
    face: [1.2, 0.8, 0.4, 0.4, 0, 0, 0.6, 0],
    eyes: 'keen',
    hair: 'long',
    hat: 'tiara',
    dress: 'beads',
  },
  england: {
    face: [0.6, 0.4, 0, -0.2, 0, -0.4, 0.8, 0],
    eyes: 'lashes',
    hair: 'curls',
    hat: 'coronet',
    dress: 'ruff',
  },
  france: {
    face: [1.2, 0.5, 0.6, 0, 0.4, 0.4, 0.2, 0],
    eyes: 'deep',
    hair: 'crop',
    hat: 'bicorne',
    dress: 'coat',
  },
  japan: {
    face: [0, 0, 0.4, 0, 0.2, 0, 0, 1],
    eyes: 'narrow',
    hair: 'bun',
    beard: 'goatee',
    hat: 'helmet',
    dress: 'armor',
  },
  mongolia: {
    face: [-0.6, -0.2, 0, 0.2, 0, 1, 0, 1],
    eyes: 'narrow',
    hair: 'braid',
    beard: 'wisp',
    hat: 'mongol',
    dress: 'fur',
  },
  zulu: {
    face: [-0.2, -0.2, 0.4, 0.6, 0.2, 0, 0, 0],
    eyes: 'open',
    hair: 'afro',
    hat: 'fillet',
    dress: 'beads',
  },
};
