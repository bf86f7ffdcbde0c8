/** Decks and piles, great persons, and the choices cards share. */
import { describe, expect, it } from 'vitest';
import { A, B, C, CATEGORY_OF, E, type EventId, L, W } from '../content/index.ts';
import { FREE_CARD, FREE_PERSON, POWER_POTTERY } from '../rules/state.ts';
import { duel, position, type Table } from './position.ts';
import { two } from './war.ts';

const sentAway = (t: Table) => t.g.options(t.s.asked[0]).elsewhere?.map(x => x.why.key) ?? [];

describe('20, 22, 23. Decks', () => {
  /** Ada draws one action and one objective card. */
  const draw = (t: Table, seat = 0) => t.arrange(() => {}, ['statusDraw', seat], ['turn', 0]);

  it('COC-22.4 COC-23.6 the top card comes to the hand, unseen by others', () => {
    const t = duel();
    const action = t.s.actionDeck.at(-1);
    const objective = t.s.objectiveDeck.at(-1);
    draw(t);
    expect([t.s.hands[0], t.s.objectives[0]]).toEqual([[action], [objective]]);
    expect([t.s.seenAction[0], t.s.seenObjective[0]]).toEqual([[0], [0]]);
    expect(t.tells()).toEqual([`drawAction 0 ${action}`, `drawObjective 0 ${objective}`]);
  });

  it('COC-22.4 COC-23.6 empty decks are made of the discards, shuffled; nothing left, nothing drawn', () => {
    const t = duel();
    t.s.actionDiscard = t.s.actionDeck.splice(0);
    t.s.objectiveDiscard = t.s.objectiveDeck.splice(0);
    const all = t.s.actionDiscard.slice();
    draw(t);
    expect([t.s.hands[0].length, t.s.actionDiscard, t.s.actionDeck.length]).toEqual([1, [], 41]);
    expect([t.s.objectives[0].length, t.s.objectiveDiscard, t.s.objectiveDeck.length]).toEqual([1, [], 31]);
    expect([...t.s.actionDeck, ...t.s.hands[0]]).not.toEqual(all);
    expect([...t.s.actionDeck, ...t.s.hands[0]].sort((a, b) => a - b)).toEqual(all.sort((a, b) => a - b));
    const none = duel();
    none.s.hands[1] = none.s.actionDeck.splice(0);
    none.s.seenAction[1] = none.s.hands[1].map(() => 0);
    none.s.objectives[1] = none.s.objectiveDeck.splice(0);
    none.s.seenObjective[1] = none.s.objectives[1].map(() => 0);
    none.g.marked = false;
    draw(none);
    expect([none.s.hands[0], none.s.objectives[0], none.tells()]).toEqual([[], [], []]);
    // and nothing was revealed that would forbid undo (COC-29.1)
    expect(none.g.marked).toBe(false);
  });

  it('COC-22.4 a deck that is not empty leaves the pile alone', () => {
    const t = duel();
    t.s.actionDiscard = t.s.actionDeck.splice(0, 5);
    draw(t);
    expect([t.s.actionDiscard.length, t.s.actionDeck.length]).toEqual([5, 36]);
  });

  it('20. the Great Seer: assigned cards are drawn first, the latest first', () => {
    const t = two();
    const [one, other] = t.s.objectiveDeck.splice(0, 2);
    t.s.assigned[0] = [one, other];
    draw(t);
    expect([t.s.objectives[0], t.s.assigned[0]]).toEqual([[other], [one]]);
    draw(t, 1);
    expect([t.s.objectives[1].length, t.s.assigned[0]]).toEqual([1, [one]]);
  });

  it('20. what the Great Seer has looked at is not taken back', () => {
    const t = two().turn('Ada');
    t.g.marked = false;
    t.arrange(() => {}, ['seerDraw', 0], ['turn', 0]).waitsFor('Ada: seer');
    expect([t.g.marked, t.s.looking.length]).toEqual([true, 2]);
  });

  it('COC-21.9 the Great Mausoleum: deck or pile, where both have a card', () => {
    const mausoleum = () => duel().wonder('great-mausoleum', 'D7', 'Ada');
    const t = mausoleum();
    const top = t.s.actionDeck.at(-1);
    t.s.actionDiscard = t.s.actionDeck.splice(0, 2);
    const [, late] = t.s.actionDiscard;
    draw(t).waitsFor('Ada: whichAction');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['deck'], ['pile']]);
    t.answer('Ada', 'deck');
    expect([t.s.hands[0], t.tells()]).toEqual([[top], [`drawAction 0 ${top}`]]);
    draw(t).answer('Ada', 'pile');
    expect([t.s.hands[0][1], t.s.seenAction[0][1], t.tells()]).toEqual([late, 3, [`takeAction 0 ${late}`]]);
    // no pile, or no deck: nobody is asked
    expect(draw(mausoleum()).waitsFor('Ada: turn').s.hands[0].length).toBe(1);
    const empty = mausoleum();
    empty.s.actionDiscard = empty.s.actionDeck.splice(0);
    expect(draw(empty).waitsFor('Ada: turn').s.hands[0].length).toBe(1);
    // the wonder of another
    const ben = duel().wonder('great-mausoleum', 'D2', 'Ben');
    ben.s.actionDiscard = ben.s.actionDeck.splice(0, 2);
    draw(ben).waitsFor('Ada: turn');
  });

  it('COC-21.9 the own cards go to the bottom of the pile with the Great Mausoleum', () => {
    const discard = (mausoleum: boolean) => {
      const t = duel().knows('Ada', 'bartering');
      if (mausoleum) t.wonder('great-mausoleum', 'D7', 'Ada');
      t.s.actionDiscard = t.s.actionDeck.splice(0, 2);
      const card = t.card('Ada', 'spy');
      t.turn('Ada').answer('Ada', 'barter').answer('Ada', 'swap', card, 'gold');
      return t.s.actionDiscard.indexOf(card);
    };
    expect([discard(true), discard(false)]).toEqual([0, 2]);
    const event = (mausoleum: boolean) => {
      const t = duel();
      if (mausoleum) t.wonder('great-mausoleum', 'D7', 'Ada');
      t.s.eventDeck.splice(t.s.eventDeck.indexOf(E['great-artist']), 1);
      t.s.persons[0].push(E['great-artist']);
      t.s.eventDiscard = t.s.eventDeck.splice(0, 2);
      t.turn('Ada').answer('Ada', 'person', 'great-artist');
      return t.s.eventDiscard.indexOf(E['great-artist']);
    };
    expect([event(true), event(false)]).toEqual([0, 2]);
  });
});

