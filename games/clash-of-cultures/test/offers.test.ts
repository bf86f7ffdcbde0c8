/** What civilizations and leaders offer once something happened, and how their advances and leaders come and go. */
import { describe, expect, it } from 'vitest';
import { A, B, CA, L, U } from '../content/index.ts';
import { BARBARIAN } from '../rules/state.ts';
import { duel, expansion, type Table } from './position.ts';
import { attack, two, war } from './war.ts';

const sentAway = (t: Table) => t.g.options(t.s.asked[0]).elsewhere?.map(x => x.why.key) ?? [];

describe('26. Offers', () => {
  it('Provinces: a captured city is Neutral; a culture token makes it Happy, if wanted and paid', () => {
    const rome = (goods: object) => {
      const t = war(2, 0)
        .city('Ben', 'D5', { mood: 'happy' })
        .masters('Ada', 'provinces')
        .goods('Ada', goods)
        .turn('Ada');
      return attack(t);
    };
    const t = rome({ culture: 2 }).waitsFor('Ada: may');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['yes'], ['no']]);
    t.answer('Ada', 'yes');
    expect([t.mood('D5'), t.tells().slice(0, 2)]).toEqual([
      'happy',
      ['paid 0 [0,0,0,0,0,0,1]', `mood ${t.space('D5')} 2`],
    ]);
    const no = rome({ culture: 2 }).answer('Ada', 'no');
    expect([no.mood('D5'), no.has('Ada', 'culture')]).toEqual(['neutral', 2]);
    const poor = rome({ mood: 2 });
    expect([poor.mood('D5'), poor.asked()]).not.toContain('Ada: may');
  });

  it('Caesar: an infantry in the captured city for a gold, as far as there is room', () => {
    const caesar = (infantry: number, gold: number) => {
      const t = two()
        .knows('Ada', 'tactics')
        .city('Ben', 'D5')
        .leads('Ada', 'julius-caesar', 'D6')
        .units('Ada', 'D6', { infantry })
        .goods('Ada', { gold })
        .turn('Ada');
      return attack(t);
    };
    const t = caesar(1, 0).waitsFor('Ada: may').answer('Ada', 'yes');
    expect([t.unit('D5', 'infantry'), t.tells().slice(0, 2)]).toEqual([
      2,
      ['paid 0 [0,0,0,0,1,0,0]', `unitPlaced 0 1 ${t.space('D5')}`],
    ]);
    expect(caesar(3, 0).asked()).not.toBe('Ada: may');
  });

  it('Rune Stones: an Obelisk beside the board costs nothing', () => {
    const t = war(3, 3).masters('Ada', 'rune-stones').turn('Ada').dice(4, 3, 3, 5, 5, 1);
    attack(t);
    while (t.asked() !== 'Ada: may' && t.asked() !== 'Ada: turn')
      t.answer(
        t.asked().startsWith('Ada') ? 'Ada' : 'Ben',
        ...t.legal(t.asked().startsWith('Ada') ? 'Ada' : 'Ben')[0],
      );
    t.waitsFor('Ada: may').answer('Ada', 'yes');
    expect([t.s.runes, t.tells()[0]]).toEqual([[1, 0], 'runeStone 0']);
  });

  it('Boudica keeps her settler for a food; without food nobody asks', () => {
    const boudica = (food: number) =>
      two()
        .leads('Ada', 'queen-boudica', 'D5')
        .units('Ada', 'D5', { settler: 1 })
        .goods('Ada', { food })
        .turn('Ada')
        .answer('Ada', 'found', 'D5');
    const t = boudica(2).answer('Ada', 'yes');
    expect([t.unit('D5', 'settler'), t.tells()]).toEqual([
      1,
      ['paid 0 [1,0,0,0,0,0,0]', `unitPlaced 0 0 ${t.space('D5')}`],
    ]);
    expect(boudica(1).answer('Ada', 'no').unit('D5', 'settler')).toBe(0);
    boudica(0).waitsFor('Ada: turn');
  });

  it("Siyaj K'ak': the attempt starts from his city, or not at all", () => {
    const maya = () =>
      two()
        .city('Ada', 'D5')
        .city('Ben', 'D6', { with: ['temple'] })
        .knows('Ada', 'writing')
        .leads('Ada', 'siyaj-kak', 'D7')
        .goods('Ada', { food: 1, ore: 1, wood: 1 })
        .turn('Ada')
        .answer('Ada', 'construct', 'D7', 'academy');
    const t = maya().answer('Ada', 'yes').waitsFor('Ada: influence');
    expect(t.legal('Ada')).toEqual([['influence', 4, t.space('D6')], ['none']]);
    t.answer('Ada', 'none').waitsFor('Ada: turn');
    expect([t.s.source, t.may('Ada', 'attempt')]).toEqual([-1, true]);
    maya().answer('Ada', 'no').waitsFor('Ada: turn');
  });

  it('rewards: one of the gains, with its number', () => {
    const t = two()
      .arrange(() => {}, ['reward', { seat: 0, gains: [6, 1, 3, 2] }], ['turn', 0])
      .waitsFor('Ada: reward');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([
      ['choose', 6],
      ['choose', 3],
    ]);
    t.answer('Ada', 'choose', 'ideas');
    expect(t.tells()).toEqual(['gain 0 3 2 0']);
    const u = two().arrange(() => {}, ['reward', { seat: 0, gains: [6, 1, 3, 2] }], ['turn', 0]);
    expect(u.answer('Ada', 'choose', 'culture').tells()).toEqual(['gain 0 6 1 0']);
  });

  it('Captives: those eliminated, one by one, four at most', () => {
    const captive = (left: number[], held = 0) => {
      const t = two().masters('Ada', 'captives');
      t.s.captives = Array.from({ length: held }, () => BARBARIAN * 6 + 1);
      return t.arrange(() => {}, ['captive', { seat: 0, owner: 1, left }], ['turn', 0]);
    };
    const t = captive([0, 2, 0, 1, 0, 0]).waitsFor('Ada: captive');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['drop', U.infantry], ['drop', U.cavalry], ['none']]);
    t.answer('Ada', 'drop', 'cavalry');
    expect([t.s.captives, t.tells()]).toEqual([[1 * 6 + U.cavalry], [`captive 0 1 ${U.cavalry}`]]);
    expect(t.legal('Ada')).toEqual([['drop', U.infantry], ['none']]);
    t.answer('Ada', 'drop', 'infantry').answer('Ada', 'none').waitsFor('Ada: turn');
    expect(t.s.captives).toEqual([1 * 6 + U.cavalry, 1 * 6 + U.infantry]);
    const full = captive([0, 2, 0, 0, 0, 0], 3).answer('Ada', 'drop', 'infantry').waitsFor('Ada: turn');
    expect(full.s.captives.length).toBe(4);
    captive([0, 1, 0, 0, 0, 0], 4).waitsFor('Ada: turn');
    captive([0, 0, 0, 0, 0, 0]).waitsFor('Ada: turn');
    captive([0, 1, 0, 0, 0, 0]).answer('Ada', 'drop', 'infantry').waitsFor('Ada: turn');
  });

  it('Aztec Gold: anything but gold for gold, as often as there are mountains', () => {
    const gold = (left: number, goods: object) =>
      two()
        .masters('Ada', 'aztec-gold')
        .goods('Ada', goods)
        .arrange(() => {}, ['aztecGold', { seat: 0, left }], ['turn', 0]);
    const t = gold(2, { food: 1, mood: 1, gold: 1 }).waitsFor('Ada: aztecGold');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['spend', 0, 1], ['spend', 5, 1], ['none']]);
    expect(t.reason('Ada', 'spend', 'ore', 1)).toEqual(['cannot-pay']);
    expect(t.reason('Ada', 'spend', 'gold', 1)).toEqual(['not-offered']);
    t.answer('Ada', 'spend', 'mood', 1);
    expect(t.tells()).toEqual(['paid 0 [0,0,0,0,0,1,0]', 'gain 0 4 1 0']);
    t.waitsFor('Ada: aztecGold').answer('Ada', 'spend', 'food', 1).waitsFor('Ada: turn');
    expect(t.has('Ada', 'gold')).toBe(3);
    expect(gold(2, { food: 1 }).answer('Ada', 'none').waitsFor('Ada: turn').has('Ada', 'food')).toBe(1);
    gold(0, { food: 1 }).waitsFor('Ada: turn');
  });

  it('Jimmu takes back a card that he played in the battle, for a culture token', () => {
    const jimmu = (culture: number) => {
      const t = two()
        .knows('Ada', 'tactics')
        .leads('Ada', 'jimmu', 'D6')
        .units('Ada', 'D6', { infantry: 2 })
        .units('Ben', 'D5', { infantry: 1 })
        .goods('Ada', { culture });
      const card = t.card('Ada', 'hero-general', 'high-morale');
      t.turn('Ada');
      attack(t).waitsFor('Ada: combatCard');
      t.dice(6, 6, 6, 1).answer('Ada', 'card', card);
      return { t, card };
    };
    const { t, card } = jimmu(1);
    t.waitsFor('Ada: mythical');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['card', card], ['none']]);
    t.answer('Ada', 'card', card);
    expect([t.s.hands[0], t.s.seenAction[0], t.has('Ada', 'culture'), t.s.actionDiscard]).toEqual([
      [card],
      [3],
      0,
      [],
    ]);
    expect(t.tells().slice(0, 2)).toEqual(['paid 0 [0,0,0,0,0,0,1]', `takeAction 0 ${card}`]);
    const no = jimmu(1);
    no.t.answer('Ada', 'none');
    expect([no.t.s.hands[0], no.t.has('Ada', 'culture'), no.t.s.actionDiscard]).toEqual([[], 1, [no.card]]);
    expect(jimmu(0).t.asked()).not.toBe('Ada: mythical');
  });

  it('Jimmu: a card that is no longer in the pile cannot come back', () => {
    const t = two().leads('Ada', 'jimmu', 'D6').goods('Ada', { culture: 1 });
    const [gone, there] = t.s.actionDeck.splice(0, 2);
    t.s.actionDeck.unshift(gone);
    t.s.actionDiscard.push(there);
    t.s.battle.playedCards = [[gone, there], []];
    t.arrange(() => {}, ['mythical', { seat: 0, side: 0 }], ['turn', 0]).waitsFor('Ada: mythical');
    expect(t.legal('Ada')).toEqual([['card', there], ['none']]);
    t.answer('Ada', 'none').arrange(() => {}, ['mythical', { seat: 0, side: 1 }], ['turn', 0]);
    t.waitsFor('Ada: turn');
  });

  it('Nabopolassar: for a lost city an infantry where he stands', () => {
    const t = two()
      .knows('Ada', 'tactics')
      .city('Ben', 'D5')
      .units('Ada', 'D6', { infantry: 1 })
      .leads('Ben', 'nabopolassar', 'D2')
      .turn('Ada');
    attack(t).waitsFor('Ben: settlerTo').answer('Ben', 'none');
    expect([t.unit('D2', 'infantry'), t.tells('unitPlaced')]).toEqual([1, [[1, U.infantry, t.space('D2')]]]);
  });
});

