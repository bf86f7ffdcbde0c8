/** Each power of a civilization or a leader: what bars it, what it brings. */
import { describe, expect, it } from 'vitest';
import { A, L, U } from '../content/index.ts';
import { BATTLED } from '../rules/state.ts';
import { putUnits, removeUnits } from '../rules/units.ts';
import { first, happyHome, rich } from './court.ts';
import { expansion, type Table } from './position.ts';
import { two } from './war.ts';

describe('26. Powers: what bars them, what they bring', () => {
  it('masters: a Happy city, a token of either kind, something to learn', () => {
    const t = two().leads('Ada', 'sun-tzu', 'D7').goods('Ada', { mood: 1, culture: 1 }).turn('Ada');
    const why = () => t.why('Ada', 'power', 'leader:sun-tzu', 'D7', 0);
    expect(why()).toBe('not-happy');
    happyHome(t);
    expect(why()).toBe('legal');
    t.goods('Ada', { mood: 0, culture: 0 });
    expect(why()).toBe('cannot-pay');
    t.goods('Ada', { mood: 1 });
    expect(why()).toBe('legal');
    t.goods('Ada', { mood: 0, culture: 1 });
    expect(why()).toBe('legal');
    t.knows('Ada', 'tactics', 'siegecraft', 'steel-weapons', 'draft');
    expect(why()).toBe('no-effect');
    const u = happyHome(two())
      .leads('Ada', 'sun-tzu', 'D7')
      .goods('Ada', { mood: 1, culture: 1 })
      .turn('Ada');
    u.answer('Ada', 'power', 'leader:sun-tzu', 'D7', 0).waitsFor('Ada: tribute');
    u.answer('Ada', 'choose', 'culture').waitsFor('Ada: freeAdvance');
    expect([u.has('Ada', 'mood'), u.has('Ada', 'culture'), u.tells('paid')]).toEqual([
      1,
      0,
      [[0, [0, 0, 0, 0, 0, 0, 1]]],
    ]);
    // the cube comes from the track, and the advance is not left
    expect(u.why('Ada', 'none')).toBe('not-offered');
    u.answer('Ada', 'advance', 'tactics');
    expect(u.s.cubes[0]).toBe(2);
    // with one kind of token nobody is asked
    const v = happyHome(two()).leads('Ada', 'sun-tzu', 'D7').goods('Ada', { mood: 2 }).turn('Ada');
    v.answer('Ada', 'power', 'leader:sun-tzu', 'D7', 0).waitsFor('Ada: freeAdvance');
    expect(v.has('Ada', 'mood')).toBe(1);
  });

  it('builders: two captives for Ahuitzotl; a wonder lacks the tokens that Darius took', () => {
    const t = rich(two()).city('Ada', 'B4').leads('Ada', 'ahuitzotl', 'D7').turn('Ada');
    t.s.captives = [25];
    expect(t.reason('Ada', 'power', 'leader:ahuitzotl', 'D7', 0)).toEqual(['no-captives', 2]);
    t.s.captives = [25, 25, 25];
    t.answer('Ada', 'power', 'leader:ahuitzotl', 'D7', 0).waitsFor('Ada: buildHere');
    expect([t.s.captives.length, t.may('Ada', 'construct', 'D7', 'academy')]).toEqual([1, true]);
    const u = happyHome(rich(two())).city('Ada', 'B4').knows('Ada', 'engineering', 'siegecraft');
    u.wonderCard('Ada', 'great-wall').leads('Ada', 'darius', 'D7').turn('Ada');
    u.answer('Ada', 'power', 'leader:darius', 'D7', 0).waitsFor('Ada: buildHere');
    expect(u.may('Ada', 'wonder', 'great-wall', 'D7')).toBe(false);
    expect(u.has('Ada', 'culture')).toBe(3);
  });

  it('builders: two captives are enough; Qin builds wonders alone; Alexander needs a card to play', () => {
    const t = rich(two()).city('Ada', 'B4').leads('Ada', 'ahuitzotl', 'D7').turn('Ada');
    t.s.captives = [25, 25];
    expect(t.why('Ada', 'power', 'leader:ahuitzotl', 'D7', 0)).toBe('legal');
    const qin = happyHome(rich(two())).city('Ada', 'B4').knows('Ada', 'engineering', 'siegecraft');
    qin.leads('Ada', 'qin-shi-huang', 'D7').turn('Ada');
    expect(qin.why('Ada', 'power', 'leader:qin-shi-huang', 'D7', 0)).toBe('no-effect');
    qin.wonderCard('Ada', 'great-wall').answer('Ada', 'power', 'leader:qin-shi-huang', 'D7', 0);
    expect([qin.why('Ada', 'construct', 'D7', 'academy'), qin.tells('paid')]).toEqual(['not-offered', []]);
    const alexander = two()
      .leads('Ada', 'alexander-the-great', 'D7')
      .goods('Ada', { culture: 1 })
      .turn('Ada');
    expect(alexander.why('Ada', 'power', 'leader:alexander-the-great', 'D7', 0)).toBe('no-card');
  });

  it('COC-6.4 Darius and the Great Arena: any tokens pay for him, what is left for the building', () => {
    const with4 = (goods: Partial<Record<'mood' | 'culture', number>>) => {
      const t = two().city('Ada', 'B4').leads('Ada', 'darius', 'D7').knows('Ada', 'writing');
      return t
        .wonder('great-arena', 'B4', 'Ada')
        .goods('Ada', { food: 1, ore: 1, wood: 1, ...goods })
        .turn('Ada');
    };
    const why = (t: Table) => t.why('Ada', 'power', 'leader:darius', 'D7', 0);
    expect([why(with4({ mood: 1 })), why(with4({ mood: 1, culture: 1 })), why(with4({ mood: 2 }))]).toEqual([
      'cannot-pay',
      'legal',
      'legal',
    ]);
    const t = with4({ mood: 2 }).answer('Ada', 'power', 'leader:darius', 'D7', 0);
    t.answer('Ada', 'construct', 'D7', 'academy').waitsFor('Ada: turn');
    expect([t.has('Ada', 'mood'), t.colour('D7', 'academy')]).toEqual([0, 'Ada']);
    // a choice of tokens comes before the building
    const u = with4({ mood: 2, culture: 2 })
      .answer('Ada', 'power', 'leader:darius', 'D7', 0)
      .waitsFor('Ada: pay');
    u.answer('Ada', 'pay', u.sum({ mood: 1, culture: 1 })).waitsFor('Ada: buildHere');
    expect([u.has('Ada', 'mood'), u.has('Ada', 'culture')]).toEqual([1, 1]);
    // a wonder wants its culture tokens, whatever the Arena allows (COC-21.9): he is paid in mood
    const wonder = (mood: number, culture: number) => {
      const w = happyHome(two())
        .city('Ada', 'B4')
        .leads('Ada', 'darius', 'D7')
        .knows('Ada', 'engineering', 'siegecraft', 'storage');
      w.wonder('great-arena', 'B4', 'Ada').wonderCard('Ada', 'great-wall');
      return why(w.goods('Ada', { food: 7, ore: 7, wood: 2, mood, culture }).turn('Ada'));
    };
    expect([wonder(1, 5), wonder(2, 5), wonder(1, 6), wonder(0, 7)]).toEqual([
      'no-effect',
      'legal',
      'legal',
      'legal',
    ]);
  });

  it('COC-26.8 Dido: with Hegemony a ship in her space founds a city, free, and she lands there', () => {
    const t = two().terrain({ D6: 'sea', C4: 'sea' }).leads('Ada', 'queen-dido', 'D6');
    t.units('Ada', 'D6', { ship: 1 })
      .units('Ada', 'C4', { ship: 1 })
      .units('Ben', 'E6', { infantry: 1 })
      .turn('Ada');
    const why = (at: string) => t.why('Ada', 'power', 'leader:queen-dido', at, 1);
    expect(why('D5')).toBe('not-offered');
    t.masters('Ada', 'hegemony').s.actions = 0;
    // she founds from her own ship, others found as an action
    expect([why('D5'), why('E6'), why('D7'), why('B4')]).toEqual([
      'legal',
      'enemy-here',
      'city-here',
      'not-offered',
    ]);
    expect(['D5', 'C3', 'B4', 'B6'].map(at => t.why('Ada', 'power', 'civ:hegemony', at, 0))).toEqual([
      'no-actions',
      'no-actions',
      'no-actions',
      'not-offered',
    ]);
    t.answer('Ada', 'power', 'leader:queen-dido', 'D5', 1).waitsFor('Ada: turn');
    // she goes with her ship, and no other is asked about
    expect([t.ownerOf('D5'), t.unit('D5', 'leader'), t.unit('D6', 'ship'), t.unit('C4', 'ship')]).toEqual([
      'Ada',
      1,
      0,
      1,
    ]);
    // ashore she founds with settlers alone
    expect([why('D4'), t.s.actions]).toEqual(['not-offered', 0]);
  });

  it('Imperial Army: settlers into infantry and back, as far as pieces and the stack limit go', () => {
    const t = two().masters('Ada', 'imperial-army').terrain({ C7: 'sea' });
    t.units('Ada', 'D6', { settler: 1, infantry: 4 }).units('Ada', 'D5', { settler: 1 });
    t.units('Ada', 'C7', { ship: 1, settler: 1 }).units('Ben', 'D3', { settler: 1 }).turn('Ada');
    t.answer('Ada', 'power', 'civ:imperial-army', -1, 0).waitsFor('Ada: muster');
    expect([
      t.reason('Ada', 'relocate', 'D6', 'settler'),
      t.reason('Ada', 'relocate', 'D5', 'settler'),
      t.reason('Ada', 'relocate', 'C7', 'settler'),
      t.reason('Ada', 'relocate', 'D6', 'infantry'),
      t.reason('Ada', 'relocate', 'C7', 'ship'),
      t.reason('Ada', 'relocate', 'D5', 'infantry'),
      t.reason('Ada', 'relocate', 'D3', 'settler'),
    ]).toEqual([
      ['stack-limit', 4],
      ['legal'],
      ['legal'],
      ['legal'],
      ['not-offered'],
      ['not-offered'],
      ['not-offered'],
    ]);
    t.answer('Ada', 'relocate', 'D6', 'infantry').waitsFor('Ada: muster');
    expect(t.tells()).toEqual([`turns 0 ${U.infantry} ${U.settler} ${t.space('D6')}`]);
    expect([t.unit('D6', 'infantry'), t.unit('D6', 'settler')]).toEqual([3, 2]);
    // the fourth settler was the last one
    expect(t.why('Ada', 'relocate', 'D6', 'infantry')).toBe('no-piece');
    t.answer('Ada', 'relocate', 'D6', 'settler').answer('Ada', 'done').waitsFor('Ada: turn');
    expect([t.unit('D6', 'infantry'), t.s.groups]).toEqual([4, 0]);
  });

  it('COC-12.2 Imperial Army: at sea there is no stack limit', () => {
    const t = two().masters('Ada', 'imperial-army').terrain({ C7: 'sea' });
    t.units('Ada', 'C7', { ship: 3, settler: 1, infantry: 4 }).turn('Ada');
    t.answer('Ada', 'power', 'civ:imperial-army', -1, 0).answer('Ada', 'relocate', 'C7', 'settler');
    expect([t.unit('C7', 'infantry'), t.unit('C7', 'settler')]).toEqual([5, 0]);
  });

  it('Imperial Army: nobody to turn is no action; nobody turns units for ever', () => {
    const none = two().masters('Ada', 'imperial-army').units('Ada', 'D6', { cavalry: 1 }).turn('Ada');
    expect(none.why('Ada', 'power', 'civ:imperial-army', -1, 0)).toBe('no-effect');
    const full = two()
      .masters('Ada', 'imperial-army')
      .units('Ada', 'D6', { settler: 1, cavalry: 4 })
      .turn('Ada');
    expect(full.why('Ada', 'power', 'civ:imperial-army', -1, 0)).toBe('no-effect');
    full.units('Ada', 'D5', { infantry: 1 });
    expect(full.why('Ada', 'power', 'civ:imperial-army', -1, 0)).toBe('legal');
    const other = two().masters('Ada', 'imperial-army').units('Ben', 'D6', { settler: 1 }).turn('Ada');
    expect(other.why('Ada', 'power', 'civ:imperial-army', -1, 0)).toBe('no-effect');
    const t = two().masters('Ada', 'imperial-army').units('Ada', 'D6', { settler: 1 }).turn('Ada');
    t.answer('Ada', 'power', 'civ:imperial-army', -1, 0);
    for (let n = 0; n < 20; n++) t.answer('Ada', 'relocate', 'D6', n % 2 === 0 ? 'settler' : 'infantry');
    t.waitsFor('Ada: turn');
    expect(t.s.groups).toBe(0);
  });

  it('Tribal Allies: a barbarian city comes, and one is reinforced', () => {
    const t = two().masters('Ada', 'tribal-allies').turn('Ada');
    t.answer('Ada', 'power', 'civ:tribal-allies', -1, 0).waitsFor('Ada: barbarianCity');
    t.answer('Ada', 'at', 'D5').waitsFor('Ada: barbarianKind').answer('Ada', 'add', 'infantry');
    expect([t.ownerOf('D5'), t.unit('D5', 'infantry')]).toEqual(['barbarians', 2]);
  });

  it('COC-29.1 Calendar: the top card is seen by its player alone; once, while there are cards', () => {
    const t = two().masters('Ada', 'calendar').turn('Ada');
    const top = t.s.eventDeck[t.s.eventDeck.length - 1];
    t.g.marked = false;
    t.answer('Ada', 'power', 'civ:calendar', -1, 0).waitsFor('Ada: turn');
    expect([t.s.peeked, t.g.marked, t.tells('peeks')]).toEqual([1, true, [[0, top]]]);
    const u = two().masters('Ada', 'calendar').goods('Ada', { culture: 2 }).turn('Ada');
    const before = u.s.eventDeck.slice();
    u.answer('Ada', 'power', 'civ:calendar', -1, 0).answer('Ada', 'no').waitsFor('Ada: turn');
    expect([u.s.eventDeck, u.has('Ada', 'culture')]).toEqual([before, 2]);
    // Ben's look is not Ada's
    u.s.peeked = 2;
    expect(u.why('Ada', 'power', 'civ:calendar', -1, 0)).toBe('legal');
    u.answer('Ada', 'power', 'civ:calendar', -1, 0).waitsFor('Ada: calendar');
    expect(u.s.peeked).toBe(3);
    u.answer('Ada', 'yes');
    expect([u.s.eventDeck[0], u.s.eventDeck.length, u.s.peeked]).toEqual([before.at(-1), before.length, 1]);
    const one = two().masters('Ada', 'calendar').goods('Ada', { culture: 2 });
    const cards = one.s.eventDeck.splice(1);
    one.s.fronts[1] = cards;
    one.turn('Ada').answer('Ada', 'power', 'civ:calendar', -1, 0).waitsFor('Ada: turn');
    const none = two().masters('Ada', 'calendar');
    none.s.fronts[1] = none.s.eventDeck.splice(0);
    expect(none.turn('Ada').why('Ada', 'power', 'civ:calendar', -1, 0)).toBe('no-effect');
  });

  it('Ball Courts: an own city that is not Angry counts one larger, for a mood token', () => {
    const t = two().city('Ada', 'B4', { mood: 'angry' }).masters('Ada', 'ball-courts');
    t.goods('Ada', { mood: 2 }).knows('Ada', 'storage').turn('Ada');
    expect([
      t.why('Ada', 'power', 'civ:ball-courts', 'B4', 0),
      t.why('Ada', 'power', 'civ:ball-courts', 'D2', 0),
    ]).toEqual(['angry', 'not-offered']);
    t.answer('Ada', 'power', 'civ:ball-courts', 'D7', 0);
    expect([t.s.court, t.has('Ada', 'mood')]).toEqual([t.space('D7'), 1]);
    t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food').answer('Ada', 'take', 'D6', 'food');
    expect([t.asked(), t.has('Ada', 'food')]).toEqual(['Ada: turn', 2]);
  });

  it('Shogunate and Alexander: one free card at a time', () => {
    const t = two().leads('Ada', 'alexander-the-great', 'D7').goods('Ada', { culture: 5 });
    t.card('Ada', 'spy');
    t.turn('Ada').answer('Ada', 'power', 'leader:alexander-the-great', 'D7', 0);
    expect([t.s.activated[t.space('D7')], t.has('Ada', 'culture')]).toEqual([1, 4]);
    const angry = two().city('Ada', 'D7', { mood: 'angry' }).leads('Ada', 'alexander-the-great', 'D7');
    angry.goods('Ada', { culture: 1 }).card('Ada', 'spy');
    angry.turn('Ada').s.angryUse[angry.space('D7')] = 1;
    expect(angry.why('Ada', 'power', 'leader:alexander-the-great', 'D7', 0)).toBe('angry-used');
    const u = two().masters('Ada', 'shogunate').turn('Ada');
    u.s.powers = t.s.powers;
    expect(u.why('Ada', 'power', 'civ:shogunate', -1, 0)).toBe('harvest-bound');
  });

  it('Augustus: the city is activated, cards are drawn first, then one of each kind is given up', () => {
    const t = two().leads('Ada', 'augustus', 'D7').goods('Ada', { culture: 1 });
    t.turn('Ada').s.activated[t.space('D7')] = 1;
    t.answer('Ada', 'power', 'leader:augustus', 'D7', 0).waitsFor('Ada: princeps');
    expect([t.s.hands[0].length, t.s.objectives[0].length]).toEqual([1, 1]);
    first(first(t));
    // the second activation of the turn saddens the city
    expect([t.s.activated[t.space('D7')], t.mood('D7')]).toEqual([2, 'angry']);
    t.goods('Ada', { culture: 2 });
    expect(t.why('Ada', 'power', 'leader:augustus', 'D7', 0)).toBe('legal');
    first(first(t.answer('Ada', 'power', 'leader:augustus', 'D7', 0)));
    expect(t.why('Ada', 'power', 'leader:augustus', 'D7', 0)).toBe('angry-used');
    const none = two().leads('Ada', 'augustus', 'D7').goods('Ada', { culture: 1 });
    none.arrange(
      () => {},
      ['princeps', { seat: 0, type: 0 }],
      ['princeps', { seat: 0, type: 1 }],
      ['turn', 0],
    );
    none.waitsFor('Ada: turn');
    // each kind of card for itself
    const one = two().leads('Ada', 'augustus', 'D7');
    one.objective('Ada', 'seafarers');
    one.arrange(() => {}, ['princeps', { seat: 0, type: 0 }], ['turn', 0]).waitsFor('Ada: turn');
    const other = two().leads('Ada', 'augustus', 'D7');
    other.card('Ada', 'spy');
    other.arrange(() => {}, ['princeps', { seat: 0, type: 1 }], ['turn', 0]).waitsFor('Ada: turn');
  });

  it('Caesar: mood tokens by the size of his city', () => {
    const t = two()
      .city('Ada', 'D7', { with: ['temple'] })
      .leads('Ada', 'julius-caesar', 'D7');
    t.goods('Ada', { mood: 1 }).turn('Ada');
    expect(t.why('Ada', 'power', 'leader:julius-caesar', 'D7', 0)).toBe('cannot-pay');
    t.goods('Ada', { mood: 2 }).answer('Ada', 'power', 'leader:julius-caesar', 'D7', 0);
    expect([t.mood('D7'), t.has('Ada', 'mood')]).toEqual(['happy', 0]);
  });

  it('Cleopatra’s tokens lie on her city, one each time', () => {
    const t = two().leads('Ada', 'cleopatra', 'D7').goods('Ada', { culture: 2 }).turn('Ada');
    t.s.beloved[t.space('D7')] = 2;
    t.answer('Ada', 'power', 'leader:cleopatra', 'D7', 0);
    expect(t.tells('beloved')).toEqual([[0, t.space('D7'), 3]]);
  });

  it('Acamapichtli: only from a city of three pieces or fewer', () => {
    const sized = (...buildings: ('temple' | 'academy' | 'port')[]) =>
      two()
        .city('Ada', 'D7', { with: buildings })
        .leads('Ada', 'acamapichtli', 'D7')
        .goods('Ada', { mood: 2 })
        .turn('Ada')
        .why('Ada', 'power', 'leader:acamapichtli', 'D7', 0);
    expect([sized('temple', 'academy'), sized('temple', 'academy', 'port')]).toEqual(['legal', 'too-large']);
  });

  it('Cyrus: no more tokens than regions, nor than the size of his city', () => {
    const tokens = (buildings: ('temple' | 'academy')[], ...cities: string[]) => {
      const t = two().city('Ada', 'D7', { with: buildings }).leads('Ada', 'cyrus-the-great', 'D7');
      for (const label of cities) t.city('Ada', label);
      t.turn('Ada').answer('Ada', 'power', 'leader:cyrus-the-great', 'D7', 0);
      while (t.asked() === 'Ada: token') t.answer('Ada', 'choose', 'mood');
      expect(t.s.activated[t.space('D7')]).toBe(1);
      return t.has('Ada', 'mood');
    };
    expect(tokens([])).toBe(1);
    expect(tokens(['temple', 'academy'], 'D8')).toBe(1);
    expect(tokens(['temple', 'academy'], 'D5')).toBe(2);
    expect(tokens(['temple', 'academy'], 'D5', 'B4', 'F4', 'F2')).toBe(3);
    const t = two().city('Ada', 'D7', { mood: 'angry' }).leads('Ada', 'cyrus-the-great', 'D7').turn('Ada');
    t.s.angryUse[t.space('D7')] = 1;
    expect(t.why('Ada', 'power', 'leader:cyrus-the-great', 'D7', 0)).toBe('angry-used');
  });

  it('Sri Gupta: nothing to learn, nothing to do; the advance may only be left where none can be paid', () => {
    const t = two().leads('Ada', 'sri-gupta', 'D7').goods('Ada', { culture: 1 }).turn('Ada');
    const why = () => t.why('Ada', 'power', 'leader:sri-gupta', 'D7', 0);
    expect(why()).toBe('no-effect');
    t.goods('Ada', { food: 2 });
    expect(why()).toBe('legal');
    t.city('Ada', 'D7', { mood: 'angry' }).s.angryUse[t.space('D7')] = 1;
    expect(why()).toBe('angry-used');
    const u = two().leads('Ada', 'sri-gupta', 'D7').goods('Ada', { culture: 1, food: 2 }).turn('Ada');
    u.answer('Ada', 'power', 'leader:sri-gupta', 'D7', 0).waitsFor('Ada: goldenAge');
    expect([u.why('Ada', 'none'), u.why('Ada', 'advance', 'navigation')]).toEqual([
      'not-offered',
      'missing-top-advance',
    ]);
    u.answer('Ada', 'advance', 'fishing');
    expect([u.has('Ada', 'food'), u.s.cubes[0], u.s.activated[u.space('D7')]]).toEqual([0, 2, 1]);
    const v = two()
      .leads('Ada', 'sri-gupta', 'D7')
      .arrange(() => {}, ['goldenAge', 0], ['turn', 0]);
    v.waitsFor('Ada: goldenAge').answer('Ada', 'none').waitsFor('Ada: turn');
  });

  it('Suiko: buildings of another colour in her city, but Obelisks; free with State Religion', () => {
    const why = (plan: Parameters<Table['city']>[2]) => {
      const t = two().city('Ada', 'D7', plan).leads('Ada', 'suiko', 'D7').goods('Ada', { culture: 1 });
      return t.turn('Ada').why('Ada', 'power', 'leader:suiko', 'D7', 0);
    };
    expect(why({ with: [['temple', 'Ben']] })).toBe('legal');
    expect(why({ with: ['temple'] })).toBe('no-target-building');
    expect(why({ with: [['obelisk', 'Ben']] })).toBe('no-target-building');
    expect(why({})).toBe('no-target-building');
    const t = two()
      .city('Ada', 'D7', { with: [['temple', 'Ben']] })
      .leads('Ada', 'suiko', 'D7');
    for (const label of ['B4', 'F4', 'B2', 'F2', 'A7']) t.city('Ada', label, { with: ['temple'] });
    t.goods('Ada', { culture: 1 }).turn('Ada');
    expect(t.why('Ada', 'power', 'leader:suiko', 'D7', 0)).toBe('no-target-building');
    const u = two()
      .city('Ada', 'D7', { with: [['temple', 'Ben']] })
      .leads('Ada', 'suiko', 'D7');
    u.knows('Ada', 'state-religion').goods('Ada', { culture: 1 }).turn('Ada').s.actions = 0;
    u.answer('Ada', 'power', 'leader:suiko', 'D7', 0);
    expect([u.s.actions, u.colour('D7', 'temple'), u.has('Ada', 'culture')]).toEqual([0, 'Ada', 0]);
    // for another leader State Religion is no help
    const v = two().leads('Ada', 'cyrus-the-great', 'D7').knows('Ada', 'state-religion').turn('Ada');
    v.s.actions = 0;
    expect(v.why('Ada', 'power', 'leader:cyrus-the-great', 'D7', 0)).toBe('no-actions');
  });

  it('Cnut: Danegeld needs Taxes, which are then used up', () => {
    const t = two().leads('Ada', 'cnut-the-great', 'D7').turn('Ada');
    const why = () => t.reason('Ada', 'power', 'leader:cnut-the-great', 'D7', 0);
    expect(why()).toEqual(['missing-advance', A.taxes]);
    t.knows('Ada', 'taxes').goods('Ada', { mood: 1 });
    expect(why()).toEqual(['legal']);
    t.city('Ada', 'D7', { mood: 'angry' }).s.angryUse[t.space('D7')] = 1;
    expect(why()).toEqual(['angry-used']);
    t.answer('Ada', 'use', 'taxes').answer('Ada', 'receive', 'wood', 1);
    expect(why()).toEqual(['once-per-turn']);
    const u = two().city('Ada', 'B4').knows('Ada', 'taxes').leads('Ada', 'cnut-the-great', 'D7').turn('Ada');
    u.answer('Ada', 'power', 'leader:cnut-the-great', 'D7', 0).answer('Ada', 'receive', 'wood', 2);
    expect([u.has('Ada', 'wood'), u.s.activated[u.space('D7')]]).toEqual([2, 1]);
  });

  it('Bleda: before his city is activated', () => {
    const t = two().leads('Ada', 'bleda', 'D7').turn('Ada');
    t.s.activated[t.space('D7')] = 1;
    expect(t.why('Ada', 'power', 'leader:bleda', 'D7', 0)).toBe('once-per-turn');
  });

  it('Marqzen: a unit beside him is driven to land beside it, without a battle, within the stack limit', () => {
    const t = two().terrain({ E7: 'sea', E5: 'sea' }).leads('Ada', 'marqzen', 'D7').city('Ada', 'C6');
    t.units('Ben', 'D6', { infantry: 1, settler: 1 }).units('Ben', 'E7', { ship: 1 });
    t.units('Ben', 'D5', { infantry: 4 })
      .units('Ada', 'C7', { infantry: 1 })
      .units('Ben', 'D4', { infantry: 1 });
    t.turn('Ada');
    const why = (at: string) => t.why('Ada', 'power', 'leader:marqzen', at, 0);
    expect([why('D6'), why('E7'), why('C7'), why('D4'), why('C8')]).toEqual([
      'legal',
      'not-offered',
      'not-offered',
      'not-offered',
      'not-offered',
    ]);
    t.answer('Ada', 'power', 'leader:marqzen', 'D6', 0).waitsFor('Ada: fear');
    const go = (kind: string, to: string) => t.why('Ada', 'banish', kind, to);
    expect([
      go('infantry', 'E6'),
      go('settler', 'E6'),
      go('ship', 'E6'),
      go('infantry', 'D5'),
      go('infantry', 'E7'),
      go('infantry', 'C7'),
      go('infantry', 'C6'),
    ]).toEqual(['legal', 'legal', 'not-offered', 'not-offered', 'not-offered', 'not-offered', 'not-offered']);
    t.answer('Ada', 'banish', 'settler', 'E6').waitsFor('Ada: turn');
    expect(t.tells()).toEqual([`banished 1 ${U.settler} ${t.space('E6')}`]);
    expect([t.unit('E6', 'settler'), t.unit('D6', 'settler'), t.s.holder[t.space('E6')]]).toEqual([1, 0, 1]);
  });

  it('COC-12.2 Marqzen: a settler may be driven among four, a fifth military unit only beside Xerxes', () => {
    const ring = Object.fromEntries(['E7', 'E6', 'C6', 'C7'].map(label => [label, 'sea'] as const));
    const t = two().terrain(ring).leads('Ada', 'marqzen', 'D7');
    t.units('Ben', 'D6', { infantry: 1 }).units('Ben', 'D5', { infantry: 4 }).turn('Ada');
    const why = () => t.why('Ada', 'power', 'leader:marqzen', 'D6', 0);
    expect(why()).toBe('nowhere-to-go');
    t.units('Ben', 'D6', { settler: 1 }).answer('Ada', 'power', 'leader:marqzen', 'D6', 0);
    expect([t.why('Ada', 'banish', 'settler', 'D5'), t.why('Ada', 'banish', 'infantry', 'D5')]).toEqual([
      'legal',
      'not-offered',
    ]);
    const u = two().terrain(ring).leads('Ada', 'marqzen', 'D7').leads('Ben', 'xerxes', 'D5');
    u.units('Ben', 'D6', { infantry: 1 }).units('Ben', 'D5', { infantry: 3 }).turn('Ada');
    expect(u.why('Ada', 'power', 'leader:marqzen', 'D6', 0)).toBe('legal');
    u.units('Ben', 'D5', { cavalry: 1 });
    expect(u.why('Ada', 'power', 'leader:marqzen', 'D6', 0)).toBe('nowhere-to-go');
  });

  it('Marqzen: nobody is driven where there is nowhere to go; he need not be in a city', () => {
    const ring = Object.fromEntries(['E7', 'E6', 'D5', 'C6', 'C7'].map(label => [label, 'sea'] as const));
    const t = two()
      .terrain(ring)
      .leads('Ada', 'marqzen', 'D7')
      .units('Ben', 'D6', { infantry: 1 })
      .turn('Ada');
    expect(t.why('Ada', 'power', 'leader:marqzen', 'D6', 0)).toBe('nowhere-to-go');
    const u = two().leads('Ada', 'marqzen', 'D5').units('barbarians', 'D4', { infantry: 1 }).turn('Ada');
    u.answer('Ada', 'power', 'leader:marqzen', 'D4', 0).answer('Ada', 'banish', 'infantry', 'C4');
    expect([u.unit('C4', 'infantry'), u.tells()[0]]).toEqual([
      1,
      `banished ${u.owner('barbarians')} ${U.infantry} ${u.space('C4')}`,
    ]);
  });

  it('Erik: a marker in each region once, at sea only', () => {
    const t = two().terrain({ D6: 'sea', C4: 'sea' }).leads('Ada', 'erik-the-red', 'D6');
    t.units('Ada', 'D6', { ship: 1 }).goods('Ada', { culture: 1 }).turn('Ada');
    t.answer('Ada', 'power', 'leader:erik-the-red', 'D6', 0);
    expect([t.s.markers, t.tells().slice(1), t.has('Ada', 'culture')]).toEqual([
      [[5], []],
      ['paid 0 [0,0,0,0,0,0,1]', `marker 0 ${t.space('D6')}`],
      0,
    ]);
    const land = two().leads('Ada', 'erik-the-red', 'D6').goods('Ada', { culture: 1 }).turn('Ada');
    expect([0, 1].map(which => land.why('Ada', 'power', 'leader:erik-the-red', 'D6', which))).toEqual([
      'not-offered',
      'not-offered',
    ]);
    expect(land.why('Ada', 'power', 'leader:erik-the-red', 'D5', 1)).toBe('not-offered');
  });

  it('Erik: all who are aboard with him go ashore, free, as in a group move', () => {
    const t = two()
      .terrain({ D6: 'sea', C6: 'sea' })
      .knows('Ada', 'tactics')
      .leads('Ada', 'erik-the-red', 'D6');
    t.units('Ada', 'D6', { ship: 2, infantry: 2, settler: 1 }).turn('Ada');
    const why = (at: string) => t.why('Ada', 'power', 'leader:erik-the-red', at, 1);
    expect([why('D5'), why('C6'), why('D4')]).toEqual(['legal', 'not-offered', 'not-offered']);
    const from = t.s.from;
    t.answer('Ada', 'power', 'leader:erik-the-red', 'D5', 1).waitsFor('Ada: turn');
    expect([
      t.unit('D5', 'leader'),
      t.unit('D5', 'infantry'),
      t.unit('D5', 'settler'),
      t.unit('D6', 'ship'),
    ]).toEqual([1, 2, 1, 2]);
    expect([t.s.actions, from]).toEqual([3, -1]);
    // they are on land now
    expect(t.why('Ada', 'power', 'leader:erik-the-red', 'D4', 1)).toBe('not-offered');
  });

  it('Erik: going ashore may be an attack, with all its rules', () => {
    const t = two().terrain({ D6: 'sea' }).knows('Ada', 'tactics').leads('Ada', 'erik-the-red', 'D6');
    t.units('Ada', 'D6', { ship: 2, infantry: 2 }).units('Ben', 'D5', { infantry: 1 });
    t.units('Ada', 'C6', { infantry: 2 }).turn('Ada');
    expect(t.why('Ada', 'power', 'leader:erik-the-red', 'C6', 1)).toBe('stack-limit');
    t.dice('6 infantry', '6 infantry', '6 infantry', 1)
      .answer('Ada', 'power', 'leader:erik-the-red', 'D5', 1)
      .waitsFor('Ada: turn');
    expect([t.s.holder[t.space('D5')], t.s.battlesWon]).toEqual([0, 1]);
    // who battled stays aboard
    const none = two()
      .terrain({ D6: 'sea' })
      .leads('Ada', 'erik-the-red', 'D6')
      .units('Ada', 'D6', { ship: 1 });
    none.turn('Ada');
    // Erik is a military unit, and a prohibition overrides a permission (COC-13.3, COC-1.4)
    expect(none.why('Ada', 'power', 'leader:erik-the-red', 'D5', 1)).toBe('no-tactics');
    none.knows('Ada', 'tactics');
    removeUnits(none.s, none.space('D6'), U.leader, 1);
    putUnits(none.s, none.space('D6'), 0, U.leader, BATTLED, 1);
    expect(none.why('Ada', 'power', 'leader:erik-the-red', 'D5', 1)).toBe('already-moved');
  });

  it('Hanno: one group of ships, and only at sea', () => {
    const t = two().leads('Ada', 'hanno', 'D6').turn('Ada');
    expect(t.why('Ada', 'power', 'leader:hanno', 'D6', 0)).toBe('not-offered');
    const u = two().terrain({ D6: 'sea', D5: 'sea', C4: 'sea', C3: 'sea' }).leads('Ada', 'hanno', 'D6');
    u.units('Ada', 'D6', { ship: 1 })
      .units('Ada', 'C4', { ship: 1 })
      .units('Ada', 'D7', { settler: 1 })
      .turn('Ada');
    u.answer('Ada', 'power', 'leader:hanno', 'D6', 0).waitsFor('Ada: move');
    expect([u.s.groups, u.s.post]).toEqual([1, u.space('D6')]);
    expect([u.may('Ada', 'from', 'C4'), u.may('Ada', 'from', 'D7')]).toEqual([false, false]);
    u.answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'go', 'D5').waitsFor('Ada: turn');
  });

  it('Dido: a settler in her space, and land to found on', () => {
    const t = two().leads('Ada', 'queen-dido', 'D5').units('Ada', 'D4', { settler: 1 }).turn('Ada');
    expect(t.why('Ada', 'power', 'leader:queen-dido', 'D5', 0)).toBe('no-settler');
    expect(t.why('Ada', 'power', 'leader:queen-dido', 'D4', 0)).toBe('not-offered');
    t.units('Ada', 'D5', { settler: 1 }).terrain({ D5: 'barren' });
    expect(t.why('Ada', 'power', 'leader:queen-dido', 'D5', 0)).toBe('barren');
  });

  it('Aqueduct: Sanitation, never cheaper than anybody pays', () => {
    const t = two()
      .masters('Ada', 'aqueduct')
      .knows('Ada', 'engineering')
      .goods('Ada', { food: 1 })
      .turn('Ada');
    expect(t.why('Ada', 'power', 'civ:aqueduct', -1, 0)).toBe('cannot-pay');
    t.goods('Ada', { food: 2 }).answer('Ada', 'power', 'civ:aqueduct', -1, 0);
    expect([t.owns('Ada', 'sanitation'), t.s.cubes[0]]).toEqual([true, 2]);
    expect(t.why('Ada', 'power', 'civ:aqueduct', -1, 0)).toBe('already-owned');
  });

  it('COC-26.1 only the advances one has, of the own civilization, have power; in the base game none', () => {
    const t = two().plays('Ada', 'japan').turn('Ada');
    expect(t.why('Ada', 'power', 'civ:shogunate', -1, 0)).toBe('not-offered');
    t.masters('Ada', 'shogunate');
    expect(t.why('Ada', 'power', 'civ:shogunate', -1, 0)).toBe('legal');
    const u = two().masters('Ben', 'shogunate').turn('Ada');
    expect(u.legal('Ada', 'power')).toEqual([]);
    const v = expansion().city('Ada', 'D7').leads('Ada', 'sulla', 'D7').turn('Ada');
    expect([v.legal('Ada', 'power'), v.s.leader[0]]).toEqual([[], L.sulla]);
  });

  it('COC-9.5.a Synergies of India: Peace & Poetry pays for one of the two advances', () => {
    const india = (food: number, mood: number) => {
      const t = two().masters('Ada', 'peace-and-poetry').knows('Ada', 'storage').goods('Ada', { food, mood });
      const card = t.card('Ada', 'synergies');
      return { t: t.turn('Ada'), card };
    };
    const why = (food: number, mood: number) => {
      const { t, card } = india(food, mood);
      return t.why('Ada', 'play', card);
    };
    expect([why(2, 0), why(1, 1), why(2, 1)]).toEqual(['no-effect', 'no-effect', 'legal']);
    const { t, card } = india(2, 1);
    t.answer('Ada', 'play', card).answer('Ada', 'advance', 'fishing').answer('Ada', 'yes');
    t.waitsFor('Ada: synergy').answer('Ada', 'advance', 'navigation');
    expect([t.owns('Ada', 'fishing'), t.owns('Ada', 'navigation'), t.has('Ada', 'food')]).toEqual([
      true,
      true,
      0,
    ]);
  });
});
