/** Trading in detail: what may be named, what is told, who has seen what, and where everything goes. */
import { describe, expect, it } from 'vitest';
import { E } from '../content/index.ts';
import { duel, position, type Table } from './position.ts';

const sentAway = (t: Table) => t.g.options(t.s.asked[0]).elsewhere?.map(x => x.why.key) ?? [];

const nothing = {
  give: {},
  get: {},
  actions: [] as number[],
  objectives: [] as number[],
  wonders: [] as number[],
  persons: [] as number[],
  want: {},
  wantPersons: [] as number[],
  shown: 0,
};

/** Ada speaks to Ben. */
const speak = (t: Table) => t.turn('Ada').answer('Ada', 'trade', 'Ben');

/** A great person card in this player's hand. */
function person(t: Table, seat: number, id: keyof typeof E): number {
  t.s.eventDeck.splice(t.s.eventDeck.indexOf(E[id]), 1);
  t.s.persons[seat].push(E[id]);
  return E[id];
}

describe('6. Offers', () => {
  it('COC-6.10.a each other player may be spoken to, as often as the table allows', () => {
    const t = position(3).city('Ada', 'E4').city('Ben', 'B7').city('Cyd', 'G8').turn('Ada');
    expect(t.legal('Ada', 'trade')).toEqual([
      ['trade', 1],
      ['trade', 2],
    ]);
    for (let i = 0; i < 6; i++) t.answer('Ada', 'trade', 'Cyd').answer('Ada', 'none');
    expect(t.reason('Ada', 'trade', 'Ben')).toEqual(['offers-spent', 6]);
    expect(t.legal('Ada', 'trade')).toEqual([]);
  });

  it('COC-6.10.a one for one is offered by name, of what both have', () => {
    const t = speak(duel().goods('Ada', { food: 1, gold: 2 }).goods('Ben', { food: 1, culture: 1 }));
    t.waitsFor('Ada: offer');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada', 'swapOne')).toEqual([
      ['swapOne', 0, 6],
      ['swapOne', 4, 0],
      ['swapOne', 4, 6],
    ]);
    expect(t.legal('Ada', 'none')).toEqual([['none']]);
    t.answer('Ada', 'swapOne', 'gold', 'culture');
    expect(t.tells()).toEqual(['offer 0 1 [0,0,0,0,1,0,0,0,0,0,0,0,0,1,0,0,0] [0,0,0,0,0]']);
    expect([t.s.offerBy, t.s.offerTo, t.s.offerShown]).toEqual([0, 1, 0]);
    t.waitsFor('Ben: deal');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ben')).toEqual([['accept'], ['refuse'], ['counter']]);
    t.answer('Ben', 'accept');
    expect([t.tells(), t.asked()]).toEqual([['dealt 0 1'], 'Ada: turn']);
    expect([
      t.has('Ada', 'gold'),
      t.has('Ada', 'culture'),
      t.has('Ben', 'gold'),
      t.has('Ben', 'culture'),
    ]).toEqual([1, 1, 1, 0]);
  });

  it('COC-6.10.a only what is in stock or in hand at that moment may be named', () => {
    const t = duel().goods('Ada', { wood: 1 }).goods('Ben', { food: 2 });
    const mine = t.card('Ada', 'spy');
    const theirs = t.card('Ben', 'militia');
    const [goal] = t.objective('Ada', 'wealth');
    t.wonderCard('Ada', 'great-wall');
    const great = person(t, 0, 'great-artist');
    const other = person(t, 1, 'great-prophet');
    speak(t);
    const why = (plan: object) => t.why('Ada', 'offer', { ...nothing, ...plan });
    expect(why({ give: { wood: 1 } })).toBe('legal');
    expect(why({ give: { wood: 2 } })).toBe('not-offered');
    expect(why({ give: { food: 1 } })).toBe('not-offered');
    expect(why({ get: { food: 2 } })).toBe('legal');
    expect(why({ get: { food: 3 } })).toBe('not-offered');
    expect(why({ actions: [mine] })).toBe('legal');
    expect(why({ actions: [theirs] })).toBe('not-offered');
    expect(why({ objectives: [goal] })).toBe('legal');
    expect(why({ objectives: [goal + 1] })).toBe('not-offered');
    expect(why({ wonders: [4] })).toBe('legal');
    expect(why({ wonders: [5] })).toBe('not-offered');
    expect(why({ actions: [mine], objectives: [goal] })).toBe('legal');
    expect(why({ actions: [mine], wonders: [4] })).toBe('legal');
    expect(why({ objectives: [goal], wonders: [4] })).toBe('legal');
    expect(why({ persons: [great], wantPersons: [other] })).toBe('legal');
    expect(why({ persons: [great] })).toBe('legal');
    expect(why({ persons: [other] })).toBe('not-offered');
    expect(why({ wantPersons: [other] })).toBe('legal');
    expect(why({ wantPersons: [great] })).toBe('not-offered');
    expect(why({ want: { action: 1 } })).toBe('legal');
    expect(why({ want: { action: 2 } })).toBe('not-offered');
    expect(why({ want: { objective: 1 } })).toBe('not-offered');
    expect(why({ want: { wonder: 1 } })).toBe('not-offered');
    expect(why({ give: { wood: 1 }, shown: 1 })).toBe('legal');
    expect(why({ give: { wood: 1 }, shown: 2 })).toBe('not-offered');
    expect(why({})).toBe('empty-offer');
    expect(why({ give: { wood: 0 }, get: { food: 0 }, want: { action: 0 } })).toBe('empty-offer');
    expect(t.legal('Ada', 'none')).toHaveLength(1);
  });

  it('COC-6.10 COC-6.11 everything at once, in both directions', () => {
    const t = duel().goods('Ada', { wood: 2, mood: 1 }).goods('Ben', { ore: 3, culture: 2 });
    const spy = t.card('Ada', 'spy');
    const militia = t.card('Ben', 'militia');
    const [goal] = t.objective('Ada', 'wealth');
    const [aim] = t.objective('Ben', 'eureka');
    t.wonderCard('Ada', 'great-wall').wonderCard('Ben', 'great-arena');
    const artist = person(t, 0, 'great-artist');
    const prophet = person(t, 1, 'great-prophet');
    speak(t).answer('Ada', 'offer', {
      give: { wood: 2, mood: 1 },
      get: { ore: 2, culture: 1 },
      actions: [spy],
      objectives: [goal],
      wonders: [4],
      persons: [artist],
      want: { action: 1, objective: 1, wonder: 1 },
      wantPersons: [prophet],
      shown: 0,
    });
    expect(t.tells()).toEqual(['offer 0 1 [0,0,2,0,0,1,0,0,2,0,0,0,0,1,1,1,1] [1,1,1,1,1]']);
    // the cards lie on the table
    expect([t.s.hands[0], t.s.objectives[0], t.s.wonders[0], t.s.offered]).toEqual([
      [],
      [],
      [],
      [[spy], [goal], [4]],
    ]);
    t.answer('Ben', 'accept').waitsFor('Ben: handOver');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ben')).toEqual([['hand', 0, militia]]);
    t.answer('Ben', 'hand', 0, militia).answer('Ben', 'hand', 1, aim).answer('Ben', 'hand', 2, 0);
    expect(t.tells()).toEqual(['dealt 0 1']);
    expect([t.s.hands, t.s.objectives, t.s.wonders, t.s.persons]).toEqual([
      [[militia], [spy]],
      [[aim], [goal]],
      [[0], [4]],
      [[prophet], [artist]],
    ]);
    expect([t.s.res.slice(0, 7), t.s.res.slice(7, 14)]).toEqual([
      [0, 2, 0, 0, 0, 0, 1],
      [0, 1, 2, 0, 0, 1, 1],
    ]);
    // the giver knows what went, and nothing lies on the table
    expect([t.s.seenAction, t.s.seenObjective, t.s.seenWonder]).toEqual([
      [[2], [1]],
      [[2], [1]],
      [[2], [1]],
    ]);
    expect([t.s.offered, t.s.offeredSeen, t.s.offerPersons, t.s.wantedPersons]).toEqual([
      [[], [], []],
      [[], [], []],
      [],
      [],
    ]);
    t.waitsFor('Ada: turn');
  });

  it('COC-6.10 one card alone, of whatever kind, leaves the table empty', () => {
    for (const type of [0, 1, 2]) {
      const t = duel();
      const cards = [[t.card('Ada', 'spy')], [t.objective('Ada', 'wealth')[0]], [4]];
      t.wonderCard('Ada', 'great-wall');
      const [actions, objectives, wonders] = cards.map((list, i) => (i === type ? list : []));
      speak(t)
        .answer('Ada', 'offer', { ...nothing, actions, objectives, wonders })
        .answer('Ben', 'accept');
      expect([t.s.hands[1], t.s.objectives[1], t.s.wonders[1]]).toEqual([actions, objectives, wonders]);
      expect([t.s.offered, t.s.offeredSeen]).toEqual([
        [[], [], []],
        [[], [], []],
      ]);
    }
    const want = duel().wonderCard('Ben', 'great-wall');
    speak(want)
      .answer('Ada', 'offer', { ...nothing, want: { wonder: 1 } })
      .answer('Ben', 'accept');
    want.waitsFor('Ben: handOver').answer('Ben', 'hand', 2, 4);
    expect([want.s.wonders, want.s.seenWonder]).toEqual([
      [[4], []],
      [[2], []],
    ]);
  });

  it('COC-6.11 shown cards are known to the partner, whatever the answer', () => {
    const t = duel();
    const spy = t.card('Ada', 'spy');
    const [goal] = t.objective('Ada', 'wealth');
    const artist = person(t, 0, 'great-artist');
    t.wonderCard('Ada', 'great-wall');
    speak(t).answer('Ada', 'offer', {
      ...nothing,
      actions: [spy],
      objectives: [goal],
      wonders: [4],
      persons: [artist],
      shown: 1,
    });
    expect(t.s.offerShown).toBe(1);
    t.answer('Ben', 'refuse');
    expect([t.tells(), t.asked()]).toEqual([['refused 1'], 'Ada: turn']);
    expect([t.s.hands[0], t.s.objectives[0], t.s.wonders[0], t.s.persons[0]]).toEqual([
      [spy],
      [goal],
      [4],
      [artist],
    ]);
    expect([t.s.seenAction[0], t.s.seenObjective[0], t.s.seenWonder[0]]).toEqual([[2], [2], [2]]);
    expect([t.s.offered, t.s.offerPersons]).toEqual([[[], [], []], []]);
    // unseen, they stay so
    const u = duel();
    const card = u.card('Ada', 'spy');
    speak(u)
      .answer('Ada', 'offer', { ...nothing, actions: [card] })
      .answer('Ben', 'refuse');
    expect(u.s.seenAction[0]).toEqual([0]);
  });

  it('COC-6.10.a a counter-offer comes from the partner, and is answered with yes or no', () => {
    const t = position(3).city('Ada', 'E4').city('Ben', 'B7').city('Cyd', 'G8');
    t.goods('Ada', { wood: 2 }).goods('Cyd', { ore: 2 }).turn('Ada').answer('Ada', 'trade', 'Cyd');
    t.answer('Ada', 'swapOne', 'wood', 'ore').waitsFor('Cyd: deal').answer('Cyd', 'counter');
    expect(t.tells()).toEqual(['refused 2']);
    t.waitsFor('Cyd: offer').answer('Cyd', 'offer', { ...nothing, give: { ore: 2 }, get: { wood: 1 } });
    t.waitsFor('Ada: deal');
    expect(t.reason('Ada', 'counter')).toEqual(['no-second-counter']);
    expect(t.legal('Ada')).toEqual([['accept'], ['refuse']]);
    t.answer('Ada', 'accept');
    expect([t.has('Ada', 'ore'), t.has('Ada', 'wood'), t.has('Cyd', 'wood'), t.s.offers]).toEqual([
      2, 1, 1, 1,
    ]);
    t.answer('Ada', 'trade', 'Cyd');
    expect(t.reason('Ada', 'swapOne', 'wood', 'wood')).toEqual(['not-offered']);
  });

  it('COC-6.11 COC-6.2 gains above the limits of either side are lost', () => {
    const t = duel().goods('Ada', { food: 2, ore: 7, mood: 9 }).goods('Ben', { food: 2, ore: 2 });
    speak(t)
      .answer('Ada', 'offer', { ...nothing, give: { food: 1, mood: 9 }, get: { ore: 2 } })
      .answer('Ben', 'accept');
    expect([t.has('Ada', 'ore'), t.has('Ada', 'food'), t.has('Ben', 'food'), t.has('Ben', 'mood')]).toEqual([
      7, 1, 2, 9,
    ]);
  });

  it('COC-29.1 a deal with cards or goods can’t be taken back; no offer leaves nothing', () => {
    const t = speak(duel().goods('Ada', { wood: 1 }).goods('Ben', { ore: 1 }));
    t.answer('Ada', 'none').waitsFor('Ada: turn');
    expect(t.tells()).toEqual([]);
    t.answer('Ada', 'trade', 'Ben').answer('Ada', 'swapOne', 'wood', 'ore');
    t.g.marked = false;
    t.answer('Ben', 'accept');
    expect(t.g.marked).toBe(true);
  });
});
