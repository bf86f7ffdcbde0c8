/** The combat effects of action cards: where they may be played, and what each of them does. */
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, COMBATS, type CombatId } from '../content/index.ts';
import { offered, spaces } from './offered.ts';
import { duel, expansion, type Table, type Who } from './position.ts';
import { attack, values } from './war.ts';

/** Ada's infantry at D6, Ben's at D5, both know Tactics. */
function clash(attackers: number, defenders: number): Table {
  return duel()
    .knows('Ada', 'tactics')
    .knows('Ben', 'tactics')
    .units('Ada', 'D6', { infantry: attackers })
    .units('Ben', 'D5', { infantry: defenders });
}

/** Ships at D6 and D5. */
function fleets(attackers: number, defenders: number): Table {
  return duel()
    .terrain({ D6: 'sea', D5: 'sea' })
    .knows('Ada', 'tactics')
    .knows('Ben', 'tactics')
    .units('Ada', 'D6', { ship: attackers })
    .units('Ben', 'D5', { ship: defenders });
}

/** A card with this combat effect. */
function take(t: Table, who: Who, id: CombatId): number {
  const found = ACTION_CARDS.find(x => x.combat === id && t.s.actionDeck.includes(ACTION_CARDS.indexOf(x)));
  if (!found) throw new Error(`no ${id} is left`);
  return t.card(who, found.upper, id);
}

/** The effects of the cards in hand that may not be played now, by the reason. */
function refused(t: Table, who: Who) {
  const why: Record<string, string[]> = {};
  for (const [[card], reason] of offered(t, who, 'card')) {
    if (reason === 'legal') continue;
    why[reason] ??= [];
    why[reason].push(ACTION_CARDS[card].combat);
  }
  return why;
}

/** One card of each effect goes to the hand, in their order. */
function oneOfEach(t: Table, who: Who): Table {
  for (const { id } of COMBATS) take(t, who, id);
  return t;
}

/** How many dice the two sides have rolled so far. */
const diceOf = (t: Table) => t.tells('combatRoll').map(args => (args[1] as number[]).length);
const fallen = (t: Table) => t.tells('falls').map(args => args[1]);

