import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { type Condition, type Filter, numberOf, type Target } from '../content/index.ts';
import { passes, sieveOf } from '../rules/cards.ts';
import { type Rule, readyTarget } from '../rules/effects.ts';
import {
  conditionsHold,
  eachTarget,
  hasTarget,
  isTarget,
  matchesTerrain,
  matchesUnit,
  unitInScope,
} from '../rules/match.ts';
import { strengthOf, toughnessOf } from '../rules/values.ts';
import { lay, type Table } from './scene.ts';

/** Objects of a table as a test calls them. */
const names = (t: Table, words: readonly string[], is: (o: number) => boolean) =>
  words.filter(word => is(t.find(word)));

describe('CCG-17.13 units', () => {
  const laid = () =>
    lay({
      from: 'military',
      A: {
        row: ['plains: slingers axemen', 'rome', 'coast: galley', 'hills'],
        knows: 'mathematics',
      },
      B: { row: ['athens', 'coast: A.catapult', 'plains: musketeers spearmen'], hand: 'ambush' },
    });
  const units = ['slingers', 'axemen', 'galley', 'catapult', 'B.musketeers', 'B.spearmen'];
  const table = () => {
    const t = laid();
    const all = (filter: Filter, source = NONE) =>
      names(t, units, u => matchesUnit(t.s, sieveOf(filter), u, source));
    return { t, all };
  };

  it('by type, keyword, era and name', () => {
    const { all } = table();
    expect(all({})).toEqual(units);
    expect(all({ unitTypes: ['naval', 'air'] })).toEqual(['galley']);
    expect(all({ unitTypes: ['cavalry'] })).toEqual([]);
    expect(all({ keyword: 'sniper' })).toEqual(['slingers']);
    expect(all({ keyword: 'anti-aircraft' })).toEqual([]);
    expect(all({ keyword: 'demolisher' })).toEqual(['catapult']);
    expect(all({ eras: [2] })).toEqual(['B.musketeers']);
    expect(all({ eras: [1, 3] })).toEqual(units.filter(unit => unit !== 'B.musketeers'));
    expect(all({ ids: ['axemen', 'musketeers'] })).toEqual(['axemen', 'B.musketeers']);
  });

  it('by where they are', () => {
    const { t, all } = table();
    expect(all({ where: 'home' })).toEqual(['slingers', 'axemen', 'galley', 'B.musketeers', 'B.spearmen']);
    expect(all({ where: 'abroad' })).toEqual(['catapult']);
    expect(all({ onTerrainTypes: ['sea'] })).toEqual(['galley', 'catapult']);
    expect(all({ terrainTypes: ['plains', 'hills'] })).toEqual([
      'slingers',
      'axemen',
      'B.musketeers',
      'B.spearmen',
    ]);
    expect(all({ here: true }, t.find('A[2]'))).toEqual(['galley']);
    expect(all({ here: true }, t.find('axemen'))).toEqual(['slingers', 'axemen']);
    expect(all({ here: true })).toEqual([]);
  });

  it('CCG-11.3 by what they do in an attack', () => {
    const { t, all } = table();
    expect(all({ role: 'attacking' })).toEqual([]);
    expect(all({ role: 'defending' })).toEqual(units);
    expect(all({ inCombat: true })).toEqual([]);
    expect(all({ combatOn: 'foreign' })).toEqual([]);
    t.attack('B[2]', 'axemen').waitsFor('B: declared');
    expect(all({ role: 'attacking' })).toEqual(['axemen']);
    expect(all({ role: 'defending' })).toEqual(units.filter(unit => unit !== 'axemen'));
    expect(all({ inCombat: true })).toEqual(['axemen', 'B.musketeers', 'B.spearmen']);
    expect(all({ combatOn: 'foreign' })).toEqual(['axemen']);
    // attackers are where they attack
    expect(all({ where: 'abroad' })).toEqual(['axemen', 'catapult']);
    expect(all({ here: true }, t.find('B[2]'))).toEqual(['axemen', 'B.musketeers', 'B.spearmen']);
    expect(all({ here: true }, t.find('A[0]'))).toEqual(['slingers']);
  });

  it('CCG-17.9 the scopes of a text', () => {
    const u = lay({
      from: 'main',
      A: { row: ['plains: axemen B.spearmen', 'rome: slingers'] },
      B: { row: ['athens', 'plains: archers'] },
    });
    const things = ['axemen', 'slingers', 'B.spearmen', 'B.archers', 'A[0]', 'A[1]', 'B[0]', 'B[1]'];
    const scope = (of: Rule['scope'], source: string) =>
      names(u, things, o => unitInScope(u.s, of, u.find(source), o));
    expect(scope('this-unit', 'axemen')).toEqual(['axemen']);
    expect(scope('your-units', 'A[1]')).toEqual(['axemen', 'slingers']);
    expect(scope('your-units', 'B.archers')).toEqual(['B.spearmen', 'B.archers']);
    expect(scope('enemy-units', 'A[1]')).toEqual(['B.spearmen', 'B.archers']);
    expect(scope('units-here', 'A[0]')).toEqual(['axemen', 'B.spearmen']);
    expect(scope('units-here', 'slingers')).toEqual(['slingers']);
    expect(scope('your-capital', 'axemen')).toEqual(['A[1]']);
    expect(scope('your-capital', 'B[1]')).toEqual(['B[0]']);
    expect(scope('you', 'axemen')).toEqual([]);
  });

  it('CCG-17.13 a Crusade helps in the lands of others only', () => {
    const attack = (ground: 'A[0]' | 'B[1]', from: string) => {
      const c = lay({
        from: 'military',
        A: {
          row: ['plains: B.hoplites', 'plains: axemen', 'rome'],
          events: 'crusade/2',
          knows: 'polytheism',
        },
        B: { row: ['athens', 'plains: hoplites'], hand: 'ambush' },
      });
      c.arrange(s => {
        s.at[c.find('axemen')] = c.find(from);
        if (ground === 'B[1]') s.zone[c.find('B.hoplites')] = 0;
      });
      c.attack(ground, 'axemen').waitsFor('B: declared');
      return strengthOf(c.s, c.find('axemen'));
    };
    expect(attack('A[0]', 'A[1]')).toBe(2);
    expect(attack('B[1]', 'A[0]')).toBe(3);
  });
});

