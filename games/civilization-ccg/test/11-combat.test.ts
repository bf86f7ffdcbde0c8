import { describe, expect, it } from 'vitest';
import { remainingToughness, strengthOf } from '../rules/values.ts';
import { face, lay, type Side, type Table } from './scene.ts';

const B = 'B[2]';
const discards = (t: Table) => [t.pile('discard', 'A').sort(), t.pile('discard', 'B').sort()];

describe('the main strike', () => {
  it('EX-36 CCG-11.5, 11.7 the defender assigns what the attackers deal', () => {
    const t = face('cavalry', 'light-cavalry swordsmen').attack(B, 'cavalry');
    t.waitsFor('B: hit').answer('B', 'hit', 'swordsmen').waitsFor('A: military');
    expect(discards(t)).toEqual([['cavalry'], ['swordsmen']]);
    const other = face('cavalry', 'light-cavalry swordsmen').attack(B, 'cavalry');
    other.answer('B', 'hit', 'light-cavalry').waitsFor('A: military');
    expect(discards(other)).toEqual([['cavalry'], ['light-cavalry']]);
    expect(other.s.damage[other.find('B.swordsmen')]).toBe(1);
  });

  it('EX-38 CCG-11.3, 11.9 Defender does not work for attackers, mountains not for cavalry', () => {
    const t = face('musketeers swordsmen', 'cavalry', 'mountains').attack(B, 'musketeers', 'swordsmen');
    t.waitsFor('A: hit').answer('A', 'hit', 'swordsmen').waitsFor('A: advance');
    expect(discards(t)).toEqual([['swordsmen'], ['cavalry']]);
    t.answer('A', 'enter', 'musketeers');
    expect(t.on(B)).toEqual(['musketeers']);
  });

  it('EX-43 CCG-11.13, 11.17 damage stays until the end of the phase', () => {
    const t = face('tanks spearmen', 'riflemen pikemen').attack(B, 'tanks');
    t.answer('B', 'hit', 'riflemen').waitsFor('A: military');
    expect(discards(t)).toEqual([['tanks'], ['riflemen']]);
    expect(t.s.damage[t.find('B.pikemen')]).toBe(2);
    t.attack(B, 'spearmen');
    expect(t.pile('discard', 'B')).toEqual(['riflemen', 'pikemen']);
    const later = face('tanks spearmen', 'riflemen pikemen').attack(B, 'tanks');
    later.answer('B', 'hit', 'riflemen').answer('A', 'pass');
    expect(later.s.damage[later.find('B.pikemen')]).toBe(0);
  });

  it('EX-44 CCG-11.3 walls help those who defend', () => {
    const spears = face('axemen', 'palisade spearmen').attack(B, 'axemen');
    expect(spears.pile('discard', 'B')).toEqual(['spearmen']);
    const hoplites = face('axemen', 'palisade hoplites').attack(B, 'axemen');
    expect(discards(hoplites)).toEqual([['axemen'], []]);
    expect(hoplites.s.damage[hoplites.find('B.hoplites')]).toBe(2);
  });

  it('EX-45 CCG-5.6, 5.8, 5.9, 11.3 the ground helps the occupant, the owner’s walls do not', () => {
    const t = lay({
      from: 'military',
      A: { row: ['mountains: palisade B.axemen', 'plains: swordsmen', 'rome'] },
      B: { row: ['athens', 'plains'] },
    });
    t.attack('A[0]', 'swordsmen').waitsFor('A: military');
    expect(discards(t)).toEqual([['swordsmen'], ['axemen']]);
  });

  it('EX-52 CCG-17.12 pikemen are strong while cavalry takes part', () => {
    const t = face('cavalry axemen', 'pikemen crossbowmen').attack(B, 'cavalry', 'axemen');
    t.waitsFor('A: hit').answer('A', 'hit', 'cavalry');
    t.waitsFor('B: hit').answer('B', 'hit', 'pikemen');
    expect(discards(t)[0]).toEqual(['axemen', 'cavalry']);
    expect(t.tells('struck').map(([side, ground]) => [side, ground])).toContainEqual([0, 1]);
    const other = face('cavalry axemen', 'pikemen crossbowmen').attack(B, 'cavalry', 'axemen');
    other.answer('A', 'hit', 'axemen').answer('B', 'hit', 'pikemen');
    expect(other.tells('struck').map(([side, ground]) => [side, ground])).toContainEqual([0, 3]);
  });

  it('EX-53 CCG-11.1, 11.2, 11.11 from two terrains at once; three may advance', () => {
    const ring = lay({
      from: 'military',
      A: {
        row: [
          'plains: swordsmen swordsmen',
          'plains: B.spearmen',
          'plains: swordsmen swordsmen',
          'rome: terracotta-army',
        ],
      },
      B: { row: ['athens'] },
    });
    ring.attack('A[1]', 'swordsmen', 'swordsmen#2', 'swordsmen#3', 'swordsmen#4');
    ring.waitsFor('A: hit').answer('A', 'hit', 'swordsmen').waitsFor('A: advance');
    for (const unit of ['swordsmen', 'swordsmen#2', 'swordsmen#3']) ring.answer('A', 'enter', unit);
    ring.waitsFor('A: military');
    expect(ring.on('A[1]').length).toBe(3);
    expect(ring.s.used[ring.find('swordsmen#4')]).toBe(1);
    expect(ring.pile('discard', 'B')).toEqual(['spearmen']);
  });

  it('EX-56 CCG-11.12, 17.16 the Immortals return to the hand; nobody won', () => {
    const t = face('immortals', 'spearmen').attack(B, 'immortals').waitsFor('A: military');
    expect(t.pile('hand', 'A')).toEqual(['immortals']);
    expect(t.pile('discard', 'B')).toEqual(['spearmen']);
    expect(t.tells('won')).toEqual([]);
    expect(t.on(B)).toEqual([]);
  });

  it('EX-57 CCG-11.4 who bears nothing stays until picked', () => {
    const t = face('scouts', 'cannons').attack(B, 'scouts').waitsFor('A: military');
    expect(discards(t)).toEqual([['scouts'], []]);
    expect(remainingToughness(t.s, t.find('B.cannons'))).toBe(0);
  });
});

