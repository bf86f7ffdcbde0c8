import { describe, expect, it } from 'vitest';
import { duel, position, type Table } from './position.ts';

/** Ada's infantry at D6 attacks D5. */
function attack(t: Table): Table {
  return t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'go', 'D5');
}

function war(attackers: number, defenders: number): Table {
  const t = duel().knows('Ada', 'tactics').units('Ada', 'D6', { infantry: attackers });
  return defenders > 0 ? t.units('Ben', 'D5', { infantry: defenders }) : t;
}

describe('17. Combat', () => {
  it('COC-17.1 COC-17.4 COC-17.9 COC-17.10 COC-17.12 EX-53 dice, infantry icons, hits', () => {
    const t = war(3, 2).turn('Ada').dice('3 infantry', '5 infantry', '4 cavalry', '6 infantry', '1 leader');
    attack(t).waitsFor('Ada: move');
    expect(t.tells('combatRoll').map(args => args[3])).toEqual([14, 8]);
    expect([t.unit('D5', 'infantry'), t.s.holder[t.space('D5')]]).toEqual([2, 0]);
    expect(t.tells('wins')).toEqual([[0, t.space('D5')]]);
  });

  it('COC-17.2 COC-17.3 COC-17.3.a an undefended city is captured without a round, and that is no win', () => {
    const t = war(1, 0).city('Ben', 'D5').units('Ben', 'D5', { settler: 1 }).turn('Ada');
    attack(t);
    expect([t.ownerOf('D5'), t.unit('D5', 'settler')]).toEqual(['Ada', 0]);
    expect(t.tells('combatRoll')).toEqual([]);
    const u = war(1, 0).city('Ben', 'D5').turn('Ada');
    attack(u);
    expect(u.tells('wins')).toEqual([]);
    expect(u.s.battlesWon).toBe(0);
  });

  it('COC-17.16 EX-56 a Fortress fights alone in the first round', () => {
    const t = war(2, 0)
      .city('Ben', 'D5', { with: ['fortress'] })
      .turn('Ada')
      .dice('6 infantry', '5 infantry', 6);
    attack(t);
    expect([t.ownerOf('D5'), t.unit('D5', 'infantry')]).toEqual(['Ada', 1]);
    expect(t.tells('combatRoll').map(args => args[3])).toEqual([13, 6]);
  });

  it('COC-17.14 EX-57 a Fortress that beats the attackers in the first round keeps the city', () => {
    const t = war(1, 0)
      .city('Ben', 'D5', { with: ['fortress'] })
      .turn('Ada')
      .dice(6, 5);
    attack(t);
    expect([t.ownerOf('D5'), t.unit('D5', 'infantry')]).toEqual(['Ben', 0]);
    expect(t.tells('wins')).toEqual([[1, t.space('D5')]]);
  });

  it('COC-17.5 COC-27.3 EX-58 Siegecraft takes the die and the cancelled hit of a Fortress', () => {
    const t = war(2, 1)
      .city('Ben', 'D5', { with: ['fortress'] })
      .knows('Ada', 'siegecraft')
      .goods('Ada', { wood: 2, ore: 2 });
    t.turn('Ada').dice(5, 5, 1);
    attack(t).waitsFor('Ada: siegecraft').answer('Ada', 'engines', 3);
    expect(t.tells('combatRoll').map(args => (args[1] as number[]).length)).toEqual([2, 1]);
    expect([t.ownerOf('D5'), t.has('Ada', 'wood'), t.has('Ada', 'ore')]).toEqual(['Ada', 0, 0]);
  });

  it('COC-27.2 EX-59 Steel Weapons give less against Steel Weapons, and then cost ore', () => {
    const t = war(1, 1)
      .knows('Ada', 'steel-weapons', 'metallurgy')
      .knows('Ben', 'steel-weapons')
      .goods('Ben', { ore: 1 });
    t.turn('Ada').dice('2 cavalry', '2 cavalry');
    attack(t).waitsFor('Ben: steel').answer('Ben', 'yes');
    expect(t.tells('combatRoll').map(args => args[3])).toEqual([2, 3]);
    const u = war(1, 1)
      .knows('Ada', 'steel-weapons', 'metallurgy')
      .turn('Ada')
      .dice('2 cavalry', '2 cavalry');
    attack(u).waitsFor('Ada: retreat');
    expect(u.tells('combatRoll').map(args => args[3])).toEqual([4, 2]);
  });

  it('COC-17.13 EX-60 both sides lost: no winner, the city stays, its settlers are removed', () => {
    const t = war(1, 1)
      .city('Ben', 'D5')
      .units('Ben', 'D5', { settler: 1 })
      .turn('Ada')
      .dice('6 infantry', '6 infantry');
    attack(t);
    expect([t.ownerOf('D5'), t.unit('D5', 'settler'), t.unit('D5', 'infantry')]).toEqual(['Ben', 0, 0]);
    expect([t.tells('wins'), t.tells('draw').length]).toEqual([[], 1]);
  });

  it('COC-17.14 COC-17.21 the attackers may retreat to where they came from; settlers go with them', () => {
    const t = war(2, 2).units('Ada', 'D6', { settler: 1 }).turn('Ada').dice(1, 1, 1, 1);
    attack(t).waitsFor('Ada: retreat');
    expect(t.unit('D6', 'infantry')).toBe(0);
    t.answer('Ada', 'retreat');
    expect([t.unit('D6', 'infantry'), t.unit('D6', 'settler'), t.unit('D5', 'infantry')]).toEqual([2, 1, 2]);
    expect(t.tells('wins')).toEqual([]);
    expect(t.why('Ada', 'from', 'D6')).toBe('already-moved');
    t.answer('Ada', 'stop').answer('Ada', 'move').answer('Ada', 'from', 'D6');
    expect(t.why('Ada', 'unit', 'infantry', 2)).toBe('battled');
  });

  it('COC-5.4 COC-17.14 fighting on begins a new round, with cards anew', () => {
    const t = war(2, 2).turn('Ada').dice(1, 1, 1, 1);
    t.card('Ada', 'spy', 'high-morale');
    attack(t)
      .waitsFor('Ada: combatCard')
      .answer('Ada', 'none')
      .answer('Ada', 'fight')
      .waitsFor('Ada: combatCard');
  });

  it('COC-17.6 COC-17.7 EX-61 Scout ignores the other card and takes it', () => {
    const t = war(2, 2).knows('Ben', 'tactics');
    const scout = t.card('Ada', 'negotiations', 'scout');
    const morale = t.card('Ben', 'militia', 'high-morale');
    t.turn('Ada').dice('2 cavalry', '2 cavalry', '2 cavalry', '2 cavalry');
    attack(t)
      .waitsFor('Ada: combatCard')
      .answer('Ada', 'card', scout)
      .waitsFor('Ben: combatCard')
      .answer('Ben', 'card', morale);
    expect(t.tells('combatRoll').map(args => args[3])).toEqual([4, 4]);
    expect([t.s.hands[0], t.s.hands[1], t.s.actionDiscard]).toEqual([[morale], [], [scout]]);
  });

  it('COC-17.6 COC-30.2 COC-30.4 a card needs Tactics and what it shows; the other sees only that one lies there', () => {
    const t = war(2, 2);
    const wedge = t.card('Ada', 'militia', 'wedge-formation');
    const defence = t.card('Ada', 'synergies', 'defensive-formation');
    const peace = t.card('Ben', 'militia', 'high-morale');
    t.turn('Ada').dice('2 cavalry', '2 cavalry', '2 cavalry', '2 cavalry');
    attack(t).waitsFor('Ada: combatCard');
    expect(t.why('Ada', 'card', defence)).toBe('card-role');
    t.answer('Ada', 'card', wedge).waitsFor('Ada: retreat');
    expect(t.tells('combatRoll').map(args => args[3])).toEqual([6, 4]);
    expect(t.s.hands[1]).toEqual([peace]);
    expect(t.tells('reveals')).toEqual([[0, wedge]]);
  });

  it('COC-17.7 COC-17.8 EX-62 Archers hit before Tactical Retreat ends the battle', () => {
    const t = war(2, 2).knows('Ben', 'tactics').city('Ben', 'D5');
    const archers = t.card('Ada', 'leadership', 'archers');
    const back = t.card('Ben', 'city-development', 'tactical-retreat');
    t.turn('Ada').dice(6);
    attack(t).answer('Ada', 'card', archers).answer('Ben', 'card', back).waitsFor('Ben: fallBack');
    expect(t.unit('D5', 'infantry')).toBe(1);
    t.answer('Ben', 'at', 'D4');
    expect([t.unit('D4', 'infantry'), t.ownerOf('D5'), t.unit('D5', 'infantry')]).toEqual([1, 'Ada', 2]);
    expect(t.tells('wins')).toEqual([[0, t.space('D5')]]);
  });

  it('COC-17.12 COC-17.10 EX-64 Heavy Resistance takes one for each attacker', () => {
    const t = war(4, 1).knows('Ben', 'tactics');
    const card = t.card('Ben', 'mercenaries', 'heavy-resistance');
    t.turn('Ada').dice('4 cavalry', '4 elephant', '5 infantry', '5 infantry', 1);
    attack(t).waitsFor('Ben: combatCard').answer('Ben', 'card', card);
    expect(t.tells('combatRoll')[0][3]).toBe(16);
  });

  it('COC-17.12.a EX-109 Encircled compares the losses as they really are', () => {
    const t = war(1, 2).city('Ben', 'D5');
    const card = t.card('Ada', 'inspiration', 'encircled');
    t.turn('Ada').dice('6 infantry', '6 infantry', '6 infantry', 5);
    attack(t).answer('Ada', 'card', card);
    expect([t.ownerOf('D5'), t.unit('D5', 'infantry')]).toEqual(['Ben', 0]);
    expect(t.tells('draw').length).toBe(1);
  });

  it('COC-17.18 EX-63 at sea the excess of what the ships carry is lost', () => {
    const t = position()
      .terrain({ E7: 'sea', F6: 'sea' })
      .city('Ada', 'D7')
      .units('Ada', 'E7', { ship: 2, settler: 2, infantry: 2 });
    t.units('Ben', 'F6', { ship: 1 })
      .turn('Ada')
      .dice(5, 5, 5)
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'E7')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'F6');
    t.waitsFor('Ada: excessCargo').answer('Ada', 'drop', 'settler').answer('Ada', 'drop', 'settler');
    expect([t.unit('F6', 'ship'), t.unit('F6', 'settler'), t.unit('F6', 'infantry')]).toEqual([1, 0, 2]);
  });

  it('COC-27.4 Warships cancel a hit in the first round at sea, and on land only straight from ships', () => {
    const t = position()
      .terrain({ E7: 'sea', F6: 'sea' })
      .city('Ada', 'D7')
      .knows('Ada', 'warships')
      .units('Ada', 'E7', { ship: 1 })
      .units('Ben', 'F6', { ship: 1 });
    t.turn('Ada')
      .dice(5, 5)
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'E7')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'F6');
    expect([t.unit('F6', 'ship'), t.s.holder[t.space('F6')]]).toEqual([1, 0]);
    const u = war(1, 1).knows('Ada', 'warships').turn('Ada').dice('6 infantry', '6 infantry');
    attack(u);
    expect(u.unit('D5', 'infantry')).toBe(0);
  });

  it('COC-17.11 Siege may be bought off with two food; Peltasts and Improved Defenses cancel', () => {
    const t = war(2, 2).city('Ben', 'D5').goods('Ben', { food: 2 });
    const siege = t.card('Ada', 'great-ideas', 'siege');
    t.turn('Ada').dice('2 cavalry', '2 cavalry', '3 infantry', '2 cavalry');
    attack(t).answer('Ada', 'card', siege).waitsFor('Ben: siegeFood').answer('Ben', 'no');
    expect(t.tells('combatRoll').map(args => args[3])).toEqual([5, 5]);
    const u = war(1, 1).city('Ben', 'D5').knows('Ben', 'tactics');
    const walls = u.card('Ben', 'cultural-takeover', 'improved-defenses');
    u.turn('Ada').dice('6 infantry', 1);
    attack(u).answer('Ben', 'card', walls).waitsFor('Ada: retreat');
    expect(u.unit('D5', 'infantry')).toBe(1);
  });

  it('COC-17.9 High Ground silences the icons of the other side', () => {
    const t = war(2, 2);
    const card = t.card('Ada', 'leadership', 'high-ground');
    t.turn('Ada').dice('3 infantry', '2 cavalry', '3 infantry', '3 infantry');
    attack(t).answer('Ada', 'card', card);
    expect(t.tells('combatRoll').map(args => args[3])).toEqual([6, 6]);
  });

  it('COC-17.7 Martyr takes one of each side and the other card; Surprise draws after losses', () => {
    const t = war(3, 2);
    const martyr = t.card('Ada', 'negotiations', 'martyr');
    t.turn('Ada').dice(5, 5, 1);
    attack(t).answer('Ada', 'card', martyr);
    expect([t.unit('D5', 'infantry'), t.s.holder[t.space('D5')]]).toEqual([2, 0]);
    const u = war(1, 1);
    const surprise = u.card('Ada', 'ideas', 'surprise');
    u.turn('Ada').dice(5, 1);
    attack(u).answer('Ada', 'card', surprise);
    expect(u.s.hands[0].length).toBe(1);
  });

  it('COC-27.5 COC-17.20 Fanaticism: two more in the first roll, an infantry after a lost battle', () => {
    const t = war(2, 1)
      .city('Ben', 'D5', { with: ['temple'] })
      .knows('Ben', 'fanaticism')
      .turn('Ada')
      .dice(5, 5, '2 cavalry');
    attack(t).waitsFor('Ben: settlerTo').answer('Ben', 'none');
    expect(t.tells('combatRoll')[1][3]).toBe(4);
    expect([t.unit('D2', 'infantry'), t.ownerOf('D5')]).toEqual([1, 'Ada']);
  });

  it('COC-17.22 a player without cities and units still takes turns', () => {
    const t = position().city('Ada', 'D7').goods('Ben', { food: 2 }).turn('Ben');
    expect(t.why('Ben', 'move')).toBe('legal');
    expect(t.why('Ben', 'advance', 'storage')).toBe('legal');
  });
});