describe('21. Wonder cards', () => {
  const engineering = (t: Table) =>
    t.goods('Ada', { food: 2 }).turn('Ada').answer('Ada', 'advance', 'engineering');

  it('COC-21.1 from the deck, or the one that lies open', () => {
    const t = duel();
    const top = t.s.wonderDeck.at(-1);
    engineering(t).waitsFor('Ada: turn');
    expect([t.s.wonders[0], t.s.seenWonder[0], t.tells().at(-1)]).toEqual([
      [top],
      [0],
      `drawWonder 0 ${top}`,
    ]);
    const open = () => {
      const u = duel();
      u.s.wonderOpen.push(u.s.wonderDeck.shift() as number);
      return u;
    };
    const u = open();
    const [shown] = u.s.wonderOpen;
    engineering(u).waitsFor('Ada: whichWonder');
    expect(sentAway(u)).toContain('finish-this-first');
    expect(u.legal('Ada')).toEqual([['deck'], ['pile']]);
    u.answer('Ada', 'pile');
    expect([u.s.wonders[0], u.s.seenWonder[0], u.tells()]).toEqual([[shown], [3], [`takeWonder 0 ${shown}`]]);
    const deck = engineering(open()).answer('Ada', 'deck');
    expect([deck.s.wonders[0].length, deck.s.wonderOpen.length]).toEqual([1, 1]);
    expect(deck.tells()[0]).toMatch(/^drawWonder 0/);
    // no deck: the open one; nothing at all: nothing
    const last = duel();
    const [only, ...others] = last.s.wonderDeck.splice(0);
    last.s.wonderOpen = [only];
    last.s.wonders[1] = others;
    last.s.seenWonder[1] = others.map(() => 0);
    engineering(last).waitsFor('Ada: turn');
    expect(last.s.wonders[0]).toEqual([only]);
    const none = duel();
    none.s.wonders[1] = none.s.wonderDeck.splice(0);
    none.s.seenWonder[1] = none.s.wonders[1].map(() => 0);
    expect(engineering(none).waitsFor('Ada: turn').s.wonders[0]).toEqual([]);
  });

  it('COC-28.8 shared wonders are laid open', () => {
    const shared = () => position(2, { wonders: 'shared' }).city('Ada', 'D7').city('Ben', 'D2');
    const t = shared();
    const top = t.s.wonderDeck.at(-1);
    engineering(t);
    expect([t.s.wonderOpen, t.s.wonders[0], t.tells().at(-1)]).toEqual([[top], [], `wonderShown ${top}`]);
    const none = shared();
    none.s.wonderOpen = none.s.wonderDeck.splice(0);
    engineering(none);
    expect([none.s.wonderOpen.length, none.tells('wonderShown')]).toEqual([8, []]);
  });

  const WALL = W['great-wall'];
  const china = (t = two()) => t.leads('Ada', 'qin-shi-huang', 'D7');

  it('COC-26.16 Qin Shi Huang finds the Great Wall: in the deck, which is shuffled', () => {
    const t = china();
    const others = t.s.wonderDeck.filter(card => card !== WALL);
    engineering(t);
    expect(t.s.wonderDeck).not.toEqual(others);
    expect([t.s.wonders[0], t.s.seenWonder[0], t.tells()]).toEqual([
      [WALL],
      [3],
      expect.arrayContaining([`takeWonder 0 ${WALL}`]),
    ]);
    expect([t.s.wonderDeck.length, t.s.wonderDeck.includes(WALL)]).toEqual([7, false]);
    // already in the own hand, or built: as usual
    const own = china().wonderCard('Ada', 'great-wall');
    const [top, seen] = [own.s.wonderDeck.at(-1), own.s.seenWonder[0][0]];
    engineering(own);
    expect([own.s.wonders[0], own.s.seenWonder[0]]).toEqual([
      [WALL, top],
      [seen, 0],
    ]);
    expect(own.tells('takeWonder')).toEqual([]);
    const built = china().wonder('great-wall', 'D2', 'Ben');
    engineering(built);
    expect([built.s.wonders[0].length, built.s.wonders[0].includes(WALL)]).toEqual([1, false]);
    const other = two().leads('Ada', 'sun-tzu', 'D7');
    other.s.wonderDeck.splice(other.s.wonderDeck.indexOf(WALL), 1);
    other.s.wonderDeck.unshift(WALL);
    expect(engineering(other).s.wonders[0]).not.toEqual([WALL]);
    expect(other.s.leader[0]).toBe(L['sun-tzu']);
  });

  it('COC-26.16 lying open it is taken, and another one is laid out in its place', () => {
    const t = china();
    t.s.wonderDeck.splice(t.s.wonderDeck.indexOf(WALL), 1);
    t.s.wonderOpen = [WALL];
    const next = t.s.wonderDeck.at(-1);
    t.g.marked = false;
    engineering(t).waitsFor('Ada: turn');
    expect([t.s.wonders[0], t.s.wonderOpen]).toEqual([[WALL], [next]]);
    expect(t.tells()).toEqual(expect.arrayContaining([`wonderShown ${next}`, `takeWonder 0 ${WALL}`]));
    // what was laid open is not taken back
    expect(t.g.marked).toBe(true);
    const last = china();
    last.s.wonderDeck.splice(last.s.wonderDeck.indexOf(WALL), 1);
    last.s.wonders[1] = last.s.wonderDeck.splice(0);
    last.s.seenWonder[1] = last.s.wonders[1].map(() => 0);
    last.s.wonderOpen = [WALL];
    engineering(last);
    expect([last.s.wonders[0], last.s.wonderOpen, last.tells('wonderShown')]).toEqual([[WALL], [], []]);
  });

  it('COC-26.16 in the hand of another it is handed over, and the other draws', () => {
    const t = china().wonderCard('Ben', 'great-wall');
    const next = t.s.wonderDeck.at(-1);
    engineering(t);
    expect([t.s.wonders, t.s.seenWonder]).toEqual([
      [[WALL], [next]],
      [[3], [0]],
    ]);
    expect(t.tells()).toEqual(expect.arrayContaining([`drawWonder 1 ${next}`, `takeWonder 0 ${WALL}`]));
    // the first player's hand too
    const first = two().wonderCard('Ada', 'great-wall').leads('Ben', 'qin-shi-huang', 'D2');
    first.goods('Ben', { food: 2 }).turn('Ben').answer('Ben', 'advance', 'engineering');
    expect([first.s.wonders[1], first.s.wonders[0].length]).toEqual([[WALL], 1]);
    // out of the game
    const gone = china();
    gone.s.wonderDeck.splice(gone.s.wonderDeck.indexOf(WALL), 1);
    gone.s.wonderAt[WALL] = -2;
    gone.s.wonderBuilder[WALL] = 1;
    engineering(gone);
    expect([gone.s.wonders[0].length, gone.s.wonders[0].includes(WALL)]).toEqual([1, false]);
  });

  it('COC-28.8 COC-26.16 where wonders are shared the leader lays the own one open', () => {
    const shared = () => {
      const t = position(2, { wonders: 'shared', expansion: true }).city('Ada', 'D7').city('Ben', 'D2');
      t.s.lostLeaders.push(...t.s.leaders.flat());
      t.s.leaders = [[], []];
      return t.leads('Ada', 'qin-shi-huang', 'D7');
    };
    const t = engineering(shared());
    expect([t.s.wonderOpen, t.s.wonders[0], t.tells()]).toEqual([
      [WALL],
      [],
      expect.arrayContaining([`wonderShown ${WALL}`]),
    ]);
    const open = shared();
    open.s.wonderDeck.splice(open.s.wonderDeck.indexOf(WALL), 1);
    open.s.wonderOpen = [WALL];
    const next = open.s.wonderDeck.at(-1);
    engineering(open);
    expect(open.s.wonderOpen).toEqual([WALL, next]);
  });
});

