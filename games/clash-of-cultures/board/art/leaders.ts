/** The leaders as they are struck on their medallions, one line each. Faces follow coins, busts and reliefs; none of them is a caricature. */
import type { Portrait } from '@epoka/web/kit';
import type { LeaderId } from '../game.ts';

type More = Omit<Portrait, 'face' | 'hair' | 'dress'>;

const of = (
  face: Portrait['face'],
  hair: Portrait['hair'],
  dress: Portrait['dress'],
  more: More = {},
): Portrait => ({ face, hair, dress, ...more });

export const PORTRAITS: Readonly<Record<LeaderId, Portrait>> = {
  // Rome
  augustus: of([0.8, 0.2, 0.4, 0.2, 0.3, -0.6, 0.2, 0], 'part', 'cut', { eyes: 'wide', hat: 'laurel' }),
  'julius-caesar': of([1.6, 0.8, 0.8, -0.6, 0.6, -1, 1, 2], 'crop', 'cut', { eyes: 'keen', hat: 'laurel' }),
  sulla: of([1, 0.3, 1, -0.4, 0.8, 0.4, 0.4, 2], 'mop', 'toga', { eyes: 'deep' }),
  // Greece
  'alexander-the-great': of([1, 0.1, 1, 0.6, 0.6, 0, -0.5, 0], 'mane', 'cut', { eyes: 'wide', hat: 'horn' }),
  'leonidas-i': of([1.2, 0, 1, 0, 0.6, 0, 0, 1], 'long', 'armor', { eyes: 'keen', beard: 'short' }),
  pericles: of([0.8, 0, 0.6, 0.2, 0, 0, -0.6, 1], 'curls', 'toga', {
    eyes: 'open',
    beard: 'curly',
    hat: 'cap',
  }),
  // China
  'qin-shi-huang': of([0, 0.1, 0.6, 0.1, 0, 0.8, 0, 1], 'bun', 'robe', {
    eyes: 'narrow',
    beard: 'fork',
    hat: 'mian',
  }),
  'sun-tzu': of([0.2, 0, 0.4, 0, 0, -0.4, 0.6, 2], 'bun', 'robe', {
    eyes: 'narrow',
    beard: 'sage',
    hat: 'scholar',
    pale: true,
  }),
  'wu-zetian': of([-0.6, -0.2, -0.4, 0.5, -0.2, 0.6, -0.4, 0], 'piled', 'robe', {
    eyes: 'narrow',
    hat: 'tiara',
  }),
  // Vikings
  'cnut-the-great': of([1.2, 0.6, 0.6, 0, 0.4, 0, 0, 1], 'long', 'fur', {
    eyes: 'keen',
    beard: 'short',
    hat: 'crown',
  }),
  'erik-the-red': of([0.6, -0.2, 1.2, 0, 0.6, 0.4, 0.2, 1], 'locks', 'fur', { eyes: 'deep', beard: 'full' }),
  'ragnar-lodbrok': of([0.8, 0.2, 1, -0.2, 0.6, 0, 0.4, 1], 'braid', 'fur', {
    eyes: 'keen',
    beard: 'fork',
    hat: 'furcap',
  }),
  // Japan
  'go-toba': of([-0.2, 0, 0, 0.2, -0.2, 0.6, 0, 0], 'bun', 'robe', {
    eyes: 'lowered',
    beard: 'goatee',
    hat: 'scholar',
  }),
  jimmu: of([0.2, 0, 0.6, 0, 0.4, 0, 0, 1], 'long', 'beads', { eyes: 'narrow', beard: 'long' }),
  suiko: of([-0.6, -0.2, -0.2, 0.4, -0.2, 0.4, -0.2, 1], 'long', 'robe', { eyes: 'lowered', hat: 'coronet' }),
  // Egypt
  cleopatra: of([1.2, 0.6, -0.4, 0.5, 0.2, 0, -0.2, 0], 'egypt', 'beads', { eyes: 'kohl', hat: 'uraeus' }),
  imhotep: of([0.2, -0.2, 0, 0.4, 0, 0, 0.4, 1], 'bald', 'beads', { eyes: 'kohl', hat: 'cap' }),
  'ramses-ii': of([1.6, 0.8, 0.2, 0.3, 0.4, -0.4, 0.2, 1], 'egypt', 'beads', { eyes: 'kohl', hat: 'crown' }),
  // Maya
  pakal: of([1.4, 0.8, 0, 0.6, -0.4, 0, 1.2, 0], 'tail', 'beads', { eyes: 'hooded', hat: 'mansa' }),
  'siyaj-kak': of([1, 0.6, 0.4, 0.4, 0.2, 0, 0.8, 0], 'braid', 'beads', { eyes: 'keen', hat: 'helmet' }),
  'wak-chanil-ajaw': of([0.8, 0.4, -0.4, 0.6, -0.2, 0.2, 0.8, 0], 'madonna', 'beads', {
    eyes: 'lashes',
    hat: 'tiara',
  }),
  // India
  akbar: of([0.6, 0.2, 0.2, 0.2, 0.2, 0.6, 0, 0], 'nape', 'robe', {
    eyes: 'open',
    beard: 'moustache',
    hat: 'turban',
  }),
  ashoka: of([0.4, 0, 0, 0.4, 0, 0.2, 0, 0], 'curls', 'beads', { eyes: 'lowered', hat: 'coronet' }),
  'sri-gupta': of([0.6, 0.2, 0.2, 0.3, 0, 0, 0.2, 1], 'locks', 'beads', {
    eyes: 'open',
    beard: 'waxed',
    hat: 'mansa',
  }),
  // Babylonians
  hammurabi: of([1, 0.3, 0.5, 0.6, 0, 0, 0.4, 0], 'tail', 'toga', {
    eyes: 'kohl',
    beard: 'tiers',
    hat: 'cap',
  }),
  nabopolassar: of([1.2, 0.5, 0.8, 0.4, 0, 0.2, 0.2, 1], 'fringe', 'robe', {
    eyes: 'deep',
    beard: 'tiers',
    hat: 'fillet',
  }),
  'nebuchadnezzar-ii': of([1.4, 0.6, 0.6, 0.3, 0, 0, 0.4, 1], 'curls', 'robe', {
    eyes: 'kohl',
    beard: 'tiers',
    hat: 'tiara',
  }),
  // Phoenicians
  ithobaal: of([1, 0.6, 0.4, 0.2, 0, 0, 0, 1], 'tail', 'robe', {
    eyes: 'kohl',
    beard: 'full',
    hat: 'fillet',
  }),
  hiram: of([0.8, 0.3, 0.6, 0.2, 0.2, 0.4, 0, 2], 'fringe', 'robe', {
    eyes: 'open',
    beard: 'long',
    hat: 'cap',
    pale: true,
  }),
  pygmalion: of([0.6, 0, 0.2, 0.4, 0, 0, -0.2, 0], 'curls', 'toga', { eyes: 'wide', beard: 'goatee' }),
  // Celts
  'queen-boudica': of([0, -0.3, 0.2, 0.3, 0.2, 0, -0.4, 0], 'locks', 'cut', { eyes: 'keen', hat: 'fillet' }),
  vercingetorix: of([0.6, 0, 0.8, 0, 0.6, 0, 0, 0], 'mane', 'fur', { eyes: 'keen', beard: 'whiskers' }),
  viriatus: of([0.8, 0.2, 1, 0, 0.4, -0.2, 0.2, 0], 'crop', 'fur', { eyes: 'deep', beard: 'short' }),
  // Persia
  'cyrus-the-great': of([1.2, 0.4, 0.4, 0.3, 0, 0, 0, 1], 'curls', 'robe', {
    eyes: 'open',
    beard: 'curly',
    hat: 'crown',
  }),
  darius: of([1.4, 0.6, 0.6, 0.2, 0, 0, 0.2, 1], 'fringe', 'robe', {
    eyes: 'hooded',
    beard: 'tiers',
    hat: 'tiara',
  }),
  xerxes: of([1, 0.5, 0.2, 0.5, 0, 0, 0, 0], 'curls', 'beads', {
    eyes: 'kohl',
    beard: 'tiers',
    hat: 'coronet',
  }),
  // Aztecs
  acamapichtli: of([1, 0.6, 0.2, 0.4, 0, 0, 0.4, 1], 'long', 'beads', { eyes: 'hooded', hat: 'fillet' }),
  ahuitzotl: of([1.2, 0.8, 0.6, 0.4, 0.2, 0, 0.4, 0], 'braid', 'beads', { eyes: 'keen', hat: 'mansa' }),
  marqzen: of([0.8, 0.4, 0.4, 0.5, 0, 0.4, 0.6, 1], 'bob', 'cut', { eyes: 'deep', hat: 'coronet' }),
  // Huns
  attila: of([-0.4, -0.2, 1, 0, 0.2, 0.6, 0.2, 1], 'braid', 'fur', {
    eyes: 'keen',
    beard: 'wisp',
    hat: 'furcap',
  }),
  bleda: of([-0.2, 0, 0.6, 0.2, 0.4, 0.8, 0, 1], 'tail', 'armor', {
    eyes: 'narrow',
    beard: 'fork',
    hat: 'mongol',
  }),
  rugila: of([0.2, 0.2, 0.8, 0, 0.2, 0.2, 0.2, 2], 'long', 'fur', {
    eyes: 'hooded',
    beard: 'goatee',
    hat: 'fillet',
    pale: true,
  }),
  // Carthage
  hannibal: of([1, 0.3, 1, 0.2, 0.4, 0, 0, 1], 'crop', 'armor', {
    eyes: 'deep',
    beard: 'curly',
    hat: 'helmet',
  }),
  hanno: of([0.8, 0.4, 0.4, 0.3, 0, 0.6, 0, 1], 'receding', 'robe', { eyes: 'open', beard: 'full' }),
  'queen-dido': of([0.4, 0, -0.4, 0.5, 0, 0, -0.4, 0], 'madonna', 'toga', { eyes: 'lashes', hat: 'coif' }),
};
