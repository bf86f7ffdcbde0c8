/** The Trade phase among four: offers, deals, what lapses and who is ready (WAW-6). */
import { expect, it } from 'vitest';
import { at, good, printed, Table } from './scene.ts';

const nothing = { markers: [], cards: [], theirMarkers: [], theirCards: [] };

/** All four in the Trade phase, Ada first, each with a capital on bare land. */
function table(prepare: (t: Table) => void = () => undefined): Table {
  const t = new Table(4);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'germany').gov(who, 'republic');
  t.city('Ada', 0, at(2, 2)).city('Ben', 0, at(9, 9)).city('Cleo', 0, at(13, 13)).city('Dan', 0, at(2, 13));
  prepare(t);
  return t.arrange(() => undefined, ['trading', null], ['researchPhase', null]);
}
/** The others have nothing to say. */
const ready = (t: Table, ...who: ('Ada' | 'Ben' | 'Cleo' | 'Dan')[]): Table => {
  for (const one of who) t.answer(one, 'ready');
  return t;
};
const offer = (form: object) => ['offer', { to: 2, give: {}, take: {}, ...nothing, ...form }] as const;

it('WAW-6.1 income for all at once, up to 27', () => {
  const t = table(u => {
    u.land(at(9, 9), 'd', 'd', 'w').has('Ben', { trade: 25 });
    u.s.ground[at(13, 12)] = printed('d');
  });
  expect([t.s.trade, t.tells('trade')]).toEqual([
    [0, 27, 1, 0],
    [
      [1, 2],
      [2, 1],
    ],
  ]);
  expect(t.asked()).toBe('Ada: trade, Ben: trade, Cleo: trade, Dan: trade');
});

it('WAW-6.2 WAW-6.3 a deal hands over both bundles at once: trade, culture, resources, markers and cards', () => {
  const t = table(u => {
    u.has('Ben', { trade: 9, culture: 4 }).goods('Ben', 'silk', 'iron').kept('Ben', 'hut-spy', 'hut-silk');
    u.has('Cleo', { trade: 26, culture: 2 }).goods('Cleo', 'wheat').hand('Cleo', 'drought', 'migrants');
    u.hand('Ben', 'sabotage');
  });
  const [spy] = t.s.kept[1];
  const [drought, migrants] = t.s.hand[2];
  const [sabotage] = t.s.hand[1];
  t.answer(
    'Ben',
    ...offer({
      give: { trade: 3, culture: 1, silk: 1 },
      take: { wheat: 1, culture: 2 },
      markers: [0],
      cards: [0],
      theirCards: [1],
    }),
  );
  ready(t, 'Ada', 'Cleo', 'Dan');
  expect([t.tells('offer'), t.s.ready, t.asked()]).toEqual([
    [[1, 2, 1]],
    [1, 0, 0, 1],
    'Ben: trade, Cleo: trade',
  ]);
  expect(t.legal('Cleo', 'accept')).toEqual([['accept', 1]]);
  t.answer('Ben', 'ready').answer('Cleo', 'accept', 1);
  expect([t.s.trade.slice(1, 3), t.s.culture.slice(1, 3)]).toEqual([
    [6, 27],
    [5, 1],
  ]);
  expect(t.s.goods.slice(4, 12)).toEqual([0, 1, 0, 1, 0, 0, 1, 0]);
  expect([t.s.kept[1].includes(spy), t.s.kept[2], t.s.hand[1], t.s.hand[2]]).toEqual([
    false,
    [spy],
    [migrants],
    [drought, sabotage],
  ]);
  expect(
    t.tells('handed').map(([from, to, amounts, markers, cards]) => [from, to, amounts, markers, cards]),
  ).toEqual([
    [1, 2, [3, 1, 0, 0, 1, 0], 1, 1],
    [2, 1, [0, 2, 0, 0, 0, 1], 0, 1],
  ]);
  // Both are asked again; Ada and Dan stay ready.
  expect([t.s.ready, t.asked(), t.s.offers]).toEqual([[1, 0, 0, 1], 'Ben: trade, Cleo: trade', []]);
  ready(t, 'Ben', 'Cleo');
  expect([t.asked().includes('trade'), t.s.offers]).toEqual([false, []]);
});