describe('17. Which combat cards may be played', () => {
  const FOR_DEFENDERS = ['defensive-formation', 'for-the-people', 'heavy-resistance', 'improved-defenses'];
  const NOT_AT_SEA = [
    'archers',
    'encircled',
    'flanking',
    'for-the-people',
    'high-ground',
    'improved-defenses',
    'peltasts',
    'siege',
    'tactical-retreat',
    'wedge-formation',
  ];

  it('COC-17.6 attackers: none for defenders; Siege against cities, High Ground anywhere but there', () => {
    const open = clash(2, 2);
    oneOfEach(open, 'Ada');
    attack(open.turn('Ada')).waitsFor('Ada: combatCard');
    expect(refused(open, 'Ada')).toEqual({
      'card-role': [...FOR_DEFENDERS, 'tactical-retreat'],
      'card-place': ['siege'],
    });
    const city = clash(2, 2).city('Ben', 'D5');
    oneOfEach(city, 'Ada');
    attack(city.turn('Ada'));
    expect(refused(city, 'Ada')).toEqual({
      'card-role': [...FOR_DEFENDERS, 'tactical-retreat'],
      'card-place': ['high-ground'],
    });
  });

  it('COC-17.6 defenders: none for attackers; some only in a city; a Fortress alone plays what shows one', () => {
    const open = clash(2, 2);
    oneOfEach(open, 'Ben');
    attack(open.turn('Ada')).waitsFor('Ben: combatCard');
    const forAttackers = ['flanking', 'siege', 'wedge-formation'];
    expect(refused(open, 'Ben')).toEqual({
      'card-role': forAttackers,
      'card-place': ['for-the-people', 'improved-defenses'],
    });
    const city = clash(2, 2).city('Ben', 'D5');
    oneOfEach(city, 'Ben');
    attack(city.turn('Ada'));
    expect(refused(city, 'Ben')).toEqual({ 'card-role': forAttackers });
    const alone = clash(2, 0).city('Ben', 'D5', { with: ['fortress'] });
    oneOfEach(alone, 'Ben');
    attack(alone.turn('Ada')).waitsFor('Ben: combatCard');
    expect(refused(alone, 'Ben')).toEqual({
      'card-needs': [
        'archers',
        'encircled',
        'flanking',
        'martyr',
        'peltasts',
        'siege',
        'tactical-retreat',
        'wedge-formation',
      ],
    });
  });

  it('COC-17.6 at sea only what shows a ship', () => {
    const t = fleets(2, 2);
    oneOfEach(t, 'Ada');
    attack(t.turn('Ada')).waitsFor('Ada: combatCard');
    expect(refused(t, 'Ada')).toEqual({
      'card-needs': NOT_AT_SEA,
      'card-role': ['defensive-formation', 'heavy-resistance'],
    });
    const u = fleets(2, 2);
    oneOfEach(u, 'Ben');
    attack(u.turn('Ada')).waitsFor('Ben: combatCard');
    expect(refused(u, 'Ben')).toEqual({ 'card-needs': NOT_AT_SEA });
  });

  it('COC-17.6 COC-17.8 who has no fighter left plays nothing, a Fortress counts in the first round only, and nobody rolls', () => {
    const all = COMBATS.map(x => x.id);
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').knows('Ada', 'tactics').knows('Ben', 'tactics');
    t.leads('Ada', 'viriatus', 'D6').goods('Ada', { mood: 2 });
    t.city('Ben', 'D5', { with: ['fortress'] }).units('Ben', 'D5', { infantry: 1 });
    oneOfEach(t, 'Ben');
    t.turn('Ada').dice('2 cavalry', 1, 1);
    attack(t).answer('Ben', 'none').answer('Ada', 'fight').waitsFor('Ada: terror');
    t.answer('Ada', 'banish', 'infantry', 'D4').waitsFor('Ben: combatCard');
    expect(refused(t, 'Ben')).toEqual({ 'card-needs': all });
    t.answer('Ben', 'none');
    expect([diceOf(t), t.ownerOf('D5'), t.tells('wins')]).toEqual([[1, 2], 'Ada', [[0, t.space('D5')]]]);
    // the other way round: the attackers are driven away from the walls
    const u = expansion().city('Ada', 'D7').city('Ben', 'D2').knows('Ada', 'tactics');
    u.units('Ada', 'D6', { infantry: 1 }).goods('Ben', { mood: 2 });
    u.city('Ben', 'D5', { with: ['fortress'] }).leads('Ben', 'viriatus', 'D5');
    oneOfEach(u, 'Ada');
    u.turn('Ada').dice('2 cavalry', '2 cavalry', '2 cavalry');
    attack(u).answer('Ada', 'none').answer('Ada', 'fight').waitsFor('Ben: terror');
    u.answer('Ben', 'banish', 'infantry', 'C5').waitsFor('Ada: combatCard');
    expect(refused(u, 'Ada')).toEqual({ 'card-needs': all });
    u.answer('Ada', 'none');
    expect([diceOf(u), u.ownerOf('D5'), u.tells('wins')]).toEqual([[1, 2], 'Ben', [[1, u.space('D5')]]]);
    expect([u.unit('C5', 'infantry'), u.s.flagged]).toEqual([1, [u.space('C5'), 1, 2, 1]]);
  });

  it('COC-17.6 who has nowhere to go may play everything else', () => {
    const t = clash(2, 2)
      .terrain({ D4: 'sea', C5: 'sea', E5: 'sea', C6: 'sea', E6: 'sea' })
      .units('Ada', 'D6', { settler: 1 });
    oneOfEach(t, 'Ben').turn('Ada').answer('Ada', 'move').answer('Ada', 'from', 'D6');
    t.answer('Ada', 'unit', 'infantry', 0).answer('Ada', 'unit', 'infantry', 0).answer('Ada', 'go', 'D5');
    expect(refused(t, 'Ben')['nowhere-to-go']).toEqual(['tactical-retreat']);
  });

  it('COC-17.6 a card is asked for where there is Tactics and a card, from the attacker first', () => {
    const t = clash(2, 2);
    const mine = take(t, 'Ada', 'high-morale');
    const theirs = take(t, 'Ben', 'high-morale');
    t.turn('Ada').dice('2 cavalry', '2 cavalry', '2 cavalry', '2 cavalry');
    attack(t).waitsFor('Ada: combatCard').answer('Ada', 'card', mine);
    expect(t.tells()).toEqual(['faceDown 0']);
    t.waitsFor('Ben: combatCard').answer('Ben', 'none');
    expect(t.tells().slice(0, 2)).toEqual([`reveals 0 ${mine}`, 'combatRoll 0 [2,2] [3,3] 6']);
    expect([t.s.battle.effect, t.s.battle.carded, t.s.battle.playedCards]).toEqual([
      [7, -1],
      [1, 0],
      [[mine], []],
    ]);
    expect([t.s.hands, t.s.actionDiscard, t.s.battleCards]).toEqual([[[], [theirs]], [mine], [-1, -1]]);
    // everything is new in the next round
    t.dice('2 cavalry', '2 cavalry', '2 cavalry').answer('Ada', 'fight').waitsFor('Ben: combatCard');
    expect([
      t.s.battle.effect,
      t.s.battle.carded,
      t.s.battle.hits,
      t.s.battle.began,
      t.s.battle.round,
    ]).toEqual([[-1, -1], [0, 0], [0, 0], [2, 1], 2]);
    const nobody = duel().units('Ada', 'D6', { infantry: 2 }).units('Ben', 'D5', { infantry: 2 });
    nobody.knows('Ada', 'tactics').turn('Ada').dice(1, 1, 1, 1);
    take(nobody, 'Ben', 'high-morale');
    attack(nobody).waitsFor('Ada: retreat');
  });
});

