/** Offers among four at the same time: what is seen, what lapses, what each may do (WAW-6). */
import { expect, it } from 'vitest';
import { at, good, Table } from './scene.ts';

const nothing = { markers: [], cards: [], theirMarkers: [], theirCards: [] };
const offer = (form: object) => ['offer', { to: 2, give: {}, take: {}, ...nothing, ...form }] as const;

function table(prepare: (t: Table) => void = () => undefined): Table {
  const t = new Table(4);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'germany').gov(who, 'republic');
  t.city('Ada', 0, at(2, 2)).city('Ben', 0, at(9, 9)).city('Cleo', 0, at(13, 13)).city('Dan', 0, at(2, 13));
  prepare(t);
  return t.arrange(() => undefined, ['trading', null], ['researchPhase', null]);
}
const ready = (t: Table, ...who: ('Ada' | 'Ben' | 'Cleo' | 'Dan')[]): Table => {
  for (const one of who) t.answer(one, 'ready');
  return t;
};

it('WAW-6.1 WAW-6.6.a each Trade phase begins anew: nobody is ready, nobody has offered; income is told as such', () => {
  const t = table(u => {
    u.land(at(9, 9), 'd');
    u.s.offered.fill(6);
    u.s.ready.fill(1);
    u.s.offers = [[7, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]];
  });
  expect([t.s.offered, t.s.ready, t.s.offers]).toEqual([[0, 0, 0, 0], [0, 0, 0, 0], []]);
  expect(t.log[0]).toMatchObject({ key: 'trade', args: [1, 1], origin: 'rule:income' });
});

it('WAW-6.6.a the three open offers of one player do not count for another, who may not withdraw them', () => {
  const t = table(u => u.has('Ben', { trade: 9 }).has('Ada', { trade: 9 }).goods('Cleo', 'iron'));
  ready(t, 'Dan', 'Ada');
  // Ready without having seen the latest one: Cleo is asked again.
  for (const trade of [1, 2, 3]) t.answer('Ben', ...offer({ give: { trade } })).answer('Cleo', 'ready');
  expect(t.legal('Ben', 'withdraw').length).toBe(3);
  t.answer('Ben', 'ready').answer('Cleo', ...offer({ to: 0, give: { iron: 1 } }));
  expect([
    t.why('Ada', 'swap', 2, 4, good('iron')),
    t.legal('Ada', 'withdraw'),
    t.legal('Ada', 'accept'),
  ]).toEqual(['legal', [], [['accept', 4]]]);
});

it('WAW-6.7 nobody offers more than there is', () => {
  const t = table(u => u.goods('Ben', 'silk').goods('Ada', 'silk', 'silk'));
  expect([
    t.why('Ben', ...offer({ give: { silk: 1 } })),
    t.why('Ben', ...offer({ give: { silk: 2 } })),
  ]).toEqual(['legal', 'not-offered']);
  const { forms } = t.g.options(t.question('Ben'));
  const { fields } = forms[0].schema as unknown as { fields: Record<string, { of: object }> };
  expect([Object.keys(fields.give.of), Object.values(fields.give.of)]).toEqual([
    ['trade', 'culture', 'incense', 'iron', 'silk', 'wheat'],
    [0, 0, 0, 0, 1, 0],
  ]);
});

it('WAW-6.2 three trade are given for a resource', () => {
  const t = table(u => u.has('Ben', { trade: 5 }).goods('Cleo', 'iron'));
  t.answer('Ben', 'swap', 2, 4, good('iron'));
  ready(t, 'Ada', 'Cleo', 'Dan').answer('Ben', 'ready').answer('Cleo', 'accept', 1);
  expect([t.s.trade, t.s.goods[4 + good('iron')]]).toEqual([[0, 2, 3, 0], 1]);
});

it('WAW-6.3 cards named in any order are the ones named', () => {
  const t = table(u =>
    u.hand('Ben', 'drought', 'sabotage', 'migrants').knows('Ben', 'pottery').knows('Cleo', 'pottery'),
  );
  const [drought, sabotage, migrants] = t.s.hand[1];
  t.answer('Ben', ...offer({ cards: [2, 0] }));
  ready(t, 'Ada', 'Cleo', 'Dan').answer('Ben', 'ready').answer('Cleo', 'accept', 1);
  expect([t.s.hand[1], t.s.hand[2]]).toEqual([[sabotage], [drought, migrants]]);
});

