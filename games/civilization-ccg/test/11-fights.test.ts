/** Strikes one by one: who strikes whom, in which order, and what is left of it. */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { ANTI_AIRCRAFT } from '../rules/cards.ts';
import { KEYWORD_OP } from '../rules/effects.ts';
import { freeObject } from '../rules/state.ts';
import { ALL_WAITS, elsewhere, offers } from './offers.ts';
import { face, lay, type Side } from './scene.ts';

const THERE = 'B[2]';
const [PLAINS, SPEARMEN] = [numberOf('plains'), numberOf('spearmen')];

describe('CCG-11.5, 11.8 snipers', () => {
  it('one of several is enough for an early strike; what is struck then strikes no more', () => {
    const t = face('slingers axemen', 'spearmen').attack(THERE, 'slingers', 'axemen');
    expect(t.tells('shot')).toEqual([[0, numberOf('slingers'), SPEARMEN, 1]]);
    // the spearmen fell before the main strike: there is none
    expect(t.tells('struck')).toEqual([[0, 0, 0, 0]]);
    expect(t.has('axemen') && t.has('slingers')).toBe(true);
    t.waitsFor('A: advance');
  });

  it('a second one has nobody left to shoot; with Demolisher it may still strike a building', () => {
    const t = face('slingers slingers', 'spearmen').attack(THERE, 'slingers', 'slingers#2');
    t.waitsFor('A: advance');
    expect(t.tells('shot').length).toBe(1);
    const u = face('slingers slingers commandos', 'spearmen granary');
    u.attack(THERE, 'slingers', 'slingers#2', 'commandos').waitsFor('A: advance');
    expect(u.tells('shot').length).toBe(1);
    // 3 + 2 at a granary of 2, chosen by itself as nothing else was left
    expect(u.tells('damaged')).toEqual([[1, numberOf('granary'), 5]]);
    expect(u.pile('discard', 'B').sort()).toEqual(['granary', 'spearmen']);
  });

  it('CCG-11.10 a sniper with Demolisher strikes a building in the early strike, and is not asked again', () => {
    const t = face('commandos', 'hoplites granary').attack(THERE, 'commandos').waitsFor('A: snipe');
    expect(offers(t, 'A')).toEqual(['shoot B.hoplites', 'building B.granary']);
    expect(elsewhere(t, 'A')).toEqual(ALL_WAITS);
    t.answer('A', 'building', 'B.granary').waitsFor('A: military');
    expect([t.tells('shot'), t.tells('damaged').slice(0, 1)]).toEqual([[], [[1, numberOf('granary'), 5]]]);
    expect([t.has('B.granary'), t.has('B.hoplites')]).toEqual([false, true]);
    // nobody of the attackers strikes in the main strike
    expect(t.tells('struck')).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [0, 1, 0, 0],
    ]);
  });

  it('CCG-11.8, 11.16 a lonely capital is shot at; a building that one sniper has wrecked is no target of the next', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: longbowmen', 'thebes'] },
      B: { row: ['rome'] },
    });
    t.attack('B[0]', 'longbowmen').waitsFor('A: military');
    expect(t.tells('shot')).toEqual([[0, numberOf('longbowmen'), numberOf('rome'), 2]]);
    expect(t.s.damage[t.find('B[0]')]).toBe(2);
    const u = face('commandos commandos', 'hoplites granary').attack(THERE, 'commandos', 'commandos#2');
    u.answer('A', 'building', 'B.granary').waitsFor('A: advance');
    // the other one could shoot only the hoplites
    expect(u.tells('shot')).toEqual([[0, numberOf('commandos'), numberOf('hoplites'), 3]]);
  });

  it('CCG-11.8 adds Anti-aircraft against aircraft on their base, and against nobody else', () => {
    const shoot = (target: string) => {
      const t = lay({
        from: 'military',
        A: { row: ['plains: slingers', 'rome'] },
        B: { row: ['athens', 'plains: airport bomber spearmen'], era: 3 },
      });
      t.arrange(s => {
        s.temp.push(KEYWORD_OP, t.find('slingers'), ANTI_AIRCRAFT, 2, 0, 1);
      });
      return t.attack('B[1]', 'slingers').answer('A', 'shoot', target).tells('shot')[0];
    };
    expect(shoot('B.bomber')).toEqual([0, numberOf('slingers'), numberOf('bomber'), 3]);
    expect(shoot('B.spearmen')).toEqual([0, numberOf('slingers'), SPEARMEN, 1]);
  });
});