describe('the early strike', () => {
  it('EX-37 CCG-11.9, 14.3 defenders strike first', () => {
    const t = face('cavalry', 'musketeers swordsmen').attack(B, 'cavalry').waitsFor('A: military');
    expect(discards(t)).toEqual([['cavalry'], []]);
  });

  it('EX-39 CCG-11.4, 11.7, 11.9 guns that bear nothing are picked last', () => {
    const first = face('cannons cavalry', 'musketeers spearmen', 'mountains').attack(B, 'cannons', 'cavalry');
    first.waitsFor('A: hit').answer('A', 'hit', 'cannons').waitsFor('A: military');
    expect(discards(first)).toEqual([['cannons', 'cavalry'], []]);
    const t = face('cannons cavalry', 'musketeers spearmen', 'mountains').attack(B, 'cannons', 'cavalry');
    t.answer('A', 'hit', 'cavalry')
      .waitsFor('B: hit')
      .answer('B', 'hit', 'musketeers')
      .waitsFor('A: military');
    expect(discards(t)).toEqual([['cannons', 'cavalry'], ['musketeers']]);
  });

  it('EX-40 CCG-11.8, 11.9, 14.4 snipers and defenders strike at the same time', () => {
    const t = face('slingers axemen', 'archers').attack(B, 'slingers', 'axemen');
    t.waitsFor('A: hit').answer('A', 'hit', 'axemen').waitsFor('A: advance');
    expect(discards(t)).toEqual([['axemen'], ['archers']]);
    t.answer('A', 'enter', 'slingers').waitsFor('A: military');
    const both = face('slingers axemen', 'archers').attack(B, 'slingers', 'axemen');
    both.answer('A', 'hit', 'slingers').waitsFor('A: military');
    expect(discards(both)).toEqual([['axemen', 'slingers'], ['archers']]);
  });

  it('EX-41 CCG-11.8, 11.16 a sniper hits the capital only when nobody else is left', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: longbowmen', 'thebes'] },
      B: { row: ['rome: hoplites'] },
    });
    t.attack('B[0]', 'longbowmen').waitsFor('A: military');
    expect(t.s.damage[t.find('B.hoplites')]).toBe(2);
    expect(t.s.damage[t.find('B[0]')]).toBe(0);
    expect(t.pile('discard', 'A')).toEqual(['longbowmen']);
  });
});

