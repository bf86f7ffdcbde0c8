/** What civilizations and leaders pay for in a battle, and who falls. */
import { imagine, seedChance } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { CA, E, L, U } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { offered, spaces } from './offered.ts';
import { expansion, type Table } from './position.ts';
import { attack, two, values, war } from './war.ts';

const fallen = (t: Table) => t.tells('falls').map(args => args[1]);
const verbs = (t: Table, verb: string) => t.legal('Ada', verb).map(a => a[1]);

describe('17. Leaders and civilizations before the battle', () => {
  it('Trojan Horse: only against a city that is held, for wood and a culture token', () => {
    const horse = (t: Table) =>
      t
        .arrange(s => {
          s.eventDeck.splice(s.eventDeck.indexOf(E['trojan-horse']), 1);
          s.eventGlobal = [E['trojan-horse']];
        })
        .goods('Ada', { wood: 1, culture: 1 });
    const t = horse(war(2, 2)).city('Ben', 'D5').knows('Ben', 'tactics');
    t.card('Ben', 'spy');
    attack(t.turn('Ada'))
      .waitsFor('Ada: trojan')
      .dice(1, 1, 1, 1)
      .answer('Ada', 'yes')
      .waitsFor('Ada: retreat');
    expect([t.has('Ada', 'wood'), t.has('Ada', 'culture'), t.tells('keeps')]).toEqual([
      0,
      0,
      [[0, E['trojan-horse']]],
    ]);
    expect([t.s.eventGlobal, t.s.fronts, t.points('Ada')]).toEqual([
      [],
      [[E['trojan-horse']], []],
      1 + 1.5 + 1,
    ]);
    // in the second round the defender may play cards again
    t.answer('Ada', 'fight').waitsFor('Ben: combatCard');
    const no = horse(war(2, 2)).city('Ben', 'D5').turn('Ada');
    attack(no).dice(1, 1, 1, 1).answer('Ada', 'no').waitsFor('Ada: retreat');
    expect([no.has('Ada', 'wood'), no.s.eventGlobal]).toEqual([1, [E['trojan-horse']]]);
    const open = horse(war(2, 2)).turn('Ada');
    attack(open.dice(1, 1, 1, 1)).waitsFor('Ada: retreat');
    const empty = horse(war(2, 0)).city('Ben', 'D5').turn('Ada');
    attack(empty).waitsFor('Ben: settlerTo');
    const walls = horse(war(2, 0))
      .city('Ben', 'D5', { with: ['fortress'] })
      .turn('Ada');
    attack(walls).waitsFor('Ada: trojan');
    const poor = horse(war(2, 2)).city('Ben', 'D5').goods('Ada', { wood: 0 }).turn('Ada');
    attack(poor.dice(1, 1, 1, 1)).waitsFor('Ada: retreat');
    // without the card nothing is asked; the Great Arena lets a mood token stand for the other
    const none = war(2, 2).city('Ben', 'D5').goods('Ada', { wood: 1, culture: 1 }).turn('Ada');
    attack(none.dice(1, 1, 1, 1)).waitsFor('Ada: retreat');
    const mood = horse(war(2, 2))
      .city('Ben', 'D5')
      .goods('Ada', { culture: 0, mood: 1 })
      .wonder('great-arena', 'D7', 'Ada');
    attack(mood.turn('Ada')).waitsFor('Ada: trojan').dice(1, 1, 1, 1).answer('Ada', 'yes');
    expect([mood.has('Ada', 'mood'), mood.has('Ada', 'wood')]).toEqual([0, 0]);
  });

  it('barbarians need no Trojan Horse', () => {
    const t = two()
      .city('Ada', 'D7', { with: ['fortress'] })
      .units('barbarians', 'D6', { infantry: 1 });
    t.arrange(s => {
      s.eventDeck.splice(s.eventDeck.indexOf(E['trojan-horse']), 1);
      s.eventGlobal = [E['trojan-horse']];
    });
    t.dice(1, 5).arrange(() => {}, ['barbariansMove', 0], ['turn', 0]);
    expect([t.ownerOf('D7'), t.s.eventGlobal]).toEqual(['Ada', [E['trojan-horse']]]);
  });

  it('Go-Toba and Akbar: an ore before the battle, on either side, where they fight', () => {
    const t = war(1, 0).leads('Ben', 'go-toba', 'D5').goods('Ben', { ore: 1 }).turn('Ada');
    attack(t).waitsFor('Ben: prepare').dice('1 leader', '2 cavalry').answer('Ben', 'yes');
    expect([values(t), t.has('Ben', 'ore'), t.tells('leaderUsed')]).toEqual([[1, 4], 0, [[1, L['go-toba']]]]);
    t.dice('1 leader', '2 cavalry').answer('Ada', 'fight');
    expect(values(t)[3]).toBe(4);
    const no = war(1, 0).leads('Ben', 'go-toba', 'D5').goods('Ben', { ore: 1 }).turn('Ada');
    attack(no).dice('1 leader', '2 cavalry').answer('Ben', 'no');
    expect([values(no), no.has('Ben', 'ore'), no.tells('leaderUsed')]).toEqual([[1, 2], 1, []]);
    const tusks = war(1, 1)
      .leads('Ada', 'akbar', 'D6')
      .units('Ada', 'D6', { elephant: 1 })
      .goods('Ada', { ore: 1 });
    attack(tusks.turn('Ada')).dice('2 cavalry', '2 cavalry', '2 cavalry', '1 leader').answer('Ada', 'yes');
    expect(values(tusks)[0]).toBe(6 + 1);
    const poor = war(1, 1).leads('Ada', 'go-toba', 'D6').turn('Ada');
    attack(poor.dice('2 cavalry', '2 cavalry', '1 leader')).waitsFor('Ada: retreat');
    const absent = war(1, 1).leads('Ada', 'go-toba', 'D7').goods('Ada', { ore: 1 }).turn('Ada');
    attack(absent.dice('1 leader', '1 leader')).waitsFor('Ada: retreat');
    const other = war(1, 1).leads('Ada', 'suiko', 'D6').goods('Ada', { ore: 1 }).turn('Ada');
    attack(other.dice('2 cavalry', '2 cavalry', '1 leader')).waitsFor('Ada: retreat');
    const sea = two()
      .terrain({ D6: 'sea', D5: 'sea' })
      .leads('Ada', 'go-toba', 'D6')
      .units('Ada', 'D6', { ship: 1 });
    attack(sea.units('Ben', 'D5', { ship: 1 }).goods('Ada', { ore: 1 }).turn('Ada').dice(1, 1)).waitsFor(
      'Ada: retreat',
    );
  });
});

