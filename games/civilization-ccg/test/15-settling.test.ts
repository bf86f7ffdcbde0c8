/** What follows when an action is done: surplus, lost bases and terrains, players who leave (CCG-8.4 to 8.6, 8.14, 10.17, 15.4, 16). */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { type Layout, lay, type Table } from './scene.ts';

const n = numberOf;
const [A, B, C] = [0, 1, 2];
const NONE = -1;

const sentAway = (t: Table) => (t.g.options(t.s.asked[0] as never).elsewhere ?? []).map(({ why }) => why.key);
const FINISH_FIRST = Array(6).fill('finishFirst');

describe('surplus', () => {
  const finished = (row: string[]) => lay({ from: 'activation', A: { row, food: 9, era: 3 } });
  const removable = (t: Table, ...things: string[]) =>
    expect(t.waitsFor('A: surplus').legal('A')).toEqual(
      things
        .map(thing => t.find(thing))
        .sort((a, b) => a - b)
        .map(o => ['remove', o]),
    );

  it('CCG-8.4 too many units on a terrain: those there, no others', () => {
    const t = finished([
      'rome: granary spearmen archers slingers ~scouts',
      'plains: hoplites',
      'plains',
      'plains',
      'plains',
    ]);
    if (t.asked() === 'A: scry') t.answer('A', 'top', 'granary').answer('A', 'top', 'granary');
    removable(t, 'spearmen', 'archers', 'slingers', 'scouts');
    expect(sentAway(t)).toEqual(FINISH_FIRST);
    t.answer('A', 'remove', 'archers').waitsFor('A: explore');
    expect(t.tells('surplus')).toEqual([[A, n('archers')]]);
  });

  it('CCG-8.5, 12.6 too many buildings on a terrain: those that stand there, no others; any number in the capital', () => {
    const t = finished([
      'plains: granary wheat ~market',
      'rome: temple monument ~library',
      'plains: workshop',
    ]);
    removable(t, 'granary', 'market');
    t.answer('A', 'remove', 'granary').waitsFor('A: explore');
    expect(t.on('A[1]')).toEqual(['temple', 'monument', 'library']);
  });

  it('CCG-8.5, 14.8 more than one Fortification on a terrain: those that stand there', () => {
    const t = finished([
      'hills: watchtower',
      'rome: city-walls temple ~castle ~bunker/1',
      'plains: palisade',
    ]);
    removable(t, 'city-walls', 'castle');
    t.answer('A', 'remove', 'castle').waitsFor('A: explore');
    expect(t.on('A[1]')).toEqual(['city-walls', 'temple', 'bunker']);
  });

  it('CCG-8.6, 15.4 more units than terrains: own ones, wherever they are; as many as terrains are none too many', () => {
    const t = lay({
      from: 'activation',
      A: { row: ['rome: spearmen ~archers', 'plains: B.axemen'], food: 9 },
      B: { row: ['athens', 'plains: A.hoplites'] },
    });
    removable(t, 'spearmen', 'hoplites', 'archers');
    t.answer('A', 'remove', 'hoplites').waitsFor('A: explore');
    finished(['rome: spearmen ~archers', 'plains']).waitsFor('A: explore');
  });

  it('CCG-15.4.a what arises in an attack waits for its outcome, the active player first', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: hoplites hoplites hoplites', 'rome', 'plains'] },
      B: { row: ['athens', 'plains: spearmen'], hand: 'ambush' },
    });
    t.attack('B[1]', 'hoplites', 'hoplites#2').waitsFor('B: declared');
    // a terrain is lost meanwhile: now there is one unit too many
    t.s.row[A].pop();
    t.answer('B', 'play', 'ambush');
    t.waitsFor('A: hit').answer('A', 'hit', 'hoplites').waitsFor('A: advance');
    expect(t.tells('surplus')).toEqual([]);
    t.answer('A', 'done').waitsFor('A: surplus');
    expect(t.s.declared.kind).toBe(0);
  });
});

