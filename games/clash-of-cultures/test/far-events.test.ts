import { describe, expect, it } from 'vitest';
import { E, type EventId, L } from '../content/index.ts';
import { expansion, position, type Table } from './position.ts';

/** Ada has drawn this card and resolves its text; then it is her turn. */
function text(t: Table, id: EventId): Table {
  return t.arrange(
    s => {
      s.eventDeck = s.eventDeck.filter(card => card !== E[id]);
      s.eventCard = E[id];
    },
    ['eventText', 0],
    ['eventDone', { seat: 0, full: 1 }],
    ['turnStart', 0],
  );
}

const two = () => expansion().city('Ada', 'D7').city('Ben', 'D2');

function attack(t: Table): Table {
  return t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'go', 'D5');
}

const war = () =>
  two().knows('Ada', 'tactics').units('Ada', 'D6', { infantry: 2 }).units('Ben', 'D5', { infantry: 2 });

describe('20. Events of the expansion', () => {
  it('COC-20.10 COC-20.13 all 58 are in the deck of the expansion, 38 in the base game', () => {
    expect([expansion().s.eventDeck.length, position().s.eventDeck.length]).toEqual([58, 38]);
  });

  it('Solar Eclipse ends the next land battle after its first round; the defender keeps the card', () => {
    const t = text(war(), 'solar-eclipse');
    expect(t.s.eventGlobal).toEqual([E['solar-eclipse']]);
    t.dice(1, 1, 1, 1);
    const before = t.points('Ben');
    attack(t).waitsFor('Ada: move');
    expect([t.unit('D6', 'infantry'), t.points('Ben') - before]).toEqual([2, 1]);
    expect(t.s.fronts[1]).toEqual([E['solar-eclipse']]);
  });

  it('Trojan Horse: wood and culture for a point, and no card for the defender', () => {
    const t = text(
      war().city('Ben', 'D5').knows('Ben', 'tactics').goods('Ada', { wood: 1, culture: 1 }),
      'trojan-horse',
    );
    t.card('Ben', 'spy');
    t.dice(6, 6, 1, 1);
    attack(t).waitsFor('Ada: trojan').answer('Ada', 'yes');
    expect([t.has('Ada', 'wood'), t.s.fronts[0]]).toEqual([0, [E['trojan-horse']]]);
  });

  it('Guillotine: the leader is gone; another one for free, or two points; no more to recruit', () => {
    const t = text(two().leads('Ada', 'sulla', 'D7'), 'guillotine').waitsFor('Ada: guillotine');
    expect([t.unit('D7', 'leader'), t.s.lostLeaders.includes(L.sulla)]).toEqual([0, true]);
    t.answer('Ada', 'appoint', 'augustus', 'D7');
    expect([t.unit('D7', 'leader'), t.s.barred[0]]).toEqual([1, 1]);
    const u = text(two(), 'guillotine').answer('Ada', 'none');
    expect([u.points('Ada'), u.s.fronts[0]]).toEqual([1 + 1 + 2, [E.guillotine]]);
  });

  it('trade and stability bring what buildings bring, the drawer at least a little', () => {
    const t = text(two(), 'scientific-trade');
    expect([t.has('Ada', 'ideas'), t.has('Ben', 'ideas')]).toEqual([2, 0]);
    const u = text(two().city('Ben', 'D4', { with: ['market'] }), 'flourishing-trade');
    expect([u.has('Ada', 'gold'), u.has('Ben', 'gold')]).toEqual([1, 1]);
    const v = text(two().city('Ben', 'D4', { with: ['obelisk'] }), 'era-of-stability');
    v.waitsFor('Ada: token').answer('Ada', 'choose', 'mood').answer('Ben', 'choose', 'culture');
    expect([v.has('Ada', 'mood'), v.has('Ben', 'culture')]).toEqual([1, 1]);
  });

  it('Reformation: another player takes over a Temple of the drawer, or somebody else resolves it', () => {
    const t = text(two().city('Ada', 'D5', { with: ['temple'] }), 'reformation');
    expect(t.colour('D5', 'temple')).toBe('Ben');
    const u = text(two().city('Ben', 'D5', { with: ['temple'] }), 'reformation');
    expect(u.colour('D5', 'temple')).toBe('Ada');
  });

  it('Pandemics take half as many things as cities; Black Death takes units for points', () => {
    const t = text(two().city('Ada', 'D5').goods('Ada', { wood: 1 }), 'pandemics').waitsFor('Ada: pandemic');
    t.answer('Ada', 'choose', 'wood').waitsFor('Ada: turn');
    expect(t.has('Ada', 'wood')).toBe(0);
    const u = two().units('Ada', 'D6', { infantry: 4 });
    const before = text(u, 'black-death').points('Ada');
    expect([u.unit('D6', 'infantry'), before]).toEqual([3, 1 + 1 + 1]);
  });

  it('Famines of the expansion: Vermin in storehouses, Drought beside barren land', () => {
    const t = text(
      two().knows('Ada', 'storage').goods('Ada', { food: 2 }).goods('Ben', { food: 2 }),
      'famine-vermin',
    );
    expect([t.has('Ada', 'food'), t.has('Ben', 'food')]).toEqual([1, 2]);
    const u = text(two().terrain({ D6: 'barren' }), 'famine-drought');
    expect(u.mood('D7')).toBe('angry');
  });

  it('Fire burns all cities of the forest; Heavy Flood and Heavy Earthquake concern everybody', () => {
    const t = text(two().city('Ben', 'D6').terrain({ D7: 'forest', D6: 'forest' }), 'fire');
    expect([t.mood('D7'), t.mood('D6'), t.mood('D2')]).toEqual(['angry', 'angry', 'neutral']);
    const u = text(two().terrain({ D6: 'sea', D3: 'sea' }), 'heavy-flood');
    expect([u.mood('D7'), u.mood('D2')]).toEqual(['angry', 'angry']);
    const v = text(two().city('Ben', 'D4').city('Ben', 'D5'), 'heavy-earthquake').waitsFor('Ben: earthquake');
    v.answer('Ben', 'ruin', 'D4', 7).answer('Ben', 'done');
    expect(v.points('Ben')).toBe(2 + 1 + 2);
  });

  it('A Successful Year feeds who has fewest cities', () => {
    const t = text(two().city('Ben', 'D4').city('Ben', 'D5'), 'successful-year');
    expect([t.has('Ada', 'food'), t.has('Ben', 'food')]).toEqual([2, 0]);
  });

  it('COC-20.8 Great Diplomat lies face up and makes a truce; who breaks it pays', () => {
    const t = text(war().goods('Ada', { culture: 1 }), 'great-diplomat').answer('Ada', 'yes');
    expect([t.s.fronts[0], t.s.truce[0]]).toEqual([[E['great-diplomat']], 1]);
    t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all');
    expect(t.reason('Ada', 'go', 'D5')).toEqual(['tax-unpaid', 2]);
    t.goods('Ada', { culture: 2 }).dice(6, 6, 1, 1).answer('Ada', 'go', 'D5');
    expect([t.has('Ada', 'culture'), t.s.truce[0], t.s.fronts[0]]).toEqual([0, -1, []]);
  });

  it('Great Athlete changes tokens; Great Seer assigns objectives that are drawn next', () => {
    const t = two().goods('Ada', { culture: 3 });
    t.s.eventDeck = t.s.eventDeck.filter(card => card !== E['great-athlete'] && card !== E['great-seer']);
    t.s.persons[0].push(E['great-athlete'], E['great-seer']);
    t.turn('Ada').answer('Ada', 'person', 'great-athlete').answer('Ada', 'none');
    t.waitsFor('Ada: athlete').answer('Ada', 'receive', 'mood', 2);
    expect([t.has('Ada', 'mood'), t.has('Ada', 'culture')]).toEqual([2, 1]);
    t.answer('Ada', 'person', 'great-seer').waitsFor('Ada: seer');
    const [a, b] = t.s.looking;
    t.answer('Ada', 'assign', a, 'Ben');
    // to whom is said, not what
    expect(t.tells('assigns')).toEqual([[0, 1]]);
    t.answer('Ada', 'assign', b, 'Ada');
    t.arrange(() => {}, ['statusDraw', 1], ['turnStart', 0]);
    expect(t.s.objectives[1]).toEqual([a]);
  });

  it('Great Architect spares a wonder its advance and three tokens', () => {
    const t = two().city('Ada', 'D7', { mood: 'happy' }).city('Ada', 'D5').knows('Ada', 'engineering');
    t.wonderCard('Ada', 'great-pyramid').goods('Ada', { food: 7, wood: 7, ore: 7, gold: 7, culture: 2 });
    t.s.eventDeck = t.s.eventDeck.filter(card => card !== E['great-architect']);
    t.s.fronts[0].push(E['great-architect']);
    t.turn('Ada').answer('Ada', 'wonder', 'great-pyramid', 'D7');
    while (t.asked() === 'Ada: pay') t.answer('Ada', 'pay', t.legal('Ada', 'pay')[0][1] as number);
    expect([t.has('Ada', 'culture'), t.s.fronts[0]]).toEqual([0, []]);
  });

  it('COC-23.7 objectives of the expansion', () => {
    const t = two()
      .units('Ada', 'D6', { cavalry: 1 })
      .units('Ada', 'D5', { cavalry: 1 })
      .units('Ada', 'D4', { cavalry: 1 });
    const [card, half] = t.objective('Ada', 'horse-power');
    t.arrange(() => {}, ['statusObjectives', { seat: 0, completed: [] }], ['turn', 0]);
    t.waitsFor('Ada: objectives').answer('Ada', 'complete', card, half);
    expect(t.s.done[0]).toEqual([card * 2 + half]);
    const u = two()
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { cavalry: 1, infantry: 2 })
      .units('Ben', 'D5', { infantry: 1 });
    const [c, h] = u.objective('Ada', 'trample');
    u.turn('Ada').dice(6, 6, 6, 1);
    attack(u).waitsFor('Ada: instant').answer('Ada', 'complete', c, h);
    expect(u.s.done[0].length).toBe(1);
  });
});