describe('17. Leaders and civilizations in the round', () => {
  const banishing = (mood = 2) => {
    const t = war(1, 1).leads('Ada', 'viriatus', 'D6').units('Ben', 'D5', { cavalry: 1, settler: 1 });
    return t.goods('Ada', { mood });
  };
  const first = (t: Table) => attack(t.turn('Ada').dice('2 cavalry', '2 cavalry', '1 leader', '1 leader'));

  it('Viriatus drives away a military unit to an empty land space beside, for two mood tokens', () => {
    const t = banishing()
      .city('Ben', 'C5')
      .units('Ben', 'E5', { settler: 1 })
      .terrain({ D4: 'sea', E6: 'unexplored' });
    first(t).answer('Ada', 'fight').waitsFor('Ada: terror');
    expect(spaces(t, 'Ada', 'banish', U.infantry)).toEqual({ legal: 'C6 D6', 'nowhere-to-go': 'C5 D4 E5' });
    expect(spaces(t, 'Ada', 'banish', U.cavalry)).toEqual({ legal: 'C6 D6', 'nowhere-to-go': 'C5 D4 E5' });
    expect(offered(t, 'Ada', 'banish').length).toBe(10);
    t.dice('2 cavalry', '2 cavalry', '1 leader').answer('Ada', 'banish', 'cavalry', 'C6');
    expect(t.tells()[0]).toBe(`banished 1 3 ${t.space('C6')}`);
    expect([t.unit('C6', 'cavalry'), t.unit('D5', 'cavalry'), t.has('Ada', 'mood'), t.s.flagged]).toEqual([
      1,
      0,
      0,
      [],
    ]);
    expect(t.s.battle.slain.every(n => n === 0)).toBe(true);
  });

  it('Viriatus: not in the first round, not with one token, not where nobody could go; he may leave it', () => {
    const t = first(banishing()).waitsFor('Ada: retreat').answer('Ada', 'fight').waitsFor('Ada: terror');
    t.dice('2 cavalry', '2 cavalry', '1 leader', '1 leader').answer('Ada', 'none').waitsFor('Ada: retreat');
    expect([t.unit('D5', 'infantry'), t.unit('D5', 'cavalry'), t.has('Ada', 'mood')]).toEqual([1, 1, 2]);
    const poor = first(banishing(1))
      .dice('2 cavalry', '2 cavalry', '1 leader', '1 leader')
      .answer('Ada', 'fight');
    poor.waitsFor('Ada: retreat');
    const seas = { D4: 'sea', C5: 'sea', E5: 'sea', C6: 'sea', E6: 'sea' } as const;
    const ring = banishing().terrain(seas).units('Ada', 'D7', { settler: 1 });
    const u = first(ring);
    u.units('Ada', 'D6', { settler: 1 })
      .dice('2 cavalry', '2 cavalry', '1 leader', '1 leader')
      .answer('Ada', 'fight');
    u.waitsFor('Ada: retreat');
    // culture tokens stand for mood where the Great Arena is
    const arena = first(
      banishing(0).goods('Ada', { culture: 2 }).wonder('great-arena', 'D7', 'Ada').terrain(seas),
    );
    if (arena.asked() === 'Ada: arena') arena.answer('Ada', 'none');
    arena.answer('Ada', 'fight').waitsFor('Ada: terror');
  });

  it('Cyrus may also keep the effect of his card', () => {
    const cyrus = (answer: 'yes' | 'no') => {
      const t = war(1, 1).leads('Ada', 'cyrus-the-great', 'D6');
      const card = t.card('Ada', 'ideas', 'surprise');
      attack(t.turn('Ada')).answer('Ada', 'card', card).waitsFor('Ada: strategist');
      t.dice('2 cavalry', '2 cavalry', '1 leader').answer('Ada', answer);
      return [values(t)[0], t.tells('leaderUsed')];
    };
    expect(cyrus('no')).toEqual([5, []]);
    expect(cyrus('yes')).toEqual([6, [[0, L['cyrus-the-great']]]]);
    const plain = war(1, 1).leads('Ada', 'cyrus-the-great', 'D6');
    plain.card('Ada', 'ideas', 'surprise');
    attack(plain.turn('Ada').dice('2 cavalry', '2 cavalry', '1 leader'))
      .answer('Ada', 'none')
      .waitsFor('Ada: retreat');
  });

  it('Immortals: one to four culture tokens, each round anew; nothing without tokens', () => {
    const t = war(1, 1).masters('Ada', 'immortals').goods('Ada', { culture: 3, mood: 4 }).turn('Ada');
    attack(t).waitsFor('Ada: immortals');
    expect(offered(t, 'Ada', 'spend')).toEqual([
      [[6, 1], 'legal'],
      [[6, 2], 'legal'],
      [[6, 3], 'legal'],
      [[6, 4], 'cannot-pay'],
    ]);
    t.dice('1 leader', '1 leader').answer('Ada', 'spend', 'culture', 2).waitsFor('Ada: retreat');
    expect([values(t), t.has('Ada', 'culture')]).toEqual([[3, 1], 1]);
    t.answer('Ada', 'fight').waitsFor('Ada: immortals').dice('1 leader', '1 leader').answer('Ada', 'none');
    expect([values(t).slice(2), t.has('Ada', 'culture')]).toEqual([[1, 1], 1]);
    const none = war(1, 1).masters('Ada', 'immortals').goods('Ada', { mood: 2 }).turn('Ada');
    attack(none.dice('1 leader', '1 leader')).waitsFor('Ada: retreat');
    // with the Great Arena mood tokens count, and both kinds together
    const arena = war(1, 1)
      .masters('Ada', 'immortals')
      .goods('Ada', { mood: 1, culture: 1 })
      .wonder('great-arena', 'D7', 'Ada');
    attack(arena.turn('Ada')).waitsFor('Ada: immortals');
    expect(verbs(arena, 'spend').length).toBe(2);
    const ben = war(1, 1).masters('Ben', 'immortals').goods('Ben', { culture: 1 }).turn('Ada');
    attack(ben).waitsFor('Ben: immortals').dice('1 leader', '1 leader').answer('Ben', 'spend', 'culture', 1);
    expect(values(ben)).toEqual([1, 2]);
  });

  it('Fireworks: in the first round, for ore and wood, and only against hits that are left', () => {
    const sparks = (...dice: Parameters<Table['dice']>) => {
      const t = war(2, 2).masters('Ada', 'fireworks').goods('Ada', { ore: 2, wood: 2 }).turn('Ada');
      return attack(t.dice('1 leader', '1 leader', ...dice));
    };
    const t = sparks('5 cavalry', '1 leader').waitsFor('Ada: parry');
    expect(verbs(t, 'cancel')).toEqual([4]);
    t.answer('Ada', 'cancel', 4).waitsFor('Ada: retreat');
    expect([fallen(t), t.tells('civUsed'), t.has('Ada', 'wood')]).toEqual([[0, 0], [[0, CA.fireworks]], 1]);
    t.dice('1 leader', '1 leader', '5 cavalry', '1 leader').answer('Ada', 'fight').waitsFor('Ada: retreat');
    expect(fallen(t)).toEqual([0, 0, 1, 0]);
    sparks('2 cavalry', '2 cavalry').waitsFor('Ada: retreat');
    const no = sparks('5 cavalry', '1 leader').answer('Ada', 'none');
    expect([fallen(no), no.has('Ada', 'ore'), no.tells('civUsed')]).toEqual([[1, 0], 2, []]);
    const poor = war(2, 2).masters('Ada', 'fireworks').goods('Ada', { ore: 1 }).turn('Ada');
    attack(poor.dice('1 leader', '1 leader', '5 cavalry', '1 leader')).waitsFor('Ada: retreat');
    // an elephant has cancelled the only hit already
    const beast = war(0, 2)
      .units('Ada', 'D6', { elephant: 2 })
      .masters('Ada', 'fireworks')
      .goods('Ada', { ore: 1, wood: 1 });
    attack(beast.turn('Ada').dice('2 elephant', '1 leader', '5 cavalry', '1 leader')).waitsFor(
      'Ada: retreat',
    );
    expect(fallen(beast)).toEqual([0, 0]);
  });

  it('Qin Shi Huang: two culture tokens, in every round; not where he is not', () => {
    const t = war(1, 2).leads('Ada', 'qin-shi-huang', 'D6').goods('Ada', { culture: 5 }).turn('Ada');
    attack(t.dice('2 cavalry', '2 cavalry', '6 infantry', '3 infantry')).waitsFor('Ada: parry');
    // once in a round: the second hit is taken
    t.answer('Ada', 'cancel', 8).waitsFor('Ada: losses').answer('Ada', 'losses', 1);
    expect([t.has('Ada', 'culture'), t.tells('leaderUsed')]).toEqual([3, [[0, L['qin-shi-huang']]]]);
    t.dice('2 cavalry', '5 cavalry', '1 leader')
      .answer('Ada', 'fight')
      .waitsFor('Ada: parry')
      .answer('Ada', 'cancel', 8);
    expect([t.has('Ada', 'culture'), t.s.battle.host[U.leader]]).toEqual([1, 1]);
    t.dice('2 cavalry', '5 cavalry', '1 leader').answer('Ada', 'fight');
    expect(t.s.trophies[1]).toEqual([L['qin-shi-huang']]);
    const aboard = two()
      .terrain({ D6: 'sea', D5: 'sea' })
      .leads('Ada', 'qin-shi-huang', 'D6')
      .units('Ada', 'D6', { ship: 2 });
    aboard.units('Ben', 'D5', { ship: 2 }).goods('Ada', { culture: 2 }).turn('Ada');
    attack(aboard.dice(1, 1, 5, 1)).waitsFor('Ada: retreat');
    const away = war(2, 2).leads('Ada', 'qin-shi-huang', 'D7').goods('Ada', { culture: 2 }).turn('Ada');
    attack(away.dice('1 leader', '1 leader', '5 cavalry', '1 leader')).waitsFor('Ada: retreat');
  });

  it('Pygmalion: a token once in a battle, in a city he defends; who loses has paid', () => {
    const held = (city: boolean) => {
      const t = war(2, 1).leads('Ben', 'pygmalion', 'D5').goods('Ben', { culture: 2 });
      if (city) t.city('Ben', 'D5');
      return attack(t.turn('Ada').dice('5 cavalry', '1 leader', '2 cavalry', '2 cavalry'));
    };
    const t = held(true).waitsFor('Ben: parry').answer('Ben', 'cancel', 2).waitsFor('Ada: retreat');
    expect([fallen(t), t.has('Ben', 'culture'), t.tells('leaderUsed')]).toEqual([
      [0, 0],
      1,
      [[1, L.pygmalion]],
    ]);
    t.dice('5 cavalry', '1 leader', '2 cavalry', '2 cavalry').answer('Ada', 'fight').waitsFor('Ben: losses');
    expect(held(false).asked()).toBe('Ben: losses');
    const attacker = war(1, 2)
      .city('Ben', 'D5')
      .leads('Ada', 'pygmalion', 'D6')
      .goods('Ada', { culture: 1 })
      .turn('Ada');
    attack(attacker.dice('2 cavalry', '2 cavalry', '5 cavalry', '1 leader')).waitsFor('Ada: losses');
    const poor = war(2, 1).city('Ben', 'D5').leads('Ben', 'pygmalion', 'D5').turn('Ada');
    attack(poor.dice('5 cavalry', '1 leader', '2 cavalry', '2 cavalry')).waitsFor('Ben: losses');
    // beaten, he has the token not back
    const beaten = war(2, 0)
      .city('Ben', 'D5')
      .leads('Ben', 'pygmalion', 'D5')
      .goods('Ben', { culture: 1 })
      .turn('Ada');
    attack(beaten.dice('6 infantry', '3 infantry', '2 cavalry'))
      .answer('Ben', 'cancel', 2)
      .answer('Ben', 'none');
    expect([beaten.has('Ben', 'culture'), beaten.ownerOf('D5')]).toEqual([0, 'Ada']);
  });

  it('Attila: the weakest matched cavalry of the first round gives up its value to cancel a hit', () => {
    const riders = () =>
      war(0, 2).leads('Ada', 'attila', 'D6').units('Ada', 'D6', { cavalry: 2 }).turn('Ada');
    const t = riders();
    attack(t.dice('5 cavalry', '2 cavalry', 3, 5, 1)).waitsFor('Ada: parry');
    expect([t.s.battle.hits[1], t.s.battle.horse, verbs(t, 'cancel')]).toEqual([14, [4, 0], [16]]);
    t.answer('Ada', 'cancel', 16);
    expect([fallen(t), t.tells('leaderUsed')]).toEqual([[0, 2], [[0, L.attila]]]);
    const dear = war(0, 2).leads('Ada', 'attila', 'D6').units('Ada', 'D6', { cavalry: 1 }).turn('Ada');
    attack(dear.dice('5 cavalry', 3, 5, 1)).answer('Ada', 'cancel', 16);
    expect([values(dear)[0], fallen(dear)]).toEqual([10, [0, 0]]);
    const worst = riders();
    attack(worst.dice('2 cavalry', '5 cavalry', 3, 5, 1)).waitsFor('Ada: parry');
    expect(worst.s.battle.horse).toEqual([4, 0]);
    const defending = war(2, 0).leads('Ben', 'attila', 'D5').units('Ben', 'D5', { cavalry: 1 }).turn('Ada');
    attack(defending.dice(5, 1, '5 cavalry', 3))
      .waitsFor('Ben: parry')
      .answer('Ben', 'cancel', 16);
    expect([values(defending)[1], fallen(defending)]).toEqual([10, [0, 0]]);
    const unmatched = riders();
    attack(unmatched.dice(3, 3, 3, 5, 1)).waitsFor('Ada: losses');
    const later = war(0, 2).leads('Ada', 'attila', 'D6').units('Ada', 'D6', { cavalry: 1 }).turn('Ada');
    attack(later.dice('2 cavalry', '2 elephant', '1 leader', '1 leader')).waitsFor('Ada: retreat');
    later.dice('2 cavalry', '2 elephant', '6 infantry').answer('Ada', 'fight').waitsFor('Ada: losses');
  });

  it('Dido: asked after a round in her own city, from attackers that can go back', () => {
    const t = war(2, 0).city('Ben', 'D5').leads('Ben', 'queen-dido', 'D5').turn('Ada');
    attack(t.dice('1 leader', '1 leader', '2 cavalry'))
      .waitsFor('Ben: sacrifice')
      .answer('Ben', 'no');
    t.waitsFor('Ada: retreat');
    expect(t.unit('D5', 'leader')).toBe(1);
    t.dice('1 leader', '1 leader', '2 cavalry')
      .answer('Ada', 'fight')
      .waitsFor('Ben: sacrifice')
      .answer('Ben', 'yes');
    expect([t.tells('leaderUsed'), t.unit('D5', 'infantry'), t.unit('D6', 'infantry')]).toEqual([
      [[1, L['queen-dido']]],
      1,
      2,
    ]);
    const open = war(2, 0).leads('Ben', 'queen-dido', 'D5').turn('Ada');
    attack(open.dice('1 leader', '1 leader', '2 cavalry')).waitsFor('Ada: retreat');
    const grey = two().leads('Ada', 'queen-dido', 'D7').units('barbarians', 'D6', { infantry: 1 });
    grey
      .dice('1 leader', '2 cavalry', '1 leader', '6 infantry')
      .arrange(() => {}, ['barbariansMove', 0], ['turn', 0]);
    expect([grey.ownerOf('D7'), grey.tells('combatRoll').length]).toEqual(['Ada', 4]);
    const full = war(2, 0).city('Ben', 'D5').leads('Ben', 'queen-dido', 'D5');
    for (const at of ['B2', 'B3', 'C3', 'A3']) full.units('Ben', at, { infantry: 4 });
    attack(full.turn('Ada').dice('1 leader', '1 leader', '2 cavalry')).answer('Ben', 'yes');
    expect([full.unit('D5', 'infantry'), full.unit('D6', 'infantry')]).toEqual([0, 2]);
  });
});