it('WAW-6.6 WAW-26.2 who has seen an offer may be ready; what is withdrawn or used up at the same time is not had', () => {
  const t = table(u => u.has('Ben', { trade: 9 }));
  t.answer('Ben', ...offer({ give: { trade: 1 } }));
  ready(t, 'Ada', 'Cleo', 'Dan');
  // Cleo has seen it now, and lets it lie.
  t.answer('Ben', 'ready').answer('Cleo', 'ready');
  expect(t.asked().includes('trade')).toBe(false);
  const gone = table(u => u.has('Ben', { trade: 9 }));
  gone.answer('Ben', ...offer({ give: { trade: 1 } }));
  ready(gone, 'Ada', 'Cleo', 'Dan').answer('Ben', 'withdraw', 1).answer('Cleo', 'accept', 1);
  expect([gone.s.trade, gone.tells('deal')]).toEqual([[0, 9, 0, 0], []]);
  const twice = table(u => u.has('Ben', { trade: 3 }).has('Cleo', { culture: 5 }));
  twice.answer('Ben', ...offer({ give: { trade: 3 } }));
  ready(twice, 'Ada', 'Cleo', 'Dan');
  twice.answer('Ben', ...offer({ to: 3, give: { trade: 2 } }));
  twice.answer('Cleo', ...offer({ to: 1, give: { culture: 1 } }));
  twice.answer('Ben', 'ready').answer('Cleo', 'accept', 1).answer('Dan', 'accept', 2);
  expect([twice.s.trade, twice.tells('deal'), twice.tells('lapsed')]).toEqual([
    [0, 0, 3, 0],
    [[1, 2]],
    [[1, 3]],
  ]);
});

it('WAW-6.6.a where cards have moved, offers that name places of those two lapse, those of others stay', () => {
  const t = table(u => {
    u.hand('Ben', 'drought', 'sabotage', 'migrants')
      .hand('Cleo', 'drought', 'sabotage')
      .hand('Ada', 'migrants');
    for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const)
      u.knows(who, 'pottery').has(who, { culture: 5 });
  });
  t.answer('Ada', ...offer({ to: 3, cards: [0], take: { culture: 1 } }))
    .answer('Ben', ...offer({ cards: [0], take: { culture: 1 } }))
    .answer('Cleo', ...offer({ to: 3, cards: [0], take: { culture: 1 } }))
    .answer('Dan', ...offer({ to: 1, give: { culture: 1 }, theirCards: [1] }));
  t.answer('Ada', ...offer({ to: 3, give: { culture: 1 } }))
    .answer('Ben', ...offer({ to: 3, cards: [1], take: { culture: 1 } }))
    .answer('Cleo', ...offer({ to: 3, give: { culture: 1 }, take: { culture: 2 } }))
    .answer('Dan', ...offer({ to: 2, give: { culture: 1 }, theirCards: [0] }));
  ready(t, 'Ada', 'Ben', 'Dan').answer('Cleo', 'accept', 2);
  // Of Ben and Cleo only what names no card is left; Ada’s card is where it was.
  expect(t.s.offers.map(([id]) => id)).toEqual([1, 5, 7]);
  expect(t.tells('lapsed').length).toBe(4);
});

it('WAW-6.6.a a card spent as a gift has moved too', () => {
  const t = table(u =>
    u
      .hand('Ben', 'a-generous-gift', 'drought', 'sabotage')
      .knows('Ben', 'horseback-riding', 'pottery')
      .has('Cleo', { culture: 1 }),
  );
  t.answer('Ben', ...offer({ cards: [1], take: { culture: 1 } }));
  ready(t, 'Ada', 'Cleo', 'Dan').answer('Ben', 'use', 'caravan').answer('Cleo', 'ready');
  t.answer('Ben', 'player', 3).answer('Ben', 'gift', 0, good('silk'));
  expect([t.s.offers, t.tells('lapsed')]).toEqual([[], [[1, 2]]]);
});