describe('CCG-11.9 defenders', () => {
  it('strike once: those who have struck early are not counted again', () => {
    const t = face('swordsmen swordsmen', 'archers spearmen', 'hills').attack(
      THERE,
      'swordsmen',
      'swordsmen#2',
    );
    t.waitsFor('A: hit').answer('A', 'hit', 'swordsmen').waitsFor('B: hit');
    expect(t.tells('struck')).toEqual([
      [0, 1, 0, 0],
      [1, 0, 4, 0],
      [0, 1, 0, 0],
    ]);
  });

  it('when all attackers fall to them there is no main strike, and nobody is asked to demolish', () => {
    const t = face('catapult', 'musketeers granary').attack(THERE, 'catapult').waitsFor('A: military');
    expect(t.tells('struck')).toEqual([[0, 2, 0, 0]]);
    expect(t.tells('won')).toEqual([[1, 0]]);
    expect(t.s.damage[t.find('B.musketeers')]).toBe(0);
  });

  it('when snipers have cleared the terrain nobody is asked to demolish', () => {
    const t = face('longbowmen catapult', 'spearmen granary').attack(THERE, 'longbowmen', 'catapult');
    t.waitsFor('A: advance');
    expect(t.tells('struck')).toEqual([[0, 0, 0, 0]]);
    expect(t.has('B.granary')).toBe(true);
  });
});

describe('CCG-11.10 demolishers', () => {
  it('each decides for itself; what they leave of a building stands with its damage', () => {
    const t = face('legionaries battering-ram', 'hoplites castle').attack(
      THERE,
      'legionaries',
      'battering-ram',
    );
    t.waitsFor('A: demolish');
    expect(t.s.asked).toMatchObject([{ data: { unit: t.find('legionaries') } }]);
    expect(offers(t, 'A')).toEqual(['units', 'building B.castle']);
    expect(elsewhere(t, 'A')).toEqual(ALL_WAITS);
    t.answer('A', 'units').waitsFor('A: demolish');
    expect(t.s.asked).toMatchObject([{ data: { unit: t.find('battering-ram') } }]);
    t.answer('A', 'building', 'B.castle').waitsFor('A: hit');
    expect(t.s.damage[t.find('B.castle')]).toBe(3);
    // only the legionaries struck the hoplites
    expect(t.tells('struck')).toEqual([
      [1, 0, 2, 0],
      [0, 2, 0, 0],
    ]);
  });

  it('never strike a building of their own side', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: granary B.spearmen', 'plains: legionaries', 'rome'] },
      B: { row: ['athens'] },
    });
    t.attack('A[0]', 'legionaries').waitsFor('A: advance');
    expect(t.tells('won')).toEqual([[0, 1]]);
    t.answer('A', 'enter', 'legionaries');
    expect(t.on('A[0]')).toEqual(['granary', 'legionaries']);
  });

  it('one that falls in the early strike strikes nothing; the others keep their aims', () => {
    const t = face('axemen catapult battering-ram', 'archers granary', 'mountains');
    t.attack(THERE, 'axemen', 'catapult', 'battering-ram').waitsFor('A: hit').answer('A', 'hit', 'axemen');
    t.waitsFor('A: demolish')
      .answer('A', 'units')
      .waitsFor('A: demolish')
      .answer('A', 'building', 'B.granary');
    // the archers bear 2 here: the catapult alone did not beat them
    expect(t.tells('damaged')).toEqual([
      [0, numberOf('axemen'), 1],
      [1, numberOf('granary'), 3],
      [1, numberOf('archers'), 1],
    ]);
    expect(t.has('B.granary')).toBe(false);
    t.waitsFor('A: military');
  });
});