describe('CCG-17.13 terrains', () => {
  const laid = () =>
    lay({
      from: 'main',
      A: { row: ['plains: wheat granary', 'coast: axemen archers', 'rome: market', 'hills: copper ~temple'] },
      B: { row: ['athens', 'plains: wheat granary A.spearmen', 'forest: A.swordsmen B.slingers'] },
    });
  const places = ['A[0]', 'A[1]', 'A[2]', 'A[3]', 'B[0]', 'B[1]', 'B[2]'];
  const table = () => {
    const t = laid();
    const all = (filter: Filter, seat = 0, source = NONE) =>
      names(t, places, o => matchesTerrain(t.s, sieveOf(filter), o, seat, source));
    return { t, all };
  };

  it('by what they are and where they lie', () => {
    const { t, all } = table();
    expect(all({})).toEqual(places);
    expect(all({ terrainTypes: ['sea'] })).toEqual(['A[1]', 'B[0]']);
    expect(all({ capital: true })).toEqual(['A[2]', 'B[0]']);
    expect(all({ capital: false })).toEqual(['A[0]', 'A[1]', 'A[3]', 'B[1]', 'B[2]']);
    expect(all({ edge: true })).toEqual(['A[0]', 'A[3]', 'B[0]', 'B[2]']);
    expect(all({ ids: ['plains', 'rome'] })).toEqual(['A[0]', 'A[2]', 'B[1]']);
    expect(all({ here: true }, 0, t.find('granary'))).toEqual(['A[0]']);
    expect(all({ here: true }, 0, t.find('A[2]'))).toEqual(['A[2]']);
    expect(all({ here: true })).toEqual([]);
  });

  it('by what is on them; on an occupied terrain nothing counts', () => {
    const { all } = table();
    expect(all({ units: 0 })).toEqual(['A[0]', 'A[2]', 'A[3]', 'B[0]']);
    expect(all({ units: 2 })).toEqual(['A[1]', 'B[2]']);
    expect(all({ hasBuilding: true })).toEqual(['A[0]', 'A[2]']);
    expect(all({ hasResource: ['wheat'] })).toEqual(['A[0]']);
    expect(all({ hasResource: ['wheat', 'copper'] })).toEqual(['A[0]', 'A[3]']);
    expect(all({ hasResource: ['iron'] })).toEqual([]);
    // of a player on whose terrains there are such units
    const foreign = (seat: number, whose: string) =>
      all({ occupiedByYou: true }, seat).filter(place => place.startsWith(whose));
    expect(foreign(0, 'B')).toEqual(['B[0]', 'B[1]', 'B[2]']);
    expect(foreign(1, 'A')).toEqual([]);
  });
});