describe('26. Palaces', () => {
  it('Wak Chanil Ajaw: a building of the own colour becomes another that could be constructed', () => {
    const maya = (plan: (t: Table) => Table) =>
      plan(
        two()
          .city('Ada', 'D5', { with: ['temple', ['fortress', 'Ben']] })
          .knows('Ada', 'writing', 'myths', 'fishing', 'tactics'),
      ).arrange(() => {}, ['rebuild', { seat: 0, city: 28 }], ['turn', 0]);
    const t = maya(u => u).waitsFor('Ada: rebuild');
    expect(t.space('D5')).toBe(28);
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['rebuild', B.temple, B.academy], ['none']]);
    expect(t.reason('Ada', 'rebuild', 'temple', 'temple')).toEqual(['duplicate']);
    expect(t.reason('Ada', 'rebuild', 'temple', 'fortress')).toEqual(['duplicate']);
    expect(t.reason('Ada', 'rebuild', 'temple', 'port')).toEqual(['no-sea']);
    expect(t.reason('Ada', 'rebuild', 'temple', 'market')).toEqual(['missing-advance', A.bartering]);
    expect(t.reason('Ada', 'rebuild', 'fortress', 'academy')).toEqual(['not-offered']);
    expect(t.reason('Ada', 'rebuild', 'temple', 7)).toEqual(['not-offered']);
    expect(t.reason('Ada', 'rebuild', 7, 'academy')).toEqual(['not-offered']);
    t.s.gone[B.academy] = 5;
    expect(t.reason('Ada', 'rebuild', 'temple', 'academy')).toEqual(['no-piece']);
    t.s.gone[B.academy] = 0;
    t.answer('Ada', 'rebuild', 'temple', 'academy');
    expect(t.tells()).toEqual([`constructed 0 28 ${B.academy}`]);
    expect([t.colour('D5', 'temple'), t.colour('D5', 'academy'), t.has('Ada', 'ideas')]).toEqual([
      'none',
      'Ada',
      0,
    ]);
    const none = maya(u => u)
      .answer('Ada', 'none')
      .waitsFor('Ada: turn');
    expect([none.colour('D5', 'temple'), none.tells()]).toEqual(['Ada', []]);
    // a Port faces the sea, and no longer does once it is something else
    const port = maya(u => u.terrain({ D4: 'sea', E5: 'sea' })).answer('Ada', 'rebuild', 'temple', 'port');
    port.waitsFor('Ada: portSide').answer('Ada', 'at', 'D4');
    expect(port.s.port[28]).toBe(port.space('D4'));
    port
      .arrange(() => {}, ['rebuild', { seat: 0, city: 28 }], ['turn', 0])
      .answer('Ada', 'rebuild', 'port', 'academy');
    expect([port.s.port[28], port.colour('D5', 'port'), port.asked()]).toEqual([-1, 'none', 'Ada: turn']);
    // no longer hers, or nothing to change
    maya(u => u.city('Ben', 'D5')).waitsFor('Ada: turn');
    // no advance for anything else; a neighbour's building is none of the city's
    const alone = two()
      .city('Ada', 'D5', { with: ['temple'] })
      .knows('Ada', 'myths');
    alone.arrange(() => {}, ['rebuild', { seat: 0, city: 28 }], ['turn', 0]).waitsFor('Ada: turn');
    const beside = two()
      .city('Ada', 'D5')
      .city('Ada', 'C6', { with: ['academy'] })
      .knows('Ada', 'myths');
    beside.arrange(() => {}, ['rebuild', { seat: 0, city: 28 }], ['turn', 0]).waitsFor('Ada: turn');
    const harbour = two()
      .terrain({ D4: 'sea' })
      .city('Ada', 'D5', { with: ['port', 'temple'], port: 'D4' });
    harbour.knows('Ada', 'writing').arrange(() => {}, ['rebuild', { seat: 0, city: 28 }], ['turn', 0]);
    harbour.answer('Ada', 'rebuild', 'temple', 'academy');
    expect([harbour.s.port[28], harbour.colour('D5', 'port')]).toEqual([harbour.space('D4'), 'Ada']);
    const bare = two().city('Ada', 'D5').knows('Ada', 'writing');
    bare.arrange(() => {}, ['rebuild', { seat: 0, city: 28 }], ['turn', 0]).waitsFor('Ada: turn');
  });

  it('Augustus gives up one card of each kind', () => {
    const t = two().leads('Ada', 'augustus', 'D7').goods('Ada', { culture: 1 });
    const spy = t.card('Ada', 'spy');
    const [goal] = t.objective('Ada', 'wealth');
    t.turn('Ada').answer('Ada', 'power', 'leader:augustus', 'D7', 0).waitsFor('Ada: princeps');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual(t.s.hands[0].map(card => ['hand', 0, card]));
    t.answer('Ada', 'hand', 0, spy);
    expect([t.tells(), t.s.actionDiscard]).toEqual([[`discarded 0 ${spy}`], [spy]]);
    expect(t.legal('Ada')).toEqual(t.s.objectives[0].map(card => ['hand', 1, card]));
    t.answer('Ada', 'hand', 1, goal);
    expect([t.tells(), t.s.objectiveDiscard]).toEqual([['objectiveLost 0'], [goal]]);
  });
});