describe('lost terrains', () => {
  const losing = (place: string, layout: Partial<Layout>) => {
    const t = lay({ from: 'main', A: { row: ['rome'] }, ...layout } as Layout);
    return t.arrange(() => undefined, ['loseTerrain', { terrain: t.find(place) }], ['manage', null]);
  };

  it('CCG-8.14 units go to the neighbour towards the capital, from either side', () => {
    const right = losing('A[2]', { A: { row: ['plains', 'rome', 'plains: spearmen axemen wheat granary'] } });
    expect([right.on('A[1]'), right.row('A'), right.pile('atlas', 'A')]).toEqual([
      ['spearmen', 'axemen'],
      ['plains', 'rome'],
      ['wheat', 'plains'],
    ]);
    expect(right.tells('relocated')).toEqual([
      [A, n('spearmen'), n('rome')],
      [A, n('axemen'), n('rome')],
    ]);
    const left = losing('A[0]', { A: { row: ['plains: spearmen', 'hills', 'rome', 'plains'] } });
    expect([left.on('A[0]'), left.row('A')]).toEqual([['spearmen'], ['hills', 'rome', 'plains']]);
  });

  it('CCG-8.14 too many there: any of them goes; occupied: all of them', () => {
    const full = losing('A[2]', {
      A: { row: ['plains', 'rome: hoplites archers', 'plains: spearmen axemen', 'plains: terracotta-army'] },
    });
    full.waitsFor('A: surplus');
    expect(full.legal('A').length).toBe(4);
    full.answer('A', 'remove', 'archers').waitsFor('A: manage');
    expect(full.on('A[1]')).toEqual(['hoplites', 'spearmen', 'axemen']);
    const held = losing('A[0]', { A: { row: ['plains: spearmen', 'plains: B.axemen', 'rome', 'plains'] } });
    expect([held.tells('surplus'), held.pile('discard', 'A')]).toEqual([[[A, n('spearmen')]], ['spearmen']]);
  });

  it('CCG-8.14, 8.14.a, 8.15 ships go to the nearest own sea, foreigners home, else they are lost', () => {
    const ship = losing('A[0]', { A: { row: ['coast: trireme', 'plains', 'rome', 'coast'] } });
    expect([ship.on('A[2]'), ship.row('A')]).toEqual([['trireme'], ['plains', 'rome', 'coast']]);
    const lost = losing('A[0]', {
      A: { row: ['coast: trireme', 'plains', 'rome', 'plains'] },
      B: { row: ['coast', 'rome'] },
    });
    expect([lost.tells('nowhere'), lost.pile('discard', 'A')]).toEqual([[[A, n('trireme')]], ['trireme']]);
    const foreign = losing('A[0]', {
      A: { row: ['plains: B.axemen', 'rome'] },
      B: { row: ['athens', 'plains'] },
    });
    expect(foreign.on('B[1]')).toEqual(['axemen']);
  });
});

describe('lost bases', () => {
  /** The building is gone, by whatever card. */
  const without = (t: Table, building: string) =>
    t.arrange(
      () => undefined,
      [
        'do',
        { seat: A, card: n('earthquake'), object: NONE, effect: 0, refs: [t.find(building)], loser: NONE },
      ],
      ['settle', null],
      ['manage', null],
    );

  it('CCG-10.17, 15.4.a aircraft go to the nearest base, a carrier in foreign waters included', () => {
    const carrier = without(
      lay({
        from: 'main',
        A: { row: ['plains: airport fighter', 'plains', 'rome'], era: 3 },
        B: { row: ['athens', 'coast: A.aircraft-carrier'] },
      }),
      'airport',
    );
    expect([carrier.on('B[1]'), carrier.tells('relocated')]).toEqual([
      ['fighter', 'aircraft-carrier'],
      [[A, n('fighter'), n('coast')]],
    ]);
    const home = without(
      lay({
        from: 'main',
        A: { row: ['plains: airport fighter spearmen', 'plains', 'rome'], era: 3 },
        B: { row: ['athens', 'coast'] },
      }),
      'airport',
    );
    expect([home.on('A[0]'), home.on('A[2]')]).toEqual([['spearmen'], ['fighter']]);
  });

  it('CCG-10.17 a choice among equal bases; destroyed where there is none', () => {
    const t = without(
      lay({ from: 'main', A: { row: ['rome', 'plains: airport fighter', 'plains: airport'], era: 3 } }),
      'airport',
    ).waitsFor('A: relocate');
    expect([t.legal('A'), sentAway(t)]).toEqual([
      [
        ['to', t.find('A[2]')],
        ['to', t.find('A[0]')],
      ],
      FINISH_FIRST,
    ]);
    t.answer('A', 'to', 'A[2]').waitsFor('A: manage');
    expect(t.on('A[2]').sort()).toEqual(['airport', 'fighter']);
    const full = without(
      lay({
        from: 'main',
        A: { row: ['rome: spearmen axemen archers', 'plains: airport fighter', 'plains', 'plains'], era: 3 },
      }),
      'airport',
    );
    expect([full.tells('nowhere'), full.pile('discard', 'A')]).toEqual([
      [[A, n('fighter')]],
      ['airport', 'fighter'],
    ]);
  });
});