describe('CCG-17.12 conditions', () => {
  const table = () =>
    lay({
      from: 'military',
      A: { row: ['plains: granary temple', 'rome: temple', 'hills: temple B.spearmen', 'plains: ~temple'] },
      B: { row: ['athens: temple', 'plains: B.cavalry', 'desert: archers'], hand: 'ambush' },
    });
  const holds = (condition: Condition, source = 'A[1]', u = table()) => {
    const rule = readyTarget(undefined) ?? { conditions: [ready(condition)] };
    return conditionsHold(u.s, rule as unknown as Rule, u.find(source));
  };
  const ready = (c: Condition) => ({
    cond: c.cond,
    of: c.cond === 'count' ? c.of : '',
    sieve: sieveOf(c.cond === 'count' ? c.filter : undefined),
    value: 'value' in c ? c.value : 0,
    unitTypes: 'unitTypes' in c ? sieveOf({ unitTypes: c.unitTypes }).unitTypes : 0,
    types: 'terrainTypes' in c ? sieveOf({ terrainTypes: c.terrainTypes }).types : 0,
  });

  it('so many terrains, buildings on unoccupied terrains, terrains of a kind', () => {
    expect([4, 5].map(value => holds({ cond: 'terrains', op: '>=', value }))).toEqual([true, false]);
    const temples = (value: number) =>
      holds({ cond: 'count', of: 'your-buildings', op: '>=', filter: { ids: ['temple'] }, value });
    expect([2, 3].map(temples)).toEqual([true, false]);
    const plains = (value: number) =>
      holds({
        cond: 'count',
        of: 'your-terrains',
        op: '>=',
        filter: { terrainTypes: ['plains'] },
        value,
      });
    // the capital lies in plains
    expect([3, 4].map(plains)).toEqual([true, false]);
  });

  it('CCG-11.3 against some units, or on some ground, while an attack lasts', () => {
    const fight = (theirs: string, ours = 'pikemen chariots', ground = 'desert') => {
      const u = lay({
        from: 'military',
        A: { row: [`plains: ${ours}`, 'rome', 'plains: pikemen'], era: 2 },
        B: { row: ['athens: cavalry', `${ground}: ${theirs}`], hand: 'ambush' },
      });
      return u;
    };
    const cavalry: Condition = { cond: 'combat-against', unitTypes: ['cavalry'] };
    const quiet = fight('cavalry');
    expect(holds(cavalry, 'pikemen', quiet)).toBe(false);
    const horses = fight('cavalry').attack('B[1]', 'pikemen', 'chariots').waitsFor('B: declared');
    expect(holds(cavalry, 'pikemen', horses)).toBe(true);
    expect(holds(cavalry, 'pikemen#2', horses)).toBe(false);
    expect(holds(cavalry, 'B.cavalry', horses)).toBe(false);
    expect(holds(cavalry, 'B.cavalry#2', horses)).toBe(true);
    expect(strengthOf(horses.s, horses.find('pikemen'))).toBe(3);
    const foot = fight('spearmen').attack('B[1]', 'pikemen', 'chariots').waitsFor('B: declared');
    expect(holds(cavalry, 'pikemen', foot)).toBe(false);
    expect(strengthOf(foot.s, foot.find('pikemen'))).toBe(1);
    const open: Condition = { cond: 'attacking-terrain', terrainTypes: ['plains', 'desert'] };
    expect(holds(open, 'chariots', foot)).toBe(true);
    expect(holds(open, 'B.spearmen', foot)).toBe(false);
    expect(strengthOf(foot.s, foot.find('chariots'))).toBe(3);
    const wood = fight('spearmen', 'pikemen chariots', 'forest').attack('B[1]', 'chariots');
    expect(holds(open, 'chariots', wood.waitsFor('B: declared'))).toBe(false);
    expect(strengthOf(wood.s, wood.find('chariots'))).toBe(2);
  });
});