it('WAW-6.7 an offer names what both have, and something', () => {
  const t = table(u =>
    u
      .has('Ben', { trade: 3 })
      .goods('Ben', 'silk')
      .has('Cleo', { culture: 1 })
      .kept('Cleo', 'hut-spy')
      .hand('Cleo', 'drought'),
  );
  const why = (form: object) => t.why('Ben', ...offer(form));
  expect(why({})).toBe('empty-offer');
  expect(why({ give: { trade: 3 } })).toBe('legal');
  expect(why({ take: { culture: 1 } })).toBe('legal');
  expect(why({ take: { culture: 2 } })).toBe('not-enough');
  expect(why({ take: { trade: 1 } })).toBe('not-enough');
  expect(why({ take: { silk: 1 } })).toBe('not-enough');
  expect(why({ give: { silk: 1 }, theirMarkers: [0] })).toBe('legal');
  expect(why({ give: { silk: 1 }, theirMarkers: [1] })).toBe('not-enough');
  expect(why({ give: { silk: 1 }, theirCards: [0] })).toBe('legal');
  expect(why({ give: { silk: 1 }, theirCards: [0, 1] })).toBe('not-enough');
  expect([why({ give: { trade: 4 } }), why({ to: 1, give: { trade: 1 } }), why({ markers: [0] })]).toEqual([
    'not-offered',
    'not-offered',
    'not-offered',
  ]);
});

it('WAW-6.2 plain swaps: a resource or three trade for another of somebody who has it', () => {
  const t = table(u =>
    u
      .has('Ben', { trade: 3 })
      .goods('Ben', 'silk')
      .has('Cleo', { trade: 2 })
      .goods('Cleo', 'silk', 'iron')
      .has('Dan', { trade: 3 }),
  );
  const [silk, iron, three] = [good('silk'), good('iron'), 4];
  expect(t.legal('Ben', 'swap')).toEqual([
    ['swap', 2, silk, iron],
    ['swap', 2, three, iron],
    ['swap', 2, three, silk],
    ['swap', 3, silk, three],
  ]);
  t.answer('Ben', 'swap', 3, silk, three);
  ready(t, 'Ada', 'Cleo', 'Dan').answer('Ben', 'ready').answer('Dan', 'accept', 1);
  expect([t.s.trade, t.s.goods[4 + silk], t.s.goods[12 + silk]]).toEqual([[0, 6, 2, 0], 0, 1]);
});

it('WAW-6.6 an offer is declined, withdrawn, or waits; an offer to somebody who is ready is seen', () => {
  const t = table(u => u.has('Ben', { trade: 9 }).has('Cleo', { culture: 9 }));
  ready(t, 'Ada', 'Dan', 'Cleo').answer('Ben', ...offer({ give: { trade: 1 }, take: { culture: 1 } }));
  expect(t.asked()).toBe('Ben: trade, Cleo: trade');
  t.answer('Cleo', 'decline', 1).answer('Ben', ...offer({ give: { trade: 2 }, take: { culture: 1 } }));
  expect([t.tells('declined'), t.s.offers.map(([id]) => id)]).toEqual([[[2, 1]], [2]]);
  expect([t.legal('Ben', 'withdraw'), t.legal('Ben', 'accept'), t.legal('Cleo', 'withdraw')]).toEqual([
    [['withdraw', 2]],
    [],
    [],
  ]);
  // Ready without having seen the next one: not yet.
  t.answer('Ben', 'withdraw', 2).answer('Cleo', 'ready');
  expect([t.tells('withdrawn'), t.s.offers, t.asked()]).toEqual([[[1, 2]], [], 'Ben: trade']);
  t.answer('Ben', ...offer({ give: { trade: 2 }, take: { culture: 1 } }));
  expect(t.asked()).toBe('Ben: trade, Cleo: trade');
  t.answer('Ben', ...offer({ give: { trade: 3 }, take: { culture: 1 } })).answer('Cleo', 'ready');
  expect([t.s.ready[2], t.s.offers.length]).toEqual([0, 2]);
});

it('WAW-6.6.a six offers in a phase, three of them open', () => {
  const t = table(u =>
    u.has('Ben', { trade: 9 }).has('Cleo', { culture: 9 }).goods('Ben', 'silk').goods('Cleo', 'iron'),
  );
  ready(t, 'Ada', 'Dan');
  const made = () =>
    t.answer('Ben', ...offer({ give: { trade: 1 }, take: { culture: 1 } })).answer('Cleo', 'ready');
  const madeWhileDeclining = (id: number) =>
    t.answer('Ben', ...offer({ give: { trade: 1 }, take: { culture: 1 } })).answer('Cleo', 'decline', id);
  made();
  made();
  made();
  expect(t.reason('Ben', 'swap', 2, good('silk'), good('iron'))).toEqual(['offers-open', 3]);
  expect(t.g.options(t.question('Ben')).forms).toEqual([]);
  // With two of them gone there is room again, six times in all.
  t.answer('Ben', 'withdraw', 1).answer('Cleo', 'decline', 2);
  for (const id of [3, 4, 5]) madeWhileDeclining(id);
  t.answer('Ben', 'ready').answer('Cleo', 'decline', 6);
  expect(t.reason('Cleo', 'swap', 1, good('iron'), good('silk'))).toEqual(['legal']);
  t.answer('Cleo', ...offer({ to: 1, give: { culture: 1 } }));
  expect([t.s.offered, t.reason('Ben', 'swap', 2, good('silk'), good('iron'))]).toEqual([
    [0, 6, 1, 0],
    ['offers-made', 6],
  ]);
});

