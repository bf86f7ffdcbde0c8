/**
 * The map tiles in printed orientation, the arrow pointing up: first the home tiles, in the order of the civilizations, then
 * the neutral ones. A square is a letter of its terrain (g grassland, f forest, m mountain, d desert, w water) and, after a
 * point, what is printed on it besides: c culture, $ coin, i incense, r iron, s silk, w wheat, H hut, V village, A the
 * Ark of the Covenant, T Attila's village.
 */
export interface Tile {
  readonly id: string;
  readonly squares: readonly string[];
}

export const HOME_TILES = 12;
export const TILES: readonly Tile[] = [
  { id: 'home-america', squares: ['m.r m w g', 'f m.s g w', 'd d m.i f', 'w d w f.w'] },
  { id: 'home-china', squares: ['d d d g.w', 'm.r d g g', 'm m f f', 'm.c w f w.s'] },
  { id: 'home-egypt', squares: ['f w m m.i', 'd.w d g d', 'd f d d', 'd f w.s m'] },
  { id: 'home-germany', squares: ['w.s g w w', 'g m d w', 'f m m.r f', 'm.$ m d g.w'] },
  { id: 'home-rome', squares: ['m d.i m f.s', 'w m d m.r', 'f m g w', 'w.w f m w'] },
  { id: 'home-russia', squares: ['w w m m', 'd m g w', 'd f m w', 'f.w d g m.r'] },
  { id: 'home-aztecs', squares: ['f f f w', 'f w.$ g.w w', 'm g m f', 'm d f d.i'] },
  { id: 'home-england', squares: ['w m.r m w.s', 'w m f w', 'w.s m.w f g.c', 'g f w w.s'] },
  { id: 'home-france', squares: ['w w.s f f', 'g.w g f m', 'w g m.r d.i', 'w f d w'] },
  { id: 'home-japan', squares: ['w.w w m f', 'w.s f m.r w', 'g.$ m f w.w', 'm w w w'] },
  { id: 'home-mongolia', squares: ['m w.c f m', 'm f f g', 'd g.s m d', 'd.s d d.i d'] },
  { id: 'home-zulu', squares: ['d.i m d.s d', 'm g g f', 'm d f w', 'd.s f.w w w'] },
  { id: 'tile-01', squares: ['g.V g f f', 'd g f.w f', 'm w w g', 'd.H m.c w g'] },
  { id: 'tile-02', squares: ['d d g.H g', 'd f.i f g', 'w w w m', 'g g.H m m'] },
  { id: 'tile-03', squares: ['f.w d m m', 'm g g.H w', 'f f g w', 'f.H f m f'] },
  { id: 'tile-04', squares: ['d g w w', 'd g.V f f.w', 'm.$ d g f', 'm m g g.H'] },
  { id: 'tile-05', squares: ['w w w.s w', 'w w g f.H', 'w g.V f f', 'g f f d'] },
  { id: 'tile-06', squares: ['m.s f.H w w', 'g g w f', 'm m g.H f', 'd d m m'] },
  { id: 'tile-07', squares: ['m.i d d w', 'm g.V m w', 'm f g w', 'm.H m f w'] },
  { id: 'tile-08', squares: ['m w m m.r', 'd m w g.H', 'f.H d g f', 'f g f f'] },
  { id: 'tile-09', squares: ['f w.c f.w m.V', 'f w w m', 'f g.H w f', 'm f w f'] },
  { id: 'tile-10', squares: ['d m.H m d', 'd m d g', 'd.i d g w', 'd d g.H f'] },
  { id: 'tile-11', squares: ['m.r m g w', 'd m f g.H', 'd.V m m f.c', 'd m m m'] },
  { id: 'tile-12', squares: ['m d g.V g', 'd m g.c f', 'd.i g f f', 'd d.H d d'] },
  { id: 'tile-13', squares: ['w w w w', 'm.r g.H m d', 'm f g d.V', 'w w w w.s'] },
  { id: 'tile-14', squares: ['w g w w', 'd g.H w w', 'd.c f w.s m', 'm g g.H g'] },
  { id: 'tile-22', squares: ['g f f g.w', 'm m.r g.T g', 'g g w g', 'f f f w'] },
  { id: 'tile-23', squares: ['d.s d m m', 'd d d.A m', 'm d d d', 'm m d d'] },
  { id: 'tile-24', squares: ['m m.V m.r d', 'm w.$ m d', 'f w f g', 'f w w f.V'] },
  { id: 'tile-25', squares: ['g m w.s m.$V', 'g.w g.H w w', 'g m m m', 'f f g d'] },
  { id: 'tile-26', squares: ['g g g.V g', 'f w w f', 'f w w f', 'g.w f g g.H'] },
  { id: 'tile-27', squares: ['d d d d', 'w g.H g.H d.i', 'f g w w', 'f f f f'] },
];
