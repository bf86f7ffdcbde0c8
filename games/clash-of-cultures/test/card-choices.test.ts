import { HIDDEN, redact } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { E, type UpperId } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { duel, expansion, position, type Table } from './position.ts';

/** Ada holds the card; returns its number. */
const hold = (t: Table, upper: UpperId) => {
  const card = t.card('Ada', upper);
  t.turn('Ada');
  return card;
};
const play = (t: Table, upper: UpperId): Table => {
  const card = hold(t, upper);
  return t.answer('Ada', 'play', card);
};
const why = (t: Table, upper: UpperId) => {
  const card = hold(t, upper);
  return t.why('Ada', 'play', card);
};
/** Ada, Ben and Cyd with a city each. */
const three = () => position(3).city('Ada', 'E4').city('Ben', 'B7').city('Cyd', 'G8');
const culture = (n: number) => duel().goods('Ada', { culture: n });

describe('22. What a card costs', () => {
  it('COC-22.2 a card that is an action needs one; its culture tokens are paid when it is played', () => {
    const spent = duel().goods('Ada', { wood: 1 }).units('barbarians', 'D5', { infantry: 1 });
    const card = hold(spent, 'mercenaries');
    spent.s.actions = 0;
    expect(spent.why('Ada', 'play', card)).toBe('no-actions');
    spent.s.actions = 1;
    spent.answer('Ada', 'play', card);
    expect([spent.s.actions, spent.tells()[0]]).toEqual([0, `plays 0 ${card}`]);
    const free = culture(1).city('Ada', 'B4');
    const militia = hold(free, 'militia');
    free.s.actions = 0;
    free.answer('Ada', 'play', militia).answer('Ada', 'at', 'D7');
    expect([free.s.actions, free.has('Ada', 'culture')]).toEqual([0, 0]);
  });

  it('COC-22.4 what a card cannot do is said first, then what it costs', () => {
    expect(why(duel(), 'new-plans')).toBe('no-effect');
    const t = duel();
    t.objective('Ada', 'wealth');
    expect(why(t, 'new-plans')).toBe('cannot-pay');
    expect(why(duel(), 'leadership')).toBe('cannot-pay');
    expect(why(duel().goods('Ada', { mood: 1 }), 'leadership')).toBe('cannot-pay');
    expect(why(duel().goods('Ada', { mood: 1 }).wonder('great-arena', 'D7', 'Ada'), 'leadership')).toBe(
      'legal',
    );
  });

  it('COC-21.9 with the Great Arena a mood token pays for a card', () => {
    const t = play(duel().goods('Ada', { mood: 1 }).wonder('great-arena', 'D7', 'Ada'), 'leadership');
    expect([t.s.actions, t.has('Ada', 'mood'), t.tells().at(-1)]).toEqual([4, 0, 'extraAction 0']);
  });

  it('COC-8.3 Shogunate: the card costs no action, also with none left; once', () => {
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').masters('Ada', 'shogunate');
    t.goods('Ada', { wood: 2 }).units('barbarians', 'D5', { infantry: 1 });
    const first = t.card('Ada', 'mercenaries');
    const second = t.card('Ada', 'mercenaries');
    t.turn('Ada').answer('Ada', 'power', 'civ:shogunate', -1, 0);
    t.s.actions = 0;
    t.answer('Ada', 'play', first).answer('Ada', 'hire', 'D5', 'wood').answer('Ada', 'march', 'D5', 'D4');
    expect([t.s.actions, t.s.powers & 0xff]).toEqual([0, 0]);
    expect(t.why('Ada', 'play', second)).not.toBe('legal');
  });
});

