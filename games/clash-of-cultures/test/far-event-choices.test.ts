import { Play, redact } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { B, CULTURE, E, L, MOOD, U } from '../content/index.ts';
import { ACTION, OBJECTIVE, receive } from '../rules/hands.ts';
import { rules } from '../rules/index.ts';
import { text } from './event-scene.ts';
import { expansion, type Table } from './position.ts';
import { two } from './war.ts';

const lines = (t: Table, ...keys: string[]) =>
  t.log.filter(({ key }) => keys.includes(key)).map(({ key, args }) => [key, ...args].join(' '));
const moods = (t: Table, ...labels: string[]) => labels.map(label => t.mood(label)).join(' ');
/** Ada, Ben and Cyd with a city each. */
const table3 = () => expansion(3).city('Ada', 'E4').city('Ben', 'B7').city('Cyd', 'G8');

describe('20. Events of the expansion: government, leaders, Temples', () => {
  it('COC-26.2 Anarchy: all cubes of the government lie on the card, a point each', () => {
    const t = two().knows('Ada', 'voting', 'civil-liberties', 'philosophy').knows('Ben', 'nationalism');
    const before = t.points('Ada');
    text(t, 'anarchy').waitsFor('Ada: turn');
    expect([t.owns('Ada', 'voting'), t.owns('Ada', 'civil-liberties')]).toEqual([false, false]);
    expect([t.owns('Ada', 'philosophy'), t.owns('Ben', 'nationalism')]).toEqual([true, true]);
    expect([t.s.anarchy, t.points('Ada') - before]).toEqual([[2, 0], 2 - 2 * 0.5]);
    expect([lines(t, 'anarchy'), t.s.fronts, t.s.eventCard]).toEqual([
      ['anarchy 0 2'],
      [[E.anarchy], []],
      -1,
    ]);
    expect(t.s.eventDiscard).toEqual([]);
  });

  it('COC-26.2 Anarchy is its drawer’s, whoever that is', () => {
    const t = text(two().knows('Ben', 'voting').knows('Ada', 'nationalism'), 'anarchy', 'Ben');
    expect([t.owns('Ben', 'voting'), t.owns('Ada', 'nationalism'), t.s.anarchy]).toEqual([
      false,
      true,
      [0, 1],
    ]);
  });

  it('COC-20.13 A Successful Year: the poorest gain the difference; where all are equal, one food each', () => {
    const equal = text(two(), 'successful-year');
    expect([equal.has('Ada', 'food'), equal.has('Ben', 'food')]).toEqual([1, 1]);
    const t = table3().city('Ben', 'B4').city('Cyd', 'I7').city('Cyd', 'J7').knows('Ada', 'storage');
    text(t, 'successful-year');
    expect(t.tells('gain')).toEqual([[0, 0, 2, 0]]);
    const u = table3().city('Cyd', 'I7').city('Cyd', 'J7').knows('Ada', 'storage').knows('Ben', 'storage');
    text(u, 'successful-year');
    expect(u.tells('gain')).toEqual([
      [0, 0, 2, 0],
      [1, 0, 2, 0],
    ]);
  });

  it('COC-26.4 Guillotine: a new leader in a city or beside units on land, within the stack limit', () => {
    const t = two().city('Ada', 'B4').terrain({ C7: 'sea' });
    t.units('Ada', 'B4', { infantry: 4 })
      .units('Ada', 'D6', { infantry: 3 })
      .units('Ada', 'D5', { settler: 1 });
    t.units('Ada', 'C7', { ship: 1, infantry: 1 }).units('Ben', 'D3', { infantry: 1 });
    text(t, 'guillotine').waitsFor('Ada: guillotine');
    const at = (label: string) => t.reason('Ada', 'appoint', 'augustus', label);
    expect([at('D7'), at('D6'), at('B4')]).toEqual([['legal'], ['legal'], ['stack-limit', 4]]);
    expect([at('D5')[0], at('D3')[0], at('D2')[0]]).toEqual(['not-offered', 'not-offered', 'not-offered']);
    expect(t.may('Ada', 'appoint', 'augustus', 'C7')).toBe(false);
    t.answer('Ada', 'appoint', 'sulla', 'D6').waitsFor('Ada: turn');
    expect([t.unit('D6', 'leader'), t.s.leader[0], t.s.barred]).toEqual([1, L.sulla, [1, 0]]);
    expect(t.tells()).toEqual([`leader 0 ${L.sulla}`, `unitPlaced 0 ${U.leader} ${t.space('D6')}`]);
    expect(t.s.eventDiscard).toEqual([E.guillotine]);
  });

  it('COC-26.4 Guillotine: two points where no leader is left, or no place for one', () => {
    const t = two();
    t.s.lostLeaders.push(...t.s.leaders[0].splice(0));
    text(t, 'guillotine').waitsFor('Ada: turn');
    expect([lines(t, 'eventPoints'), t.s.fronts[0], t.s.barred[0]]).toEqual([
      ['eventPoints 0 2'],
      [E.guillotine],
      1,
    ]);
    const full = two().units('Ada', 'D7', { infantry: 4 });
    text(full, 'guillotine').waitsFor('Ada: turn');
    expect(lines(full, 'eventPoints')).toEqual(['eventPoints 0 2']);
    const room = two().units('Ada', 'D7', { infantry: 3 });
    text(room, 'guillotine').waitsFor('Ada: guillotine');
    const sea = expansion().terrain({ D6: 'sea' }).units('Ada', 'D6', { ship: 1, infantry: 1 });
    text(sea, 'guillotine').waitsFor('Ada: turn');
    const before = room.points('Ada');
    expect(room.answer('Ada', 'none').points('Ada') - before).toBe(2);
  });

  it('COC-20.13 Reformation: the drawer names who takes over a Temple; that player says which', () => {
    const t = table3()
      .city('Ada', 'E4', { with: ['temple'] })
      .city('Ada', 'D5', { with: ['temple'] });
    t.city('Ada', 'G4', { with: [['temple', 'Ben']] }).city('Ada', 'G5');
    text(t, 'reformation').waitsFor('Ada: reformation');
    expect([t.why('Ada', 'seat', 'Ben'), t.why('Ada', 'seat', 'Ada')]).toEqual(['legal', 'not-offered']);
    t.answer('Ada', 'seat', 'Cyd').waitsFor('Cyd: reform2');
    expect(t.tells()).toEqual(['chooses 0 2']);
    expect([t.why('Cyd', 'at', 'D5'), t.why('Cyd', 'at', 'G4'), t.why('Cyd', 'at', 'G5')]).toEqual([
      'legal',
      'no-target-building',
      'no-target-building',
    ]);
    expect(t.why('Cyd', 'at', 'G8')).toBe('not-offered');
    t.answer('Cyd', 'at', 'D5').waitsFor('Ada: turn');
    expect([t.colour('D5', 'temple'), t.colour('E4', 'temple')]).toEqual(['Cyd', 'Ada']);
    expect(t.tells()).toEqual([`influenced 2 ${t.space('D5')} ${B.temple} 0`]);
  });

  it('COC-20.13 Reformation: who has no Temple names somebody who has one, who goes on; else nothing', () => {
    const t = table3()
      .city('Ben', 'B7', { with: ['temple'] })
      .city('Cyd', 'G8', { with: [['temple', 'Ada']] });
    text(t, 'reformation').waitsFor('Ben: reformation');
    expect(lines(t, 'chooses')).toEqual(['chooses 0 1']);
    t.answer('Ben', 'seat', 'Cyd').waitsFor('Ada: turn');
    expect([t.colour('B7', 'temple'), t.colour('G8', 'temple')]).toEqual(['Cyd', 'Ada']);
    const none = text(table3().city('Ada', 'E4', { with: ['academy'] }), 'reformation').waitsFor('Ada: turn');
    expect(lines(none, 'chooses', 'influenced')).toEqual([]);
  });

  it('COC-2.4 Reformation: only who has a Temple left to put there', () => {
    const t = table3().city('Ada', 'E4', { with: ['temple'] });
    for (const label of ['D5', 'F5', 'G5', 'H5', 'I7']) t.city('Cyd', label, { with: ['temple'] });
    text(t, 'reformation').waitsFor('Ada: turn');
    expect(t.colour('E4', 'temple')).toBe('Ben');
    const u = two().city('Ada', 'D7', { with: ['temple'] });
    for (const label of ['D4', 'B4', 'F4', 'B2', 'F2']) u.city('Ben', label, { with: ['temple'] });
    text(u, 'reformation').waitsFor('Ada: turn');
    expect(u.colour('D7', 'temple')).toBe('Ada');
    const open = expansion(4).city('Ada', 'D4', { with: ['temple'] });
    for (const label of ['D5', 'F5', 'G5', 'H5', 'D6']) open.city('Cyd', label, { with: ['temple'] });
    text(open, 'reformation').waitsFor('Ada: reformation');
    expect([open.reason('Ada', 'seat', 'Cyd'), open.why('Ada', 'seat', 'Dov')]).toEqual([
      ['no-effect'],
      'legal',
    ]);
  });
});

