import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ABILITIES } from '../content/abilities.ts';
import { BUILDINGS, SUPPLY } from '../content/buildings.ts';
import { CIVILIZATIONS } from '../content/civilizations.ts';
import { EVENTS } from '../content/events.ts';
import { GOVERNMENT_TECH } from '../content/governments.ts';
import {
  BUILDING_IDS,
  CITY_STATE_IDS,
  CIV_IDS,
  EVENT_IDS,
  GOOD_IDS,
  GOVERNMENT_IDS,
  LOOT_IDS,
  MARKER_IDS,
  PERSON_IDS,
  POLICY_IDS,
  RELIC_IDS,
  TECH_IDS,
  UNIT_IDS,
  UNIT_TYPES,
  WONDER_IDS,
} from '../content/ids.ts';
import { LAYOUTS } from '../content/layouts.ts';
import { MARKERS } from '../content/markers.ts';
import { CITY_STATES, PEOPLE } from '../content/people.ts';
import { EVENT_KIND, HUTS, LEVEL, MARKER_KIND, SQUARE_MARK, UNIT_KIND } from '../content/tables.ts';
import { TECHS } from '../content/techs.ts';
import { HOME_TILES, TILES } from '../content/tiles.ts';
import { UNITS } from '../content/units.ts';
import { WONDERS } from '../content/wonders.ts';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';

const FAMILIES: Readonly<Record<string, readonly unknown[]>> = {
  tile: TILES,
  layout: LAYOUTS,
  civilization: CIVILIZATIONS,
  tech: TECHS,
  ability: ABILITIES,
  government: Object.entries(GOVERNMENT_TECH),
  policy: POLICY_IDS,
  building: BUILDINGS,
  supply: Object.entries(SUPPLY),
  wonder: WONDERS,
  event: EVENTS,
  person: PEOPLE,
  cityState: CITY_STATES,
  marker: MARKERS,
  relic: RELIC_IDS,
  good: GOOD_IDS,
  loot: LOOT_IDS,
  unit: UNITS,
};

it('every number on every content is as it was reviewed, and keeps its place', async () => {
  const lines = Object.entries(FAMILIES).flatMap(([kind, list]) =>
    list.map((one, i) => `${kind} ${i} ${JSON.stringify(one)}\n`),
  );
  await expect(lines.join('')).toMatchFileSnapshot('content.snapshot.txt');
});

/** What is numbered in a saved game, in the order of the numbers. */
const NUMBERED: Readonly<Record<string, readonly string[]>> = {
  tile: TILES.map(({ id }) => id),
  civilization: CIV_IDS,
  tech: TECH_IDS,
  ability: ABILITIES.map(({ of, does }) => `${of} ${does}`),
  government: GOVERNMENT_IDS,
  policy: POLICY_IDS,
  building: BUILDING_IDS,
  wonder: WONDER_IDS,
  eventCard: EVENT_KIND.map(kind => EVENT_IDS[kind]),
  person: PERSON_IDS,
  cityState: CITY_STATE_IDS,
  marker: MARKER_KIND.map(kind => MARKER_IDS[kind]),
  relic: RELIC_IDS,
  good: GOOD_IDS,
  loot: LOOT_IDS,
  unitType: UNIT_TYPES,
  unitCard: UNIT_KIND.map(kind => UNIT_IDS[kind]),
};

it('contents keep the numbers that saved games know them by; new ones come at the end of the table', () => {
  const file = new URL('content.numbers.txt', import.meta.url);
  const table = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const now = Object.entries(NUMBERED).flatMap(([kind, names]) =>
    names.map((name, n) => `${kind} ${n} ${name}`),
  );
  expect(
    table.filter(line => !now.includes(line)),
    'given once, and no longer true',
  ).toEqual([]);
  expect(
    now.filter(line => !table.includes(line)),
    'new: to be added to content.numbers.txt',
  ).toEqual([]);
});

it('WAW-1.2 WAW-1.3 WAW-1.1 there are as many components as in the boxes', () => {
  expect([CIVILIZATIONS.length, HOME_TILES, TILES.length - HOME_TILES]).toEqual([12, 12, 20]);
  expect([UNIT_KIND.length, WONDERS.length, EVENT_KIND.length, PEOPLE.length * 3]).toEqual([53, 18, 59, 18]);
  expect(Object.values(SUPPLY).reduce((n, x) => n + x, 0)).toBe(54);
  expect([HUTS, MARKER_KIND.length - HUTS, CITY_STATES.length, RELIC_IDS.length]).toEqual([25, 15, 5, 2]);
  expect([1, 2, 3, 4, 5].map(level => LEVEL.filter(l => l === level).length)).toEqual([11, 12, 10, 7, 1]);
  expect(
    [1, 2, 3].map(level => EVENTS.filter(e => e.level === level).reduce((n, e) => n + e.copies, 0)),
  ).toEqual([23, 21, 15]);
});

it('WAW-1.6 WAW-1.7 Railroad has a coin icon, Metal Casting has none', () => {
  const coin = (id: string) => TECHS.find(tech => tech.id === id)?.coin;
  expect([coin('railroad'), coin('metal-casting')]).toEqual([1, undefined]);
});

it('WAW-2.11 WAW-2.1 there are enough huts and villages for every map', () => {
  for (const { slots, homes } of LAYOUTS) {
    const neutral = slots.length - homes.length;
    const most = (mark: number) =>
      TILES.slice(HOME_TILES)
        .map(
          (_, i) =>
            SQUARE_MARK.slice((HOME_TILES + i) * 16, (HOME_TILES + i + 1) * 16).filter(m => m === mark)
              .length,
        )
        .sort((a, b) => b - a)
        .slice(0, neutral)
        .reduce((n, x) => n + x, 0);
    expect([most(1) <= HUTS, most(2) <= MARKER_KIND.length - HUTS]).toEqual([true, true]);
  }
});

it('every content has its name and text in both languages', () => {
  const kinds = [
    'tech',
    'building',
    'wonder',
    'government',
    'policy',
    'event',
    'civ',
    'person',
    'cityState',
    'marker',
  ] as const;
  for (const kind of kinds)
    for (const { cards } of [en, pl])
      for (const { name, text } of Object.values(cards[kind])) {
        expect(name.length).toBeGreaterThan(2);
        expect(text).toMatch(/[.!)]$/);
      }
});

it('resources are called by their names', () => {
  for (const words of [en, pl])
    for (const good of GOOD_IDS) {
      const name = words.content(`good:${good}`);
      expect(name).toBe(words.cards.good[good]);
      expect(name).not.toContain(':');
    }
});
