import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { card, cards, scene, table } from './scene.ts';

describe('26 resignation', () => {
  it('TTA-26.1 who leaves ranks behind all others, the later one higher', () => {
    const at = scene({ phase: 'political' }, (_s, p, q, r) => {
      for (const c of [p, q]) c.military = cards('rats');
      p.culture = 50;
      q.culture = 40;
      r.culture = 3;
    });
    at.does('resign', 'yes').asks('political', 1).does('resign', 'yes');
    expect(rules.standing(at.s).map(x => x.rank)).toEqual([4, 3, 1, 2]);
    at.asks('act', 2);
  });

  it('TTA-26.1.a only with the first decision of the turn', () => {
    const at = scene({ phase: 'political' }, (_s, p) => {
      p.military = cards('rats');
    });
    at.does('pass').cannot(['resign', 'yes'], 'resignLater');
    table(3).does('resign', 'yes');
    const waiting = scene({ phase: 'political' }, (s, p) => {
      p.military = cards('rats');
      s.current = cards('no-event', 'fertile-territory-1');
    });
    waiting.does('event', card('rats')).does('pass').asks('bid', 1);
    expect(waiting.g.options(waiting.open()).forms).toEqual([]);
  });

  it('TTA-26.1.a a war being resolved is void and the rest of the turn skipped', () => {
    const at = scene({ phase: 'war', age: 2 }, (_s, p, q) => {
      p.war = card('war-over-culture-2');
      p.warOn = 1;
      p.military = cards('rats');
      q.culture = 9;
    });
    at.asks('sacrifice', 0).does('resign', 'yes');
    expect([at.civ(1).culture, at.s.battle.card, at.s.gone.includes(card('war-over-culture-2'))]).toEqual([
      9,
      NONE,
      true,
    ]);
    at.asks('act', 1);
  });

  it('TTA-26.2 hand and board leave the game, played events stay', () => {
    const at = scene({ phase: 'political' }, (s, p) => {
      p.military = cards('bonus-1');
      p.hand = cards('iron');
      p.leader = card('moses');
      s.future = cards('rats');
      s.futureBy = [0];
    });
    at.does('resign', 'yes');
    const c = at.civ(0);
    expect([c.military, c.hand, c.leader, c.yellow, c.blue]).toEqual([[], [], NONE, 0, 0]);
    expect(at.s.gone).toEqual(expect.arrayContaining(cards('iron', 'moses')));
    expect([at.s.unseen.includes(card('bonus-1')), at.s.future]).toEqual([true, cards('rats')]);
  });

  it('TTA-26.2.a scoring cards that were picked stay', () => {
    const at = scene({ phase: 'political', settings: { endScoring: 'private' } }, (s, p) => {
      p.military = cards('rats');
      s.kept[0] = cards('impact-of-colonies');
    });
    at.does('resign', 'yes');
    expect(at.s.kept[0]).toEqual(cards('impact-of-colonies'));
  });

  it('TTA-26.3 EX-69 texts use the number of players left', () => {
    const at = scene({ phase: 'political', seats: 3 }, (_s, p, q) => {
      p.military = cards('rats');
      q.hand = cards('endowment-for-the-arts-3');
      q.military = [];
    });
    at.civ(2).culture = 5;
    at.does('resign', 'yes').asks('act', 1).does('action', card('endowment-for-the-arts-3'));
    expect(at.civ(1).culture).toBe(6);
  });

  it('TTA-26.4 the last remaining player wins at once', () => {
    const at = table(2);
    at.does('resign', 'yes');
    expect(at.s.over).toBe(true);
    expect(rules.standing(at.s)[(at.s.active + 1) % 2].rank).toBe(1);
  });

  it('EX-72 TTA-26.5 TTA-26.1.a the next player becomes starting player', () => {
    const at = scene({ phase: 'cardRow', seats: 3, age: 3, round: 9 }, (s, p) => {
      s.civilDecks[3] = [card('oil')];
      p.military = cards('impact-of-wonders');
      s.row.splice(
        0,
        9,
        ...cards(
          'rockets',
          'tanks',
          'movies',
          'computers',
          'multimedia',
          'democracy',
          'satellites',
          'engineering',
          'hollywood',
        ),
      );
    });
    expect([at.s.lastRound, at.s.age]).toEqual([9, 4]);
    at.asks('political', 0).does('resign', 'yes');
    expect([at.s.first, at.s.lastRound]).toEqual([1, 9]);
    // Two were swept with three players, now three with two, and nothing is dealt.
    expect(at.s.row.filter(c => c !== NONE)).toHaveLength(9 - 2 + 1 - 3);
    at.does('endTurn').does('endTurn');
    expect(at.s.over).toBe(true);
    expect(rules.standing(at.s)[0].rank).toBe(3);
  });
});