describe('17. Who falls', () => {
  /** Two infantry from a high ground hit twice. */
  const mixed = () => {
    const t = war(2, 1).units('Ben', 'D5', { cavalry: 1, elephant: 1 }).leads('Ben', 'pericles', 'D5');
    const card = t.card('Ada', 'leadership', 'high-ground');
    attack(t.turn('Ada').dice('6 infantry', '6 infantry', 1, 1, 1, 1)).answer('Ada', 'card', card);
    return t.waitsFor('Ben: losses');
  };

  it('COC-17.12 all ways to lose so many, each kind up to what is there', () => {
    expect(
      mixed()
        .legal('Ben', 'losses')
        .map(a => a[1]),
    ).toEqual([9, 65, 72, 513, 520, 576]);
  });

  it('COC-17.12 until both have chosen, who does not know can only guess', () => {
    const t = war(1, 2).units('Ada', 'D6', { cavalry: 1 }).units('Ben', 'D5', { cavalry: 1 }).turn('Ada');
    attack(t.dice('6 infantry', '3 infantry', 5, 1, 1))
      .waitsFor('Ada: losses, Ben: losses')
      .answer('Ben', 'losses', 9);
    const dreams = Array.from(
      { length: 20 },
      (_, i) => imagine(rules, t.s, 0, seedChance(`${i}`)).battle.split[1],
    );
    expect([...new Set(dreams)].sort((a, b) => a - b)).toEqual([2, 9]);
    expect(t.s.battle.chooser).toEqual([0, 1]);
  });

  it('COC-17.12 nobody chooses where nobody falls, where all fall, or where there is one kind', () => {
    const asked = (...dice: Parameters<Table['dice']>) => {
      const t = war(2, 1).units('Ben', 'D5', { cavalry: 1 }).turn('Ada');
      attack(t.dice(...dice));
      return [t.asked(), fallen(t)];
    };
    expect(asked('1 leader', '1 leader', '1 leader', '1 leader')).toEqual(['Ada: retreat', [0, 0]]);
    expect(asked('6 infantry', '6 infantry', '1 leader', '1 leader')).toEqual(['Ada: move', [0, 2]]);
    expect(asked('5 cavalry', '1 leader', '1 leader', '1 leader')).toEqual(['Ben: losses', []]);
    expect(asked('1 leader', '1 leader', '5 infantry', '1 leader')).toEqual(['Ada: retreat', [1, 0]]);
  });

  it('COC-17.12 what was chosen is told and leaves the map, and counts as eliminated', () => {
    const t = mixed().answer('Ben', 'losses', 72);
    expect(t.tells().slice(0, 3)).toEqual(['falls 0 0', 'falls 1 2', 'casualties 1 [0,0,0,1,1,0]']);
    expect([
      t.unit('D5', 'infantry'),
      t.unit('D5', 'cavalry'),
      t.unit('D5', 'elephant'),
      t.unit('D5', 'leader'),
    ]).toEqual([1, 0, 0, 1]);
    expect([t.s.battle.fallen, t.s.battle.slain, t.s.battle.split]).toEqual([
      [0, 2],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0],
      [-1, -1],
    ]);
  });

  it('COC-17.19.b a card takes one of the kinds that fight', () => {
    const t = two().knows('Ada', 'tactics').units('Ada', 'D6', { infantry: 1 });
    t.units('Ben', 'D5', { infantry: 1, elephant: 1, settler: 1 });
    const card = t.card('Ada', 'leadership', 'archers');
    attack(t.turn('Ada')).dice(5).answer('Ada', 'card', card).waitsFor('Ben: fighter');
    expect(t.legal('Ben').map(a => a[1])).toEqual([U.infantry, U.elephant]);
    t.dice(1, 1).answer('Ben', 'drop', 'elephant');
    expect(t.tells()[0]).toBe('casualties 1 [0,0,0,0,1,0]');
    expect([t.unit('D5', 'infantry'), t.unit('D5', 'elephant'), t.s.battle.slain[6 + U.elephant]]).toEqual([
      1, 0, 1,
    ]);
    // ships are of one kind, whatever they carry
    const sea = expansion()
      .city('Ada', 'D7')
      .city('Ben', 'D2')
      .terrain({ D6: 'sea', D5: 'sea' })
      .knows('Ada', 'tactics');
    sea.units('Ada', 'D6', { ship: 2 }).units('Ben', 'D5', { ship: 2, infantry: 1, cavalry: 1, settler: 1 });
    const martyr = sea.card('Ada', 'negotiations', 'martyr');
    attack(sea.turn('Ada')).dice(1, 1).answer('Ada', 'card', martyr).waitsFor('Ada: retreat');
    expect([sea.unit('D5', 'ship'), sea.unit('D5', 'infantry'), sea.s.battle.host[U.ship]]).toEqual([
      1, 1, 1,
    ]);
    const hit = expansion().city('Ada', 'D7').city('Ben', 'D2').terrain({ D6: 'sea', D5: 'sea' });
    hit.units('Ada', 'D6', { ship: 2, infantry: 1 }).units('Ben', 'D5', { ship: 2, infantry: 1 });
    attack(hit.turn('Ada').dice(5, 1, 5, 1)).waitsFor('Ada: retreat');
    expect([hit.unit('D5', 'ship'), hit.unit('D5', 'infantry'), hit.s.battle.host]).toEqual([
      1,
      1,
      [0, 1, 1, 0, 0, 0],
    ]);
  });
});