describe('22. Cards about another player', () => {
  it('COC-22.5 Inspiration and Technology Trade: a player near, with something to learn', () => {
    for (const upper of ['inspiration', 'technology-trade'] as const) {
      expect(why(duel().knows('Ben', 'fishing'), upper)).toBe('no-effect');
      expect(why(duel().units('Ada', 'D4', { settler: 1 }), upper)).toBe('no-effect');
      const t = three().knows('Ben', 'fishing').knows('Cyd', 'fishing').units('Ada', 'G6', { settler: 1 });
      play(t, upper).waitsFor('Ada: freeAdvance');
      expect(t.tells('chooses')).toEqual([[0, 2]]);
    }
    const t = three().knows('Ben', 'fishing').knows('Cyd', 'myths');
    t.units('Ada', 'G6', { settler: 1 }).units('Ada', 'C6', { settler: 1 });
    play(t, 'inspiration').waitsFor('Ada: choosePlayer');
    expect(t.why('Ada', 'seat', 'Ada')).toBe('not-offered');
    t.answer('Ada', 'seat', 'Ben').answer('Ada', 'advance', 'fishing').waitsFor('Ada: turn');
    expect([t.owns('Ada', 'fishing'), t.s.cubes[0]]).toEqual([true, 3]);
  });

  it('COC-22.5 Technology Trade: the other learns in return where there is something', () => {
    const t = duel().knows('Ben', 'fishing').units('Ada', 'D4', { settler: 1 });
    play(t, 'technology-trade').answer('Ada', 'advance', 'fishing').waitsFor('Ada: turn');
    const u = duel().knows('Ben', 'fishing').knows('Ada', 'myths').units('Ada', 'D4', { settler: 1 });
    play(u, 'inspiration').answer('Ada', 'advance', 'fishing').waitsFor('Ada: turn');
    expect(u.owns('Ben', 'myths')).toBe(false);
  });

  it('COC-22.4 Spy: somebody with a card of any kind', () => {
    expect(why(culture(1), 'spy')).toBe('no-effect');
    const action = culture(1);
    action.card('Ben', 'ideas');
    expect(why(action, 'spy')).toBe('legal');
    const objective = culture(1);
    objective.objective('Ben', 'wealth');
    expect(why(objective, 'spy')).toBe('legal');
    expect(why(culture(1).wonderCard('Ben', 'great-wall'), 'spy')).toBe('legal');
    const t = three().goods('Ada', { culture: 1 });
    t.card('Cyd', 'ideas');
    play(t, 'spy').waitsFor('Ada: spy');
    expect(t.tells('chooses')).toEqual([[0, 2]]);
    const both = three().goods('Ada', { culture: 1 });
    both.card('Cyd', 'ideas');
    both.card('Ben', 'ideas');
    play(both, 'spy').waitsFor('Ada: choosePlayer');
  });

  it('COC-29.1 Spy sees all cards of the other, and swaps one for one of the same kind, or none', () => {
    const laid = () => {
      const t = culture(1).wonderCard('Ben', 'great-wall').wonderCard('Ada', 'great-arena');
      const [theirs] = t.objective('Ben', 'wealth');
      const [mine] = t.objective('Ada', 'eureka');
      const card = t.card('Ben', 'ideas');
      return { t: play(t, 'spy').waitsFor('Ada: spy'), theirs, mine, card };
    };
    const { t, theirs, mine, card } = laid();
    const view = redact(rules, t.s, 0);
    expect([view.objectives[1], view.hands[1], view.wonders[1]]).toEqual([[theirs], [card], t.s.wonders[1]]);
    const [wall] = t.s.wonders[1];
    const [arena] = t.s.wonders[0];
    expect([
      t.why('Ada', 'exchange', 1, mine, theirs),
      t.why('Ada', 'exchange', 2, arena, wall),
      t.why('Ada', 'exchange', 0, mine, card),
    ]).toEqual(['legal', 'legal', 'not-offered']);
    t.answer('Ada', 'exchange', 2, arena, wall).waitsFor('Ada: turn');
    expect([t.s.wonders, t.tells()]).toEqual([[[wall], [arena]], ['exchanges 0 1 2']]);
    expect(redact(rules, t.s, 1).wonders[0]).toEqual([wall]);
    const u = laid();
    u.t.answer('Ada', 'none').waitsFor('Ada: turn');
    expect([u.t.s.objectives, u.t.tells()]).toEqual([[[u.mine], [u.theirs]], []]);
    // a third player has seen nothing
    expect(redact(rules, u.t.s, -1).objectives).toEqual([[HIDDEN], [HIDDEN]]);
  });

  it('COC-8.5 Assassination: not twice the same player', () => {
    const t = three().goods('Ada', { culture: 2 });
    const first = t.card('Ada', 'assassination');
    const second = t.card('Ada', 'assassination');
    t.turn('Ada').answer('Ada', 'play', first).answer('Ada', 'seat', 'Cyd');
    expect(t.s.assassinated).toEqual([0, 0, 1]);
    t.answer('Ada', 'play', second);
    expect(t.s.assassinated).toEqual([0, 1, 1]);
    const u = three().goods('Ada', { culture: 1 });
    u.s.assassinated = [0, 0, 1];
    play(u, 'assassination');
    expect(u.s.assassinated).toEqual([0, 1, 1]);
  });

  it('COC-5.3.a Negotiations bind the two who are named, nobody else', () => {
    const t = play(three().goods('Ada', { culture: 1 }), 'negotiations').waitsFor('Ada: choosePlayer');
    t.answer('Ada', 'seat', 'Cyd');
    expect(t.s.ban).toEqual([0, 0, 1, 0, 0, 0, 2, 0, 0]);
    expect(t.tells('chooses')).toEqual([[0, 2]]);
  });
});