describe('CCG-11.6, 11.7 sums and assignment', () => {
  it('what only aircraft can be hit with is used up first, and never hits those below', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: swordsmen', 'rome: biplane biplane terracotta-army'], era: 3 },
      B: { row: ['athens', 'plains: aa-guns'] },
    });
    t.attack('B[1]', 'swordsmen', 'biplane', 'biplane#2').waitsFor('A: hit');
    expect(t.s.declared.pools).toEqual([0, 1, 3, 0, 0, 0]);
    expect(offers(t, 'A')).toEqual(['hit swordsmen', 'hit biplane', 'hit biplane#2']);
    expect(elsewhere(t, 'A')).toEqual(ALL_WAITS);
    t.answer('A', 'hit', 'biplane').waitsFor('A: hit');
    expect(t.s.declared.pools.slice(0, 3)).toEqual([0, 1, 2]);
    t.answer('A', 'hit', 'swordsmen').waitsFor('A: advance');
    // the swordsmen took the one that hits all, the second biplane the rest of the other
    expect(t.tells('damaged').slice(-3)).toEqual([
      [0, numberOf('biplane'), 1],
      [0, numberOf('swordsmen'), 1],
      [0, numberOf('biplane'), 1],
    ]);
    expect(t.pile('discard', 'A')).toEqual(['biplane', 'biplane']);
  });

  it('against defending aircraft the attackers’ bonus goes first, too, and what is over is lost', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: fighter', 'plains'], era: 3 },
      B: { row: ['athens', 'plains: airport biplane hoplites'], era: 3 },
    });
    t.attack('B[1]', 'fighter').waitsFor('B: hit');
    expect(t.s.declared.pools).toEqual([1, 2, 0, 0, 3, 2]);
    t.answer('B', 'hit', 'biplane');
    // one of the two for aircraft is over; three hit all: the hoplites fall
    expect(t.tells('damaged').slice(0, 2)).toEqual([
      [1, numberOf('biplane'), 1],
      [1, numberOf('hoplites'), 3],
    ]);
    const u = face('tanks swordsmen', 'spearmen').attack(THERE, 'tanks', 'swordsmen').waitsFor('A: hit');
    expect(u.s.declared.pools).toEqual([1, 0, 0, 0, 0, 0]);
  });

  it('only those whom a pool reaches are offered; what hits nobody is lost before the main strike', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: spearmen', 'rome: biplane bomber', 'plains'], era: 3 },
      B: { row: ['athens', 'plains: machine-gunners hoplites'] },
    });
    t.attack('B[1]', 'spearmen', 'biplane', 'bomber').waitsFor('B: hit');
    // three of the gunners at the spearmen, who bear one; nothing of it is left for the main strike
    expect(t.tells('struck')).toEqual([
      [0, 3, 0, 0],
      [1, 0, 5, 0],
      [0, 1, 0, 0],
    ]);
    t.answer('B', 'hit', 'hoplites').waitsFor('A: military');
    expect(t.tells('won')).toEqual([[0, 1]]);
  });

  it('who is not reached, and the capital before its garrison, are listed with the reason', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: swordsmen swordsmen', 'thebes: bomber', 'plains'], era: 3 },
      B: { row: ['rome: spearmen hoplites'], knows: 'feudalism' },
    });
    t.attack('B[0]', 'swordsmen', 'swordsmen#2', 'bomber').waitsFor('B: hit');
    expect(offers(t, 'B')).toEqual(['hit spearmen', 'hit hoplites', 'hit B[0]: capitalLast']);
    t.answer('B', 'hit', 'hoplites').waitsFor('A: hit');
    expect(offers(t, 'A')).toEqual(['hit swordsmen', 'hit swordsmen#2', 'hit bomber: poolMisses']);
    expect(t.s.damage[t.find('B[0]')]).toBe(3);
  });
});