describe('CCG-7.10, 7.11 targets', () => {
  const ready = (target: Target) => readyTarget(target) as NonNullable<ReturnType<typeof readyTarget>>;
  const refs = (t: Table, target: Target, card = 'plague', seat = 0, attach = false) => {
    const found: number[] = [];
    const wanted = ready(target);
    eachTarget(t.s, wanted, seat, numberOf(card), attach, ref => found.push(ref));
    expect(hasTarget(t.s, wanted, seat, numberOf(card), attach)).toBe(found.length > 0);
    for (const ref of found) expect(isTarget(t.s, wanted, seat, ref, numberOf(card), attach)).toBe(true);
    return found;
  };
  const at = (t: Table, ...words: string[]) => words.map(word => t.find(word));

  const table = () =>
    lay({
      from: 'main',
      active: 'B',
      A: {
        row: ['plains: granary ~temple axemen', 'rome: terracotta-army', 'hills: watchtower'],
        knows: 'writing polytheism',
        devising: 'masonry/1',
        events: 'silk-road',
      },
      B: {
        row: ['athens: market', 'hills: temple spearmen', 'plains: A.swordsmen'],
        knows: 'monarchy',
        events: 'festival/2 slave-revolt>A/1',
      },
      C: { row: ['thebes', 'hills: ~market/1'] },
    });

  it('objects by kind and owner', () => {
    const t = table();
    const of = (type: Target['type'], owner: Target['owner'] = 'any', filter: Filter = {}) =>
      refs(t, { type, owner, filter });
    expect(of('terrain', 'you')).toEqual(at(t, 'A[0]', 'A[1]', 'A[2]'));
    expect(of('terrain', 'active')).toEqual(at(t, 'B[0]', 'B[1]', 'B[2]'));
    expect(of('terrain', 'opponent', { terrainTypes: ['hills'] })).toEqual(at(t, 'B[0]', 'B[1]', 'C[1]'));
    expect(of('unit').toSorted()).toEqual(at(t, 'axemen', 'B.spearmen', 'swordsmen').toSorted());
    expect(of('unit', 'you').toSorted()).toEqual(at(t, 'axemen', 'swordsmen').toSorted());
    expect(of('unit', 'any', { where: 'abroad' })).toEqual(at(t, 'swordsmen'));
    expect(of('unit', 'any', { here: true })).toEqual([]);
    expect(of('terrain', 'any', { here: true })).toEqual([]);
    expect(of('building', 'you')).toEqual(at(t, 'granary', 'terracotta-army', 'watchtower'));
    expect(of('building', 'you', { kinds: ['building'] })).toEqual(at(t, 'granary', 'watchtower'));
    expect(of('building', 'any', { onTerrainTypes: ['hills'] })).toEqual(
      at(t, 'watchtower', 'B.market', 'B.temple'),
    );
    expect(of('building', 'any', { keyword: 'fortification' })).toEqual(at(t, 'watchtower'));
    expect(of('building', 'any', { keyword: 'anti-aircraft' })).toEqual([]);
    expect(of('invention')).toEqual(at(t, 'writing', 'polytheism', 'B.monarchy'));
    expect(of('invention', 'opponent', { trait: 'political-system' })).toEqual(at(t, 'B.monarchy'));
    expect(of('event', 'any', { inPlay: true })).toEqual(at(t, 'silk-road', 'B.festival', 'B.slave-revolt'));
    expect(of('event', 'opponent', { inPlay: true, sources: ['society'] })).toEqual(
      at(t, 'B.festival', 'B.slave-revolt'),
    );
    expect(of('event', 'you', { inPlay: true })).toEqual(at(t, 'silk-road'));
  });

  it('CCG-17.16 constructions: a stage is given only where one is left', () => {
    const t = table();
    const of = (card: string, filter: Filter = {}) =>
      refs(t, { type: 'construction', owner: 'any', filter }, card).toSorted();
    expect(of('fire')).toEqual(at(t, 'temple', 'masonry', 'C.market').toSorted());
    expect(of('fire', { kinds: ['building', 'wonder'] })).toEqual(at(t, 'temple', 'C.market').toSorted());
    expect(of('inspiration')).toEqual(at(t, 'masonry', 'C.market').toSorted());
    expect(of('master-builder', { kinds: ['building'] })).toEqual(at(t, 'C.market'));
  });

  it('players who are in the game', () => {
    const t = table();
    const of = (owner: Target['owner'], filter: Filter = {}, seat = 0) =>
      refs(t, { type: 'player', owner, filter }, 'locusts', seat);
    expect(of('any')).toEqual([-2, -3, -4]);
    expect(of('opponent')).toEqual([-3, -4]);
    expect(of('you')).toEqual([-2]);
    expect(of('active')).toEqual([-3]);
    expect(of('opponent', { occupiedByYou: true })).toEqual([-3]);
    expect(of('opponent', { occupiedByYou: true }, 1)).toEqual([]);
    t.g.resign(2);
    expect(of('opponent')).toEqual([-3]);
  });

  it('CCG-7.2.b what an event of the same name is attached to already is none', () => {
    const t = table();
    const of = (card: string, attach: boolean) => refs(t, { type: 'player', owner: 'any' }, card, 2, attach);
    expect(of('slave-revolt', true)).toEqual([-3, -4]);
    expect(of('slave-revolt', false)).toEqual([-2, -3, -4]);
    expect(of('drought', true)).toEqual([-2, -3, -4]);
    // only events in play count
    t.arrange(s => {
      s.zone[t.find('B.slave-revolt')] = 0;
    });
    expect(of('slave-revolt', true)).toEqual([-2, -3, -4]);
  });

  it('CCG-7.11 a capital is a unit in the military phase, for what can neither destroy nor move it', () => {
    const military = lay({
      from: 'military',
      A: { row: ['rome', 'plains: axemen'] },
      B: { row: ['athens', 'plains'] },
    });
    const of = (card: string, filter: Filter = {}, owner: Target['owner'] = 'you') =>
      refs(military, { type: 'unit', owner, filter }, card);
    expect(of('battle-standards')).toEqual(at(military, 'A[0]', 'axemen'));
    expect(of('battle-standards', {}, 'opponent')).toEqual(at(military, 'B[0]'));
    expect(of('desertion')).toEqual(at(military, 'axemen'));
    expect(of('battle-standards', { unitTypes: ['infantry'] })).toEqual(at(military, 'axemen'));
    expect(of('battle-standards', { inCombat: true })).toEqual([]);
    expect(of('battle-standards', { eras: [3] })).toEqual([]);
    expect(of('battle-standards', { here: true })).toEqual([]);
    const peace = lay({ from: 'main', A: { row: ['rome', 'plains: axemen'] }, B: { row: ['athens'] } });
    expect(refs(peace, { type: 'unit', owner: 'you' }, 'battle-standards')).toEqual(at(peace, 'axemen'));
  });

  it('what is declared: by sea, by air or by anything, and by whom', () => {
    const declared = (...said: readonly [verb: string, ...words: string[]]) => {
      const t = lay({
        from: 'military',
        settings: { windows: 'full' },
        A: { row: ['coast: galley', 'london: fighter', 'plains: airport'], era: 3 },
        B: { row: ['coast', 'athens', 'plains: spearmen'], hand: 'storm' },
        C: { row: ['thebes'] },
      });
      t.answer('B', 'pass').waitsFor('A: military');
      const of = (filter: Filter, owner: Target['owner'] = 'opponent', seat = 1) =>
        refs(t, { type: 'declaration', owner, filter }, 'storm', seat).length;
      expect(of({})).toBe(0);
      const [verb, ...words] = said;
      t.answer('A', verb, ...words).waitsFor('B: declared');
      return [of({}), of({ mode: 'sea' }), of({ mode: 'air' }), of({}, 'opponent', 0), of({}, 'you', 0)];
    };
    expect(declared('journey', 'galley', 'B[0]')).toEqual([1, 1, 0, 0, 1]);
    expect(declared('journey', 'fighter', 'A[2]')).toEqual([1, 0, 1, 0, 1]);
  });

  it('CCG-7.8 the event that was played last', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'], hand: 'slave-revolt' },
      B: { row: ['athens'], hand: 'envoys', knows: 'writing' },
    });
    const of = (owner: Target['owner'], filter: Filter = {}, seat = 1) =>
      refs(t, { type: 'event', owner, filter }, 'envoys', seat);
    expect(of('opponent')).toEqual([]);
    t.answer('A', 'play', 'slave-revolt').waitsFor('B: respond');
    expect(of('opponent')).toEqual([-100]);
    expect(of('you')).toEqual([]);
    expect(of('opponent', {}, 0)).toEqual([]);
    expect(of('opponent', { sources: ['society'] })).toEqual([-100]);
    expect(of('opponent', { sources: ['nature'] })).toEqual([]);
    // an event in play is another matter
    expect(of('opponent', { inPlay: true })).toEqual([]);
  });

  it('CCG-17.9 a capital is as tough as the texts make it that speak of it', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome: city-walls', 'plains: city-walls axemen'], knows: 'monarchy' },
      B: { row: ['athens'] },
    });
    expect(toughnessOf(t.s, t.find('A[0]'))).toBe(6 + 2 + 1);
    expect(toughnessOf(t.s, t.find('B[0]'))).toBe(5);
    expect(toughnessOf(t.s, t.find('axemen'))).toBe(2);
  });
});