describe('capitals', () => {
  const siege = (ours: string, there: string, more: Partial<Side> = {}) =>
    lay({
      from: 'military',
      A: {
        row: ['plains: terracotta-army', `plains: ${ours}`, 'thebes', 'plains', `plains: ${ours}`].slice(1),
        ...more,
        knows: 'feudalism',
      },
      B: { row: [`rome: ${there}`], era: 3 },
    });

  it('EX-42 CCG-11.7, 11.16, 16.2, 16.4 a capital is damaged last and falls with its player', () => {
    const t = siege('swordsmen swordsmen', 'spearmen');
    t.attack('B[0]', 'swordsmen', 'swordsmen#2', 'swordsmen#3', 'swordsmen#4').waitsFor('A: hit');
    t.answer('A', 'hit', 'swordsmen').waitsFor('A: hit').answer('A', 'hit', 'swordsmen#2').nobodyAsked();
    expect(t.tells('eliminated')).toEqual([[1]]);
    expect(t.s.over).toBe(true);
    const walls = siege('swordsmen swordsmen', 'spearmen city-walls');
    walls.attack('B[0]', 'swordsmen', 'swordsmen#2', 'swordsmen#3', 'swordsmen#4');
    walls
      .answer('A', 'hit', 'swordsmen')
      .waitsFor('A: hit')
      .answer('A', 'hit', 'swordsmen#2')
      .waitsFor('A: military');
    expect(walls.pile('discard', 'B')).toEqual(['spearmen']);
    expect(walls.s.damage[walls.find('B[0]')]).toBe(6);
  });

  it('EX-72 CCG-16.2 the last one left wins at once', () => {
    const t = siege('swordsmen swordsmen', '');
    t.attack('B[0]', 'swordsmen', 'swordsmen#2', 'swordsmen#3').answer('A', 'hit', 'swordsmen').nobodyAsked();
    expect(t.tells('conquest')).toEqual([[0]]);
  });

  it('EX-85 CCG-11.12 a battle for a capital that stands is not won', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: swordsmen', 'tenochtitlan'] },
      B: { row: ['rome: spearmen'] },
    });
    t.attack('B[0]', 'swordsmen').waitsFor('A: military');
    expect(t.pile('discard', 'B')).toEqual(['spearmen']);
    expect(t.tells('won').filter(([seat]) => seat === 0)).toEqual([]);
    expect(t.s.food[0]).toBe(0);
  });

  it('EX-51 CCG-11.10, 14.2 walls that fall still count for this strike', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: howitzers riflemen', 'thebes'] },
      B: { row: ['rome: spearmen city-walls'] },
    });
    t.attack('B[0]', 'howitzers', 'riflemen').waitsFor('A: demolish').answer('A', 'building', 'B.city-walls');
    t.waitsFor('A: hit').answer('A', 'hit', 'howitzers');
    t.waitsFor('A: military');
    expect(t.pile('discard', 'B').sort()).toEqual(['city-walls', 'spearmen']);
    expect(t.s.damage[t.find('B[0]')]).toBe(1);
  });
});

