import { describe, expect, it } from 'vitest';
import { A, CA, E, GOLD, IDEAS, U } from '../content/index.ts';
import { draw, text } from './event-scene.ts';
import { duel, expansion, position, type Table } from './position.ts';
import { two } from './war.ts';

/** Ada and Ben without cities: no icon finds anything to do. */
const empty = (settings = {}) => position(2, settings);
const keys = (t: Table) => t.log.map(line => line.key);

describe('20. An event is drawn', () => {
  it('COC-5.5 COC-20.1 the card is told, its text done, the card put away, the track filled', () => {
    const t = draw(empty(), 'good-year-1');
    expect(t.log.map(({ key, args }) => [key, ...args].join(' '))).toEqual([
      `event 0 ${E['good-year-1']}`,
      'noPlace',
      'gain 0 0 1 0',
      'gain 1 0 1 0',
    ]);
    expect([t.s.cubes, t.s.eventDiscard, t.s.eventCard]).toEqual([[3, 3], [E['good-year-1']], -1]);
  });

  it('COC-20.2 the texts of all players go round from the drawer; of one, only the drawer', () => {
    const all = draw(position(3), 'good-year-1', 'Ben');
    expect(all.tells('gain').map(([seat]) => seat)).toEqual([1, 2, 0]);
    expect(all.s.cubes).toEqual([3, 3, 3]);
    const one = draw(position(3), 'good-year-2', 'Ben');
    expect(one.tells('gain').map(([seat]) => seat)).toEqual([1]);
  });

  it('COC-28.1 without events only the icon is resolved, and no card is kept', () => {
    const t = draw(empty({ events: 'none' }), 'migration-1');
    expect([t.has('Ada', 'gold'), keys(t)]).toEqual([2, ['event', 'gain']]);
    expect(t.tells('gain')).toEqual([[0, GOLD, 2, 0]]);
    const u = draw(empty({ events: 'none' }), 'pestilence');
    expect([u.s.eventGlobal, u.s.eventDiscard]).toEqual([[], [E.pestilence]]);
    const v = draw(empty(), 'pestilence');
    expect([v.s.eventGlobal, v.s.eventDiscard]).toEqual([[E.pestilence], []]);
  });

  it('COC-28.2 with optional events the player says it before the draw', () => {
    const t = draw(empty({ events: 'optional' }), 'good-year-1').waitsFor('Ada: fullEvent');
    expect(keys(t)).toEqual([]);
    t.answer('Ada', 'no').waitsFor('Ada: turn');
    expect([t.has('Ada', 'food'), t.s.eventDiscard]).toEqual([0, [E['good-year-1']]]);
    const u = draw(empty({ events: 'optional' }), 'good-year-1').answer('Ada', 'yes');
    expect(u.has('Ada', 'food')).toBe(1);
  });

  it('COC-21.9 Great Mausoleum: the deck or the pile, chosen before the draw; where there are both', () => {
    const laid = (pile: boolean, deck = true) => {
      const t = duel().terrain({ D5: 'barren' }).wonder('great-mausoleum', 'D7', 'Ada');
      if (pile) {
        t.s.eventDeck.splice(t.s.eventDeck.indexOf(E['civil-war-1']), 1);
        t.s.eventDiscard.push(E['civil-war-1']);
      }
      if (!deck) t.s.eventDiscard.unshift(...t.s.eventDeck.splice(0));
      return t.arrange(() => {}, ['drawEvent', { seat: 0, full: 1 }], ['turn', 0]);
    };
    const t = laid(true).waitsFor('Ada: whichEvent').answer('Ada', 'pile');
    expect([t.tells('event'), t.mood('D7'), t.s.eventDiscard]).toEqual([
      [[0, E['civil-war-1']]],
      'angry',
      [E['civil-war-1']],
    ]);
    const u = laid(true);
    const top = u.s.eventDeck[u.s.eventDeck.length - 1];
    u.answer('Ada', 'deck');
    expect(u.tells('event')).toEqual([[0, top]]);
    expect(laid(false).asked()).not.toBe('Ada: whichEvent');
    expect(laid(true, false).asked()).not.toBe('Ada: whichEvent');
    // the choice is the owner's of the wonder, in all variants
    const v = laid(true, true);
    v.arrange(() => {}, ['drawEvent', { seat: 0, full: 0 }], ['turn', 0]).answer('Ada', 'pile');
    expect([v.mood('D7'), v.tells('event').length]).toEqual(['neutral', 1]);
  });

  it('COC-5.5 Star Catalogues: an idea or a culture token before the card is drawn', () => {
    const t = expansion().masters('Ada', 'star-catalogues');
    draw(t, 'good-year-2').waitsFor('Ada: reward');
    expect(keys(t)).toEqual([]);
    t.answer('Ada', 'choose', 'ideas').waitsFor('Ada: turn');
    expect([t.has('Ada', 'ideas'), t.has('Ada', 'culture'), t.tells('gain')[0]]).toEqual([
      1,
      0,
      [0, IDEAS, 1, 0],
    ]);
    const u = draw(expansion().masters('Ada', 'star-catalogues'), 'good-year-2');
    u.answer('Ada', 'choose', 'culture');
    expect(u.has('Ada', 'culture')).toBe(1);
    draw(expansion().masters('Ben', 'star-catalogues'), 'good-year-2').waitsFor('Ada: turn');
  });

  it('COC-20.4 with no card anywhere nothing happens but the track', () => {
    const t = empty();
    const cards = t.s.eventDeck.splice(0);
    t.s.fronts[1] = cards;
    t.arrange(
      s => {
        s.cubes[0] = 0;
      },
      ['event', 0],
      ['turn', 0],
    );
    expect([keys(t), t.s.cubes[0], t.s.eventDiscard]).toEqual([[], 3, []]);
  });
});