describe('22. Cards about oneself', () => {
  it('COC-22.5 Quick Advance: an advance for a culture token, without a cube of the track', () => {
    const t = play(culture(1), 'quick-advance')
      .waitsFor('Ada: freeAdvance')
      .answer('Ada', 'advance', 'myths');
    expect([t.owns('Ada', 'myths'), t.s.cubes[0], t.s.actions]).toEqual([true, 3, 3]);
  });

  it('COC-22.3 Hero General: one city for nothing, another for a mood token; Great Ideas after a capture too', () => {
    const won = (t: Table, wins: number, captures: number) => {
      t.s.battlesWon = wins;
      t.s.captures = captures;
      return t;
    };
    const t = duel().city('Ada', 'B4').city('Ada', 'F4').goods('Ada', { mood: 2 });
    const hero = t.card('Ada', 'hero-general');
    const second = t.card('Ada', 'hero-general');
    const ideas = t.card('Ada', 'great-ideas');
    won(t.turn('Ada'), 0, 1);
    expect([t.why('Ada', 'play', hero), t.why('Ada', 'play', ideas)]).toEqual(['after-victory', 'legal']);
    won(t, 1, 0);
    t.answer('Ada', 'play', hero).answer('Ada', 'raise', 'D7').answer('Ada', 'raise', 'B4');
    expect([t.mood('D7'), t.mood('B4'), t.has('Ada', 'mood'), t.s.heroes]).toEqual(['happy', 'happy', 1, 1]);
    expect(t.why('Ada', 'play', second)).toBe('after-victory');
    won(t, 2, 0);
    expect(t.why('Ada', 'play', second)).toBe('legal');
    t.answer('Ada', 'play', ideas);
    expect([t.has('Ada', 'ideas'), t.s.greatIdeas]).toEqual([2, 1]);
    const happy = duel().city('Ada', 'D7', { mood: 'happy' });
    const card = hold(happy, 'hero-general');
    won(happy, 1, 0);
    expect(happy.why('Ada', 'play', card)).toBe('no-effect');
  });

  it('COC-22.2 Ideas: for own cities with an Academy only', () => {
    expect(why(duel().city('Ben', 'D2', { with: ['academy'] }), 'ideas')).toBe('no-effect');
    const t = duel()
      .city('Ada', 'D7', { with: ['academy'] })
      .city('Ada', 'B4', { with: ['temple'] });
    expect(play(t, 'ideas').has('Ada', 'ideas')).toBe(1);
  });

  it('COC-22.4 Cultural Takeover: a small barbarian city, a settlement left, no success yet, once', () => {
    const laid = () => duel().city('barbarians', 'D6');
    expect(why(laid(), 'cultural-takeover')).toBe('legal');
    expect(why(duel(), 'cultural-takeover')).toBe('no-effect');
    expect(why(duel().city('barbarians', 'D6', { with: [['temple', 'Ben']] }), 'cultural-takeover')).toBe(
      'no-effect',
    );
    const all = laid();
    for (const label of ['B4', 'F4', 'B2', 'F2', 'A7', 'G7']) all.city('Ada', label);
    expect(why(all, 'cultural-takeover')).toBe('no-effect');
    const done = laid();
    const first = done.card('Ada', 'cultural-takeover');
    const second = done.card('Ada', 'cultural-takeover');
    done.turn('Ada').answer('Ada', 'play', first);
    expect([done.s.takeover, done.why('Ada', 'play', second)]).toEqual([1, 'harvest-bound']);
    done.s.influenced = 1;
    expect(done.why('Ada', 'play', second)).toBe('already-succeeded');
  });

  it('COC-22.6 a harvest card needs a Collect that may still come', () => {
    const t = duel();
    const card = hold(t, 'great-harvest');
    t.s.used = ~0;
    expect(t.why('Ada', 'play', card)).toBe('no-effect');
    t.s.used = 0;
    t.answer('Ada', 'play', card);
    expect(t.s.bound).toBe(1);
    const u = play(duel(), 'seasonal-harvest');
    expect(u.s.bound).toBe(2);
  });

  it('COC-22.4 Explorer: a region to reveal, or a settler to place in a city', () => {
    const t = culture(1).units('Ada', 'D7', { settler: 4 });
    expect(why(t, 'explorer')).toBe('no-effect');
    expect(why(position().city('Ben', 'D2').goods('Ada', { culture: 1 }), 'explorer')).toBe('no-effect');
    const u = play(culture(1).units('Ada', 'D7', { settler: 3 }), 'explorer').answer('Ada', 'at', 'D7');
    expect([u.unit('D7', 'settler'), u.s.actions]).toEqual([4, 2]);
    const v = culture(1).units('Ada', 'D7', { settler: 4 }).unexplored(5, 13);
    play(v, 'explorer').waitsFor('Ada: region').answer('Ada', 'reveal', 5);
  });

  it('COC-22.2 COC-12.2 Militia: infantry in a city that has room, while there is a piece', () => {
    const t = culture(1).units('Ada', 'D7', { infantry: 4 });
    expect(why(t, 'militia')).toBe('no-effect');
    const u = culture(1).units('Ada', 'D7', { infantry: 3 });
    expect(play(u, 'militia').unit('D7', 'infantry')).toBe(4);
    const all = culture(1);
    for (const label of ['D5', 'D4', 'B4', 'F4']) all.units('Ada', label, { infantry: 4 });
    expect(why(all, 'militia')).toBe('no-effect');
    expect(why(position().city('Ben', 'D2').goods('Ada', { culture: 1 }), 'militia')).toBe('no-effect');
  });

  it('COC-23.6 New Plans: two cards are looked at, from the discards where the deck is empty', () => {
    const laid = (deck: number, pile: number) => {
      const t = culture(1);
      const [given] = t.objective('Ada', 'wealth');
      const cards = t.s.objectiveDeck.splice(0);
      t.s.objectiveDeck = cards.splice(0, deck);
      t.s.objectiveDiscard = cards.splice(0, pile);
      t.s.done[1] = cards.map(card => 2 * card);
      return { t, given };
    };
    expect(why(laid(0, 0).t, 'new-plans')).toBe('no-effect');
    const { t, given } = laid(1, 2);
    play(t, 'new-plans').waitsFor('Ada: newPlans');
    expect([t.s.looking.length, t.s.objectiveDeck.length, t.s.objectiveDiscard]).toEqual([2, 1, []]);
    t.answer('Ada', 'none').waitsFor('Ada: turn');
    expect([t.s.objectives[0], t.s.looking, t.s.objectiveDeck.length]).toEqual([[given], [], 3]);
    const one = laid(1, 0);
    play(one.t, 'new-plans');
    expect(one.t.s.looking.length).toBe(1);
    const [drawn] = one.t.s.looking;
    one.t.answer('Ada', 'keep', drawn, one.given).waitsFor('Ada: turn');
    expect([one.t.s.objectives[0], one.t.s.objectiveDeck, one.t.s.objectiveDiscard]).toEqual([
      [drawn],
      [one.given],
      [],
    ]);
    expect([one.t.tells(), one.t.s.seenObjective[0]]).toEqual([['newPlans 0'], [0]]);
    const pile = laid(0, 1);
    expect(why(pile.t, 'new-plans')).toBe('legal');
  });

  it('COC-9.5.a New Ideas: an advance is bought, then two ideas', () => {
    const t = duel().goods('Ada', { food: 2 });
    play(t, 'new-ideas').waitsFor('Ada: newIdeas');
    expect(t.has('Ada', 'ideas')).toBe(0);
    t.answer('Ada', 'advance', 'fishing');
    expect([t.owns('Ada', 'fishing'), t.has('Ada', 'ideas'), t.has('Ada', 'food'), t.s.cubes[0]]).toEqual([
      true,
      2,
      0,
      3,
    ]);
    expect(why(duel().goods('Ada', { food: 1 }), 'new-ideas')).toBe('no-effect');
  });

  it('COC-9.5.a Synergies: two of one field, the second one open by the first, both at their price', () => {
    const card = (t: Table) => why(t, 'synergies');
    expect(card(duel().goods('Ada', { food: 2, ideas: 2 }))).toBe('legal');
    // three of a field are there: no second one to buy
    const one = duel().knows('Ada', 'storage', 'irrigation').goods('Ada', { food: 2, ideas: 2 });
    play(one, 'synergies');
    expect([one.why('Ada', 'advance', 'husbandry'), one.why('Ada', 'advance', 'fishing')]).toEqual([
      'cannot-pay',
      'legal',
    ]);
    expect([one.why('Ada', 'advance', 'navigation'), one.why('Ada', 'advance', 'farming')]).toEqual([
      'missing-top-advance',
      'already-owned',
    ]);
    // Math makes Engineering and Roads free
    const math = duel().knows('Ada', 'math').goods('Ada', { food: 0 });
    expect(card(math)).toBe('legal');
    const u = duel().knows('Ada', 'math');
    play(u, 'synergies').answer('Ada', 'advance', 'roads').waitsFor('Ada: synergy');
    expect([u.why('Ada', 'advance', 'engineering'), u.why('Ada', 'advance', 'sanitation')]).toEqual([
      'legal',
      'cannot-pay',
    ]);
  });

  it('COC-9.6 Synergies: Priesthood and Ball Courts help with one of the two', () => {
    const science = (food: number) => {
      const t = duel().knows('Ada', 'myths', 'priesthood', 'storage').goods('Ada', { food });
      return why(t, 'synergies');
    };
    expect([science(1), science(2)]).toEqual(['no-effect', 'legal']);
    const courts = (food: number) => {
      const t = expansion().city('Ada', 'D7').city('Ben', 'D2').masters('Ada', 'ball-courts');
      const card = t.knows('Ada', 'storage').goods('Ada', { food }).card('Ada', 'synergies');
      return t.turn('Ada').why('Ada', 'play', card);
    };
    expect([courts(2), courts(3)]).toEqual(['no-effect', 'legal']);
  });

  it('COC-22.3 Teach Us! may be left; nobody is asked who holds no card, or could learn nothing', () => {
    const capture = (cards: number, advance?: 'fishing') => {
      const t = duel().knows('Ada', 'tactics').city('Ben', 'D5').units('Ada', 'D6', { infantry: 1 });
      if (advance !== undefined) t.knows('Ben', advance);
      const card = cards > 0 ? t.card('Ada', 'teach-us') : -1;
      t.turn('Ada').answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all');
      t.answer('Ada', 'go', 'D5').answer('Ben', 'none');
      return { t, card };
    };
    expect([capture(0, 'fishing').t.asked(), capture(1).t.asked()]).toEqual(['Ada: move', 'Ada: move']);
    const left = capture(1, 'fishing').t.waitsFor('Ada: teachUs').answer('Ada', 'none').waitsFor('Ada: move');
    expect(left.s.hands[0].length).toBe(1);
    const { t, card } = capture(1, 'fishing');
    t.answer('Ada', 'play', card).answer('Ada', 'advance', 'fishing');
    expect([t.s.actionDiscard, t.tells('plays'), t.s.cubes[0]]).toEqual([[card], [[0, card]], 3]);
  });
});