describe('26. Advances of civilizations, leaders', () => {
  it('COC-26.1 COC-26.2 each comes with the advance it is linked to, and goes with it', () => {
    const t = two()
      .plays('Ada', 'rome')
      .goods('Ada', { food: 2 })
      .turn('Ada')
      .answer('Ada', 'advance', 'roads');
    expect(t.tells().at(-1)).toBe(`civAdvance 0 ${CA['imperial-roads']}`);
    expect(t.s.civHas.slice(0, 4)).toEqual([0, 1, 0, 0]);
    // nothing twice
    t.goods('Ada', { food: 2 }).answer('Ada', 'advance', 'storage');
    expect(t.tells().filter(line => line.startsWith('civ'))).toEqual([]);
    const gone = two().masters('Ada', 'imperial-roads').goods('Ada', { food: 2 }).turn('Ada');
    gone.answer('Ada', 'advance', 'storage');
    expect(gone.tells()).toContain(`civAdvanceLost 0 ${CA['imperial-roads']}`);
    // the base game has none
    expect(
      duel().goods('Ada', { food: 2 }).turn('Ada').answer('Ada', 'advance', 'roads').tells('civAdvance'),
    ).toEqual([]);
  });

  it('COC-26.4 COC-26.6 a leader that leaves brings Embalming a token, and Cleopatra’s tokens go', () => {
    const leave = (leader: 'cleopatra' | 'imhotep', embalming: boolean) => {
      const t = two().leads('Ada', leader, 'D6').goods('Ada', { culture: 1, mood: 1 });
      if (embalming) t.masters('Ada', 'embalming');
      t.s.beloved[4] = 2;
      t.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'leader', 'ramses-ii').answer('Ada', 'done');
      return t;
    };
    const t = leave('cleopatra', true);
    expect([t.has('Ada', 'culture'), t.s.beloved[4], t.s.leader[0]]).toEqual([1, 0, L['ramses-ii']]);
    expect(t.tells().slice(1, 4)).toEqual([
      `leaderGone 0 ${L.cleopatra}`,
      'gain 0 6 1 0',
      `leader 0 ${L['ramses-ii']}`,
    ]);
    expect(leave('imhotep', false).s.beloved[4]).toBe(2);
    expect(leave('imhotep', false).has('Ada', 'culture')).toBe(0);
  });

  it('COC-17.19 who eliminates a leader keeps the card; barbarians and the own side do not', () => {
    const fight = (who: 'Ben' | 'barbarians') => {
      const t = two()
        .knows('Ada', 'tactics')
        .leads('Ada', 'sulla', 'D6')
        .units(who, 'D5', { infantry: 3 })
        .turn('Ada')
        .dice(1, 6, 6, 6);
      return attack(t);
    };
    const ben = fight('Ben');
    expect([ben.s.trophies[1], ben.s.lostLeaders.includes(L.sulla), ben.s.leader[0]]).toEqual([
      [L.sulla],
      false,
      -1,
    ]);
    expect(ben.tells()).toContain(`leaderTaken 1 ${L.sulla}`);
    const grey = fight('barbarians');
    expect([grey.s.trophies.flat(), grey.s.lostLeaders.includes(L.sulla), grey.s.leader[0]]).toEqual([
      [],
      true,
      -1,
    ]);
    expect(grey.tells()).toContain(`leaderGone 0 ${L.sulla}`);
    // the same at a full table
    const four = expansion(4)
      .city('Ada', 'D7')
      .knows('Ada', 'tactics')
      .leads('Ada', 'sulla', 'D6')
      .units('barbarians', 'D5', { infantry: 3 })
      .turn('Ada')
      .dice(1, 6, 6, 6);
    expect(attack(four).tells()).toContain(`leaderGone 0 ${L.sulla}`);
  });

  it('COC-17.19 a leader among the victors takes the one that was beaten', () => {
    const t = two()
      .knows('Ada', 'tactics')
      .leads('Ada', 'sulla', 'D6')
      .units('Ada', 'D6', { infantry: 2 })
      .leads('Ben', 'pericles', 'D5')
      .turn('Ada')
      .dice(6, 6, 6, 1);
    attack(t);
    expect([t.s.trophies, t.s.leader, t.unit('D5', 'leader')]).toEqual([
      [[L.pericles], []],
      [L.sulla, -1],
      1,
    ]);
  });
});
