import { describe, expect, it } from 'vitest';
import { resourcesOf } from '../rules/goods.ts';
import { card, cards, put, resources, scene } from './scene.ts';

describe('10 military actions', () => {
  it('TTA-10.1 building a unit costs a military action and its price', () => {
    const at = scene({}, (_s, p) => {
      p.idle = 3;
      resources(p, 7);
    });
    at.does('build', card('warriors')).does('build', card('warriors'));
    expect([resourcesOf(at.civ(0)), at.military(0), at.civil(0), at.strength(0)]).toEqual([
      3,
      '0/2',
      '4/4',
      3,
    ]);
    at.cannot(['build', card('warriors')], 'militaryActions', 1, 0);
  });

  it('TTA-10.2 upgrading a unit within its type', () => {
    const at = scene({}, (_s, p) => {
      put(p, 'riflemen', 0);
      put(p, 'knights', 0);
      resources(p, 3);
    });
    at.notOffered('upgrade', card('warriors'), card('knights'));
    at.does('upgrade', card('warriors'), card('riflemen'));
    expect([resourcesOf(at.civ(0)), at.military(0), at.civ(0).workers[card('riflemen')]]).toEqual([
      0,
      '1/2',
      1,
    ]);
  });

  it('TTA-10.3 disbanding frees the worker', () => {
    const at = scene({}).does('disband', card('warriors'));
    expect([at.civ(0).idle, at.military(0), at.strength(0)]).toEqual([2, '1/2', 0]);
    at.cannot(['disband', card('warriors')], 'noWorkerOn');
  });

  it('TTA-10.4 a tactics card replaces the old one, which is discarded', () => {
    const at = scene({}, (_s, p) => {
      p.military = cards('phalanx', 'legion');
    });
    at.does('tactic', card('phalanx')).does('tactic', card('legion'));
    expect([at.civ(0).tactic, at.military(0), at.s.discards[1]]).toEqual([
      card('legion'),
      '0/2',
      [card('phalanx')],
    ]);
  });

  it('TTA-10.5 extra resources go first, for units only, and vanish', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.idle = 2;
      p.hand = [card('patriotism-2')];
      resources(p, 2);
    });
    at.does('action', card('patriotism-2'));
    expect(at.military(0)).toBe('3/2');
    at.does('build', card('warriors'));
    expect([resourcesOf(at.civ(0)), at.civ(0).unitGoods]).toEqual([2, 1]);
    at.does('build', card('bronze'));
    expect([resourcesOf(at.civ(0)), at.civ(0).unitGoods]).toEqual([0, 1]);
    at.does('endTurn');
    expect([at.civ(0).unitGoods, at.civ(0).extraMilitary]).toEqual([0, 0]);
  });

  it('TTA-10.6 the action of Patriotism is an ordinary one but no part of the total', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.hand = cards('patriotism-a', 'republic');
      p.leader = card('maximilien-robespierre');
      p.science = 4;
      p.militarySpent = 0;
    });
    at.does('action', card('patriotism-a'));
    expect(at.military(0)).toBe('4/3');
    at.does('revolution', card('republic'));
    expect(at.military(0)).toBe('0/3');
    at.does('endTurn');
    expect(at.civ(0).military).toHaveLength(0);
  });

  it('TTA-10.6 unspent it draws a card', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.hand = cards('patriotism-a');
    });
    at.does('action', card('patriotism-a')).does('endTurn');
    expect(at.civ(0).military).toHaveLength(3);
  });

  it('TTA-10.7 drawing is an action only with its variant', () => {
    scene({}).notOffered('draw');
  });
});