describe('22. Mercenaries', () => {
  const camp = () => duel().units('barbarians', 'D5', { infantry: 1 });

  it('COC-22.4 an army within two spaces of a city or military unit, and something to pay with', () => {
    expect(why(camp(), 'mercenaries')).toBe('no-effect');
    for (const kind of ['food', 'ore', 'wood', 'gold', 'culture'] as const)
      expect(why(camp().goods('Ada', { [kind]: 1 }), 'mercenaries')).toBe('legal');
    expect(why(camp().goods('Ada', { ideas: 1, mood: 1 }), 'mercenaries')).toBe('no-effect');
    const far = () => duel().goods('Ada', { food: 1 }).units('barbarians', 'D4', { infantry: 1 });
    expect(why(far(), 'mercenaries')).toBe('no-effect');
    expect(why(far().units('Ada', 'D6', { settler: 1 }), 'mercenaries')).toBe('no-effect');
    expect(why(far().units('Ada', 'D6', { infantry: 1 }), 'mercenaries')).toBe('legal');
    expect(why(duel().goods('Ada', { food: 1 }), 'mercenaries')).toBe('no-effect');
  });

  it('COC-22.4 each army is hired once, for any of the wages one has; far ones are told so', () => {
    const t = camp().goods('Ada', { wood: 1, gold: 1 });
    t.units('barbarians', 'C6', { infantry: 2 }).units('barbarians', 'D3', { infantry: 1 });
    play(t, 'mercenaries').waitsFor('Ada: hire');
    expect([
      t.why('Ada', 'hire', 'D5', 'wood'),
      t.why('Ada', 'hire', 'D5', 'food'),
      t.why('Ada', 'hire', 'D3', 'wood'),
      t.why('Ada', 'hire', 'D5', 'ideas'),
      t.why('Ada', 'hire', 'D7', 'wood'),
    ]).toEqual(['legal', 'cannot-pay', 'too-far', 'not-offered', 'not-offered']);
    t.answer('Ada', 'hire', 'D5', 'wood').waitsFor('Ada: hire');
    expect([t.tells(), t.has('Ada', 'wood')]).toEqual([['paid 0 [0,0,1,0,0,0,0]'], 0]);
    expect([t.why('Ada', 'hire', 'D5', 'gold'), t.why('Ada', 'done')]).toEqual(['not-offered', 'legal']);
    t.answer('Ada', 'hire', 'C6', 'gold').waitsFor('Ada: command');
    t.answer('Ada', 'march', 'C6', 'C5').waitsFor('Ada: command');
    expect(t.why('Ada', 'march', 'C5', 'C4')).toBe('not-offered');
    t.answer('Ada', 'march', 'D5', 'D4').waitsFor('Ada: turn');
    expect([t.unit('C5', 'infantry'), t.unit('D4', 'infantry'), t.unit('D5', 'infantry')]).toEqual([2, 1, 0]);
  });

  it('COC-22.4 who has enough may stop hiring', () => {
    const t = camp().goods('Ada', { wood: 2 }).units('barbarians', 'C6', { infantry: 2 });
    play(t, 'mercenaries').answer('Ada', 'hire', 'C6', 'wood').answer('Ada', 'done').waitsFor('Ada: command');
    expect(t.why('Ada', 'march', 'D5', 'D4')).toBe('not-offered');
  });

  it('COC-12.2 COC-19.1 an army goes over land, never more than four together', () => {
    const t = duel().goods('Ada', { food: 1 }).terrain({ D6: 'sea', E6: 'unexplored' });
    t.units('barbarians', 'D5', { infantry: 2 }).units('barbarians', 'D4', { infantry: 3 });
    t.units('barbarians', 'C5', { infantry: 2 });
    play(t, 'mercenaries').answer('Ada', 'hire', 'D5', 'food').waitsFor('Ada: command');
    expect([
      t.why('Ada', 'march', 'D5', 'D6'),
      t.why('Ada', 'march', 'D5', 'D4'),
      t.why('Ada', 'march', 'D5', 'C5'),
      t.why('Ada', 'march', 'D5', 'E6'),
      t.why('Ada', 'march', 'D5', 'E5'),
    ]).toEqual(['nowhere-to-go', 'nowhere-to-go', 'legal', 'not-offered', 'legal']);
    t.answer('Ada', 'march', 'D5', 'C5');
    expect(t.unit('C5', 'infantry')).toBe(4);
  });

  it('COC-22.4 an army that can go nowhere is not hired', () => {
    const ring = ['D6', 'E6', 'E5', 'D4', 'C5', 'C6'];
    const t = camp()
      .goods('Ada', { wood: 2 })
      .terrain(Object.fromEntries(ring.map(x => [x, 'sea'] as const)));
    expect(why(t, 'mercenaries')).toBe('no-effect');
    t.units('barbarians', 'E7', { infantry: 1 });
    play(t, 'mercenaries').waitsFor('Ada: hire');
    expect([t.why('Ada', 'hire', 'D5', 'wood'), t.why('Ada', 'hire', 'E7', 'wood')]).toEqual([
      'nowhere-to-go',
      'legal',
    ]);
  });

  it('COC-19.3 the city an army left gets a new unit', () => {
    const t = camp().city('barbarians', 'D5').goods('Ada', { wood: 1 });
    play(t, 'mercenaries').answer('Ada', 'hire', 'D5', 'wood').answer('Ada', 'march', 'D5', 'D4');
    expect([t.unit('D5', 'infantry'), t.unit('D4', 'infantry')]).toEqual([1, 1]);
  });

  it('COC-19.5 an army that joined another, or fell, is not commanded any more', () => {
    const t = camp().goods('Ada', { wood: 2 }).units('barbarians', 'C6', { infantry: 1 });
    play(t, 'mercenaries').answer('Ada', 'hire', 'D5', 'wood').answer('Ada', 'hire', 'C6', 'wood');
    t.waitsFor('Ada: command');
    // the other army is gone before it was its turn
    t.s.holder[t.space('C6')] = -1;
    t.s.troops[t.space('C6') * 6 + 1] = 0;
    t.units('barbarians', 'A3', { infantry: 1 }).answer('Ada', 'march', 'D5', 'D4').waitsFor('Ada: turn');
  });
});