describe('CCG-11.11, 11.12 the outcome', () => {
  it('a capital that wins is counted once', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: spearmen', 'rome'] },
      B: { row: ['tenochtitlan: swordsmen'] },
    });
    t.attack('B[0]', 'spearmen').waitsFor('A: military');
    expect([t.tells('won'), t.s.food[1]]).toEqual([[[1, 0]], 2]);
    expect(t.tells('food')).toEqual([[1, 2]]);
  });

  it('the loser pays: a rider takes food, and only one who fought and is left', () => {
    const t = face('horde-riders horde-riders', 'spearmen spearmen', 'plains', {
      B: { row: ['plains', 'athens', 'plains: spearmen spearmen'], food: 3 },
    });
    t.attack(THERE, 'horde-riders').answer('B', 'hit', 'spearmen').waitsFor('A: military');
    expect([t.tells('won'), t.s.food]).toEqual([[], [0, 3]]);
    const u = face('horde-riders horde-riders', 'spearmen', 'plains', {
      B: { row: ['plains', 'athens', 'plains: spearmen'], food: 3 },
    });
    u.attack(THERE, 'horde-riders').waitsFor('A: advance');
    expect(u.s.food).toEqual([1, 2]);
  });

  it('where a capital fell there is nothing to enter; the others play on', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: tanks tanks', 'thebes', 'plains'], era: 3 },
      B: { row: ['rome'] },
      C: { row: ['athens', 'plains'] },
    });
    t.attack('B[0]', 'tanks', 'tanks#2').answer('A', 'hit', 'tanks').waitsFor('A: military');
    expect(t.tells('eliminated')).toEqual([[1]]);
    expect(t.tells('won')).toEqual([[0, 1]]);
    expect(t.on('A[0]')).toEqual(['tanks', 'tanks']);
    expect([t.s.used[t.find('tanks')], t.s.declared.kind]).toEqual([1, 0]);
  });

  it('CCG-11.11 carried troops go in without their ship, also onto the open sea; those in the air never do', () => {
    const t = lay({
      from: 'military',
      A: { row: ['coast: galley spearmen', 'rome: fighter', 'plains'], era: 3 },
      B: { row: ['athens', 'open-sea: war-canoes', 'plains'] },
    });
    t.answer('A', 'attack', 'B[1]').answer('A', 'join', 'galley').answer('A', 'join', 'fighter');
    t.answer('A', 'board', 'spearmen', 'galley').answer('A', 'go').waitsFor('A: hit');
    t.answer('A', 'hit', 'galley').waitsFor('A: advance');
    expect(offers(t, 'A')).toEqual(['enter galley', 'enter spearmen', 'done']);
    expect(elsewhere(t, 'A')).toEqual(ALL_WAITS);
    t.answer('A', 'enter', 'spearmen');
    // who is in is not asked about again
    expect(offers(t, 'A')).toEqual(['enter galley', 'done']);
    t.answer('A', 'done').waitsFor('A: military');
    expect([t.on('B[1]'), t.on('A[0]')]).toEqual([['spearmen'], ['galley']]);
  });

  it('CCG-7.13 where nobody defends nobody wins', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'tenochtitlan'] },
      B: { row: ['athens', 'plains: spearmen'], hand: 'ambush' },
    });
    t.attack('B[1]', 'axemen').waitsFor('B: declared');
    t.arrange(s => {
      freeObject(s, t.find('B.spearmen'));
      s.discard[1].push(SPEARMEN);
    });
    t.answer('B', 'pass').waitsFor('A: advance');
    expect([t.tells('undefended'), t.tells('won'), t.s.food[0]]).toEqual([[[0, PLAINS]], [], 0]);
  });
});

describe('CCG-7.7, 7.12 what is declared is looked at again after its window', () => {
  const sides = (third: Partial<Side> = {}) => ({
    from: 'military' as const,
    A: {
      row: ['plains: axemen', 'rome: terracotta-army', 'coast: galley spearmen swordsmen'],
      food: 9,
      era: 3,
    },
    B: { row: ['coast', 'athens', 'plains: hoplites'], hand: 'storm ambush' },
    C: { row: ['london', 'plains'], ...third },
  });

  it('who is gone takes no part; those it carried stay at home', () => {
    const t = lay(sides());
    t.answer('A', 'journey', 'galley', 'B[0]').answer('A', 'board', 'spearmen', 'galley').answer('A', 'go');
    t.waitsFor('B: declared').arrange(s => {
      freeObject(s, t.find('galley'));
      s.discard[0].push(numberOf('galley'));
    });
    t.answer('B', 'pass').waitsFor('A: military');
    expect(t.tells('cancelled')).toEqual([[0, SPEARMEN]]);
    expect([t.on('A[2]'), t.on('B[0]'), t.s.used[t.find('spearmen')]]).toEqual([
      ['spearmen', 'swordsmen'],
      [],
      1,
    ]);
    expect(t.s.declared.kind).toBe(0);
  });

  it('who is used stays where it is; where one of several is gone the others fight', () => {
    const t = lay(sides());
    t.answer('A', 'attack', 'B[2]').answer('A', 'join', 'axemen').answer('A', 'go').waitsFor('B: declared');
    t.arrange(s => {
      s.used[t.find('axemen')] = 1;
    });
    t.answer('B', 'pass').waitsFor('A: military');
    expect([t.tells('cancelled'), t.tells('struck')]).toEqual([[[0, numberOf('axemen')]], []]);
    // nor has anybody won
    expect([t.tells('won'), t.s.declared.kind]).toEqual([[], 0]);
    const u = face('axemen swordsmen', 'hoplites', 'plains', {
      B: { row: ['plains', 'athens', 'plains: hoplites'], hand: 'ambush' },
    });
    u.attack(THERE, 'axemen', 'swordsmen')
      .waitsFor('B: declared')
      .arrange(s => {
        freeObject(s, u.find('axemen'));
        s.discard[0].push(numberOf('axemen'));
      });
    u.answer('B', 'pass').waitsFor('A: military');
    expect(u.tells('struck')[0]).toEqual([1, 0, 2, 0]);
    expect(u.tells('cancelled')).toEqual([]);
  });

  it('CCG-16.6 a ship finds its harbour full of those who came back from a lost civilization', () => {
    const t = lay({
      from: 'military',
      A: { row: ['coast: galley spearmen', 'rome: terracotta-army', 'coast: trireme'], food: 9 },
      B: { row: ['coast', 'athens', 'plains'], hand: 'storm' },
      C: { row: ['london', 'plains: A.axemen'], food: 0 },
    });
    t.answer('A', 'feed');
    t.answer('A', 'journey', 'galley', 'A[2]').answer('A', 'board', 'spearmen', 'galley').answer('A', 'go');
    t.waitsFor('B: declared').g.resign(2);
    t.answer('B', 'pass').waitsFor('A: military');
    expect(t.tells('relocated')).toEqual([[0, numberOf('axemen'), numberOf('coast')]]);
    const galley = numberOf('galley');
    expect(t.tells('cancelled')).toEqual([
      [0, SPEARMEN],
      [0, galley],
    ]);
    expect(t.tells('moved')).toEqual([]);
    expect(t.on('A[0]')).toEqual(['galley', 'spearmen']);
    expect([t.s.used[t.find('galley')], t.s.points[t.find('galley')], t.s.declared.kind]).toEqual([1, 0, 0]);
  });

  it('CCG-16.6 a ship finds its harbour held by those who came back there', () => {
    const t = lay({
      ...sides({ row: ['london', 'coast: B.trireme'] }),
      B: { row: ['coast', 'athens', 'plains'], hand: 'storm', food: 5 },
    });
    t.answer('A', 'journey', 'galley', 'B[0]').answer('A', 'board', 'spearmen', 'galley').answer('A', 'go');
    t.waitsFor('B: declared').g.resign(2);
    t.answer('B', 'pass').waitsFor('A: military');
    expect(t.on('B[0]')).toEqual(['trireme']);
    expect(t.tells('cancelled').length).toBe(2);
    expect(t.on('A[2]').sort()).toEqual(['galley', 'spearmen', 'swordsmen']);
  });
});