describe('CCG-17.13 cards', () => {
  const cards = [
    'rome',
    'wheat',
    'wine',
    'granary',
    'pyramids',
    'tanks',
    'slingers',
    'polytheism',
    'monarchy',
  ];
  const all = (filter: Filter, of: readonly string[] = [...cards, 'plague', 'envoys']) =>
    of.filter(id => passes(sieveOf(filter), numberOf(id)));

  it('by kind, era, name, trait, class, source, unit type and keyword', () => {
    expect(all({})).toEqual([...cards, 'plague', 'envoys']);
    expect(all({ kinds: ['wonder', 'unit'] })).toEqual(['pyramids', 'tanks', 'slingers']);
    expect(all({ eras: [3] })).toEqual(['tanks']);
    expect(all({ eras: [1, 3], kinds: ['unit'] })).toEqual(['tanks', 'slingers']);
    expect(all({ ids: ['rome', 'plague'] })).toEqual(['rome', 'plague']);
    expect(all({ trait: 'religion' })).toEqual(['polytheism']);
    expect(all({ trait: 'political-system' })).toEqual(['monarchy']);
    expect(all({ resourceClass: 'luxury' })).toEqual(['wine']);
    expect(all({ resourceClass: ['food', 'luxury'] })).toEqual(['wheat', 'wine']);
    expect(all({ sources: ['nature', 'religion'] })).toEqual(['plague']);
    expect(all({ sources: ['politics'] })).toEqual(['envoys']);
    expect(all({ unitTypes: ['motorized'] })).toEqual(['tanks']);
    expect(all({ unitTypes: ['infantry', 'motorized'] })).toEqual(['tanks', 'slingers']);
    expect(all({ unitTypes: ['air'] })).toEqual([]);
  });

  it('by a printed keyword, except units, which may have got it', () => {
    expect(all({ keyword: 'unique' })).toEqual(['pyramids', 'tanks', 'slingers']);
    expect(all({ keyword: 'anti-aircraft' })).toEqual(['tanks', 'slingers']);
    expect(all({ keyword: 'fortification' }, ['palisade', 'granary', 'great-wall'])).toEqual(['palisade']);
  });
});