describe('26. Subterfuge', () => {
  /** Ben of Japan watches Ada from D5. */
  const watched = () => expansion(3).city('Ada', 'D7').city('Cyd', 'H4').masters('Ben', 'subterfuge');

  it('COC-26.11 only a city or military unit within two spaces of anything of the other, with a card in hand', () => {
    const asked = (change: (t: Table) => void, cards = 1) => {
      const t = watched().goods('Ada', { culture: 1 });
      if (cards > 0) t.card('Ben', 'ideas');
      change(t);
      return play(t, 'leadership').asked();
    };
    expect(asked(t => t.city('Ben', 'D5'))).toBe('Ben: foil');
    expect(asked(t => t.city('Ben', 'D5'), 0)).toBe('Ada: turn');
    expect(asked(t => t.units('Ben', 'D5', { infantry: 1 }))).toBe('Ben: foil');
    expect(asked(t => t.units('Ben', 'D5', { settler: 1 }))).toBe('Ada: turn');
    expect(asked(t => t.city('Ben', 'D4'))).toBe('Ada: turn');
    expect(asked(t => t.city('Ben', 'D4').units('Ada', 'D6', { settler: 1 }))).toBe('Ben: foil');
    expect(asked(t => t.city('Ben', 'D4').units('Cyd', 'D5', { settler: 1 }))).toBe('Ada: turn');
    expect(asked(t => t.city('Cyd', 'D5'))).toBe('Ada: turn');
    expect(
      asked(t => {
        t.city('Ben', 'D5').s.persons[1].push(E['great-artist']);
        t.s.eventDeck = t.s.eventDeck.filter(card => card !== E['great-artist']);
      }, 0),
    ).toBe('Ben: foil');
  });

  it('COC-26.11 the card is played as usual where nobody cancels it', () => {
    const t = watched().city('Ben', 'D5').goods('Ada', { culture: 1 });
    t.card('Ben', 'ideas');
    play(t, 'leadership').answer('Ben', 'none').waitsFor('Ada: turn');
    expect([t.s.actions, t.has('Ada', 'culture'), t.s.foiled]).toEqual([4, 0, 0]);
  });

  it('COC-26.11 a card or a great person of the own hand cancels; nothing is paid', () => {
    const t = watched().city('Ben', 'D5').goods('Ada', { culture: 1 });
    const own = t.card('Ben', 'ideas');
    const card = hold(t, 'leadership');
    t.answer('Ada', 'play', card).answer('Ben', 'card', own).waitsFor('Ada: turn');
    expect(t.tells()).toEqual([`discarded 1 ${own}`, 'foiled 1 0']);
    expect([t.s.actions, t.has('Ada', 'culture'), t.s.actionDiscard]).toEqual([3, 1, [card, own]]);
    const u = watched().city('Ben', 'D5').goods('Ada', { culture: 1 });
    u.s.persons[1].push(E['great-artist']);
    u.s.eventDeck = u.s.eventDeck.filter(x => x !== E['great-artist']);
    play(u, 'leadership').answer('Ben', 'person', E['great-artist']).waitsFor('Ada: turn');
    expect([u.s.persons[1], u.s.eventDiscard, u.tells()]).toEqual([[], [E['great-artist']], ['foiled 1 0']]);
    // the next card is not cancelled by what cancelled this one
    const again = u.card('Ada', 'leadership');
    u.answer('Ada', 'play', again).waitsFor('Ada: turn');
    expect([u.s.actions, u.has('Ada', 'culture')]).toEqual([4, 0]);
  });

  it('COC-26.11 whom the card is about is named first, and asked only once', () => {
    const t = watched().city('Ben', 'D5').goods('Ada', { culture: 2 });
    t.card('Ben', 'ideas');
    t.card('Cyd', 'militia');
    play(t, 'spy').waitsFor('Ada: choosePlayer').answer('Ada', 'seat', 'Cyd').waitsFor('Ben: foil');
    t.answer('Ben', 'none').waitsFor('Ada: spy').answer('Ada', 'none');
    expect([t.s.named, t.tells('chooses')]).toEqual([-1, [[0, 2]]]);
    const u = watched().city('Ben', 'D5').goods('Ada', { culture: 2 });
    const first = u.card('Ada', 'assassination');
    const second = u.card('Ada', 'assassination');
    const own = u.card('Ben', 'ideas');
    u.turn('Ada').answer('Ada', 'play', first).answer('Ada', 'seat', 'Cyd').answer('Ben', 'card', own);
    expect([u.s.assassinated, u.s.named]).toEqual([[0, 0, 0], -1]);
    // Ben has no card left: the second card asks in its turn
    u.answer('Ada', 'play', second).answer('Ada', 'seat', 'Ben').waitsFor('Ada: turn');
    expect(u.s.assassinated).toEqual([0, 1, 0]);
  });

  it('COC-26.11 what was possible when the card was announced may be no more', () => {
    const t = watched().city('Ben', 'D5').goods('Ada', { culture: 2 });
    const only = t.card('Ben', 'ideas');
    play(t, 'negotiations').answer('Ada', 'seat', 'Ben').waitsFor('Ben: foil').answer('Ben', 'none');
    expect([t.s.ban[1], t.s.ban[3], t.s.hands[1]]).toEqual([1, 2, [only]]);
    const all: UpperId[] = ['inspiration', 'technology-trade'];
    for (const upper of all) {
      const u = watched().city('Ben', 'D5').knows('Ben', 'fishing');
      u.card('Ben', 'ideas');
      play(u, upper).waitsFor('Ben: foil').answer('Ben', 'none').waitsFor('Ada: freeAdvance');
    }
  });
});