describe('in the air', () => {
  it('EX-46 CCG-11.6, 14.1 anti-aircraft guns reach aircraft, swordsmen do not', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: bomber', 'plains'], era: 3 },
      B: { row: ['athens', 'plains: swordsmen aa-guns'] },
    });
    t.attack('B[1]', 'bomber').waitsFor('B: hit').answer('B', 'hit', 'swordsmen').waitsFor('A: military');
    expect(discards(t)).toEqual([['bomber'], ['swordsmen']]);
    expect(t.s.damage[t.find('B.aa-guns')]).toBe(1);
  });

  it('EX-47 CCG-11.6, 11.11, 11.18 without guns the bomber is safe, and goes back', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: bomber', 'plains'], era: 3 },
      B: { row: ['athens', 'plains: swordsmen'] },
    });
    t.attack('B[1]', 'bomber').waitsFor('A: military');
    expect(discards(t)).toEqual([[], ['swordsmen']]);
    expect(t.on('A[0]')).toEqual(['bomber']);
  });

  it('EX-48 CCG-11.6, 11.16 a capital without anti-aircraft is helpless', () => {
    const raid = (there: string) =>
      lay({
        from: 'military',
        A: { row: ['thebes: fighter bomber', 'plains'], era: 3 },
        B: { row: [`rome: ${there}`] },
      }).attack('B[0]', 'fighter', 'bomber');
    expect(raid('').nobodyAsked().s.over).toBe(true);
    // The battery does not make the capital tougher: it falls all the same, but not for nothing.
    const guarded = raid('aa-battery');
    guarded.waitsFor('A: demolish').answer('A', 'units').waitsFor('A: hit').answer('A', 'hit', 'fighter');
    expect(guarded.pile('discard', 'A')).toEqual(['fighter']);
  });

  it('EX-49 CCG-11.15 an air raid on a building', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: bomber', 'plains'], era: 3 },
      B: { row: ['athens', 'hills: castle'] },
    });
    t.answer('A', 'bomb', 'B[1]')
      .answer('A', 'aimAt', 'bomber', 'B.castle')
      .answer('A', 'go')
      .waitsFor('A: military');
    expect(t.pile('discard', 'B')).toEqual(['castle']);
    expect(t.s.damage[t.find('bomber')]).toBe(0);
  });

  it('EX-87 CCG-10.12.a troops that attack from the air are hit like all others, the plane is not', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: transport-plane riflemen riflemen', 'plains: terracotta-army'], era: 3 },
      B: { row: ['athens', 'plains: swordsmen'] },
    });
    t.answer('A', 'attack', 'B[1]').answer('A', 'join', 'transport-plane');
    t.answer('A', 'board', 'riflemen', 'transport-plane').answer(
      'A',
      'board',
      'riflemen#2',
      'transport-plane',
    );
    t.answer('A', 'go').waitsFor('A: hit');
    expect(t.why('A', 'hit', 'transport-plane')).toBe('poolMisses');
    t.answer('A', 'hit', 'riflemen').waitsFor('A: advance');
    t.answer('A', 'enter', 'riflemen').answer('A', 'enter', 'riflemen#2').waitsFor('A: military');
    expect(t.on('B[1]')).toEqual(['riflemen', 'riflemen']);
    expect(t.on('A[0]')).toEqual(['transport-plane']);
  });
});

describe('buildings', () => {
  it('EX-50 CCG-11.14 razing: the building strikes back', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'plains'], food: 2 },
      B: { row: ['athens', 'plains: watchtower A.legionaries A.spearmen'] },
    });
    t.answer('A', 'feedAll')
      .answer('A', 'raze', 'B.watchtower')
      .answer('A', 'join', 'legionaries')
      .answer('A', 'go');
    t.waitsFor('A: military');
    expect(t.pile('discard', 'B')).toEqual(['watchtower']);
    expect(t.s.damage[t.find('legionaries')]).toBe(1);
    expect([t.s.used[t.find('legionaries')], t.s.used[t.find('spearmen')]]).toEqual([1, 0]);
  });

  it('EX-80 CCG-15.4.a surplus of an attack is settled after its outcome', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: cannons', 'rome'] },
      B: {
        row: [
          'plains: spearmen spearmen spearmen',
          'plains: spearmen spearmen',
          'athens',
          'plains',
          'plains: terracotta-army spearmen spearmen',
        ],
      },
    });
    t.attack('B[4]', 'cannons').waitsFor('A: demolish').answer('A', 'building', 'B.terracotta-army');
    t.waitsFor('B: surplus');
    expect(discards(t)).toEqual([['cannons'], ['terracotta-army']]);
    t.answer('B', 'remove', 'spearmen').answer('B', 'remove', 'spearmen').waitsFor('A: military');
  });

  it('EX-86 CCG-7.5.a, 11.10 a building of a third player may be struck, and he is no defender', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: swordsmen battering-ram', 'rome'] },
      B: { row: ['athens', 'plains: granary C.spearmen'], hand: 'ambush' },
      C: { row: ['thebes'] },
    });
    t.attack('B[1]', 'swordsmen', 'battering-ram')
      .waitsFor('A: demolish')
      .answer('A', 'building', 'B.granary');
    t.answer('A', 'hit', 'battering-ram');
    expect(t.pile('discard', 'B')).toEqual(['granary']);
    expect(t.pile('discard', 'C')).toEqual(['spearmen']);
  });
});

