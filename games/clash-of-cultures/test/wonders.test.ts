import { describe, expect, it } from 'vitest';
import { duel, position } from './position.ts';

const rich = { food: 7, wood: 7, ore: 7, culture: 5 } as const;

describe('21. Wonders', () => {
  it('COC-21.2 COC-21.3 COC-11.15 EX-93 building one: Engineering, a Happy city, the advance, room, the price', () => {
    const t = position()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple'] })
      .city('Ada', 'B4')
      .city('Ada', 'F4')
      .knows('Ada', 'engineering', 'rituals');
    t.goods('Ada', { food: 2, wood: 3, ore: 7, culture: 5 }).wonderCard('Ada', 'great-pyramid').turn('Ada');
    expect(t.why('Ada', 'wonder', 'great-pyramid', 'B4')).toBe('not-happy');
    const before = t.points('Ada');
    t.answer('Ada', 'wonder', 'great-pyramid', 'D7');
    expect(t.points('Ada') - before).toBe(5);
    expect([
      t.has('Ada', 'food'),
      t.has('Ada', 'wood'),
      t.has('Ada', 'ore'),
      t.has('Ada', 'culture'),
      t.s.actions,
    ]).toEqual([0, 0, 0, 0, 2]);
    expect([t.s.wonders[0], t.s.activated[t.space('D7')]]).toEqual([[], 1]);
  });

  it('COC-21.2 COC-21.4 what stands in the way of a wonder', () => {
    const t = position()
      .city('Ada', 'D7', { mood: 'happy' })
      .goods('Ada', rich)
      .wonderCard('Ada', 'great-lighthouse')
      .turn('Ada');
    expect(t.reason('Ada', 'wonder', 'great-lighthouse', 'D7')[0]).toBe('missing-advance');
    t.knows('Ada', 'engineering');
    expect(t.reason('Ada', 'wonder', 'great-lighthouse', 'D7')[0]).toBe('missing-advance');
    t.knows('Ada', 'cartography');
    expect(t.why('Ada', 'wonder', 'great-lighthouse', 'D7')).toBe('needs-building');
    t.terrain({ E7: 'sea' }).city('Ada', 'D7', { mood: 'happy', with: ['port'], port: 'E7' });
    expect(t.why('Ada', 'wonder', 'great-lighthouse', 'D7')).toBe('size-limit');
    t.city('Ada', 'B4').city('Ada', 'F4');
    expect(t.why('Ada', 'wonder', 'great-lighthouse', 'D7')).toBe('legal');
    t.goods('Ada', { culture: 4, mood: 5 });
    expect(t.why('Ada', 'wonder', 'great-lighthouse', 'D7')).toBe('cannot-pay');
  });

  it('COC-21.4 EX-95 the Great Lighthouse: a free ship whenever its city is activated', () => {
    const t = duel()
      .terrain({ E7: 'sea', A3: 'sea' })
      .wonder('great-lighthouse', 'D7', 'Ada')
      .goods('Ada', { food: 2 })
      .units('Ben', 'A3', { ship: 1 });
    t.turn('Ada')
      .answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'add', 'settler')
      .answer('Ada', 'done')
      .waitsFor('Ada: lighthouse');
    expect(t.why('Ada', 'at', 'A3')).toBe('enemy-here');
    t.answer('Ada', 'at', 'E7');
    expect([t.unit('E7', 'ship'), t.unit('D7', 'settler')]).toEqual([1, 1]);
  });

  it('COC-21.8 COC-6.3 EX-94 the Great Library lends an advance until the end of the turn', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple'] })
      .wonder('great-library', 'D7', 'Ada')
      .goods('Ada', { food: 2 });
    t.turn('Ada');
    expect(t.why('Ada', 'library', 'voting')).toBe('no-governments');
    expect(t.why('Ada', 'library', 'farming')).toBe('already-owned');
    t.answer('Ada', 'library', 'storage');
    expect(t.why('Ada', 'library', 'fishing')).toBe('once-per-turn');
    t.answer('Ada', 'collect', 'D7');
    for (const label of ['D7', 'D6', 'E7']) t.answer('Ada', 'take', label, 'food');
    t.answer('Ada', 'done');
    expect(t.has('Ada', 'food')).toBe(5);
    t.answer('Ada', 'end');
    expect([t.has('Ada', 'food'), t.owns('Ada', 'storage')]).toEqual([2, false]);
  });

  it('COC-21.8 EX-99 a named advance meets the requirement of a wonder, and is not gained', () => {
    const t = position()
      .city('Ada', 'D7', { mood: 'happy' })
      .city('Ada', 'B4')
      .city('Ada', 'F4')
      .wonder('great-library', 'B4', 'Ada');
    t.knows('Ada', 'engineering', 'storage')
      .goods('Ada', { food: 5, wood: 5, ore: 2, culture: 5 })
      .wonderCard('Ada', 'great-gardens')
      .turn('Ada');
    expect(t.reason('Ada', 'wonder', 'great-gardens', 'D7')[0]).toBe('missing-advance');
    t.answer('Ada', 'library', 'irrigation');
    expect(t.why('Ada', 'advance', 'irrigation')).toBe('legal');
    const before = t.points('Ada');
    t.answer('Ada', 'wonder', 'great-gardens', 'D7');
    expect([
      t.points('Ada') - before,
      t.has('Ada', 'mood'),
      t.s.cubes[0],
      t.owns('Ada', 'irrigation'),
    ]).toEqual([4, 0, 3, false]);
  });

  it('COC-21.8 Trade Routes named before anything else are used at once', () => {
    const t = duel().wonder('great-library', 'D7', 'Ada').units('Ada', 'D3', { settler: 1 }).turn('Ada');
    t.answer('Ada', 'library', 'trade-routes').waitsFor('Ada: routes').answer('Ada', 'routes', 1, 0);
    expect(t.has('Ada', 'food')).toBe(1);
  });

  it('COC-21.9 the Great Arena: tokens of one kind for the other, and one more combat value for a token', () => {
    const t = position()
      .city('Ada', 'D7')
      .wonder('great-arena', 'D7', 'Ada')
      .knows('Ada', 'taxes', 'tactics')
      .goods('Ada', { culture: 1 });
    t.turn('Ada').answer('Ada', 'use', 'taxes').answer('Ada', 'receive', 'wood', 1);
    expect(t.has('Ada', 'culture')).toBe(0);
    t.goods('Ada', { mood: 1 })
      .units('Ada', 'D6', { infantry: 1 })
      .units('Ben', 'D5', { infantry: 1 })
      .dice('4 cavalry', 1);
    t.answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D5')
      .waitsFor('Ada: arena')
      .answer('Ada', 'choose', 'mood');
    expect([t.s.holder[t.space('D5')], t.has('Ada', 'mood')]).toEqual([0, 0]);
    const u = position()
      .city('Ada', 'D7', { mood: 'happy' })
      .city('Ada', 'B4')
      .city('Ada', 'F4')
      .wonder('great-arena', 'B4', 'Ada')
      .knows('Ada', 'engineering', 'rituals');
    u.goods('Ada', { food: 2, wood: 3, ore: 7, culture: 4, mood: 5 })
      .wonderCard('Ada', 'great-pyramid')
      .turn('Ada');
    expect(u.why('Ada', 'wonder', 'great-pyramid', 'D7')).toBe('cannot-pay');
  });

  it('COC-21.9 the Great Mausoleum: the top of the discard pile instead of a draw; own cards to the bottom', () => {
    const t = duel().wonder('great-mausoleum', 'D7', 'Ada').goods('Ada', { food: 2, culture: 1 });
    const old = t.s.actionDeck.shift() as number;
    t.s.actionDiscard.push(old);
    t.turn('Ada').answer('Ada', 'advance', 'writing').waitsFor('Ada: whichAction').answer('Ada', 'pile');
    expect([t.s.hands[0], t.s.actionDiscard]).toEqual([[old], []]);
    const u = duel().wonder('great-mausoleum', 'D7', 'Ada').goods('Ada', { food: 2 });
    u.s.eventDiscard.push(u.s.eventDeck.shift() as number);
    u.s.cubes[0] = 1;
    u.turn('Ada').answer('Ada', 'advance', 'storage').waitsFor('Ada: whichEvent');
    const [open] = u.s.eventDiscard;
    u.answer('Ada', 'pile');
    expect(u.tells('event')[0][1]).toBe(open);
  });

  it('COC-21.4 the Great Statue: an objective card on building, and one given up for an action', () => {
    const t = position()
      .city('Ada', 'D7', { mood: 'happy' })
      .city('Ada', 'B4')
      .knows('Ada', 'engineering', 'monuments')
      .goods('Ada', rich)
      .wonderCard('Ada', 'great-statue');
    t.turn('Ada').answer('Ada', 'wonder', 'great-statue', 'D7').answer('Ada', 'none');
    const [card] = t.s.objectives[0];
    t.answer('Ada', 'statue', card);
    expect([t.s.actions, t.s.objectives[0], t.s.objectiveDiscard]).toEqual([3, [], [card]]);
  });

  it('COC-13.14 COC-21.4 the Great Gardens: any resource from plains; units that came over plains can’t attack', () => {
    const t = duel()
      .wonder('great-gardens', 'D7', 'Ada')
      .turn('Ada')
      .answer('Ada', 'collect', 'D7')
      .answer('Ada', 'take', 'D6', 'gold')
      .answer('Ada', 'take', 'E7', 'ideas');
    expect([t.has('Ada', 'gold'), t.has('Ada', 'ideas')]).toEqual([1, 1]);
    const u = duel()
      .knows('Ada', 'tactics')
      .wonder('great-gardens', 'D2', 'Ben')
      .units('Ada', 'D4', { infantry: 1 })
      .turn('Ada')
      .answer('Ada', 'move');
    u.answer('Ada', 'from', 'D4')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D3')
      .answer('Ada', 'stop')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D3')
      .answer('Ada', 'all');
    expect(u.why('Ada', 'go', 'D2')).toBe('gardens');
  });

  it('COC-21.7 COC-7.8 COC-19.8 a city removed for want of a grey settlement takes its wonder along; buildings go back', () => {
    const t = position(3)
      .city('Ada', 'E4', { with: [['temple', 'Ben']] })
      .city('Ada', 'B9')
      .wonder('great-arena', 'E4', 'Ada')
      .units('barbarians', 'E5', { infantry: 1 });
    for (const label of ['B2', 'D2', 'H4', 'H6', 'J7', 'F9', 'B5', 'D7', 'H8', 'D9'])
      t.city('barbarians', label);
    const before = [t.points('Ada'), t.points('Ben')];
    t.arrange(
      s => {
        s.current = 0;
      },
      ['barbariansMove', 0],
      ['turn', 0],
    );
    while (t.asked() === 'Ada: march') t.answer('Ada', ...t.legal('Ada')[0]);
    expect([t.ownerOf('E4'), t.colour('E4', 'temple'), t.unit('E4', 'infantry')]).toEqual([
      'none',
      'none',
      1,
    ]);
    expect([t.points('Ada'), t.points('Ben')]).toEqual([before[0] - 5, before[1] - 1]);
  });
});
