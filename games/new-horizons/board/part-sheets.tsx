/** Parts of the board shown large: tracks, columns, places of the tree, stacks. What they are, and what they give now. */
import { NONE } from '@epoka/kernel';
import {
  buyPrice,
  COLUMN_SIZE,
  COLUMNS,
  GOAL_CUBES_TO_END,
  harvest,
  INVESTMENT,
  income,
  type Level,
  MARKERS,
  openColumns,
  RESEARCH_PRICE,
  SLOTS,
  TRACK_SPACES,
  TRACKS,
} from '@epoka/new-horizons';
import { LEVEL_INKS, ROMAN, trackIcon } from './art.ts';
import { EffectLine } from './effects.tsx';
import { icons } from './icons.ts';
import { partWords } from './part-words.ts';
import type { Sheet, SheetProps } from './sheet.ts';
import type { SheetWords } from './sheet-words.ts';
import { namesOf } from './table.tsx';

const TRACK_INKS = { food: 'green', economy: 'yellow', infrastructure: 'brown' } as const;

const list = (texts: readonly string[], none: string): string =>
  texts.length === 0 ? none : texts.join(texts.some(text => text.endsWith('.')) ? ' ' : '; ');

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The sheet of a part of the board; undefined where it is a content of the game. */
export function partSheet(props: SheetProps, t: SheetWords): Sheet | undefined {
  const { words, view, reader, language } = props;
  const p = partWords[language];
  const [kind, key, nth, at] = props.id.split(':');
  const owner = (seat: number) => reader.name(seat);
  switch (kind) {
    case 'track': {
      const seat = Number(nth);
      const track = TRACKS.indexOf(key as (typeof TRACKS)[number]);
      const own = view.players[seat];
      if (!own) return undefined;
      const say = (i: number) =>
        track < 0 ? words.texts.investmentSpace(i) : words.texts.trackSpace(track, i);
      const gone = track < 0 ? own.invested : own.tracks[track];
      const spaces = track < 0 ? INVESTMENT.length : TRACK_SPACES[TRACKS[track]].length;
      const here = at === undefined ? NONE : Number(at);
      return {
        part: true,
        title: track < 0 ? t.investment : words.names.tracks[TRACKS[track]],
        kind: `${p.track} · ${owner(seat)}`,
        art: track < 0 ? icons.invest : trackIcon(TRACKS[track]),
        inks: [track < 0 ? 'teal' : TRACK_INKS[TRACKS[track]]],
        lines: [
          [
            t.thisSpace,
            here === NONE
              ? ''
              : track < 0
                ? say(here)
                : `${say(here)} (${here < gone ? t.uncovered : t.cubeOn})`,
          ],
          track < 0
            ? [p.reached, p.cubes(gone)]
            : [
                p.now,
                list(
                  Array.from({ length: gone }, (_, i) => say(i)),
                  p.nothingYet,
                ),
              ],
          [p.next, gone < spaces && here !== gone ? say(gone) : ''],
          track < 0 ? ['', p.investHow] : [p.cubesLeft, p.cubes(spaces - gone)],
        ],
      };
    }
    case 'population': {
      const own = view.players[Number(key)];
      if (!own) return undefined;
      const open = openColumns(own);
      return {
        part: true,
        title: t.population,
        kind: owner(Number(key)),
        art: icons.population,
        inks: ['blue'],
        lines: [
          [t.active, String(own.active)],
          ['', p.populationHow],
          [t.production, p.either(t.harvest(harvest(own)), t.income(income(own)))],
          [p.exchange, p.exchangeHow(buyPrice(own))],
          [
            t.columns,
            COLUMNS.map(
              (letter, i) =>
                `${letter} ${own.columns[i]}/${COLUMN_SIZE[i]}${i < open ? ` (${p.openColumn})` : ''}`,
            ).join(', '),
          ],
        ],
      };
    }
    case 'holdings':
      return {
        part: true,
        title: p.holdings,
        kind: owner(Number(key)),
        art: icons.leader,
        inks: ['brown'],
        lines: [['', p.holdingsHow]],
      };
    case 'slot': {
      const slot = SLOTS[Number(key)];
      if (!slot) return undefined;
      return {
        part: true,
        title: t.level(ROMAN[slot.level]),
        kind: p.faceDown,
        art: icons.research,
        inks: ['grey'],
        cost: price(slot.level, t),
        lines: [
          ['', p.faceDownHow],
          needs(props, Number(key), t),
          ['', view.leaders[Number(key)] === NONE ? '' : p.leaderHow],
        ],
      };
    }
    case 'level': {
      const level = Number(key) as Level;
      const deck = level === 2 || level === 3 ? view.decks[level - 2].length : undefined;
      return {
        part: true,
        title: t.level(ROMAN[level]),
        kind: p.tree,
        art: icons.research,
        inks: [LEVEL_INKS[level]],
        cost: price(level, t),
        lines: [
          ['', t.price(RESEARCH_PRICE[level].coins, RESEARCH_PRICE[level].exhaust)],
          ['', p.treeHow(level)],
          [p.deck, deck === undefined ? '' : t.inDeck(deck)],
        ],
      };
    }
    case 'display': {
      const level = Number(key) as Level;
      return {
        part: true,
        title: `${p.display} · ${t.level(ROMAN[level])}`,
        kind: p.display,
        art: icons.building,
        inks: [LEVEL_INKS[level]],
        lines: [
          ['', p.displayHow],
          [p.stack, p.tiles(view.stacks[level - 1].length)],
        ],
      };
    }
    case 'stock':
      return {
        part: true,
        title: p.markers,
        kind: t.markersLeft,
        art: icons.settlement,
        inks: ['brown'],
        lines: [
          ...MARKERS.map(
            (marker, i) => [upper(words.names.markers[marker]), String(view.markers[i])] as const,
          ),
          ['', p.markersHow],
        ],
      };
    case 'end':
      return {
        part: true,
        title: p.end,
        kind: t.goals,
        art: icons.goal,
        inks: ['violet'],
        lines: [
          ['', view.lastRound > 0 ? t.lastRound(view.lastRound) : p.endHow(GOAL_CUBES_TO_END[view.seats])],
          ...view.players.map(
            (_, seat) =>
              [owner(seat), p.cubes(view.claims.filter(claims => claims.includes(seat)).length)] as const,
          ),
        ],
      };
    case 'map':
      return {
        part: true,
        title: p.unknown,
        kind: t.map,
        art: icons.explore,
        inks: ['teal'],
        lines: [
          ['', p.unknownHow],
          [p.stack, p.tiles(view.territories.length)],
        ],
      };
    default:
      return undefined;
  }
}

function price(level: Level, t: SheetWords) {
  const cost = RESEARCH_PRICE[level];
  return <EffectLine effects={[]} cost={cost} say={t.price(cost.coins, cost.exhaust)} />;
}

/** What a place of the tree is connected with on the level before. */
export function needs(
  { view, words, language }: Pick<SheetProps, 'view' | 'words' | 'language'>,
  slot: number,
  t: SheetWords,
): readonly [string, string] {
  const { needs, enough } = SLOTS[slot];
  const names = needs.map(need =>
    view.slots[need] === NONE
      ? t.level(ROMAN[SLOTS[need].level])
      : namesOf(words).technology(view.slots[need]),
  );
  const of = enough < names.length ? ` (${enough}/${names.length})` : '';
  return [partWords[language].needed, names.length === 0 ? '' : names.join(', ') + of];
}
