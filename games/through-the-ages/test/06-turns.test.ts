import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { card, put, resources, scene, table } from './scene.ts';

describe('6 rounds and turns', () => {
  it('TTA-6.1 starting player first, then clockwise, one turn each', () => {
    const at = table(3);
    const order: number[] = [];
    while (at.s.round < 3) {
      const { kind, seat } = at.open();
      if (kind === 'act') {
        order.push(seat);
        at.does('endTurn');
      } else at.does(at.legal()[0][0] === 'mix' ? 'mix' : 'pass', ...at.legal()[0].slice(1));
    }
    const first = at.s.first;
    const round = [first, (first + 1) % 3, (first + 2) % 3];
    expect(order.slice(0, 6)).toEqual([...round, ...round]);
  });

  it('TTA-6.2 row, war, politics, discard, actions, production follow each other', () => {
    const at = scene({ phase: 'cardRow', age: 2, seats: 2 }, (s, p, q) => {
      p.war = card('war-over-culture-2');
      p.warOn = 1;
      q.culture = 9;
      p.military = [card('rats'), card('raiders'), card('phalanx'), card('legion')];
      s.current = [card('no-event')];
    });
    expect(at.s.row.every(c => c !== NONE)).toBe(true);
    at.asks('sacrifice', 0).does('done').asks('sacrifice', 1).does('done');
    at.asks('political', 0).does('event', card('rats'));
    at.asks('discard', 0).does('discard', card('raiders'));
    at.asks('act', 0).does('tactic', card('legion')).does('endTurn');
    expect(at.civ(0).science).toBe(1);
    expect(at.civ(0).military).toHaveLength(2);
    at.asks('act', 1);
  });

  it('TTA-6.3 [S] the starting player reveals an event from round 3 on, before the row step', () => {
    const at = table(2, { level: 'simple' });
    const end = () => {
      while (at.open().kind !== 'act') at.does(...(at.legal()[0] as unknown as [string, ...unknown[]]));
      at.does('endTurn');
    };
    for (let turns = 0; turns < 4; turns++) end();
    expect(at.s.round).toBe(3);
    expect(at.s.current).toHaveLength(8);
    const events = at.told.findIndex(t => t.key === 'eventRevealed');
    const lastSweep = at.told.map(t => t.key).lastIndexOf('swept');
    expect(lastSweep).toBeGreaterThan(events);
    end();
    expect(at.s.current).toHaveLength(8);
  });

  it('TTA-6.3 [S] after the ninth card no more events occur', () => {
    const at = scene({ level: 'simple', seats: 2, phase: 'turnEnd', active: 1, round: 12 }, s => {
      s.current = [];
    });
    at.asks('act', 0);
    expect(at.tellsOf('eventRevealed')).toHaveLength(0);
  });

  it('TTA-6.4 a war is resolved after the row step', () => {
    const at = scene({ phase: 'cardRow', age: 1, seats: 2 }, (s, p) => {
      p.leader = card('julius-caesar');
      p.war = card('war-over-culture-2');
      p.warOn = 1;
      s.civilDecks[1] = [card('iron')];
    });
    // The age ended in the row step: the old leader is gone before strengths count.
    expect(at.civ(0).leader).toBe(NONE);
    at.asks('sacrifice', 0);
    expect(at.s.battle.attack).toBe(1);
  });

  it('TTA-6.5 civil and military actions mix freely, unspent ones are lost', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      resources(p, 8);
      p.idle = 3;
    });
    at.does('build', card('bronze')).does('build', card('warriors')).does('build', card('bronze'));
    expect([at.civil(0), at.military(0)]).toEqual(['2/4', '1/2']);
    at.does('endTurn').does('endTurn');
    at.asks('political', 0).does('pass');
    expect(at.civil(0)).toBe('4/4');
  });

  it('EX-20 TTA-6.6 TTA-9.7 a new action is available at once', () => {
    const at = scene({}, (_s, p) => {
      p.building = card('pyramids');
      p.stages = 2;
      p.blue -= 2;
      resources(p, 1);
      p.civilSpent = 3;
    });
    const blue = at.civ(0).blue;
    at.does('stage', 1);
    expect(at.civ(0).wonders).toEqual([card('pyramids')]);
    expect(at.civ(0).blue).toBe(blue + 1 + 2);
    expect(at.civil(0)).toBe('1/5');
  });

  it('EX-22 TTA-6.6 TTA-9.8 a lost action is a spent one', () => {
    const at = scene({}, (_s, p) => {
      p.leader = card('hammurabi');
      p.hand = [card('christopher-columbus')];
      p.civilSpent = 2;
    });
    expect([at.civil(0), at.military(0)]).toEqual(['3/5', '1/1']);
    at.does('leader', card('christopher-columbus'));
    expect([at.civil(0), at.military(0)]).toEqual(['2/4', '2/2']);
    expect(at.s.gone).toContain(card('hammurabi'));
  });

  it('TTA-6.6 with nothing spent an available action goes', () => {
    const at = scene({ phase: 'political', age: 3 }, (s, p) => {
      p.leader = card('hammurabi');
      p.military = [card('rats')];
      s.current = [card('iconoclasm')];
    });
    expect(at.civil(0)).toBe('5/5');
    at.does('event', card('rats'));
    expect(at.civil(0)).toBe('4/4');
  });

  it('TTA-6.7 TTA-6.8 production needs no decision and interrupts come one at a time', () => {
    const at = scene({ phase: 'political', seats: 3 }, (s, p) => {
      p.military = [card('rats')];
      s.current = [card('development-of-markets')];
    });
    at.does('event', card('rats'));
    for (const seat of [0, 1, 2]) {
      expect(at.s.asked).toHaveLength(1);
      at.asks('gainEither', seat).does('mix', 2, 0);
    }
    at.asks('act', 0).does('endTurn');
    expect(at.open().kind).toBe('act');
  });

  it('TTA-6.8.a a single legal answer is given without asking', () => {
    const at = scene({ phase: 'political', seats: 2 }, (s, p, q) => {
      p.military = [card('rats')];
      s.current = [card('pestilence')];
      q.idle = 0;
      for (const id of ['agriculture', 'bronze', 'philosophy'] as const) put(q, id, 0);
    });
    at.does('event', card('rats'));
    expect(at.civ(1).workers[T.FIRST_UNIT]).toBe(0);
    at.asks('act', 0);
  });
});