it('WAW-6.6.a an offer lapses where one side no longer holds what it promises, or a card named in it has moved', () => {
  const t = table(u => u.has('Ben', { trade: 3 }).has('Cleo', { culture: 2 }).has('Dan', { culture: 3 }));
  t.answer('Ben', ...offer({ give: { trade: 3 }, take: { culture: 2 } }))
    .answer('Ada', 'ready')
    .answer('Cleo', 'ready')
    .answer('Dan', 'ready');
  t.answer('Ben', ...offer({ to: 3, give: { trade: 2 }, take: { culture: 1 } })).answer('Cleo', 'accept', 1);
  // Ben’s three trade are gone: what he offers Dan can’t be kept.
  expect([t.tells('lapsed'), t.s.offers, t.s.trade]).toEqual([[[1, 3]], [], [0, 0, 3, 0]]);
  const cards = table(u =>
    u.hand('Ben', 'drought', 'migrants').has('Cleo', { culture: 5 }).has('Dan', { culture: 5 }),
  );
  cards.answer('Ben', ...offer({ cards: [0], take: { culture: 1 } }));
  ready(cards, 'Ada', 'Cleo', 'Dan')
    .answer('Ben', ...offer({ to: 3, cards: [1], take: { culture: 1 } }))
    .answer('Cleo', 'accept', 1);
  expect([cards.tells('lapsed'), cards.s.hand.map(list => list.length)]).toEqual([[[1, 3]], [0, 1, 1, 0]]);
  // One that names no place stays.
  const plain = table(u =>
    u.hand('Ben', 'drought').has('Ben', { trade: 2 }).has('Cleo', { culture: 5 }).has('Dan', { culture: 5 }),
  );
  plain.answer('Ben', ...offer({ cards: [0], take: { culture: 1 } }));
  ready(plain, 'Ada', 'Cleo', 'Dan')
    .answer('Ben', ...offer({ to: 3, give: { trade: 1 }, take: { culture: 1 } }))
    .answer('Cleo', 'accept', 1);
  expect([plain.tells('lapsed'), plain.s.offers.length]).toEqual([[], 1]);
});

it('WAW-6.5 Horseback Riding: nine trade for silk, and six for another player', () => {
  const t = table(u => u.knows('Ben', 'horseback-riding').goods('Ben', 'silk'));
  ready(t, 'Ada', 'Cleo', 'Dan').answer('Ben', 'use', 'caravan').waitsFor('Ben: target');
  expect(t.legal('Ben', 'player')).toEqual([
    ['player', 0],
    ['player', 2],
    ['player', 3],
  ]);
  t.answer('Ben', 'player', 3).answer('Ben', 'token', 'silk');
  expect([t.s.trade, t.asked()]).toEqual([[0, 9, 0, 6], 'Ben: trade']);
});

it('WAW-6.4 WAW-24.4 who receives a card or marker looks at it: that can’t be undone', () => {
  const dealt = (form: object, prepare: (t: Table) => void) => {
    const t = table(u => {
      u.has('Ben', { trade: 3 }).has('Cleo', { culture: 3 });
      prepare(u);
    });
    t.answer('Ben', ...offer({ take: { culture: 1 }, ...form }));
    ready(t, 'Ada', 'Cleo', 'Dan').answer('Ben', 'ready');
    t.g.marked = false;
    t.answer('Cleo', 'accept', 1);
    return t.g.marked;
  };
  expect(dealt({ give: { trade: 1 } }, () => undefined)).toBe(false);
  expect(dealt({ markers: [0] }, t => t.kept('Ben', 'hut-spy'))).toBe(true);
  expect(dealt({ cards: [0] }, t => t.hand('Ben', 'drought'))).toBe(true);
  expect(dealt({ give: { trade: 1 }, theirMarkers: [0] }, t => t.kept('Cleo', 'hut-spy'))).toBe(true);
});