describe('events of a fight', () => {
  it('EX-54 CCG-7.7 the attacker has the last word', () => {
    const t = face('axemen', 'spearmen', 'plains', {
      A: { row: ['plains: axemen', 'rome'], hand: 'night-assault', era: 2 },
      B: { row: ['plains', 'athens', 'plains: spearmen'], hand: 'ambush' },
    });
    t.attack(B, 'axemen').waitsFor('B: declared').answer('B', 'play', 'ambush');
    t.waitsFor('A: declared').answer('A', 'play', 'night-assault').waitsFor('A: military');
    expect(t.tells('struck')).toEqual([
      [1, 0, 3, 0],
      [0, 2, 0, 0],
    ]);
    expect(discards(t)).toEqual([
      ['axemen', 'night-assault'],
      ['ambush', 'spearmen'],
    ]);
  });

  it('EX-55 CCG-7.12 a bribed ship keeps its cargo at home, the others go on', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'coast: galley swordsmen', 'rome'] },
      B: { row: ['athens', 'coast: spearmen'], hand: 'bribery', food: 2 },
    });
    t.answer('A', 'attack', 'B[1]').answer('A', 'join', 'axemen').answer('A', 'join', 'galley');
    t.answer('A', 'board', 'swordsmen', 'galley').answer('A', 'go').waitsFor('B: declared');
    t.answer('B', 'play', 'bribery')
      .waitsFor('B: target')
      .answer('B', 'at', 'A.galley')
      .waitsFor('A: military');
    expect(t.s.food[1]).toBe(0);
    expect(t.on('A[1]').sort()).toEqual(['galley', 'swordsmen']);
    expect([t.s.used[t.find('galley')], t.s.used[t.find('swordsmen')]]).toEqual([1, 1]);
    expect(discards(t)).toEqual([['axemen'], ['bribery', 'spearmen']]);
  });

  it('EX-75 CCG-17.4.a what an event changed stays with those it met', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen swordsmen', 'rome', 'plains: swordsmen'] },
      B: { row: ['plains: archers', 'athens', 'plains: hoplites'], hand: 'ambush' },
    });
    t.attack('B[2]', 'axemen').answer('B', 'play', 'ambush').waitsFor('A: military');
    expect(strengthOf(t.s, t.find('B.hoplites'))).toBe(2);
    expect(strengthOf(t.s, t.find('B.archers'))).toBe(1);
  });

  it('EX-81 CCG-7.11, 11.16, 15.5 in the military phase a capital is a unit', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: legionaries legionaries legionaries', 'thebes', 'plains'], hand: 'undermining' },
      B: { row: ['rome'], hand: 'battle-standards' },
    });
    t.attack('B[0]', 'legionaries', 'legionaries#2', 'legionaries#3').waitsFor('B: declared');
    t.answer('B', 'play', 'battle-standards').waitsFor('A: declared');
    expect(strengthOf(t.s, t.find('B[0]'))).toBe(3);
    t.answer('A', 'play', 'undermining').waitsFor('A: hit').answer('A', 'hit', 'legionaries').nobodyAsked();
    expect(t.s.over).toBe(true);
  });
});