describe('17. What combat cards do', () => {
  /** Ada, or Ben, plays this effect, the other nothing; where they have only this card. */
  function played(t: Table, who: Who, id: CombatId): Table {
    const card = take(t, who, id);
    return attack(t.turn('Ada')).waitsFor(`${who}: combatCard`).answer(who, 'card', card);
  }

  it('COC-17.7 Scout of either side takes the other card before all eyes; alone it finds nothing', () => {
    const t = clash(1, 1);
    const mine = take(t, 'Ada', 'high-morale');
    const scout = take(t, 'Ben', 'scout');
    attack(t.turn('Ada').dice('2 cavalry', '2 cavalry'))
      .answer('Ada', 'card', mine)
      .answer('Ben', 'card', scout);
    expect(t.tells().slice(0, 4)).toEqual([
      'faceDown 1',
      `reveals 0 ${mine}`,
      `reveals 1 ${scout}`,
      `takeAction 1 ${mine}`,
    ]);
    expect([values(t), t.s.hands, t.s.seenAction, t.s.actionDiscard]).toEqual([
      [2, 2],
      [[], [mine]],
      [[], [3]],
      [scout],
    ]);
    const u = played(clash(1, 1).dice('2 cavalry', '2 cavalry'), 'Ada', 'scout');
    expect([u.tells('takeAction'), u.s.hands, u.s.actionDiscard.length]).toEqual([[], [[], []], 1]);
  });

  it('COC-17.7 COC-17.19.b Martyr: one of each side falls and the other card does nothing', () => {
    const t = clash(3, 3);
    const morale = take(t, 'Ada', 'high-morale');
    const martyr = take(t, 'Ben', 'martyr');
    attack(t.turn('Ada').dice(1, 1, 1, 1))
      .answer('Ada', 'card', morale)
      .answer('Ben', 'card', martyr);
    expect(t.tells('falls').slice(0, 2)).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect([values(t), diceOf(t), t.s.battle.fallen]).toEqual([
      [2, 2],
      [2, 2],
      [1, 1],
    ]);
    expect([t.s.actionDiscard, t.s.hands]).toEqual([
      [morale, martyr],
      [[], []],
    ]);
    const sea = played(fleets(2, 2).dice(1, 1), 'Ada', 'martyr');
    expect([sea.s.battle.host[2], sea.unit('D5', 'ship'), diceOf(sea)]).toEqual([1, 1, [1, 1]]);
  });

  it('COC-17.8 COC-17.14 Martyr of the last fighter: no roll, and who has fighters left wins', () => {
    const end = (attackers: number, defenders: number) => {
      const t = played(clash(attackers, defenders), 'Ada', 'martyr');
      return [
        diceOf(t),
        t.tells('wins').map(args => args[0]),
        t.tells('draw').length,
        t.s.holder[t.space('D5')],
      ];
    };
    expect(end(2, 1)).toEqual([[], [0], 0, 0]);
    expect(end(1, 2)).toEqual([[], [1], 0, 1]);
    expect(end(1, 1)).toEqual([[], [], 1, -1]);
    // nobody falls behind walls without an army
    const walls = played(
      clash(2, 0)
        .city('Ben', 'D5', { with: ['fortress'] })
        .dice(1, 1),
      'Ada',
      'martyr',
    );
    expect(walls.tells('falls')).toEqual([
      [0, 1],
      [0, 0],
      [1, 0],
    ]);
  });

  it('COC-17.7 Archers: a five takes one of the enemy, a four nobody; the attacker’s first', () => {
    const t = clash(3, 3);
    const mine = take(t, 'Ada', 'archers');
    const theirs = take(t, 'Ben', 'archers');
    t.turn('Ada').dice(4, 5, 1, 1, 1);
    attack(t).answer('Ada', 'card', mine).answer('Ben', 'card', theirs);
    expect(t.tells('cardRoll')).toEqual([
      [0, [4]],
      [1, [5]],
    ]);
    expect([t.tells('falls')[0], t.s.battle.host[1], t.unit('D5', 'infantry')]).toEqual([[0, 1], 2, 3]);
    const last = played(clash(2, 1).dice(6), 'Ada', 'archers');
    expect([diceOf(last), last.tells('wins')]).toEqual([[], [[0, last.space('D5')]]]);
  });

  it('COC-17.7 Peltasts: a die for each fighter, one lucky die of them cancels a hit', () => {
    const shield = (...rolled: number[]) => {
      const t = played(clash(2, 2).dice(...rolled, 1, 1, 5, 1), 'Ada', 'peltasts');
      return [t.tells('cardRoll'), fallen(t)];
    };
    expect(shield(1, 5)).toEqual([[[0, [1, 5]]], [0, 0]]);
    expect(shield(4, 4)).toEqual([[[0, [4, 4]]], [1, 0]]);
    const t = played(clash(1, 2).dice(5, 4, 6, 1), 'Ben', 'peltasts');
    expect([t.tells('cardRoll'), fallen(t)]).toEqual([[[1, [5, 4]]], [0, 0]]);
  });

  it('COC-17.8 Tactical Retreat: all land units to one space beside, without breaking the stack limit', () => {
    const t = clash(2, 2).units('Ben', 'D5', { settler: 1 }).units('Ben', 'D4', { infantry: 2 });
    t.units('Ben', 'C5', { infantry: 3 }).city('Ada', 'E5').units('barbarians', 'E6', { infantry: 1 });
    t.terrain({ C6: 'sea' });
    played(t, 'Ben', 'tactical-retreat').waitsFor('Ben: fallBack');
    expect(spaces(t, 'Ben', 'at')).toEqual({ legal: 'D4 D6', 'nowhere-to-go': 'C5 C6 E5 E6' });
    t.answer('Ben', 'at', 'D4');
    expect(t.tells()).toContain(`fallsBack 1 ${t.space('D4')}`);
    expect([t.unit('D4', 'infantry'), t.unit('D4', 'settler'), t.unit('D5', 'settler')]).toEqual([4, 1, 0]);
    expect([t.unit('D5', 'infantry'), t.s.holder[t.space('D5')], diceOf(t)]).toEqual([2, 0, []]);
    expect([t.s.actionDiscard.length, t.s.battleCards, t.s.holder[t.space('D4')]]).toEqual([1, [-1, -1], 1]);
  });

  it('COC-17.8 Tactical Retreat takes along nobody from elsewhere', () => {
    const t = clash(2, 2).units('Ben', 'C6', { settler: 1 });
    played(t, 'Ben', 'tactical-retreat').answer('Ben', 'at', 'D4');
    expect([t.unit('C6', 'settler'), t.unit('D4', 'infantry'), t.unit('D4', 'settler')]).toEqual([1, 2, 0]);
  });

  it('COC-17.11 Siege: two food keep the icons, and less can’t be paid; barbarians are never asked', () => {
    const besieged = (food: number, ...answers: string[]) => {
      const t = clash(1, 2).city('Ben', 'D5').goods('Ben', { food });
      t.dice('2 cavalry', '3 infantry', '2 cavalry');
      played(t, 'Ada', 'siege');
      for (const answer of answers) t.waitsFor('Ben: siegeFood').answer('Ben', answer);
      return [values(t), t.has('Ben', 'food')];
    };
    expect(besieged(2, 'yes')).toEqual([[3, 6], 0]);
    expect(besieged(2, 'no')).toEqual([[3, 5], 2]);
    expect(besieged(1)).toEqual([[3, 5], 1]);
    const t = duel().knows('Ada', 'tactics').units('Ada', 'D6', { infantry: 1 }).city('barbarians', 'D5');
    t.units('barbarians', 'D5', { infantry: 1 }).dice('3 infantry', '3 infantry');
    expect(values(played(t, 'Ada', 'siege'))).toEqual([5, 3]);
  });

  it('COC-17.9 one die more: Flanking, Defensive Formation, For the People', () => {
    expect(diceOf(played(clash(2, 1).dice(1, 1, 1, 1), 'Ada', 'flanking'))).toEqual([3, 1]);
    expect(diceOf(played(clash(2, 1).dice(1, 1, 1, 1), 'Ben', 'defensive-formation'))).toEqual([2, 2]);
    const city = clash(2, 1).city('Ben', 'D5').dice(1, 1, 1, 1);
    expect(diceOf(played(city, 'Ben', 'for-the-people'))).toEqual([2, 2]);
  });

  it('COC-17.10 what cards add: two, one, one for each defender; Heavy Resistance takes from the attackers', () => {
    const value = (who: Who, id: CombatId) => {
      const t = clash(2, 3).city('Ben', 'D5').dice('2 cavalry', '2 cavalry', 1, 1, 1);
      return values(played(t, who, id));
    };
    expect(value('Ada', 'high-morale')).toEqual([6, 3]);
    expect(value('Ben', 'high-morale')).toEqual([4, 5]);
    expect(value('Ada', 'surprise')).toEqual([5, 3]);
    expect(value('Ben', 'surprise')).toEqual([4, 4]);
    expect(value('Ada', 'wedge-formation')).toEqual([7, 3]);
    expect(value('Ben', 'heavy-resistance')).toEqual([2, 3]);
    const weak = played(clash(2, 1).dice('1 leader', '1 leader', 1), 'Ben', 'heavy-resistance');
    expect(values(weak)).toEqual([0, 1]);
  });

  it('COC-17.9 High Ground of either side silences the icons of the other', () => {
    const rolled = (who: Who) =>
      values(played(clash(1, 1).dice('3 infantry', '3 infantry'), who, 'high-ground'));
    expect(rolled('Ada')).toEqual([4, 3]);
    expect(rolled('Ben')).toEqual([3, 4]);
  });

  it('COC-17.12 Surprise brings a card to who has taken somebody out', () => {
    const hand = (who: Who, mine: number, theirs: number) => {
      const t = played(clash(2, 2).dice(mine, '1 leader', theirs, '1 leader'), who, 'surprise');
      return t.s.hands.map(cards => cards.length);
    };
    expect(hand('Ada', 6, 1)).toEqual([1, 0]);
    expect(hand('Ada', 1, 6)).toEqual([0, 0]);
    expect(hand('Ben', 1, 6)).toEqual([0, 1]);
    expect(hand('Ben', 6, 1)).toEqual([0, 0]);
  });

  it('COC-17.12 COC-17.12.a Encircled: one more falls on a five, where as many of the enemy fall and some are left', () => {
    const ring = (who: Who, attackers: number, defenders: number, ...dice: Parameters<Table['dice']>) => {
      const t = played(clash(attackers, defenders).dice(...dice), who, 'encircled');
      return [t.tells('cardRoll'), fallen(t)];
    };
    expect(ring('Ada', 1, 3, '5 cavalry', 1, 1, 1, 5)).toEqual([[[0, [5]]], [0, 2]]);
    expect(ring('Ada', 1, 3, '5 cavalry', 1, 1, 1, 4)).toEqual([[[0, [4]]], [0, 1]]);
    expect(ring('Ada', 1, 1, '2 cavalry', '2 cavalry', 6)).toEqual([[[0, [6]]], [0, 1]]);
    expect(ring('Ada', 2, 2, '1 leader', '1 leader', '5 cavalry', '1 leader')).toEqual([[], [1, 0]]);
    expect(ring('Ada', 1, 1, '5 cavalry', '1 leader')).toEqual([[], [0, 1]]);
    expect(ring('Ben', 2, 1, '1 leader', '1 leader', '5 cavalry', 5)).toEqual([[[1, [5]]], [2, 0]]);
    expect(ring('Ben', 2, 2, '5 cavalry', '1 leader', '1 leader', '1 leader')).toEqual([[], [0, 1]]);
  });

  it('COC-17.6 COC-17.7 the player of Viriatus plays for barbarians within two spaces of him, and draws for them', () => {
    const raid = (at: string) => {
      const t = expansion()
        .city('Ada', 'D7')
        .city('Ben', 'D2')
        .knows('Ada', 'tactics')
        .knows('Ben', 'tactics');
      t.leads('Ben', 'viriatus', at)
        .units('Ada', 'D6', { infantry: 2 })
        .units('barbarians', 'D5', { infantry: 2 });
      return t;
    };
    const t = raid('D3');
    const card = take(t, 'Ben', 'surprise');
    attack(t.turn('Ada').dice('1 leader', '1 leader', '5 cavalry', '1 leader'));
    t.waitsFor('Ben: combatCard').answer('Ben', 'card', card);
    expect([t.tells('faceDown'), t.tells('reveals')]).toEqual([[[1]], [[1, card]]]);
    expect([values(t), t.s.hands[1].length, t.s.actionDiscard]).toEqual([[2, 7], 1, [card]]);
    // three spaces away, or where he himself fights them, he plays nothing for them
    const far = raid('D2');
    take(far, 'Ben', 'surprise');
    attack(far.turn('Ada').dice(1, 1, 1, 1)).waitsFor('Ada: retreat');
    const own = expansion()
      .city('Ada', 'D7')
      .city('Ben', 'D2')
      .knows('Ada', 'tactics')
      .leads('Ada', 'viriatus', 'D7');
    own.units('Ada', 'D6', { infantry: 2 }).units('barbarians', 'D5', { infantry: 2 });
    take(own, 'Ada', 'surprise');
    attack(own.turn('Ada').dice(1, 1, 1, 1))
      .waitsFor('Ada: combatCard')
      .answer('Ada', 'none')
      .waitsFor('Ada: retreat');
    // whoever else is at the table
    const third = expansion(3)
      .city('Ada', 'D7')
      .city('Ben', 'G4')
      .city('Cyd', 'D2')
      .knows('Cyd', 'tactics')
      .knows('Ada', 'tactics');
    third
      .leads('Cyd', 'viriatus', 'D3')
      .units('Ada', 'D6', { infantry: 1 })
      .units('barbarians', 'D5', { infantry: 1 });
    take(third, 'Cyd', 'surprise');
    attack(third.turn('Ada')).waitsFor('Cyd: combatCard');
    // pirates are no barbarians
    const sea = expansion().city('Ada', 'D7').city('Ben', 'D2').terrain({ D6: 'sea', D5: 'sea' });
    sea.knows('Ben', 'tactics').leads('Ben', 'viriatus', 'D4').units('Ada', 'D6', { ship: 1 });
    sea.units('pirates', 'D5', { ship: 1 });
    take(sea, 'Ben', 'surprise');
    attack(sea.turn('Ada').dice(1, 1)).waitsFor('Ada: retreat');
  });
});
