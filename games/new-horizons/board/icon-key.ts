/** Every sign of the game in words, and the chapters of the rules that speak of it: fetched with the pictures. */
import type { Language } from '@epoka/kernel';
import type { IconEntry } from '@epoka/web/kit';
import { icons } from './icons.ts';

const KEY: readonly (readonly [keyof typeof icons, en: string, pl: string, chapters: string])[] = [
  ['coin', 'coins', 'monety', 'board action production'],
  ['population', 'population pawns', 'pionki populacji', 'board population production'],
  ['points', 'victory points', 'punkty zwycięstwa', 'aim scoring'],
  ['settler', 'settler', 'osadnik', 'units moving settling'],
  ['soldier', 'soldier', 'żołnierz', 'units moving settling'],
  ['strength', 'settler or soldier', 'osadnik albo żołnierz', 'units'],
  ['move', 'movement points', 'punkty ruchu', 'moving'],
  ['explore', 'discovery of a tile', 'odkrycie kafla', 'moving'],
  ['upgrade', 'more strength for a unit', 'większa siła jednostki', 'units'],
  ['research', 'research of a technology', 'opracowanie technologii', 'areas research'],
  ['scholar', 'technologies known', 'opracowane technologie', 'research scoring'],
  [
    'leader',
    'leader; on a track: the next stage of your government',
    'lider; na torze: następny etap rządu',
    'government research',
  ],
  ['village', 'village', 'wioska', 'settling scoring'],
  ['city', 'city', 'miasto', 'settling scoring'],
  ['settlement', 'settlement marker', 'znacznik osadnictwa', 'areas settling expansion'],
  ['fortification', 'fortification marker', 'znacznik fortyfikacji', 'areas settling expansion'],
  ['building', 'building', 'budowla', 'expansion scoring'],
  ['food', 'food track', 'tor żywności', 'tracks'],
  ['economy', 'economy track', 'tor gospodarki', 'tracks production'],
  ['infrastructure', 'infrastructure track', 'tor infrastruktury', 'tracks government'],
  ['invest', 'investment of a cube', 'zainwestowanie kostki', 'tracks scoring'],
  ['produce', 'production', 'produkcja', 'production'],
  ['pawn', 'an action without a pawn', 'akcja bez pionka', 'action'],
  ['goal', 'goal', 'cel', 'goals aim'],
  ['everyone', 'all players', 'wszyscy gracze', 'action'],
];

export const entries = (language: Language): readonly IconEntry[] =>
  KEY.map(([icon, en, pl, chapters]) => ({
    icon: icons[icon],
    name: language === 'pl' ? pl : en,
    chapters: chapters.split(' '),
  }));