describe('20. Great persons', () => {
  const held = (id: EventId, t: Table) => {
    t.s.eventDeck.splice(t.s.eventDeck.indexOf(E[id]), 1);
    t.s.persons[0].push(E[id]);
    return t.turn('Ada');
  };
  const play = (id: EventId, t = two()) => held(id, t).answer('Ada', 'person', id);

  it('COC-20.8 an action, an advance of their field without a cube, then what they do', () => {
    for (const [id, field] of [
      ['great-explorer', C.seafaring],
      ['great-artist', C.culture],
      ['great-prophet', C.spirituality],
      ['great-philosopher', C.education],
      ['great-scientist', C.science],
      ['great-warlord', C.warfare],
      ['great-merchant', C.economy],
      ['great-engineer', C.construction],
    ] as const) {
      const t = play(id).waitsFor('Ada: freeAdvance');
      expect(t.tells()).toEqual([`person 0 ${E[id]}`]);
      const offered = t.legal('Ada', 'advance').map(([, a]) => CATEGORY_OF[a as number]);
      expect([id, offered.length > 0, offered.every(c => c === field)]).toEqual([id, true, true]);
      expect([t.legal('Ada', 'none').length, t.s.actions, t.s.persons[0]]).toEqual([1, 2, []]);
      expect(t.s.eventDiscard).toEqual([E[id]]);
    }
    const cube = play('great-philosopher').answer('Ada', 'advance', 'writing');
    expect([cube.s.cubes[0], cube.has('Ada', 'ideas')]).toEqual([3, 2]);
  });

  it('COC-20.8 the elder statesman: any government that may be bought, and two cards', () => {
    const t = play('elder-statesman', two().knows('Ada', 'philosophy', 'draft')).waitsFor('Ada: freeAdvance');
    expect(t.legal('Ada', 'advance').map(([, a]) => a)).toEqual([A.voting, A.nationalism]);
    t.answer('Ada', 'none');
    expect(t.s.hands[0].length).toBe(2);
    // none that may be bought: only the cards
    expect(play('elder-statesman').waitsFor('Ada: turn').s.hands[0].length).toBe(2);
  });

  it('COC-20.8 without an action left nobody is played', () => {
    const t = held('great-artist', two());
    t.s.actions = 0;
    expect(t.reason('Ada', 'person', 'great-artist')).toEqual(['no-actions']);
    t.s.actions = 1;
    expect(t.reason('Ada', 'person', 'great-artist')).toEqual(['legal']);
    expect(t.reason('Ada', 'person', 'great-prophet')).toEqual(['not-offered']);
  });

  it('COC-26.11 a great person that is cancelled brings nothing and costs no action', () => {
    const t = held('great-scientist', two().city('Ben', 'D5').masters('Ben', 'subterfuge'));
    const own = t.card('Ben', 'ideas');
    t.answer('Ada', 'person', 'great-scientist').waitsFor('Ben: foil').answer('Ben', 'card', own);
    t.waitsFor('Ada: turn');
    expect(t.tells()).toEqual([`discarded 1 ${own}`, 'foiled 1 0']);
    expect([t.s.actions, t.s.hands[0], t.has('Ada', 'ideas'), t.s.persons[0]]).toEqual([3, [], 0, []]);
    expect(t.s.eventDiscard).toEqual([E['great-scientist']]);
  });

  it('26. Shogunate: a great person costs no action, once announced', () => {
    const t = held('great-philosopher', two());
    t.s.actions = 0;
    t.s.powers = FREE_CARD | FREE_PERSON | POWER_POTTERY;
    t.answer('Ada', 'person', 'great-philosopher').answer('Ada', 'none');
    expect([t.s.actions, t.s.powers, t.has('Ada', 'ideas')]).toEqual([0, POWER_POTTERY, 2]);
  });

  it('COC-20.8 what does nothing is left out', () => {
    // nobody to trade with, everybody happy, no Temple to pay for, nothing face down
    play('great-merchant').answer('Ada', 'none').waitsFor('Ada: turn');
    play('great-artist', two().city('Ada', 'D7', { mood: 'happy' }))
      .answer('Ada', 'none')
      .waitsFor('Ada: turn');
    play('great-prophet', two().city('Ada', 'D5').knows('Ada', 'myths'))
      .answer('Ada', 'none')
      .waitsFor('Ada: turn');
    play('great-explorer').answer('Ada', 'none').waitsFor('Ada: turn');
    const routes = two().knows('Ada', 'trade-routes').units('Ada', 'D3', { settler: 1 });
    const merchant = held('great-merchant', routes)
      .answer('Ada', 'routes', 0, 0)
      .answer('Ada', 'person', 'great-merchant');
    merchant.answer('Ada', 'none').waitsFor('Ada: routes');
  });

  it('COC-20.8 the engineer: a building to pay for, without an activation', () => {
    const t = two().city('Ada', 'D5').knows('Ada', 'writing').goods('Ada', { food: 1, ore: 1, wood: 1 });
    play('great-engineer', t)
      .answer('Ada', 'none')
      .waitsFor('Ada: buildAt')
      .answer('Ada', 'construct', 'D7', 'academy');
    expect([t.colour('D7', 'academy'), t.s.activated[4], t.s.actions]).toEqual(['Ada', 0, 2]);
  });

  it('COC-20.8 the scientist: an idea and a card; the philosopher: two ideas', () => {
    const scientist = play('great-scientist').answer('Ada', 'none');
    expect(scientist.tells().map(line => line.split(' ').slice(0, 4).join(' '))[0]).toBe('gain 0 3 1');
    expect([scientist.has('Ada', 'ideas'), scientist.s.hands[0].length]).toEqual([1, 1]);
    const philosopher = play('great-philosopher').answer('Ada', 'none');
    expect([philosopher.has('Ada', 'ideas'), philosopher.s.hands[0].length]).toEqual([2, 0]);
  });
});

