/**
 * Every number and flag of the contents stands in content.snapshot.txt, a component a line, with the number by which saved
 * games know it: whatever changes fails here. If it was meant: `npx vitest run -u games/clash-of-cultures/test/contents`, and
 * read the difference. Numbers never change; new contents are appended.
 */
import { describe, expect, it } from 'vitest';
import {
  ACTION_CARDS,
  ADVANCES,
  BUILDINGS,
  CATEGORIES,
  CIV_ADVANCES,
  CIVILIZATIONS,
  COMBATS,
  DIE_ICONS,
  DIE_VALUES,
  EVENTS,
  HOME_SIDES,
  LEADERS,
  MAPS,
  OBJECTIVE_CARDS,
  OBJECTIVES,
  REGIONS,
  TRACK_ENDS,
  UNITS,
  UPPERS,
  WONDERS,
} from '../content/index.ts';

const lines = (kind: string, list: readonly object[]) =>
  list.map((x, i) => `${kind} ${i} ${JSON.stringify(x).replaceAll('"', '')}`);

describe('contents', () => {
  it('are what they were', async () => {
    const all = [
      ...lines('category', CATEGORIES),
      ...lines('advance', ADVANCES),
      ...lines('building', BUILDINGS),
      ...lines('unit', UNITS),
      ...lines('wonder', WONDERS),
      ...lines('upper', UPPERS),
      ...lines('combat', COMBATS),
      ...lines('action', ACTION_CARDS),
      ...lines('objective', OBJECTIVES),
      ...lines('objective card', OBJECTIVE_CARDS),
      ...lines('event', EVENTS),
      ...lines('region', REGIONS),
      ...lines('map', MAPS),
      ...lines('civilization', CIVILIZATIONS),
      ...lines('civilization advance', CIV_ADVANCES),
      ...lines('leader', LEADERS),
      ...lines('last round', TRACK_ENDS),
      ...lines('home', [HOME_SIDES.A, HOME_SIDES.B]),
      ...lines(
        'die',
        DIE_VALUES.map((value, i) => ({ value, icon: DIE_ICONS[i] })),
      ),
    ];
    await expect(`${all.join('\n')}\n`).toMatchFileSnapshot('content.snapshot.txt');
  });

  it('each upper effect is on two cards, each combat effect on as many as it should', () => {
    for (const { id } of UPPERS) expect(ACTION_CARDS.filter(card => card.upper === id).length).toBe(2);
    const counts = Object.fromEntries(
      COMBATS.map(({ id }) => [id, ACTION_CARDS.filter(card => card.combat === id).length]),
    );
    expect(counts).toEqual({
      archers: 4,
      'defensive-formation': 4,
      encircled: 4,
      flanking: 2,
      'for-the-people': 1,
      'heavy-resistance': 3,
      'high-ground': 5,
      'high-morale': 5,
      'improved-defenses': 1,
      martyr: 1,
      peltasts: 4,
      scout: 1,
      siege: 1,
      surprise: 2,
      'tactical-retreat': 2,
      'wedge-formation': 2,
    });
  });
});