describe('18. Capture', () => {
  it('COC-18.1 COC-18.2 COC-18.3 COC-18.4 COC-18.5 COC-18.8 EX-65 what changes hands', () => {
    const t = position(3)
      .city('Ada', 'E4')
      .knows('Ada', 'tactics')
      .city('Ben', 'D5', { mood: 'happy', with: ['temple', ['academy', 'Cyd']] })
      .city('Ben', 'G8');
    t.units('Ada', 'D4', { infantry: 1 })
      .turn('Ada')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D4')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D5');
    t.waitsFor('Ben: settlerTo').answer('Ben', 'at', 'G8');
    expect([t.ownerOf('D5'), t.colour('D5', 'temple'), t.colour('D5', 'academy'), t.mood('D5')]).toEqual([
      'Ada',
      'Ada',
      'Cyd',
      'angry',
    ]);
    expect([t.has('Ada', 'gold'), t.unit('G8', 'settler')]).toEqual([4, 1]);
    t.answer('Ada', 'stop').answer('Ada', 'collect', 'D5').answer('Ada', 'take', 'D5', 'food');
    expect(t.s.activated[t.space('D5')]).toBe(1);
  });

  it('COC-18.6 EX-66 without a settlement in supply the city is removed, for gold', () => {
    const t = war(1, 0).city('Ben', 'D5', { with: ['temple', 'academy'] });
    for (const label of ['B2', 'B4', 'F2', 'F4', 'F6', 'A7']) t.city('Ada', label);
    t.turn('Ada');
    attack(t);
    expect([t.ownerOf('D5'), t.has('Ada', 'gold'), t.colour('D5', 'temple')]).toEqual(['none', 6, 'none']);
  });

  it('COC-18.6 a building that can’t be replaced is removed for a gold', () => {
    const t = war(1, 0).city('Ben', 'D5', { with: ['temple'] });
    for (const label of ['B2', 'B4', 'F2', 'F4', 'F6']) t.city('Ben', label, { with: [['temple', 'Ada']] });
    t.turn('Ada');
    attack(t);
    expect([t.ownerOf('D5'), t.colour('D5', 'temple'), t.has('Ada', 'gold')]).toEqual(['Ada', 'none', 3]);
  });

  it('COC-18.3 EX-67 an Angry city brings one gold', () => {
    const t = war(1, 0)
      .city('Ben', 'D5', { mood: 'angry', with: ['temple', 'academy', 'port'] })
      .turn('Ada');
    attack(t);
    expect(t.has('Ada', 'gold')).toBe(1);
  });

  it('COC-18.6.a EX-107 the Great Pyramid scores for its builder although its city is removed', () => {
    const t = war(1, 0)
      .city('Ben', 'D5', { with: ['temple'] })
      .wonder('great-pyramid', 'D5', 'Ben');
    for (const label of ['B2', 'B4', 'F2', 'F4', 'F6', 'A7']) t.city('Ada', label);
    t.turn('Ada');
    const before = t.points('Ben');
    attack(t);
    expect(t.has('Ada', 'gold')).toBe(6);
    expect(t.points('Ben')).toBe(before - 2);
  });

  it('COC-18.7 COC-21.5 COC-21.6 a wonder goes over with its city; owner and builder share it', () => {
    const t = war(1, 0).city('Ben', 'D5').wonder('great-arena', 'D5', 'Ben').turn('Ada');
    expect(t.points('Ben')).toBe(2 + 4 + 1);
    attack(t);
    expect([t.points('Ben'), t.points('Ada')]).toEqual([1 + 2 + 1, 2 + 2 + 1.5]);
  });
});