describe('20. Icons', () => {
  it('COC-20.3 gold mine, barbarians, exhausted land; pirates in the expansion only', () => {
    expect(draw(duel(), 'good-year-1').asked()).toBe('Ada: barbarianCity');
    expect(draw(duel(), 'famine-1').asked()).toBe('Ada: barbarianCity');
    expect(draw(duel(), 'awesome-year-2').asked()).toBe('Ada: exhaust');
    const pirates = draw(two().terrain({ D6: 'sea' }), 'scientific-trade');
    expect(pirates.unit('D6', 'ship')).toBe(2);
    const base = two().terrain({ D6: 'sea' });
    base.s.expansion = 0;
    expect(draw(base, 'scientific-trade').unit('D6', 'ship')).toBe(0);
    expect(draw(duel(), 'pestilence').asked()).toBe('Ada: turn');
  });

  it('COC-20.3 arriving barbarians are reinforced, marching ones only where they are near', () => {
    const t = draw(duel(), 'good-year-2').answer('Ada', 'at', 'D5');
    expect(t.tells('unitPlaced').length).toBe(2);
    const u = draw(duel(), 'famine-1').answer('Ada', 'at', 'D5');
    expect(u.tells('unitPlaced').length).toBe(1);
  });

  it('COC-20.3 the marker lies on empty land beside an own city, never on barren land', () => {
    const t = duel().terrain({ D6: 'barren', C7: 'sea' }).units('Ada', 'E7', { settler: 1 });
    draw(t, 'awesome-year-2').waitsFor('Ada: exhaust');
    expect([
      t.why('Ada', 'at', 'C8'),
      t.why('Ada', 'at', 'D6'),
      t.why('Ada', 'at', 'D5'),
      t.why('Ada', 'at', 'D3'),
      t.why('Ada', 'at', 'C7'),
      t.why('Ada', 'at', 'E7'),
      t.why('Ada', 'at', 'D7'),
    ]).toEqual(['legal', 'not-here', 'not-here', 'not-here', 'not-offered', 'not-offered', 'not-offered']);
    t.answer('Ada', 'at', 'C8');
    expect([t.tells('exhausted'), t.s.exhausted.filter(n => n === 1).length]).toEqual([[[t.space('C8')]], 1]);
    draw(t, 'awesome-year-3');
    expect(t.why('Ada', 'at', 'C8')).toBe('not-offered');
  });

  it('COC-20.3 the only place is taken without a question; of several cities each gives places', () => {
    const barren = ['E7', 'C7', 'C8', 'D8', 'E8'].map(label => [label, 'barren'] as const);
    const t = draw(duel().terrain(Object.fromEntries(barren)), 'awesome-year-2').waitsFor('Ada: turn');
    expect(t.s.exhausted[t.space('D6')]).toBe(1);
    const u = draw(duel().city('Ada', 'B4'), 'awesome-year-2').waitsFor('Ada: exhaust');
    expect([u.why('Ada', 'at', 'D6'), u.why('Ada', 'at', 'B3')]).toEqual(['legal', 'legal']);
  });

  it('COC-2.2 there are six markers; with none left, or no place, nobody is asked', () => {
    const laid = (markers: number) => {
      const t = duel();
      for (const label of ['A3', 'A5', 'A7', 'G3', 'G5', 'G7'].slice(0, markers))
        t.s.exhausted[t.space(label)] = 1;
      return draw(t, 'awesome-year-2').asked();
    };
    expect([laid(5), laid(6)]).toEqual(['Ada: exhaust', 'Ada: turn']);
    const ring = ['D6', 'E7', 'C7', 'C8', 'D8', 'E8'];
    const barren = duel().terrain(Object.fromEntries(ring.map(label => [label, 'barren'] as const)));
    expect(draw(barren, 'awesome-year-2').asked()).toBe('Ada: turn');
  });
});