describe('22. Choices that cards share', () => {
  const ONE_EACH = { food: 1, ore: 1, wood: 1 } as const;

  it('COC-22.5 Inspiration: who has something of the own within two spaces', () => {
    const near = (plan: (t: Table) => Table) => {
      const t = plan(
        position()
          .city('Ada', 'D7')
          .city('Ben', 'D2')
          .knows('Ben', 'writing')
          .goods('Ada', { culture: 5, mood: 5 }),
      );
      const card = t.card('Ada', 'inspiration');
      return t.turn('Ada').why('Ada', 'play', card);
    };
    expect(near(t => t)).toBe('no-effect');
    expect(near(t => t.units('Ada', 'D4', { settler: 1 }))).toBe('legal');
    expect(near(t => t.units('Ada', 'D5', { settler: 1 }))).toBe('no-effect');
    expect(near(t => t.units('Ben', 'D5', { settler: 1 }))).toBe('legal');
    expect(near(t => t.units('Ben', 'D4', { settler: 1 }))).toBe('no-effect');
    expect(near(t => t.city('Ada', 'D4'))).toBe('legal');
    expect(near(t => t.city('barbarians', 'D4'))).toBe('no-effect');
    // what the other has is known already, or cannot be learned yet
    expect(near(t => t.city('Ada', 'D4').knows('Ada', 'writing'))).toBe('no-effect');
    expect(near(t => t.city('Ada', 'D4').knows('Ada', 'writing').knows('Ben', 'voting'))).toBe('no-effect');
    expect(near(t => t.city('Ada', 'D4').knows('Ada', 'writing').knows('Ben', 'philosophy'))).toBe('legal');
    // the way there is unknown
    expect(
      near(t => t.city('Ada', 'D4').terrain({ D3: 'unexplored', C4: 'unexplored', E4: 'unexplored' })),
    ).toBe('no-effect');
  });

  it('COC-22.4 New Ideas needs an advance that can be bought; Aqueduct one that is not owned', () => {
    const ideas = (food: number) => {
      const t = duel().goods('Ada', { food });
      const card = t.card('Ada', 'new-ideas');
      return t.turn('Ada').why('Ada', 'play', card);
    };
    expect([ideas(1), ideas(2)]).toEqual(['no-effect', 'legal']);
    const t = two()
      .masters('Ada', 'aqueduct')
      .knows('Ada', 'sanitation')
      .goods('Ada', { food: 2 })
      .turn('Ada');
    expect(t.why('Ada', 'power', 'civ:aqueduct', -1, 0)).toBe('already-owned');
  });

  it('a building by a card: paid for without an activation, or free with one', () => {
    const build = (
      mode: number,
      goods: object,
      t = two().city('Ada', 'D5').knows('Ada', 'writing', 'myths'),
    ) =>
      t.goods('Ada', goods).arrange(
        s => {
          s.current = 0;
          s.actions = 1;
        },
        ['buildAt', { seat: 0, mode }],
        ['turn', 0],
      );
    const paid = build(0, ONE_EACH).waitsFor('Ada: buildAt');
    expect(sentAway(paid)).toContain('finish-this-first');
    expect(paid.legal('Ada')).toEqual([
      ['construct', 4, B.academy],
      ['construct', 4, B.temple],
      ['construct', paid.space('D5'), B.academy],
      ['construct', paid.space('D5'), B.temple],
      ['none'],
    ]);
    expect(paid.reason('Ada', 'construct', 'D7', 'market')).toEqual(['missing-advance', A.bartering]);
    expect(paid.reason('Ada', 'construct', 'D2', 'academy')).toEqual(['not-offered']);
    paid.answer('Ada', 'construct', 'D7', 'academy');
    expect([paid.has('Ada', 'ore'), paid.s.activated[4], paid.colour('D7', 'academy')]).toEqual([
      0,
      0,
      'Ada',
    ]);
    expect(build(0, ONE_EACH).answer('Ada', 'none').waitsFor('Ada: turn').has('Ada', 'ore')).toBe(1);
    build(0, {}).waitsFor('Ada: turn');
    const temple = build(1, ONE_EACH).waitsFor('Ada: buildAt');
    expect(temple.reason('Ada', 'construct', 'D7', 'academy')).toEqual(['not-among-these']);
    expect(temple.legal('Ada', 'construct')).toHaveLength(2);
    build(1, ONE_EACH, two().city('Ada', 'D5').knows('Ada', 'writing')).waitsFor('Ada: turn');
    const poor = build(
      0,
      { ore: 1 },
      two().city('Ada', 'D5').knows('Ada', 'writing').leads('Ada', 'imhotep', 'D7'),
    );
    expect(poor.reason('Ada', 'construct', 'D5', 'academy')).toEqual(['cannot-pay']);
    const free = build(2, {}).waitsFor('Ada: buildAt');
    expect(free.legal('Ada', 'none')).toEqual([]);
    free.answer('Ada', 'construct', 'D7', 'academy');
    expect([free.colour('D7', 'academy'), free.s.activated[4], free.tells('paid')]).toEqual(['Ada', 1, []]);
    const angry = two()
      .city('Ada', 'D5')
      .city('Ada', 'D7', { mood: 'angry' })
      .knows('Ada', 'writing', 'forced-labor');
    angry.s.used = 1024;
    angry.s.angryUse[4] = 1;
    const bound = build(2, {}, angry);
    expect(bound.reason('Ada', 'construct', 'D7', 'academy')).toEqual(['angry-used']);
  });

  it('a region: face down, beside one with an own city', () => {
    const region = () =>
      duel()
        .unexplored(5, 13)
        .unexplored(2, 12)
        .goods('Ada', { food: 2 })
        .arrange(() => {}, ['explorer', 0], ['turn', 0]);
    const t = region().waitsFor('Ada: region');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['reveal', 5], ['none']]);
    expect(t.reason('Ada', 'reveal', 2)).toEqual(['not-beside-yours']);
    expect(t.reason('Ada', 'reveal', 6)).toEqual(['not-offered']);
    // Ben's region is beside slot 2, Ada's city in slot 3 is too
    const settled = duel()
      .city('Ada', 'C5')
      .unexplored(2, 12)
      .arrange(() => {}, ['explorer', 0], ['turn', 0]);
    expect(settled.legal('Ada')).toEqual([['reveal', 2], ['none']]);
    settled.answer('Ada', 'reveal', 2);
    while (settled.asked() === 'Ada: orient') settled.answer('Ada', 'lay', 0);
    expect(settled.asked()).not.toBe('Ada: foundIn');
    expect(settled.s.slotTurn[2]).toBeGreaterThanOrEqual(0);
    const none = region().answer('Ada', 'none');
    expect(none.s.slotTurn[5]).toBe(-1);
    // only units there, no city
    const units = position().city('Ben', 'D2').units('Ada', 'D7', { infantry: 1 }).unexplored(5, 13);
    expect(units.arrange(() => {}, ['explorer', 0], ['turn', 0]).asked()).not.toBe('Ada: region');
  });

  it('COC-14.6 the Great Explorer founds in the region for two food, where a city may stand', () => {
    const found = (goods: object, plan = (t: Table) => t) =>
      plan(duel().terrain({ D5: 'sea', C6: 'barren' }).goods('Ada', goods)).arrange(
        () => {},
        ['foundIn', { seat: 0, slot: 5 }],
        ['turn', 0],
      );
    const t = found({ food: 2 }, u => u.units('Ben', 'E6', { infantry: 1 })).waitsFor('Ada: foundIn');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.reason('Ada', 'at', 'D5')).toEqual(['not-land']);
    expect(t.reason('Ada', 'at', 'C6')).toEqual(['barren']);
    expect(t.reason('Ada', 'at', 'E6')).toEqual(['enemy-here']);
    expect(t.reason('Ada', 'at', 'D7')).toEqual(['not-offered']);
    expect(t.legal('Ada')).toEqual([['at', t.space('D6')], ['none']]);
    t.answer('Ada', 'at', 'D6');
    expect(t.tells()).toEqual(['paid 0 [2,0,0,0,0,0,0]', `founded 0 ${t.space('D6')}`]);
    expect([t.ownerOf('D6'), t.mood('D6')]).toEqual(['Ada', 'neutral']);
    const none = found({ food: 2 }).answer('Ada', 'none');
    expect([none.has('Ada', 'food'), none.ownerOf('D6')]).toEqual([2, 'none']);
    expect(found({ food: 2 }, u => u.units('Ada', 'E6', { infantry: 1 })).reason('Ada', 'at', 'E6')).toEqual([
      'legal',
    ]);
    found({ food: 1, gold: 1 }).waitsFor('Ada: foundIn');
    found({ food: 1 }).waitsFor('Ada: turn');
    found({ food: 2 }, u => u.city('Ben', 'E6').city('Ben', 'D6')).waitsFor('Ada: turn');
  });

  it('a city to cheer: one level, one for a mood token, or all the way', () => {
    const cheer = (mode: number, goods: object, plan = (t: Table) => t) =>
      plan(
        duel()
          .city('Ada', 'D7', { mood: 'angry', with: ['temple'] })
          .city('Ada', 'B4', { mood: 'happy' }),
      )
        .goods('Ada', goods)
        .arrange(() => {}, ['cheerCity', { seat: 0, mode }], ['turn', 0]);
    const t = cheer(0, {}).waitsFor('Ada: cheerCity');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['raise', 4]]);
    expect(t.reason('Ada', 'raise', 'B4')).toEqual(['already-happy']);
    expect(t.reason('Ada', 'raise', 'D2')).toEqual(['not-offered']);
    t.answer('Ada', 'raise', 'D7');
    expect([t.mood('D7'), t.tells()]).toEqual(['neutral', ['mood 4 1']]);
    const paid = cheer(1, { mood: 2 }).waitsFor('Ada: cheerCity');
    expect(paid.legal('Ada')).toEqual([['raise', 4], ['none']]);
    paid.answer('Ada', 'raise', 'D7');
    expect([paid.mood('D7'), paid.has('Ada', 'mood')]).toEqual(['neutral', 1]);
    const none = cheer(1, { mood: 2 }).answer('Ada', 'none');
    expect([none.mood('D7'), none.has('Ada', 'mood')]).toEqual(['angry', 2]);
    cheer(1, { culture: 2 }).waitsFor('Ada: turn');
    cheer(1, { culture: 2 }, u => u.wonder('great-arena', 'B4', 'Ada')).waitsFor('Ada: cheerCity');
    const happy = cheer(2, {}).answer('Ada', 'raise', 'D7');
    expect(happy.mood('D7')).toBe('happy');
    cheer(0, {}, u => u.city('Ada', 'D7', { mood: 'happy' })).waitsFor('Ada: turn');
  });
});
