import { describe, expect, it } from 'vitest';
import { E, type EventId } from '../content/index.ts';
import { duel, position, type Table } from './position.ts';

/** Ada draws this event; then it is her turn. */
function draw(t: Table, id: EventId, inStatus = false): Table {
  t.nextEvent(id);
  return t.arrange(
    s => {
      s.current = 0;
      s.actions = 2;
      s.cubes[0] = 0;
      s.status = inStatus ? 1 : 0;
    },
    ['event', 0],
    ['turn', 0],
  );
}

const nothingNear = (t: Table) => t.terrain({ D5: 'barren' });

describe('20. Events', () => {
  it('COC-20.1 COC-20.2 COC-20.4 COC-5.5 icon, text, discard, a full track', () => {
    const t = draw(duel(), 'good-year-1').waitsFor('Ada: barbarianCity').answer('Ada', 'at', 'D5');
    expect([t.has('Ada', 'food'), t.has('Ben', 'food'), t.s.cubes[0]]).toEqual([1, 1, 3]);
    expect([t.s.eventDiscard, t.unit('D5', 'infantry')]).toEqual([[E['good-year-1']], 2]);
  });

  it('COC-20.4 an empty deck is made of the shuffled discards', () => {
    const t = duel();
    t.s.eventDiscard = t.s.eventDeck.splice(0);
    t.arrange(
      s => {
        s.current = 0;
      },
      ['event', 0],
      ['turn', 0],
    );
    expect(
      t.s.eventDeck.length +
        t.s.eventDiscard.length +
        t.s.persons.flat().length +
        (t.s.eventCard >= 0 ? 1 : 0) +
        t.s.eventGlobal.length,
    ).toBe(38);
    expect(t.tells('event').length).toBe(1);
  });

  it('COC-20.3 gold mine and exhausted land', () => {
    const t = draw(duel().city('Ada', 'B4'), 'migration-1');
    expect(t.has('Ada', 'gold')).toBe(2);
    const u = draw(duel().terrain({ D6: 'barren' }), 'awesome-year-2').waitsFor('Ada: exhaust');
    expect(u.why('Ada', 'at', 'D6')).toBe('not-here');
    u.answer('Ada', 'at', 'E7');
    expect(u.s.exhausted[u.space('E7')]).toBe(1);
    expect(u.has('Ben', 'food')).toBe(2);
  });

  it('COC-20.2 a shared feast: food for the drawer, and gifts that the drawer divides', () => {
    const t = draw(
      nothingNear(position(3).city('Ada', 'D7').city('Ben', 'D2').city('Cyd', 'B4').knows('Ada', 'storage')),
      'fantastic-year-2',
    );
    for (let n = 0; n < 8 && t.asked() !== 'Ada: favour'; n++) {
      const who = t.asked().split(':')[0] as 'Ada';
      t.answer(who, ...t.legal(who)[0]);
    }
    t.answer('Ada', 'seat', 'Ben').answer('Ada', 'seat', 'Cyd').answer('Ada', 'seat', 'Ben');
    expect([t.has('Ada', 'food'), t.has('Ben', 'food'), t.has('Cyd', 'food')]).toEqual([3, 2, 1]);
  });

  it('COC-20.5 EX-80 Irrigation stops the text of a famine, never its icon', () => {
    const t = draw(duel().knows('Ada', 'irrigation').goods('Ada', { food: 2 }), 'famine-1').answer(
      'Ada',
      'at',
      'D5',
    );
    expect([t.has('Ada', 'food'), t.unit('D5', 'infantry')]).toEqual([2, 1]);
    const u = draw(duel().goods('Ada', { food: 2 }), 'severe-famine-1').answer('Ada', 'at', 'D5');
    expect([u.has('Ada', 'food'), u.mood('D7')]).toEqual([0, 'neutral']);
    const v = draw(duel().goods('Ada', { food: 1 }), 'severe-famine-2').answer('Ada', 'at', 'D5');
    expect([v.has('Ada', 'food'), v.mood('D7')]).toEqual([0, 'angry']);
  });

  it('COC-20.6 Myths spare a city for a mood token, whatever the fall', () => {
    const t = draw(
      duel().city('Ada', 'D7', { mood: 'happy' }).knows('Ada', 'myths').goods('Ada', { mood: 1 }),
      'famine-1',
    ).answer('Ada', 'at', 'D5');
    t.waitsFor('Ada: save').answer('Ada', 'yes');
    expect([t.mood('D7'), t.has('Ada', 'mood')]).toEqual(['happy', 0]);
    const u = draw(
      duel().city('Ada', 'D7', { mood: 'happy' }).knows('Ada', 'myths').goods('Ada', { mood: 1 }),
      'famine-1',
    ).answer('Ada', 'at', 'D5');
    u.answer('Ada', 'no');
    expect([u.mood('D7'), u.has('Ada', 'mood')]).toEqual(['angry', 1]);
  });

  it('COC-20.7 a city that is not Angry must be chosen where there is one', () => {
    const t = draw(
      position().city('Ada', 'D7', { mood: 'angry' }).city('Ada', 'B4').terrain({ A5: 'sea', E7: 'sea' }),
      'flood',
    );
    expect([t.mood('B4'), t.mood('D7')]).toEqual(['angry', 'angry']);
    const u = draw(position().city('Ada', 'D7').terrain({ A5: 'sea' }), 'flood');
    expect(u.mood('D7')).toBe('neutral');
  });

  it('COC-20.8 great persons: one token for the drawer, two for the others, played as an action', () => {
    const t = draw(
      nothingNear(duel()).goods('Ada', { culture: 1 }).goods('Ben', { culture: 2 }),
      'great-philosopher',
    );
    while (t.asked() === 'Ada: barbarianCity') t.answer('Ada', ...t.legal('Ada')[0]);
    t.waitsFor('Ada: claim').answer('Ada', 'no').waitsFor('Ben: claim').answer('Ben', 'yes');
    expect([t.s.persons[1], t.has('Ben', 'culture')]).toEqual([[E['great-philosopher']], 0]);
    t.turn('Ben').answer('Ben', 'person', 'great-philosopher').waitsFor('Ben: freeAdvance');
    expect(t.why('Ben', 'advance', 'storage')).toBe('not-among-these');
    t.answer('Ben', 'advance', 'writing');
    expect([t.has('Ben', 'ideas'), t.s.cubes[1], t.s.actions, t.s.eventDiscard]).toEqual([
      2,
      3,
      2,
      [E['great-philosopher']],
    ]);
  });

  it('COC-20.8 unclaimed, or with too few tokens, the card is discarded', () => {
    const t = draw(nothingNear(duel()).goods('Ben', { culture: 1 }), 'great-artist');
    while (t.asked() === 'Ada: barbarianCity') t.answer('Ada', ...t.legal('Ada')[0]);
    t.waitsFor('Ada: turn');
    expect(t.s.eventDiscard).toEqual([E['great-artist']]);
  });

  it('COC-20.9 COC-8.5 EX-106 Revolution takes an action of this turn, or of the next in the status phase', () => {
    const t = draw(duel(), 'revolution');
    expect([t.s.actions, t.has('Ada', 'gold')]).toEqual([1, 2]);
    const none = duel()
      .nextEvent('revolution')
      .arrange(
        s => {
          s.current = 0;
          s.actions = 0;
        },
        ['event', 0],
        ['turn', 0],
      );
    expect([none.s.actions, none.s.lostActions[0]]).toEqual([0, 0]);
    const u = draw(duel(), 'revolution', true);
    expect(u.s.lostActions[0]).toBe(1);
    u.s.status = 0;
    u.turn('Ada');
    expect(u.s.actions).toBe(2);
    const v = draw(duel().units('Ada', 'D7', { infantry: 1 }), 'revolution')
      .waitsFor('Ada: revolt')
      .answer('Ada', 'lose', 'D7', 'infantry');
    expect([v.s.actions, v.unit('D7', 'infantry')]).toEqual([2, 0]);
  });

  it('COC-24.5 Revolution changes the government where another is open', () => {
    const t = draw(
      duel().knows('Ada', 'philosophy', 'voting', 'civil-liberties', 'tactics', 'draft'),
      'revolution',
    );
    expect(t.owns('Ada', 'nationalism')).toBe(false);
    t.waitsFor('Ada: government');
    expect(t.why('Ada', 'none')).toBe('not-offered');
    t.answer('Ada', 'govern', 'autocracy').answer('Ada', 'advance', 'forced-labor');
    expect([t.owns('Ada', 'voting'), t.owns('Ada', 'nationalism'), t.owns('Ada', 'forced-labor')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('COC-20.11 Volcano: pieces leave the game, two points each for their colour, units are lost', () => {
    const t = position()
      .city('Ada', 'D7', { with: ['temple', ['academy', 'Ben']] })
      .city('Ada', 'B4')
      .city('Ada', 'F4')
      .city('Ada', 'F2')
      .units('Ada', 'D7', { infantry: 2 });
    t.wonder('great-statue', 'D7', 'Ada');
    const before = [t.points('Ada'), t.points('Ben')];
    draw(t, 'volcano').waitsFor('Ada: volcano').answer('Ada', 'at', 'D7');
    expect([t.ownerOf('D7'), t.unit('D7', 'infantry')]).toEqual(['none', 0]);
    expect([t.points('Ada'), t.points('Ben')]).toEqual([before[0] + 2, before[1] + 1]);
    draw(duel(), 'volcano').waitsFor('Ada: turn');
  });

  it('COC-20.11 COC-30.3 Earthquake: one to three pieces, a settlement only as the last of its city', () => {
    const t = position()
      .city('Ada', 'D7', { with: ['temple', 'academy'] })
      .city('Ada', 'B4')
      .city('Ada', 'F4');
    draw(t, 'earthquake').waitsFor('Ada: earthquake');
    expect(t.why('Ada', 'done')).toBe('ruin-something');
    expect(t.why('Ada', 'ruin', 'D7', 7)).toBe('not-last-piece');
    t.answer('Ada', 'ruin', 'D7', 'temple').answer('Ada', 'ruin', 'B4', 7).answer('Ada', 'done');
    expect([t.colour('D7', 'temple'), t.ownerOf('B4'), t.mood('D7')]).toEqual(['none', 'none', 'angry']);
    expect(t.points('Ada')).toBe(3 + 4 + 1);
  });

  it('COC-2.2 destroyed pieces never come back to supply', () => {
    const t = position()
      .city('Ada', 'D7', { with: ['temple'] })
      .city('Ada', 'B4')
      .city('Ada', 'F4');
    draw(t, 'earthquake').answer('Ada', 'ruin', 'D7', 'temple').answer('Ada', 'done');
    for (const label of ['B2', 'F2', 'F6', 'A7']) t.city('Ben', label, { with: [['temple', 'Ada']] });
    t.knows('Ada', 'myths').goods('Ada', { food: 2, wood: 1, ore: 1 }).turn('Ada');
    expect(t.why('Ada', 'construct', 'B4', 'temple')).toBe('no-piece');
  });

  it('COC-20.2 Pestilence: cities fall, and without Sanitation nothing is built until all have it', () => {
    const t = draw(
      position().city('Ada', 'D7').city('Ada', 'B4').city('Ben', 'D2').knows('Ada', 'roads', 'writing'),
      'pestilence',
    );
    t.waitsFor('Ada: unhappy').answer('Ada', 'at', 'D7');
    expect([t.mood('D7'), t.mood('B4'), t.mood('D2')]).toEqual(['angry', 'angry', 'neutral']);
    t.city('Ada', 'F4').city('Ada', 'B4').goods('Ada', { food: 2, wood: 2, ore: 2 }).turn('Ada');
    expect(t.why('Ada', 'construct', 'F4', 'academy')).toBe('pestilence');
    t.knows('Ada', 'sanitation').knows('Ben', 'mining');
    expect(t.why('Ada', 'construct', 'F4', 'academy')).toBe('legal');
    t.goods('Ben', { food: 2 }).turn('Ben').answer('Ben', 'advance', 'sanitation');
    expect([t.s.eventGlobal, t.s.eventDiscard]).toEqual([[], [E.pestilence]]);
    expect(t.tells('pestilenceOver').length).toBe(1);
  });

  it('COC-20.2 Epidemics: more than two units, one is lost, two with Roads', () => {
    const t = draw(
      duel()
        .units('Ada', 'D7', { infantry: 3, settler: 1 })
        .knows('Ada', 'roads')
        .units('Ben', 'D2', { settler: 2 }),
      'epidemics',
    );
    t.waitsFor('Ada: loseUnit').answer('Ada', 'lose', 'D7', 'settler');
    expect([t.unit('D7', 'infantry'), t.unit('D2', 'settler')]).toEqual([2, 2]);
  });

  it('COC-30.1 favours: food divided, settlers, culture for another player', () => {
    const t = draw(position(3).city('Ada', 'E4').city('Ben', 'B7').city('Cyd', 'G8'), 'awesome-year-3');
    while (t.asked().includes('exhaust')) t.answer('Ada', ...t.legal('Ada')[0]);
    t.waitsFor('Ada: favour').answer('Ada', 'seat', 'Cyd').answer('Ada', 'seat', 'Ben');
    expect([t.has('Ada', 'food'), t.has('Ben', 'food'), t.has('Cyd', 'food')]).toEqual([2, 1, 1]);
    const u = draw(duel(), 'population-boom-1')
      .answer('Ada', 'at', 'D5')
      .answer('Ada', 'at', 'D7')
      .answer('Ben', 'at', 'D2');
    expect([u.unit('D7', 'settler'), u.unit('D2', 'settler')]).toEqual([1, 1]);
    const v = draw(duel(), 'envoys').answer('Ada', 'at', 'D5');
    expect([
      v.has('Ada', 'ideas'),
      v.has('Ada', 'culture'),
      v.has('Ben', 'culture'),
      v.s.wonderOpen.length,
    ]).toEqual([1, 1, 1, 1]);
  });

  it('COC-20.7 Civil War takes an infantry and a level; Uprising keeps tokens as half points', () => {
    const t = draw(duel().units('Ada', 'D7', { infantry: 1 }), 'civil-war-1');
    expect([t.unit('D7', 'infantry'), t.mood('D7')]).toEqual([0, 'angry']);
    const u = duel().goods('Ada', { mood: 2, culture: 3 });
    const before = u.points('Ada');
    draw(u, 'uprising').waitsFor('Ada: uprising');
    expect(u.why('Ada', 'tokens', 3, 1)).toBe('cannot-pay');
    u.answer('Ada', 'tokens', 1, 2);
    expect([u.points('Ada'), u.has('Ada', 'mood'), u.has('Ada', 'culture'), u.s.fronts[0]]).toEqual([
      before + 1.5,
      1,
      1,
      [E.uprising],
    ]);
  });

  it('COC-20.8 what the great persons bring after their advance', () => {
    const play = (id: EventId, t: Table) => {
      t.s.eventDeck.splice(t.s.eventDeck.indexOf(E[id]), 1);
      t.s.persons[0].push(E[id]);
      return t.turn('Ada').answer('Ada', 'person', id).answer('Ada', 'none');
    };
    const artist = play('great-artist', duel().city('Ada', 'D7', { mood: 'angry' })).answer(
      'Ada',
      'raise',
      'D7',
    );
    expect(artist.mood('D7')).toBe('happy');
    const prophet = play(
      'great-prophet',
      duel().city('Ada', 'B4').knows('Ada', 'myths', 'writing').goods('Ada', { food: 1, wood: 1, ore: 1 }),
    );
    expect(prophet.why('Ada', 'construct', 'D7', 'academy')).toBe('not-among-these');
    prophet.answer('Ada', 'construct', 'D7', 'temple').answer('Ada', 'choose', 'mood');
    expect([prophet.colour('D7', 'temple'), prophet.s.activated[prophet.space('D7')]]).toEqual(['Ada', 0]);
    const scientist = play('great-scientist', duel());
    expect([scientist.has('Ada', 'ideas'), scientist.s.hands[0].length]).toEqual([1, 1]);
    const engineer = play(
      'great-engineer',
      duel().city('Ada', 'B4').knows('Ada', 'writing').goods('Ada', { food: 1, wood: 1, ore: 1 }),
    );
    engineer.answer('Ada', 'construct', 'D7', 'academy');
    expect(engineer.colour('D7', 'academy')).toBe('Ada');
    const warlord = play(
      'great-warlord',
      duel().knows('Ada', 'tactics').units('Ada', 'D6', { infantry: 1 }).units('Ben', 'D5', { infantry: 1 }),
    );
    warlord
      .dice('2 cavalry', '2 cavalry')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D5');
    expect(warlord.tells('combatRoll')[0][3]).toBe(4);
    const merchant = duel().knows('Ada', 'trade-routes').units('Ada', 'D3', { settler: 1 });
    merchant.s.eventDeck.splice(merchant.s.eventDeck.indexOf(E['great-merchant']), 1);
    merchant.s.persons[0].push(E['great-merchant']);
    merchant
      .turn('Ada')
      .answer('Ada', 'routes', 0, 0)
      .answer('Ada', 'person', 'great-merchant')
      .answer('Ada', 'none');
    merchant.answer('Ada', 'routes', 1, 0);
    expect(merchant.has('Ada', 'food')).toBe(1);
    const statesman = play('elder-statesman', duel().knows('Ada', 'philosophy'));
    expect(statesman.s.hands[0].length).toBe(2);
    const explorer = play('great-explorer', duel().unexplored(5, 13).goods('Ada', { food: 2 })).answer(
      'Ada',
      'reveal',
      5,
    );
    while (explorer.asked() === 'Ada: orient') explorer.answer('Ada', 'lay', 0);
    explorer.waitsFor('Ada: foundIn').answer('Ada', 'at', 'D5');
    expect([explorer.ownerOf('D5'), explorer.has('Ada', 'food')]).toEqual(['Ada', 0]);
  });
});
