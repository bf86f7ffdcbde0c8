import { describe, expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { sacrificedStrength } from '../rules/armies.ts';
import { cultureRating } from '../rules/ratings.ts';
import { noUnits, type State } from '../rules/state.ts';
import { army, card, scene } from './scene.ts';

type Units = Parameters<typeof army>[1];
type Id = Parameters<typeof card>[0];
const position = (tactic: Id, units: Units, more: (s: State) => void = () => {}) =>
  scene({}, (s, p) => {
    army(p, units);
    p.tactic = card(tactic);
    more(s);
  });
const set = (units: Units) => {
  const list = noUnits();
  for (const [id, n] of Object.entries(units)) list[card(id as Id) - T.FIRST_UNIT] = n as number;
  return list;
};

describe('22 tactics, armies and sacrifice', () => {
  it('EX-52 TTA-22.1 TTA-22.2 each complete set is an army', () => {
    expect(position('medieval-army', { warriors: 2, swordsmen: 1, knights: 2 }).strength(0)).toBe(12);
    expect(position('phalanx', { warriors: 1, knights: 2 }).strength(0)).toBe(5);
  });

  it('EX-53 TTA-22.3 TTA-22.4 an army with an obsolete unit counts less', () => {
    expect(position('defensive-army', { warriors: 1, swordsmen: 3, cannon: 2 }).strength(0)).toBe(22);
    // Cards with one value are never reduced.
    expect(position('mobile-artillery', { knights: 1, cannon: 1 }).strength(0)).toBe(5 + 5);
    expect(position('fighting-band', { warriors: 2 }).strength(0)).toBe(3);
  });

  it('EX-54 TTA-22.5 an air force doubles an army, the best first', () => {
    const units = { swordsmen: 1, riflemen: 1, cannon: 3, rockets: 1, 'air-forces': 1 };
    expect(position('entrenchments', units).strength(0)).toBe(47);
    expect(position('entrenchments', { ...units, 'air-forces': 2 }).strength(0)).toBe(57);
    expect(position('entrenchments', { ...units, 'air-forces': 3 }).strength(0)).toBe(60);
    expect(position('entrenchments', { riflemen: 1, 'air-forces': 2 }).strength(0)).toBe(13);
  });

  it('EX-55 TTA-22.6 Napoleon repeats the best army, Genghis Khan has none', () => {
    const units = { warriors: 2, riflemen: 2, cavalrymen: 4 };
    const napoleon = position('classic-army', units, s => {
      s.civs[0].leader = card('napoleon-bonaparte');
    });
    expect(napoleon.strength(0)).toBe(43);
    const khan = position('classic-army', units, s => {
      s.civs[0].leader = card('genghis-khan');
    });
    expect([khan.strength(0), cultureRating(khan.s, 0)]).toEqual([24, 4]);
  });

  it('TTA-22.6 Napoleon counts the doubled army, and only a low one if there is no better', () => {
    const doubled = position('entrenchments', { riflemen: 1, cannon: 2, 'air-forces': 1 }, s => {
      s.civs[0].leader = card('napoleon-bonaparte');
    });
    expect(doubled.strength(0)).toBe(14 + 18 + 18);
    const low = position('classic-army', { warriors: 2, knights: 2 }, s => {
      s.civs[0].leader = card('napoleon-bonaparte');
    });
    expect(low.strength(0)).toBe(6 + 5 + 5);
  });

  it('TTA-22.7 strength stops at 60', () => {
    expect(position('modern-army', { 'modern-infantry': 9, tanks: 4, rockets: 4 }).strength(0)).toBe(60);
  });

  it('TTA-22.8 TTA-28.2 a sacrificed set has its own armies and no civilization bonus', () => {
    const at = position('phalanx', { swordsmen: 4, knights: 3 }, s => {
      s.civs[0].leader = card('alexander-the-great');
      s.civs[0].wonders = [card('great-wall'), card('colossus')];
    });
    const worth = (units: Units) => sacrificedStrength(at.s, 0, set(units));
    expect(worth({ swordsmen: 1 })).toBe(2);
    expect(worth({ swordsmen: 2, knights: 1 })).toBe(6 + 3);
    expect(worth({ swordsmen: 4, knights: 2 })).toBe(12 + 6);
    at.civ(0).leader = card('napoleon-bonaparte');
    expect(worth({ swordsmen: 2, knights: 1 })).toBe(9);
    at.civ(0).leader = card('genghis-khan');
    expect(worth({ swordsmen: 2, knights: 1 })).toBe(7);
  });

  it('TTA-22.8 obsolete units and air forces count within the set', () => {
    const at = position('classic-army', { warriors: 2, riflemen: 2, knights: 4, 'air-forces': 1 });
    const worth = (units: Units) => sacrificedStrength(at.s, 0, set(units));
    expect(worth({ warriors: 2, knights: 2 })).toBe(6 + 5);
    expect(worth({ riflemen: 2, knights: 2, 'air-forces': 1 })).toBe(6 + 4 + 5 + 18);
  });

  it('TTA-22.9 sacrificed workers go to the yellow bank', () => {
    const at = scene({ phase: 'war', age: 2 }, (_s, p) => {
      p.war = card('war-over-culture-2');
      p.warOn = 1;
      army(p, { warriors: 2 });
    });
    at.does('sacrifice', card('warriors')).does('done').does('done');
    expect([at.civ(0).workers[card('warriors')], at.civ(0).yellow, at.civ(0).idle]).toEqual([1, 19, 1]);
  });
});
