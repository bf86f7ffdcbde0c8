import { NONE, redact } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { words as en } from '../lang/en.ts';
import { words as pl } from '../lang/pl.ts';
import { resourcesOf } from '../rules/goods.ts';
import { rules } from '../rules/index.ts';
import { urbanLimit } from '../rules/ratings.ts';
import { card, cards, put, scene, table } from './scene.ts';

describe('27 variants', () => {
  it('TTA-27.1 easier: 19 yellow tokens, urban limits 1 higher', () => {
    const at = table(2, { easier: true });
    expect([at.civ(0).yellow, urbanLimit(at.s, 0)]).toEqual([19, 3]);
    expect(urbanLimit(table(2).s, 0)).toBe(2);
  });

  it('EX-70 TTA-27.2 no gang attacks', () => {
    const at = scene({ phase: 'political', age: 2, settings: { noGangAttacks: true } }, (_s, p, q) => {
      p.military = cards('spy-2', 'spy-2');
      q.military = cards('spy-2', 'plunder-2');
    });
    at.does('aggression', card('spy-2'), 2).does('done').does('done').does('endTurn');
    expect(at.s.markers).toEqual([NONE, NONE, 0, NONE]);
    at.asks('political', 1).cannot(['aggression', card('spy-2'), 2], 'gangAttack', 2, 0);
    at.does('aggression', card('spy-2'), 3).does('done').does('done').does('endTurn');
    at.does('endTurn').does('endTurn');
    at.asks('political', 0).does('aggression', card('spy-2'), 2);
  });

  it('TTA-27.2.a the marker returns with the next political action that attacks nobody or somebody else', () => {
    const arrange = () =>
      scene({ phase: 'political', age: 2, settings: { noGangAttacks: true } }, (s, p) => {
        s.markers[2] = 0;
        p.military = cards('spy-2');
      });
    expect(arrange().does('pass').s.markers[2]).toBe(NONE);
    expect(arrange().does('aggression', card('spy-2'), 1).s.markers).toEqual([NONE, 0, NONE, NONE]);
    const skipped = scene({ phase: 'political', age: 2, settings: { noGangAttacks: true } }, (s, p) => {
      s.markers[2] = 0;
      p.skipPolitics = 1;
    });
    expect(skipped.s.markers[2]).toBe(NONE);
    const left = scene({ phase: 'political', settings: { noGangAttacks: true } }, (s, p) => {
      s.markers[2] = 0;
      s.markers[0] = 3;
      p.military = cards('rats');
    }).does('resign', 'yes');
    expect(left.s.markers).toEqual([NONE, NONE, NONE, NONE]);
  });

  it('TTA-27.3 peaceful: no attacks, and no pacts if wished', () => {
    const kinds = (peaceful: string) => {
      const decks = table(4, { peaceful }).s.militaryDecks.flat();
      return [T.AGGRESSION, T.WAR, T.PACT].map(kind => decks.filter(c => T.KIND[c] === kind).length);
    };
    expect([kinds('off'), kinds('attacks'), kinds('attacks-and-pacts')]).toEqual([
      [23, 10, 10],
      [0, 0, 10],
      [0, 0, 0],
    ]);
  });

  it('TTA-27.4 drawing as an action', () => {
    const at = scene({ seats: 2, settings: { drawAsAction: true } });
    at.does('draw').does('draw').cannot(['draw'], 'militaryActions', 1, 0);
    expect(at.civ(0).military).toHaveLength(2);
    at.does('endTurn');
    expect(at.civ(0).military).toHaveLength(2);
    const empty = scene({ seats: 2, settings: { drawAsAction: true }, age: 4 });
    empty.cannot(['draw'], 'noDeck');
  });

  it('EX-36 TTA-27.5 alternative corruption', () => {
    const arrange = () =>
      scene({ phase: 'production', seats: 2, settings: { alternativeCorruption: true } }, (_s, p) => {
        put(p, 'agriculture', 0);
        put(p, 'bronze', 3);
        p.blue = 11;
      }).asks('mineOption', 0);
    expect(resourcesOf(arrange().does('done').civ(0))).toBe(1);
    const left = arrange().does('leave', card('bronze'));
    expect([resourcesOf(left.civ(0)), left.civ(0).blue]).toEqual([2, 9]);
    const c = left.civ(1);
    expect(c.workers[card('agriculture')]).toBe(2);
  });

  it('TTA-27.5 also when an event lets mines produce', () => {
    const at = scene({ phase: 'political', seats: 2, settings: { alternativeCorruption: true } }, (s, p) => {
      s.current = cards('no-event', 'new-deposits');
      p.military = cards('rats');
    });
    at.does('event', card('rats'))
      .asks('mineOption', 0)
      .does('leave', card('bronze'))
      .asks('mineOption', 1)
      .does('done');
    expect([resourcesOf(at.civ(0)), resourcesOf(at.civ(1))]).toEqual([1, 2]);
  });

  it('TTA-27.6 public scoring', () => {
    const open = table(3, { endScoring: 'public', publicCards: 5 });
    const { s } = open;
    expect(open.tellsOf('scoringShown').map(({ args }) => args[0])).toEqual(s.scoring);
    expect(open.tellsOf('begins').map(({ args }) => args)).toEqual([[s.first]]);
    expect(s.scoring).toHaveLength(5);
    expect(s.militaryDecks[3]).toHaveLength(40);
  });

  it('TTA-27.6 age by age, each card told once', () => {
    const at = table(2, { endScoring: 'age-by-age' });
    expect([at.s.scoring.length, at.s.scoringDown.length, at.s.militaryDecks[3].length]).toEqual([
      1,
      4,
      41 - 5,
    ]);
    at.does('endTurn').does('endTurn');
    expect(at.s.scoring).toHaveLength(2);
    at.s.civilDecks[1] = [card('iron')];
    at.does('endTurn');
    expect(at.s.scoring).toHaveLength(3);
    expect(at.tellsOf('scoringShown').map(({ args }) => args[0])).toEqual(at.s.scoring);
  });

  it('TTA-27.6 private: all choose at the same time, in secret', () => {
    const at = table(4, { endScoring: 'private' });
    expect(at.s.asked).toHaveLength(4);
    const mine = at.s.dealt[2].slice();
    expect(mine).toHaveLength(3);
    expect(redact(rules, at.s, 0).asked[2].kind).toBe('secret');
    expect(redact(rules, at.s, 0).dealt[2].every(c => c < 0)).toBe(true);
    at.seatDoes(2, 'keep', mine[1]);
    at.seatDoes(0, 'keep', at.s.dealt[0][0])
      .seatDoes(1, 'keep', at.s.dealt[1][0])
      .seatDoes(3, 'keep', at.s.dealt[3][0]);
    expect(at.s.kept.map(k => k.length)).toEqual([1, 1, 1, 1]);
    expect([at.s.kept[2], at.s.militaryDecks[3].length]).toEqual([[mine[1]], 41]);
    at.asks('act');
    const two = table(2, { endScoring: 'private' });
    const deal = two.s.dealt.map(d => d.length);
    two.seatDoes(0, 'keep', two.s.dealt[0][0]).asks('keepScoring', 0);
    expect(deal).toEqual([6, 6]);
  });

  it('TTA-27.6 open: picks in turn order, with two players 1-2-2-1', () => {
    const at = table(2, { endScoring: 'open' });
    const order: number[] = [];
    while (at.open().kind === 'pickScoring') {
      order.push((at.open().seat - at.s.first + 2) % 2);
      at.does('keep', at.s.dealt[0][0]);
    }
    expect(order).toEqual([0, 1, 1, 0]);
    expect([at.s.scoring.length, at.s.militaryDecks[3].length]).toEqual([4, 41 - 4]);
    expect(at.tellsOf('scoringPicked').map(({ args }) => args[1])).toEqual(at.s.scoring);
  });

  it('TTA-27.6 what is set aside scores for all', () => {
    const at = scene(
      { phase: 'turnEnd', seats: 2, active: 1, age: 4, settings: { endScoring: 'private' } },
      (s, p, q) => {
        s.lastRound = s.round;
        s.current = [];
        s.kept = [cards('impact-of-colonies'), cards('impact-of-wonders')];
        p.colonies = cards('fertile-territory-1');
        q.wonders = cards('pyramids');
      },
    );
    expect([at.civ(0).culture, at.civ(1).culture]).toEqual([4, 5]);
  });

  it('TTA-27.7 fewer bonuses: event decks do not score', () => {
    const settings = { endScoring: 'public', fewerBonuses: true };
    const at = scene({ phase: 'turnEnd', seats: 2, active: 1, age: 4, settings }, (s, p) => {
      s.lastRound = s.round;
      s.scoring = cards('impact-of-colonies');
      s.current = cards('impact-of-agriculture');
      p.colonies = cards('fertile-territory-1');
    });
    expect(at.civ(0).culture).toBe(4);
  });

  it('TTA-27.7 R-65 alone it is allowed, and both languages warn of it', () => {
    expect(table(3, { fewerBonuses: true }).s).toMatchObject({ fewerBonuses: true, endScoring: 0 });
    expect(en.settings.fewerBonuses.hint).toContain('better choose both');
    expect(pl.settings.fewerBonuses.hint).toContain('Najlepiej razem z odłożonymi kartami');
  });

  it('TTA-27.8 variants may be combined', () => {
    const settings = {
      easier: true,
      noGangAttacks: true,
      peaceful: 'attacks',
      drawAsAction: true,
      alternativeCorruption: true,
      endScoring: 'open',
      fewerBonuses: true,
    };
    expect(table(4, settings).s.easier).toBe(true);
  });
});