describe('CCG-10.12, 10.17 journeys', () => {
  it('those carried are used up, whatever points they had; who moved them keeps the rest', () => {
    const t = lay({
      from: 'military',
      A: {
        row: ['coast: galley light-cavalry', 'rome: biplane', 'plains: airport'],
        hand: 'blitzkrieg',
        era: 3,
      },
      B: { row: ['coast', 'athens'] },
    });
    t.answer('A', 'journey', 'galley', 'B[0]')
      .answer('A', 'board', 'light-cavalry', 'galley')
      .answer('A', 'go');
    expect([t.s.points[t.find('light-cavalry')], t.s.used[t.find('light-cavalry')]]).toEqual([0, 1]);
    expect([t.s.points[t.find('galley')], t.s.used[t.find('galley')]]).toEqual([0, 1]);
    t.answer('A', 'play', 'blitzkrieg').answer('A', 'journey', 'biplane', 'A[2]').waitsFor('A: military');
    expect([t.s.points[t.find('biplane')], t.s.used[t.find('biplane')]]).toEqual([1, 0]);
    t.answer('A', 'journey', 'biplane', 'A[1]');
    expect([t.s.points[t.find('biplane')], t.s.used[t.find('biplane')]]).toEqual([0, 1]);
  });

  it('aircraft stay where there is another base, and where the carrier goes there must be room', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains', 'london: aircraft-carrier fighter', 'coast'], era: 3 },
      B: { row: ['coast', 'athens'] },
    });
    t.answer('A', 'journey', 'aircraft-carrier', 'B[0]').waitsFor('A: military');
    expect([t.on('A[1]'), t.on('B[0]')]).toEqual([['fighter'], ['aircraft-carrier']]);
    const u = lay({
      from: 'military',
      A: {
        row: [
          'coast: aircraft-carrier fighter biplane',
          'rome: spearmen',
          'coast: trireme',
          'plains: terracotta-army',
        ],
        era: 3,
      },
      B: { row: ['coast', 'athens'] },
    });
    u.answer('A', 'journey', 'aircraft-carrier', 'A[2]').waitsFor('A: military');
    expect(u.on('A[2]').sort()).toEqual(['aircraft-carrier', 'fighter', 'trireme']);
    // the other one flies to the nearest base
    expect(u.on('A[1]').sort()).toEqual(['biplane', 'spearmen']);
    expect(u.tells('moved')).toEqual([
      [0, numberOf('aircraft-carrier'), numberOf('coast')],
      [0, numberOf('fighter'), numberOf('coast')],
    ]);
  });
});