describe('leaving the game', () => {
  const attack = (B: Layout['A'], C: Layout['A'], place: string) =>
    lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'] },
      B,
      C,
    }).attack(place, 'axemen');

  it('CCG-11.17.a an attack on a unit, or on the ground of somebody who resigns, is over', () => {
    const there = () =>
      attack({ row: ['athens', 'plains: C.spearmen'] }, { row: ['thebes'], hand: 'ambush' }, 'B[1]').waitsFor(
        'C: declared',
      );
    const unit = there();
    unit.g.resign(C);
    expect([unit.asked(), unit.s.declared.kind, unit.s.used[unit.find('axemen')]]).toEqual([
      'A: military',
      0,
      1,
    ]);
    const ground = there();
    ground.g.resign(B);
    expect([ground.asked(), ground.s.declared.kind, ground.s.used[ground.find('axemen')]]).toEqual([
      'A: military',
      0,
      1,
    ]);
    const attacker = there();
    attacker.g.resign(A);
    expect([attacker.s.declared.kind, attacker.s.active]).toEqual([0, B]);
  });

  it('CCG-11.17.a it goes on where somebody leaves who has no part in it', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'] },
      B: { row: ['athens', 'plains: spearmen'], hand: 'ambush' },
      C: { row: ['thebes: archers'] },
    }).attack('B[1]', 'axemen');
    t.waitsFor('B: declared').g.resign(C);
    expect([t.asked(), t.s.declared.kind]).toEqual(['B: declared', 1]);
  });

  it('CCG-16.6 the units of the player are gone before others look for a place', () => {
    const t = lay({
      from: 'main',
      A: { row: ['plains: B.spearmen', 'plains', 'rome'] },
      B: { row: ['athens', 'plains: A.axemen'] },
      C: { row: ['thebes'] },
    });
    t.g.resign(B);
    expect([t.on('A[0]'), t.on('A[1]')]).toEqual([['axemen'], []]);
  });

  it('CCG-16.4, 16.5 out once, however often; all cards are gone', () => {
    const t = lay({
      from: 'main',
      A: { row: ['plains', 'rome', 'plains'] },
      B: {
        row: ['plains: A.axemen', 'athens: granary spearmen', 'plains'],
        library: 'granary granary',
        hand: 'temple',
        atlas: 'hills',
        discard: 'market',
      },
      C: { row: ['thebes', 'plains'], events: 'slave-revolt>B/2 slave-revolt>A/2' },
    });
    t.g.resign(B);
    t.waitsFor('A: relocate');
    t.g.resign(B);
    t.waitsFor('A: relocate').answer('A', 'to', 'A[0]').waitsFor('A: manage');
    expect([t.s.out, t.s.gone[B]]).toEqual([[0, 1, 0], 10]);
    expect([t.tells('ended'), t.pile('discard', 'C'), t.satisfaction('A')]).toEqual([
      [[C, n('slave-revolt')]],
      ['slave-revolt'],
      0,
    ]);
    t.g.resign(C);
    expect([t.s.out, t.tells('conquest')]).toEqual([[0, 1, 2], [[A]]]);
  });

  it('CCG-16.6, 16.5.a whoever leaves while units look for a place takes them along', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'] },
      B: { row: ['plains', 'athens', 'plains: C.axemen C.archers'] },
      C: { row: ['plains', 'thebes', 'plains'] },
      D: { row: ['cusco'] },
    });
    t.g.resign(B);
    t.waitsFor('C: relocate').g.resign(C);
    t.waitsFor('A: manage');
    expect([t.s.out, t.tells('nowhere'), t.tells('relocated')]).toEqual([[0, 2, 1, 0], [], []]);
  });
});