describe('20. Texts', () => {
  it('COC-20.5 what protects is told, and protects its owner only', () => {
    const t = text(duel().knows('Ada', 'sanitation').city('Ada', 'B4').city('Ben', 'B2'), 'pestilence');
    expect(t.tells('shielded')).toEqual([[0, A.sanitation]]);
    t.waitsFor('Ben: unhappy').answer('Ben', 'at', 'B2');
    expect([t.mood('D7'), t.mood('B2'), t.mood('D2')]).toEqual(['neutral', 'angry', 'neutral']);
    const u = two().knows('Ada', 'storage', 'irrigation').knows('Ben', 'storage').goods('Ben', { food: 2 });
    text(u, 'famine-vermin');
    expect([u.tells('shielded'), u.has('Ben', 'food'), u.mood('D7')]).toEqual([
      [[0, A.irrigation]],
      1,
      'neutral',
    ]);
  });

  it('COC-20.5 a card without protection reaches everybody, whatever they know', () => {
    const t = text(duel().knows('Ada', 'fanaticism'), 'good-year-1');
    expect([t.has('Ada', 'food'), t.has('Ben', 'food'), t.tells('shielded')]).toEqual([1, 1, []]);
  });

  it('COC-29.1 no undo behind a card that was drawn', () => {
    const t = duel();
    t.g.marked = false;
    draw(t, 'pestilence');
    expect(t.g.marked).toBe(true);
    const u = duel();
    u.g.marked = false;
    text(u, 'envoys');
    expect(u.g.marked).toBe(true);
  });

  it('COC-20.5 Aqueduct protects from every famine, told by its name, and from nothing else', () => {
    const of = (id: 'famine-1' | 'severe-famine-3' | 'famine-drought' | 'civil-war-1') =>
      text(two().terrain({ D6: 'barren' }).masters('Ada', 'aqueduct'), id);
    for (const id of ['famine-1', 'severe-famine-3', 'famine-drought'] as const)
      expect([of(id).tells('civUsed'), of(id).mood('D7')]).toEqual([[[0, CA.aqueduct]], 'neutral']);
    expect([of('civil-war-1').tells('civUsed'), of('civil-war-1').mood('D7')]).toEqual([[], 'angry']);
    const other = text(two().masters('Ben', 'aqueduct'), 'famine-1');
    expect(other.mood('D7')).toBe('angry');
  });

  it('COC-20.8 great persons are offered round from the drawer, one token to the drawer, two to others', () => {
    const rich = () =>
      position(3).goods('Ada', { culture: 2 }).goods('Ben', { culture: 1 }).goods('Cyd', { culture: 2 });
    const t = text(rich(), 'great-artist', 'Ben').waitsFor('Ben: claim').answer('Ben', 'no');
    t.waitsFor('Cyd: claim').answer('Cyd', 'no').waitsFor('Ada: claim').answer('Ada', 'no');
    expect([t.s.persons, t.s.eventDiscard]).toEqual([[[], [], []], [E['great-artist']]]);
    const u = text(rich(), 'great-artist', 'Ben').answer('Ben', 'yes').waitsFor('Ada: turn');
    expect([u.s.persons, u.has('Ben', 'culture'), u.tells('claims')]).toEqual([
      [[], [E['great-artist']], []],
      0,
      [[1, E['great-artist']]],
    ]);
    expect([u.s.eventCard, u.s.eventDiscard]).toEqual([-1, []]);
    // with one token only the drawer is asked
    const v = text(position(3).goods('Cyd', { culture: 1 }).goods('Ada', { culture: 2 }), 'great-artist');
    v.waitsFor('Ada: claim').answer('Ada', 'no').waitsFor('Ada: turn');
  });

  it('COC-20.8 COC-21.9 with the Great Arena mood tokens claim as well; some cards lie face up', () => {
    const t = duel().wonder('great-arena', 'D2', 'Ben').goods('Ben', { mood: 2 });
    text(t, 'great-artist').waitsFor('Ben: claim').answer('Ben', 'yes');
    expect([t.has('Ben', 'mood'), t.s.persons[1]]).toEqual([0, [E['great-artist']]]);
    const u = text(two().goods('Ada', { culture: 1 }), 'great-architect').answer('Ada', 'yes');
    expect([u.s.fronts, u.s.persons]).toEqual([
      [[E['great-architect']], []],
      [[], []],
    ]);
    u.waitsFor('Ada: turn');
    const v = text(expansion(3).goods('Ada', { culture: 1 }), 'great-diplomat').answer('Ada', 'yes');
    v.waitsFor('Ada: diplomat').answer('Ada', 'seat', 'Cyd').waitsFor('Ada: turn');
    expect([v.s.truce, v.tells()]).toEqual([[2, -1, -1], ['truce 0 2']]);
  });

  it('COC-26.6 Human Sacrifice: a captive cancels the card, icon and all; another one is drawn', () => {
    const laid = () => {
      const t = expansion().masters('Ada', 'captives', 'human-sacrifice');
      t.s.captives = [4 * 6 + U.infantry];
      return t;
    };
    const t = draw(laid().nextEvent('good-year-2'), 'migration-1').waitsFor('Ada: humanSacrifice');
    t.answer('Ada', 'yes').waitsFor('Ada: turn');
    expect(t.tells().slice(0, 2)).toEqual(['captiveReturned 0', `event 0 ${E['good-year-2']}`]);
    expect([t.has('Ada', 'gold'), t.has('Ada', 'food'), t.s.captives]).toEqual([0, 1, []]);
    expect(t.s.eventDiscard).toEqual([E['migration-1'], E['good-year-2']]);
    const u = draw(laid(), 'migration-1').answer('Ada', 'no').waitsFor('Ada: turn');
    expect([u.has('Ada', 'gold'), u.s.captives.length, u.s.eventDiscard]).toEqual([2, 1, [E['migration-1']]]);
    // who keeps the captive resolves the card as it is, text and all
    const kept = draw(laid(), 'good-year-2').answer('Ada', 'no').waitsFor('Ada: turn');
    expect([kept.has('Ada', 'food'), kept.s.captives.length]).toEqual([1, 1]);
    // in the variant without texts the next card has none either
    const v = laid().nextEvent('good-year-2');
    v.s.events = 1;
    draw(v, 'migration-1').answer('Ada', 'yes');
    expect(v.has('Ada', 'food')).toBe(0);
    const w = laid();
    w.s.events = 1;
    draw(w, 'good-year-2').answer('Ada', 'no');
    expect(w.has('Ada', 'food')).toBe(0);
  });

  it('COC-26.6 Human Sacrifice is asked only where another card could come', () => {
    const asked = (deck: number, pile: number) => {
      const t = expansion().masters('Ada', 'captives', 'human-sacrifice');
      t.s.captives = [4 * 6 + U.infantry];
      const cards = t.s.eventDeck.filter(card => card !== E['migration-1']);
      t.s.eventDeck = [...cards.splice(0, deck), E['migration-1']];
      t.s.eventDiscard = cards.splice(0, pile);
      t.s.fronts[1] = cards;
      return t.arrange(() => {}, ['event', 0], ['turn', 0]).asked();
    };
    expect([asked(0, 0), asked(1, 0), asked(0, 1)]).toEqual([
      'Ada: turn',
      'Ada: humanSacrifice',
      'Ada: humanSacrifice',
    ]);
    const none = draw(expansion().masters('Ada', 'captives', 'human-sacrifice'), 'migration-1');
    expect(none.asked()).toBe('Ada: turn');
  });

  it('COC-20.2 a year brings one, two or three food, to the drawer or to all', () => {
    const food = (id: Parameters<typeof text>[1]) => {
      const t = text(position().knows('Ada', 'storage').knows('Ben', 'storage'), id);
      return [t.has('Ada', 'food'), t.has('Ben', 'food')];
    };
    expect(food('good-year-1')).toEqual([1, 1]);
    expect(food('good-year-2')).toEqual([1, 0]);
    expect(food('good-year-3')).toEqual([1, 1]);
    expect(food('awesome-year-1')).toEqual([2, 0]);
    expect(food('awesome-year-2')).toEqual([2, 2]);
    expect(food('awesome-year-3')).toEqual([2, 2]);
    expect(food('fantastic-year-1')).toEqual([3, 3]);
    expect(food('fantastic-year-2')).toEqual([3, 3]);
    expect(food('fantastic-year-3')).toEqual([3, 0]);
  });

  it('COC-20.2 a famine takes one food, a severe one two; who has too little loses two levels', () => {
    const famine = (id: Parameters<typeof text>[1], food: number) => {
      const t = text(duel().city('Ada', 'D7', { mood: 'happy' }).goods('Ada', { food }), id);
      return [t.has('Ada', 'food'), t.mood('D7')];
    };
    for (const id of ['famine-1', 'famine-2', 'famine-3'] as const)
      expect([famine(id, 2), famine(id, 0)]).toEqual([
        [1, 'happy'],
        [0, 'angry'],
      ]);
    for (const id of ['severe-famine-1', 'severe-famine-2', 'severe-famine-3'] as const)
      expect([famine(id, 2), famine(id, 1)]).toEqual([
        [0, 'happy'],
        [0, 'angry'],
      ]);
    expect(text(duel().goods('Ada', { food: 2 }), 'famine-1').tells('lose')).toEqual([[0, 0, 1]]);
  });

  it('COC-20.2 Pestilence concerns who has two cities; it ends once everybody has Sanitation', () => {
    const t = text(duel().city('Ada', 'B4'), 'pestilence').waitsFor('Ada: unhappy').answer('Ada', 'at', 'D7');
    expect([t.mood('D2'), t.s.eventGlobal]).toEqual(['neutral', [E.pestilence]]);
    t.arrange(() => {}, ['healed', null], ['turn', 0]);
    expect(t.s.eventGlobal).toEqual([E.pestilence]);
    t.knows('Ben', 'sanitation').arrange(() => {}, ['healed', null], ['turn', 0]);
    expect(t.s.eventGlobal).toEqual([E.pestilence]);
    t.knows('Ada', 'sanitation').arrange(() => {}, ['healed', null], ['turn', 0]);
    expect([t.s.eventGlobal, t.s.eventDiscard, keys(t)]).toEqual([[], [E.pestilence], ['pestilenceOver']]);
    const none = duel().knows('Ada', 'sanitation').knows('Ben', 'sanitation');
    none.arrange(() => {}, ['healed', null], ['turn', 0]);
    expect([keys(none), none.s.eventDiscard]).toEqual([[], []]);
    // another card that lies open stays
    const both = two().knows('Ada', 'sanitation').knows('Ben', 'sanitation');
    both.s.eventDeck = both.s.eventDeck.filter(card => card !== E.pestilence && card !== E['solar-eclipse']);
    both.s.eventGlobal = [E['solar-eclipse'], E.pestilence];
    both.arrange(() => {}, ['healed', null], ['turn', 0]);
    expect(both.s.eventGlobal).toEqual([E['solar-eclipse']]);
  });

  it('COC-21.1 Envoys lay a wonder open, as long as there is one', () => {
    const t = duel();
    const top = t.s.wonderDeck[t.s.wonderDeck.length - 1];
    text(t, 'envoys');
    expect([t.s.wonderOpen, t.tells('wonderShown')]).toEqual([[top], [[top]]]);
    expect([t.has('Ada', 'ideas'), t.has('Ada', 'culture'), t.has('Ben', 'culture')]).toEqual([1, 1, 1]);
    const u = duel();
    u.s.wonderOpen = u.s.wonderDeck.splice(0);
    text(u, 'envoys');
    expect([u.s.wonderOpen.length, u.tells('wonderShown')]).toEqual([8, []]);
  });
});