describe('20. Events of the expansion: losses', () => {
  it('COC-20.13 Pandemics: a unit, a thing or a card for each two cities', () => {
    const t = two().city('Ada', 'B4').city('Ada', 'F4').city('Ada', 'F2').goods('Ada', { wood: 1, mood: 1 });
    t.units('Ada', 'D7', { infantry: 1 }).units('Ben', 'D3', { infantry: 1 });
    const card = t.card('Ada', 'spy');
    const [plan] = t.objective('Ada', 'wealth');
    text(t, 'pandemics').waitsFor('Ada: pandemic');
    expect([
      t.why('Ada', 'lose', 'D7', 'infantry'),
      t.why('Ada', 'lose', 'D7', 'settler'),
      t.why('Ada', 'lose', 'D3', 'infantry'),
      t.why('Ada', 'choose', 'mood'),
      t.why('Ada', 'choose', 'food'),
      t.why('Ada', 'choose', 'culture'),
      t.why('Ada', 'choose', 7),
      t.why('Ada', 'card', card),
      t.why('Ada', 'statue', plan),
    ]).toEqual([
      'legal',
      'not-offered',
      'not-offered',
      'legal',
      'cannot-pay',
      'cannot-pay',
      'not-offered',
      'legal',
      'legal',
    ]);
    t.answer('Ada', 'lose', 'D7', 'infantry').waitsFor('Ada: pandemic');
    expect(t.tells()).toEqual([`unitLost 0 ${U.infantry} ${t.space('D7')}`]);
    t.answer('Ada', 'card', card).waitsFor('Ada: turn');
    expect([t.tells(), t.s.actionDiscard, t.unit('D7', 'infantry')]).toEqual([
      [`discarded 0 ${card}`],
      [card],
      0,
    ]);
    const u = two().city('Ada', 'B4').city('Ada', 'F4').goods('Ada', { mood: 2 });
    const [other] = u.objective('Ada', 'eureka');
    text(u, 'pandemics').answer('Ada', 'statue', other).waitsFor('Ada: turn');
    expect([u.tells(), u.s.objectiveDiscard, u.s.objectives[0]]).toEqual([['objectiveLost 0'], [other], []]);
    text(u, 'pandemics').answer('Ada', 'choose', 'mood').waitsFor('Ada: turn');
    expect([u.has('Ada', 'mood'), u.tells()]).toEqual([1, [`lose 0 ${MOOD} 1`]]);
  });

  it('COC-20.13 Pandemics ask as long as there is something to lose', () => {
    const four = () => two().city('Ada', 'B4').city('Ada', 'F4').city('Ada', 'F2');
    text(four(), 'pandemics').waitsFor('Ada: turn');
    const asked = (change: (t: Table) => void) => {
      const t = four();
      change(t);
      return text(t, 'pandemics').asked();
    };
    expect(asked(t => t.goods('Ada', { culture: 1 }))).toBe('Ada: pandemic');
    expect(asked(t => t.units('Ada', 'D6', { settler: 1 }))).toBe('Ada: pandemic');
    expect(asked(t => t.card('Ada', 'spy'))).toBe('Ada: pandemic');
    expect(asked(t => t.objective('Ada', 'wealth'))).toBe('Ada: pandemic');
    expect(asked(t => t.goods('Ben', { culture: 1 }).units('Ben', 'D2', { settler: 1 }))).toBe('Ada: turn');
    expect(asked(t => t.goods('Ada', { culture: 1 }).knows('Ada', 'sanitation'))).toBe('Ada: turn');
  });

  it('COC-17.18 COC-26.6 Pandemics: a lost ship drowns its cargo, a lost leader brings nobody points', () => {
    const t = two().city('Ada', 'B4').terrain({ D6: 'sea' }).units('Ada', 'D6', { ship: 1, infantry: 2 });
    text(t, 'pandemics').answer('Ada', 'lose', 'D6', 'ship').waitsFor('Ada: turn');
    expect([t.unit('D6', 'ship'), t.unit('D6', 'infantry')]).toEqual([0, 0]);
    const u = two().city('Ada', 'B4').leads('Ada', 'sulla', 'D7');
    text(u, 'pandemics').answer('Ada', 'lose', 'D7', 'leader').waitsFor('Ada: turn');
    expect([u.s.leader[0], u.s.trophies, u.s.lostLeaders.includes(L.sulla)]).toEqual([-1, [[], []], true]);
    const v = two().city('Ada', 'B4').terrain({ D6: 'sea' }).units('Ada', 'D6', { ship: 1, infantry: 2 });
    text(v, 'pandemics').answer('Ada', 'lose', 'D6', 'infantry').waitsFor('Ada: turn');
    expect([v.unit('D6', 'ship'), v.unit('D6', 'infantry')]).toEqual([1, 1]);
  });

  it('COC-29.3 Pandemics: the first card of each kind is lost like any other, hidden ones are named to nobody', () => {
    const t = two().city('Ada', 'B4').units('Ada', 'D7', { infantry: 2 });
    for (const card of [0, 1]) {
      t.s.actionDeck.splice(t.s.actionDeck.indexOf(card), 1);
      receive(t.s, ACTION, 0, card, 0);
      t.s.objectiveDeck.splice(t.s.objectiveDeck.indexOf(card), 1);
      receive(t.s, OBJECTIVE, 0, card, 0);
    }
    text(t, 'pandemics').waitsFor('Ada: pandemic');
    const hidden = new Play(rules, redact(rules, t.s, 1)).options(t.s.asked[0]).choices;
    expect(hidden.map(({ answer }) => answer[0])).not.toContain('card');
    expect(hidden.map(({ answer }) => answer[0])).not.toContain('statue');
    expect([t.why('Ada', 'card', 0), t.why('Ada', 'statue', 0)]).toEqual(['legal', 'legal']);
    // on land nobody drowns
    t.answer('Ada', 'lose', 'D7', 'infantry').waitsFor('Ada: turn');
    expect(t.unit('D7', 'infantry')).toBe(1);
  });

  it('COC-20.13 Black Death: one of each four units, one more where a plague spreads; a point for each', () => {
    const plague = (units: number, ...advances: 'roads'[]) => {
      const t = two().knows('Ada', ...advances);
      t.units('Ada', 'D7', { infantry: Math.min(4, units) });
      if (units > 4) t.units('Ada', 'D6', { infantry: units - 4 });
      const before = t.points('Ada');
      text(t, 'black-death');
      while (t.asked() === 'Ada: loseUnit') t.answer('Ada', ...t.legal('Ada')[0]);
      return [t.tells('unitLost').length, t.points('Ada') - before, lines(t, 'eventPoints').join()];
    };
    expect(plague(3)).toEqual([0, 0, '']);
    expect(plague(4)).toEqual([1, 1, 'eventPoints 0 1']);
    expect(plague(7)).toEqual([1, 1, 'eventPoints 0 1']);
    expect(plague(8)).toEqual([2, 2, 'eventPoints 0 2']);
    expect(plague(4, 'roads')).toEqual([2, 2, 'eventPoints 0 2']);
    const ships = two().terrain({ D6: 'sea' }).units('Ada', 'D6', { ship: 2, settler: 2 });
    text(ships, 'black-death').waitsFor('Ada: loseUnit');
  });

  it('COC-20.13 Vermin: only in storehouses; Drought: a food for each city on or beside barren land', () => {
    const vermin = text(two().knows('Ada', 'storage').goods('Ben', { food: 2 }), 'famine-vermin');
    expect([moods(vermin, 'D7', 'D2'), vermin.has('Ben', 'food')]).toEqual(['angry neutral', 2]);
    const dry = () =>
      two().city('Ada', 'B4').city('Ada', 'F4').city('Ada', 'F2').terrain({ D6: 'barren', B4: 'barren' });
    const t = dry().knows('Ada', 'storage').goods('Ada', { food: 5 });
    text(t, 'famine-drought').waitsFor('Ada: turn');
    expect([t.has('Ada', 'food'), moods(t, 'D7', 'B4', 'F4')]).toEqual([3, 'neutral neutral neutral']);
    const u = text(dry().goods('Ada', { food: 1 }), 'famine-drought').waitsFor('Ada: unhappy');
    expect([u.has('Ada', 'food'), u.why('Ada', 'at', 'F4'), u.why('Ada', 'at', 'B4')]).toEqual([
      0,
      'not-here',
      'legal',
    ]);
    u.city('Ada', 'B4', { mood: 'happy' }).answer('Ada', 'at', 'B4');
    expect(u.mood('B4')).toBe('angry');
    const four = dry().terrain({ F3: 'barren' }).knows('Ada', 'storage').goods('Ada', { food: 6 });
    text(four, 'famine-drought');
    expect(four.has('Ada', 'food')).toBe(3);
    const wet = text(two().goods('Ada', { food: 2 }).terrain({ D3: 'barren' }), 'famine-drought');
    expect([wet.has('Ada', 'food'), wet.mood('D7'), wet.tells('lose')]).toEqual([2, 'neutral', []]);
  });

  it('COC-20.13 Fire spreads over the whole forest to cities of every player, not of barbarians', () => {
    const forest = { D7: 'forest', D6: 'forest', D5: 'forest', D4: 'forest', B4: 'forest' } as const;
    const t = two()
      .terrain(forest)
      .city('Ada', 'B4')
      .city('Ben', 'D4')
      .city('barbarians', 'D5')
      .city('Ada', 'F4');
    text(t, 'fire').waitsFor('Ada: fire');
    expect([t.why('Ada', 'at', 'F4'), t.why('Ada', 'at', 'D4'), t.why('Ada', 'at', 'B4')]).toEqual([
      'not-here',
      'not-offered',
      'legal',
    ]);
    t.answer('Ada', 'at', 'D7');
    expect(moods(t, 'D7', 'D4', 'D5', 'B4', 'F4')).toBe('angry angry neutral neutral neutral');
    expect(t.tells()).toEqual([`mood ${t.space('D7')} 0`, `mood ${t.space('D4')} 0`]);
    // with four players too
    const four = expansion(4)
      .city('Ada', 'D4')
      .city('barbarians', 'D5')
      .terrain({ D4: 'forest', D5: 'forest' });
    text(four, 'fire');
    expect([moods(four, 'D4', 'D5'), four.tells('mood').length]).toEqual(['angry neutral', 1]);
    const wood = text(two().city('Ben', 'D6').terrain({ D6: 'forest' }).goods('Ada', { wood: 2 }), 'fire');
    expect([wood.has('Ada', 'wood'), moods(wood, 'D7', 'D6')]).toEqual([1, 'neutral neutral']);
    const saved = two().terrain({ D7: 'forest' }).goods('Ada', { wood: 2 });
    text(saved, 'fire');
    expect([saved.has('Ada', 'wood'), saved.mood('D7')]).toEqual([2, 'angry']);
  });

  it('COC-20.13 Scientific and Flourishing Trade, Stability: by cities with one of two buildings', () => {
    const t = two()
      .city('Ada', 'D7', { with: ['academy', 'observatory'] })
      .city('Ada', 'B4', { with: ['observatory'] })
      .city('Ada', 'F4', { with: ['academy', 'temple'] })
      .city('Ben', 'D2', { with: ['academy', ['market', 'Ada'], 'obelisk'] });
    text(t, 'scientific-trade');
    expect(t.tells('gain')).toEqual([
      [0, 3, 3, 0],
      [1, 3, 1, 0],
    ]);
    text(t, 'flourishing-trade');
    expect(t.tells('gain')).toEqual([
      [0, 4, 1, 0],
      [1, 4, 1, 0],
    ]);
    // the others get nothing for nothing
    expect(text(two(), 'scientific-trade').tells('gain')).toEqual([[0, 3, 2, 0]]);
    expect(text(two(), 'flourishing-trade').tells('gain')).toEqual([[0, 4, 1, 0]]);
    const ports = two();
    for (const label of ['B4', 'F4', 'B2', 'F2']) ports.city('Ben', label, { with: ['port'] });
    text(ports, 'flourishing-trade');
    expect(ports.tells('gain')).toEqual([
      [0, 4, 1, 0],
      [1, 4, 3, 0],
    ]);
    const calm = two();
    for (const label of ['B4', 'F4', 'B2', 'F2']) calm.city('Ben', label, { with: ['temple'] });
    text(calm, 'era-of-stability').answer('Ada', 'choose', 'mood').waitsFor('Ben: token');
    for (let i = 0; i < 3; i++) calm.waitsFor('Ben: token').answer('Ben', 'choose', 'culture');
    calm.waitsFor('Ada: turn');
    expect([calm.has('Ada', 'mood'), calm.has('Ben', 'culture')]).toEqual([1, 3]);
    const quiet = text(two(), 'era-of-stability').answer('Ada', 'choose', 'culture').waitsFor('Ada: turn');
    expect(quiet.has('Ben', 'mood') + quiet.has('Ben', 'culture')).toBe(0);
  });
});

