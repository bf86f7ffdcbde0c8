import { describe, expect, it } from 'vitest';
import { urbanLimit } from '../rules/ratings.ts';
import { card, cards, food, put, resources, scene } from './scene.ts';

describe('11 governments', () => {
  it('TTA-11.1 TTA-11.2 a peaceful change keeps what was spent', () => {
    const at = scene({}, (_s, p) => {
      p.hand = [card('monarchy')];
      p.science = 9;
      p.civilSpent = 2;
      p.militarySpent = 1;
    });
    at.does('reform', card('monarchy'));
    expect([at.civ(0).science, at.civil(0), at.military(0), urbanLimit(at.s, 0)]).toEqual([
      0,
      '2/5',
      '2/3',
      3,
    ]);
    expect(at.s.gone).toContain(card('despotism'));
  });

  it('TTA-11.2 if there are fewer tokens than were spent, all are spent', () => {
    const at = scene({}, (_s, p) => {
      p.government = card('communism');
      p.hand = [card('republic')];
      p.science = 14;
      p.militarySpent = 4;
    });
    at.does('reform', card('republic'));
    expect([at.civil(0), at.military(0)]).toEqual(['6/7', '0/2']);
  });

  it('EX-26 TTA-11.3 a revolution takes all civil actions', () => {
    const at = scene({}, (_s, p) => {
      p.leader = card('hammurabi');
      p.hand = [card('monarchy')];
      p.science = 3;
    });
    at.does('revolution', card('monarchy'));
    expect([at.civ(0).science, at.civil(0), at.military(0)]).toEqual([0, '0/6', '2/2']);
  });

  it('EX-27 TTA-11.3 it must be the only civil action', () => {
    const at = scene({}, (s, p) => {
      p.hand = [card('monarchy')];
      p.science = 3;
      s.row[0] = card('iron');
    });
    at.does('take', 0).cannot(['revolution', card('monarchy')], 'revolutionFirst');
  });

  it('TTA-11.3 spent military actions stay as they were', () => {
    const at = scene({}, (_s, p) => {
      p.hand = [card('monarchy')];
      p.science = 3;
      p.militarySpent = 1;
    });
    at.does('revolution', card('monarchy'));
    expect(at.military(0)).toBe('2/3');
  });

  it('TTA-11.4 Breakthrough orders a revolution, checked before it is played, then scores', () => {
    const arrange = (spent: number) =>
      scene({}, (_s, p) => {
        p.hand = cards('breakthrough-1', 'monarchy');
        p.science = 3;
        p.civilSpent = spent;
      });
    const at = arrange(0).does('action', card('breakthrough-1'));
    expect([at.civ(0).government, at.civ(0).science, at.civil(0)]).toEqual([card('monarchy'), 2, '0/5']);
    arrange(1).cannot(['action', card('breakthrough-1')], 'orderedAction');
  });

  it('TTA-11.4 Breakthrough orders a peaceful change', () => {
    const at = scene({}, (_s, p) => {
      p.hand = cards('breakthrough-1', 'monarchy');
      p.science = 9;
      p.civilSpent = 1;
    });
    at.does('action', card('breakthrough-1'));
    expect([at.civ(0).science, at.civil(0)]).toEqual([2, '3/5']);
  });

  it('EX-28 TTA-11.5 Robespierre revolts with military actions', () => {
    const at = scene({}, (_s, p) => {
      p.government = card('monarchy');
      p.leader = card('maximilien-robespierre');
      p.hand = [card('republic')];
      p.science = 4;
      p.civilSpent = 3;
    });
    expect(at.military(0)).toBe('4/4');
    at.does('revolution', card('republic'));
    expect([at.civ(0).science, at.military(0), at.civil(0)]).toEqual([0, '0/3', '4/7']);
  });

  it('TTA-11.5 and needs all of them', () => {
    const at = scene({}, (_s, p) => {
      p.leader = card('maximilien-robespierre');
      p.hand = [card('monarchy')];
      p.science = 3;
    });
    at.does('disband', card('warriors')).cannot(['revolution', card('monarchy')], 'revolutionFirstMilitary');
  });

  it('TTA-11.6 TTA-11.7 with Newton one action comes back and may be used', () => {
    const at = scene({}, (s, p) => {
      p.leader = card('isaac-newton');
      p.hand = [card('monarchy')];
      p.science = 3;
      s.row[0] = card('iron');
    });
    at.does('revolution', card('monarchy'));
    expect(at.civil(0)).toBe('1/5');
    at.does('take', 0);
  });

  it('TTA-11.7 what costs no civil action does not prevent a revolution', () => {
    const at = scene({}, (_s, p) => {
      p.wonders = [card('ocean-liner-service')];
      p.hand = [card('monarchy')];
      p.science = 3;
      food(p, 3);
    });
    at.does('immigrate').does('disband', card('warriors')).does('revolution', card('monarchy'));
  });

  it('TTA-11.8 buildings above a lower limit stay, new ones are forbidden', () => {
    const at = scene({}, (_s, p) => {
      put(p, 'philosophy', 4);
      p.government = card('communism');
      p.hand = [card('republic')];
      p.science = 14;
      resources(p, 9);
    });
    at.does('reform', card('republic'));
    expect(at.civ(0).workers[card('philosophy')]).toBe(4);
    at.cannot(['build', card('philosophy')], 'noUrbanPlace', 3, 3);
  });

  it('TTA-11.9 leaders react to a new government', () => {
    const at = scene({}, (_s, p) => {
      p.leader = card('albert-einstein');
      p.hand = [card('monarchy')];
      p.science = 3;
    });
    at.does('revolution', card('monarchy'));
    expect(at.civ(0).culture).toBe(3);
  });
});
