/** Ratings and what cards count, where a card more or less, or an older one, makes the difference. */
import { describe, expect, it } from 'vitest';
import type { CardId } from '../content/ids.ts';
import { cultureRating, scienceRating } from '../rules/ratings.ts';
import type { Civ } from '../rules/state.ts';
import { at, political } from './of-three.ts';
import { army, card, cards, put, resources } from './scene.ts';

/** What a leader or wonder adds to a rating of seat 0. */
function adds(
  rating: (scene: ReturnType<typeof at>) => number,
  arrange: (c: Civ) => void,
  more: (c: Civ) => void,
): number {
  const here = at((_s, p) => arrange(p));
  const before = rating(here);
  more(here.civ(0));
  return rating(here) - before;
}
const led = (leader: CardId) => (c: Civ) => {
  c.leader = card(leader);
};
const strength = (here: ReturnType<typeof at>) => here.strength(0);
const science = (here: ReturnType<typeof at>) => scienceRating(here.s, 0);
const culture = (here: ReturnType<typeof at>) => cultureRating(here.s, 0);

describe('strength', () => {
  it('TTA-22.4 knights are obsolete in a tactic of Age III', () => {
    const here = at((_s, p) => {
      army(p, { riflemen: 1, knights: 3 });
      p.tactic = card('shock-troops');
    });
    expect(here.strength(0)).toBe(3 + 6 + 6);
  });

  it('TTA-22.6 where there is no army Napoleon has none to repeat', () => {
    const alone = (c: Civ) => {
      army(c, { riflemen: 1 });
      c.tactic = card('classic-army');
    };
    expect(adds(strength, alone, led('napoleon-bonaparte'))).toBe(0);
  });

  it('TTA-28.2 Alexander counts all units, the Great Wall infantry and artillery', () => {
    const mixed = (c: Civ) => army(c, { warriors: 2, knights: 1, cannon: 1 });
    expect(adds(strength, mixed, led('alexander-the-great'))).toBe(4);
    expect(
      adds(strength, mixed, c => {
        c.wonders = cards('great-wall');
      }),
    ).toBe(3);
  });
});

describe('science and culture', () => {
  it('TTA-28.13 Leonardo looks for the best of labs and libraries together', () => {
    const learned = (c: Civ) => {
      put(c, 'scientific-method', 1);
      put(c, 'printing-press', 1);
    };
    expect(adds(science, learned, led('leonardo-da-vinci'))).toBe(2);
  });

  it('TTA-28.17 Sid Meier takes science from labs only', () => {
    const learned = (c: Civ) => {
      put(c, 'philosophy', 1);
      put(c, 'printing-press', 2);
    };
    expect(adds(science, learned, led('sid-meier'))).toBe(-1);
  });

  it('TTA-28.10 Homer sings of Warriors only', () => {
    const homer = (warriors: number) => adds(culture, c => army(c, { warriors, swordsmen: 2 }), led('homer'));
    expect([homer(0), homer(1), homer(3)]).toEqual([0, 1, 2]);
  });

  it('TTA-28.34 Impact of Progress counts the government and the special technologies there are', () => {
    const here = political((s, p) => {
      s.current = cards('no-event', 'impact-of-progress');
      p.military = cards('rats');
      p.government = card('monarchy');
      p.specials[1] = card('justice-system');
    });
    here.does('event', card('rats'));
    expect(here.civ(0).culture).toBe(1 + 2 * (1 + 2));
  });
});

describe('technologies in play', () => {
  it('TTA-9.4 TTA-4.5 the newest building takes a place like any other; a government in play is not taken again', () => {
    const here = at((s, p) => {
      put(p, 'philosophy', 0);
      put(p, 'computers', 2);
      p.government = card('monarchy');
      p.idle = 1;
      resources(p, 9);
      s.row[0] = card('monarchy');
    });
    here.cannot(['take', 0], 'sameTechnology', card('monarchy'));
    expect(here.can('build')).toContainEqual([card('religion')]);
    put(here.civ(0), 'computers', 3);
    here.cannot(['build', card('philosophy')], 'noUrbanPlace');
  });
});