describe('20. Great persons of the expansion', () => {
  const holds = (t: Table, ...ids: ('great-athlete' | 'great-seer')[]) => {
    t.s.eventDeck = t.s.eventDeck.filter(card => !ids.some(id => E[id] === card));
    t.s.persons[0].push(...ids.map(id => E[id]));
    return t.turn('Ada');
  };

  it('COC-20.8 Great Athlete: any number of tokens of one kind into the other', () => {
    const t = holds(two().goods('Ada', { culture: 2, mood: 1 }), 'great-athlete');
    t.answer('Ada', 'person', 'great-athlete').answer('Ada', 'none').waitsFor('Ada: athlete');
    expect([
      t.why('Ada', 'receive', 'mood', 2),
      t.why('Ada', 'receive', 'mood', 3),
      t.why('Ada', 'receive', 'culture', 1),
      t.why('Ada', 'receive', 'culture', 2),
      t.why('Ada', 'receive', 'culture', 0),
    ]).toEqual(['legal', 'not-offered', 'legal', 'not-offered', 'not-offered']);
    t.answer('Ada', 'receive', 'culture', 1).waitsFor('Ada: turn');
    expect([t.has('Ada', 'mood'), t.has('Ada', 'culture')]).toEqual([0, 3]);
    expect(t.tells()).toEqual(['paid 0 [0,0,0,0,0,1,0]', `gain 0 ${CULTURE} 1 0`]);
    const u = holds(two().goods('Ada', { culture: 2 }), 'great-athlete');
    u.answer('Ada', 'person', 'great-athlete').answer('Ada', 'none').answer('Ada', 'receive', 'mood', 2);
    expect(u.tells()).toEqual(['paid 0 [0,0,0,0,0,0,2]', `gain 0 ${MOOD} 2 0`]);
    const none = holds(two().goods('Ada', { mood: 1 }), 'great-athlete');
    none.answer('Ada', 'person', 'great-athlete').answer('Ada', 'none').answer('Ada', 'none');
    expect([none.has('Ada', 'mood'), none.has('Ada', 'culture'), none.asked()]).toEqual([1, 0, 'Ada: turn']);
    const ben = two()
      .goods('Ben', { mood: 3 })
      .arrange(() => {}, ['athlete', 1], ['turn', 0]);
    ben.answer('Ben', 'receive', 'culture', 2);
    expect([ben.has('Ben', 'mood'), ben.has('Ben', 'culture')]).toEqual([1, 2]);
    const poor = holds(two(), 'great-athlete');
    poor.answer('Ada', 'person', 'great-athlete').answer('Ada', 'none').waitsFor('Ada: turn');
  });

  it('COC-20.8 Great Seer: as many cards as players, one for each; few cards are dealt as far as they go', () => {
    const t = holds(table3(), 'great-seer').answer('Ada', 'person', 'great-seer').waitsFor('Ada: seer');
    const [a, b, c] = t.s.looking;
    expect(t.s.looking.length).toBe(3);
    t.answer('Ada', 'assign', b, 'Cyd');
    expect([t.why('Ada', 'assign', a, 'Cyd'), t.why('Ada', 'assign', b, 'Ben')]).toEqual([
      'not-among-these',
      'not-offered',
    ]);
    expect(t.why('Ada', 'assign', a, 3)).toBe('not-offered');
    const hidden = new Play(rules, redact(rules, t.s, 1)).options(t.s.asked[0]);
    expect(hidden.choices).toEqual([]);
    expect([t.s.assigned, t.s.looking, t.tells()]).toEqual([[[], [], [b]], [a, c], ['assigns 0 2']]);
    t.answer('Ada', 'assign', c, 'Ada').answer('Ada', 'assign', a, 'Ben').waitsFor('Ada: turn');
    expect([t.s.assigned, t.s.seer]).toEqual([[[c], [a], [b]], 0]);
    // the first objective of the list is dealt like any other
    const zero = table3();
    zero.s.objectiveDeck = [...zero.s.objectiveDeck.filter(card => card !== 0), 0];
    holds(zero, 'great-seer').answer('Ada', 'person', 'great-seer').waitsFor('Ada: seer');
    zero.answer('Ada', 'assign', 0, 'Ben');
    expect(zero.s.assigned).toEqual([[], [0], []]);
    // an empty deck is made of what was discarded, as far as that goes (COC-23.6)
    const few = table3();
    const rest = few.s.objectiveDeck.splice(2);
    few.s.objectiveDiscard = few.s.objectiveDeck.splice(1);
    few.s.done[1] = rest.map(card => 2 * card);
    holds(few, 'great-seer').answer('Ada', 'person', 'great-seer').waitsFor('Ada: seer');
    expect([few.s.looking.length, few.s.objectiveDeck, few.s.objectiveDiscard]).toEqual([2, [], []]);
    const [one, two] = few.s.looking;
    few.answer('Ada', 'assign', one, 'Ben').answer('Ada', 'assign', two, 'Ada').waitsFor('Ada: turn');
  });
});
