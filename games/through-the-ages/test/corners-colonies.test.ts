/** Auctions and bonus cards: what is offered, and what counts. */
import { imagine, seedChance } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { rules } from '../rules/index.ts';
import type { Civ } from '../rules/state.ts';
import { political } from './of-three.ts';
import { army, card, cards } from './scene.ts';

/** A territory is auctioned; seat 1 is asked first, because seat 0 has no units. */
const auction = (arrange: (q: Civ) => void) =>
  political((s, p, q, r) => {
    s.current = cards('no-event', 'wealthy-territory-1');
    p.military = cards('rats');
    army(p, {});
    army(r, { warriors: 1 });
    arrange(q);
  })
    .does('event', card('rats'))
    .asks('bid', 1);

describe('bids', () => {
  it('TTA-19.3 up to eight numbers are offered one by one; of nine the next few and the last', () => {
    const offered = (warriors: number) => {
      const here = auction(q => army(q, { warriors }));
      return [here.can('bid').map(([n]) => n), here.g.options(here.open()).forms.length];
    };
    expect(offered(8)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], 0]);
    expect(offered(9)).toEqual([[1, 2, 3, 4, 9], 1]);
  });

  it('TTA-28.8 TTA-19.3 James Cook adds to bonus cards only', () => {
    const here = auction(q => {
      army(q, { warriors: 1 });
      q.leader = card('james-cook');
      q.military = cards('legion', 'phalanx');
    });
    expect(here.can('bid')).toEqual([[1]]);
  });

  it('TTA-19.5 while it is paid for, everything else belongs elsewhere', () => {
    const here = auction(q => {
      army(q, { warriors: 1 });
      q.military = cards('legion', 'bonus-1', 'bonus-1', 'phalanx');
    })
      .does('bid', 2)
      .asks('payColony', 1);
    expect((here.g.options(here.open()).elsewhere ?? []).map(x => x.kind)).toContain('row');
    expect(here.can('bonus')).toEqual([[card('bonus-1')]]);
  });

  it('TTA-19.3 TTA-29.1 what is laid out for a territory needs no card in hand any more', () => {
    const here = auction(q => {
      army(q, { warriors: 1 });
      q.specials[T.CATEGORY[card('cartography')]] = card('cartography');
      q.military = cards('legion', 'bonus-1', 'phalanx');
    });
    const most = here.can('bid').at(-1) as [number];
    here
      .arrange(s => {
        s.militaryDecks[1] = cards('bonus-1', 'bonus-1', 'raid-1');
        s.unseen = [];
      })
      .does('bid', ...most);
    const bonuses = () =>
      new Set(
        Array.from({ length: 30 }, (_, k) => imagine(rules, here.s, 0, seedChance(`guess ${k}`))).map(
          s => s.civs[1].military.filter(c => T.KIND[c] === T.BONUS).length,
        ),
      );
    expect(bonuses().has(0)).toBe(false);
    here.does('bonus', card('bonus-1')).does('sacrifice', card('warriors'));
    expect(here.asks('payColony', 1) && bonuses().has(0)).toBe(true);
  });
});
