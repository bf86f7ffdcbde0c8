/** All that the military phase offers in a position, with the reasons for what it does not. */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { ALL_WAITS, elsewhere, offers } from './offers.ts';
import { lay } from './scene.ts';

const n = numberOf;

describe('CCG-6.2, 10.6 the main step', () => {
  it('on foot: both ways, each terrain once, with what is in the way', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: light-cavalry', 'rome: axemen granary', 'hills'], hand: 'forced-march festival' },
      B: { row: ['athens'] },
    });
    expect(offers(t, 'A')).toEqual([
      'move light-cavalry B[0]: foreignCapital',
      'move light-cavalry A[1]',
      'move light-cavalry A[2]',
      'move axemen A[0]',
      'move axemen A[2]',
      'attack B[0]',
      'play forced-march',
      `play festival: badTiming ${n('festival')}`,
      'pass',
    ]);
    expect(elsewhere(t, 'A')).toEqual([
      'atlas: inPhase 1',
      'card: inPhase 3',
      'construction: inPhase 3',
      'terrain: inPhase 3',
    ]);
  });

  it('a foreign capital that is reached both ways is named once', () => {
    const t = lay({ from: 'military', A: { row: ['rome: light-cavalry'] }, B: { row: ['athens'] } });
    expect(offers(t, 'A', 'move')).toEqual(['move light-cavalry B[0]: foreignCapital']);
  });

  it('CCG-10.10, 10.11, 10.13 ships and aircraft: everywhere but where they are; a drop only where no base is', () => {
    const t = lay({
      from: 'military',
      A: {
        row: ['coast: galley', 'rome: biplane transport-plane spearmen terracotta-army', 'plains: airport'],
        era: 3,
        knows: 'feudalism',
      },
      B: { row: ['open-sea', 'athens', 'hills: A.archers A.archers A.archers'] },
      C: { row: ['london', 'coast: frigate'] },
    });
    expect(offers(t, 'A', 'journey').filter(line => line.includes('galley'))).toEqual([
      'journey galley A[2]: seaOnly',
      'journey galley A[1]: seaOnly',
      'journey galley B[2]: seaOnly',
      'journey galley B[1]: foreignCapital',
      'journey galley B[0]',
      'journey galley C[1]: enemyPresent',
      'journey galley C[0]: foreignCapital',
    ]);
    expect(offers(t, 'A', 'journey').filter(line => line.includes(' biplane'))).toEqual([
      'journey biplane A[2]',
      'journey biplane A[0]: noAirBase',
      'journey biplane B[2]: noAirBase',
      'journey biplane B[1]: foreignCapital',
      'journey biplane B[0]: noAirBase',
      'journey biplane C[1]: noAirBase',
      'journey biplane C[0]: foreignCapital',
    ]);
    expect(offers(t, 'A', 'fly')).toEqual([
      'fly transport-plane A[0]',
      'fly transport-plane B[2]: terrainFull',
      'fly transport-plane B[1]: foreignCapital',
      'fly transport-plane B[0]',
      'fly transport-plane C[1]: enemyPresent',
      'fly transport-plane C[0]: foreignCapital',
    ]);
  });

  it('CCG-11.1, 11.14, 11.15 what can be attacked, razed and bombed', () => {
    const t = lay({
      from: 'military',
      A: {
        row: [
          'plains: catapult granary',
          'rome: bomber temple',
          'plains: B.spearmen workshop',
          'coast: harbour',
        ],
        food: 9,
        era: 3,
      },
      B: {
        row: [
          'plains: A.axemen granary ~temple/1',
          'athens: market',
          'hills: quarry hoplites',
          'forest: sawmill',
        ],
      },
      C: { row: ['london', 'tundra: ~temple/1', 'hills: workshop'] },
    });
    t.answer('A', 'feed').waitsFor('A: military');
    expect(offers(t, 'A', 'attack', 'raze', 'bomb')).toEqual([
      'attack A[2]',
      'attack B[2]',
      'attack B[1]',
      'attack C[0]',
      'raze B.granary',
      'bomb B[3]',
      'bomb B[0]',
      'bomb C[2]',
    ]);
  });

  it('CCG-11.15 only aircraft that demolish, that are ready and need not return, bomb', () => {
    const bombs = (ours: string) => {
      const t = lay({
        from: 'military',
        A: { row: [`rome: ${ours} terracotta-army`, 'plains'], era: 3 },
        B: { row: ['plains: granary', 'athens'] },
      });
      return offers(t, 'A', 'bomb');
    };
    expect(bombs('bomber')).toEqual(['bomb B[0]']);
    expect(bombs('fighter')).toEqual([]);
    expect(bombs('catapult')).toEqual([]);
    const t = lay({
      from: 'military',
      A: { row: ['rome: bomber', 'plains'], era: 3 },
      B: { row: ['delta: granary market', 'athens'] },
    });
    t.answer('A', 'bomb', 'B[0]').answer('A', 'aimAt', 'bomber', 'B.granary').answer('A', 'go');
    expect(offers(t, 'A', 'bomb')).toEqual([]);
    const away = lay({
      from: 'military',
      A: { row: ['rome', 'plains'], era: 3 },
      B: { row: ['plains: granary', 'athens', 'coast: A.aircraft-carrier A.bomber'] },
    });
    expect(away.tells('unfed').length).toBe(2);
    expect(offers(away, 'A', 'bomb')).toEqual([]);
  });

  it('CCG-10.9, 11.2 nobody moves or attacks without movement', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'] },
      B: { row: ['athens', 'plains: spearmen'], hand: 'ambush' },
    });
    t.arrange(s => {
      s.points[t.find('axemen')] = 0;
    });
    expect(offers(t, 'A', 'move', 'attack')).toEqual([
      'move axemen A[0]: noMovement',
      'attack B[1]: nobodyJoins',
      'attack B[0]: nobodyJoins',
    ]);
    t.arrange(s => {
      s.points[t.find('axemen')] = 1;
    });
    t.answer('A', 'attack', 'B[1]').arrange(s => {
      s.points[t.find('axemen')] = 0;
    });
    expect(offers(t, 'A', 'join')).toEqual(['join axemen: noMovement']);
  });

  it('CCG-10.2, 11.14 who must return joins no attack and razes nothing; a treaty protects buildings', () => {
    const t = (food: number, events = '') =>
      lay({
        from: 'military',
        A: { row: ['rome', 'plains'], food, events },
        B: { row: ['plains: A.axemen granary', 'athens', 'plains'] },
      });
    expect(offers(t(0), 'A', 'move', 'attack', 'raze')).toEqual([
      'move axemen B[0]: mustReturn',
      'attack B[1]: nobodyJoins',
      `raze B.granary: mustReturn`,
    ]);
    const fed = t(1).answer('A', 'feed');
    expect(offers(fed, 'A', 'attack', 'raze')).toEqual(['attack B[1]', 'raze B.granary']);
    const peace = t(1, 'peace-treaty>B/2').answer('A', 'feed');
    expect(offers(peace, 'A', 'move', 'attack', 'raze')).toEqual([
      'move axemen A[1]',
      'move axemen B[1]: foreignCapital',
      'attack B[1]: nobodyJoins',
      `raze B.granary: forbidden ${n('peace-treaty')}`,
    ]);
  });

  it('CCG-11.14 one of those who stand there is enough', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: spearmen terracotta-army', 'plains'], food: 1 },
      B: { row: ['plains: A.axemen A.archers granary', 'athens', 'plains'] },
    });
    t.answer('A', 'feed');
    expect(t.tells('unfed')).toEqual([[0, n('archers')]]);
    expect(offers(t, 'A', 'raze')).toEqual(['raze B.granary']);
    t.answer('A', 'raze', 'B.granary');
    expect(offers(t, 'A')).toEqual([
      'join spearmen: tooFar',
      'join axemen',
      'join archers: mustReturn',
      'go: nobodyJoins',
      'back',
    ]);
    expect(elsewhere(t, 'A')).toEqual(ALL_WAITS);
  });

  it('CCG-17.10 a treaty closes the other’s land, and is named', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'plains: spearmen'], events: 'peace-treaty>B/2' },
      B: { row: ['plains', 'athens', 'coast'] },
    });
    expect(offers(t, 'A', 'move')).toEqual([
      'move spearmen A[0]',
      `move spearmen B[0]: forbidden ${n('peace-treaty')}`,
    ]);
  });

  it('CCG-6.3 nobody is asked who can do nothing but pass, nor after leaving the game', () => {
    const t = lay({ from: 'military', idle: true, A: { row: ['rome'] }, B: { row: ['athens', 'plains'] } });
    expect(t.tells('idle')).toEqual([[0, 2]]);
    const gone = lay({
      from: 'explorers',
      idle: true,
      A: { row: ['rome', 'plains: spearmen'], food: 9, atlas: 'plains' },
      B: { row: ['athens', 'plains'], food: 9, atlas: 'plains' },
      C: { row: ['london'] },
    });
    gone.waitsFor('A: explore').g.resign(0);
    gone.waitsFor('B: explore');
    expect(gone.tells('idle')).toEqual([]);
    expect(gone.tells('turn')).toEqual([[1, 5]]);
  });
});

describe('CCG-10.1, 10.5 upkeep and points', () => {
  it('all at once is offered only for several; who costs nothing is not told of', () => {
    const one = lay({
      from: 'military',
      A: { row: ['rome'], food: 3 },
      B: { row: ['athens', 'plains: A.axemen'] },
    });
    expect(offers(one, 'A')).toEqual(['feed', 'starve']);
    expect(elsewhere(one, 'A')).toEqual(ALL_WAITS);
    const t = lay({
      from: 'military',
      A: { row: ['rome: archers terracotta-army'], food: 3 },
      B: { row: ['plains: A.axemen', 'athens: spearmen', 'plains: A.scouts'] },
      C: { row: ['london', 'plains: A.swordsmen'] },
    });
    expect(offers(t, 'A')).toEqual(['feed', 'feedAll', 'starve']);
    t.answer('A', 'feedAll').waitsFor('A: military');
    expect(t.tells('fed')).toEqual([
      [0, n('axemen'), 1],
      [0, n('swordsmen'), 1],
    ]);
    expect(t.s.food[0]).toBe(1);
    // points are for the own units only
    expect([
      t.s.points[t.find('scouts')],
      t.s.points[t.find('archers')],
      t.s.points[t.find('B.spearmen')],
    ]).toEqual([2, 1, 0]);
  });

  it('the rows of the next players come first', () => {
    const t = lay({
      from: 'military',
      active: 'B',
      A: { row: ['plains: B.axemen', 'rome'] },
      B: { row: ['athens'], food: 9, knows: 'feudalism' },
      C: { row: ['london', 'plains: B.spearmen', 'plains: B.archers'] },
    });
    const asked = () => t.s.asked.map(q => (q.data as { unit: number }).unit);
    expect(asked()).toEqual([t.find('B.spearmen')]);
    t.answer('B', 'feed');
    expect(asked()).toEqual([t.find('B.archers')]);
    t.answer('B', 'feed');
    expect(asked()).toEqual([t.find('B.axemen')]);
  });

  it('CCG-10.5, 10.9 a unit without movement is used', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'plains: archers'], food: 9 },
      B: { row: ['plains: A.axemen', 'athens'], hand: 'harsh-winter', era: 2 },
    });
    t.waitsFor('B: opening').answer('B', 'play', 'harsh-winter').answer('A', 'feed');
    expect(offers(t, 'A', 'move')).toEqual([
      'move archers A[0]',
      'move archers B[0]',
      'move axemen B[0]: alreadyUsed',
    ]);
  });
});

describe('CCG-10.15, 10.16 ways home', () => {
  it('of two ways the owner chooses; everything else waits until all are home', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains', 'rome', 'plains'] },
      B: { row: ['plains: A.axemen', 'athens', 'plains: A.spearmen'] },
    });
    t.answer('A', 'pass').waitsFor('A: returning');
    expect(offers(t, 'A')).toEqual(['goHome axemen A[2]', 'goHome spearmen A[0]']);
    expect(elsewhere(t, 'A')).toEqual(
      ['card', 'atlas', 'unit', 'construction', 'terrain', 'ability'].map(kind => `${kind}: returnsFirst`),
    );
    t.answer('A', 'goHome', 'spearmen', 'A[0]').waitsFor('A: manage');
    expect([t.on('A[0]'), t.on('A[2]')]).toEqual([['spearmen'], ['axemen']]);
    expect(t.tells('stayedAbroad')).toEqual([]);
  });

  it('as far as the points go; each step counts', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'plains'] },
      B: { row: ['plains', 'plains: A.light-cavalry', 'athens', 'plains', 'hills'] },
    });
    expect(offers(t, 'A', 'goHome')).toEqual(['goHome light-cavalry A[1]']);
    t.answer('A', 'goHome', 'light-cavalry', 'A[1]');
    const rider = t.find('light-cavalry');
    expect([t.s.points[rider], t.s.used[rider], t.tells('moved')]).toEqual([
      1,
      0,
      [[0, n('light-cavalry'), n('plains')]],
    ]);
  });

  it('a ship takes one point, and all is told', () => {
    const t = lay({
      from: 'military',
      A: { row: ['coast', 'rome', 'plains'] },
      B: { row: ['coast: A.trireme', 'athens', 'plains'] },
    });
    t.answer('A', 'goHome', 'trireme', 'A[0]');
    const ship = t.find('trireme');
    expect([t.s.points[ship], t.s.used[ship], t.s.moved[ship], t.tells('moved')]).toEqual([
      0,
      1,
      1,
      [[0, n('trireme'), n('coast')]],
    ]);
  });

  it('an aircraft that was given more than one flight keeps the others', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains', 'rome', 'plains'], hand: 'blitzkrieg', era: 3 },
      B: { row: ['athens', 'coast: A.aircraft-carrier A.fighter'] },
    });
    t.answer('A', 'play', 'blitzkrieg').answer('A', 'goHome', 'fighter', 'A[1]');
    expect([t.s.points[t.find('fighter')], t.s.used[t.find('fighter')], t.on('A[1]')]).toEqual([
      1,
      0,
      ['fighter'],
    ]);
  });

  it('where everything is full the unit stays, and so does a ship', () => {
    const t = lay({
      from: 'military',
      A: {
        row: ['coast: galley galley galley', 'rome: terracotta-army', 'plains: archers archers archers'],
        knows: 'feudalism',
      },
      B: { row: ['plains: A.axemen', 'athens', 'coast: A.trireme'] },
    });
    expect(offers(t, 'A', 'goHome')).toEqual([]);
    t.answer('A', 'pass').waitsFor('A: manage');
    expect(t.tells('stayedAbroad')).toEqual([
      [0, n('axemen')],
      [0, n('trireme')],
    ]);
  });

  it('a treaty forbids to fight for the way, and a ship fights only at sea', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'plains'], events: 'peace-treaty>B/2' },
      B: { row: ['hills: hoplites', 'plains: A.axemen', 'athens', 'plains', 'plains'] },
    });
    expect(offers(t, 'A', 'goHome')).toEqual([]);
    const u = lay({
      from: 'military',
      A: { row: ['plains: B.spearmen', 'rome', 'coast: B.galley', 'open-sea: galley galley galley'] },
      B: { row: ['athens', 'coast: A.battleship'] },
    });
    expect(offers(u, 'A', 'goHome')).toEqual(['goHome battleship A[2]']);
  });

  it('an aircraft without a free base stays; it never fights for one', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: B.spearmen', 'rome: archers archers archers terracotta-army'], era: 3 },
      B: { row: ['athens', 'coast: A.aircraft-carrier A.fighter'] },
    });
    expect(offers(t, 'A', 'goHome')).toEqual([]);
    t.answer('A', 'pass');
    expect(t.tells('stayedAbroad')).toEqual([
      [0, n('aircraft-carrier')],
      [0, n('fighter')],
    ]);
    const free = lay({
      from: 'military',
      A: { row: ['plains', 'rome', 'plains'], era: 3 },
      B: { row: ['athens', 'coast: A.aircraft-carrier A.fighter'] },
    });
    expect(offers(free, 'A', 'goHome')).toEqual(['goHome fighter A[1]']);
  });

  it('who is used goes nowhere', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains', 'rome'] },
      B: { row: ['athens', 'plains: A.axemen', 'plains'] },
    });
    t.arrange(s => {
      s.used[t.find('axemen')] = 1;
    });
    expect(offers(t, 'A', 'goHome')).toEqual([]);
  });

  it('the way is the same whatever else was looked at in between', () => {
    const layout = {
      from: 'military' as const,
      A: { row: ['plains', 'rome', 'plains: light-cavalry'] },
      B: { row: ['plains', 'athens', 'plains: A.axemen'] },
    };
    const t = lay(layout);
    const other = lay({
      from: 'military',
      A: { row: ['rome: scouts granary market temple'] },
      B: { row: ['athens', 'plains'] },
    });
    const [q] = t.s.asked;
    other.legal('A');
    t.g.perform(q, ['move', t.find('light-cavalry'), t.find('A[0]')] as never);
    expect(t.s.points[t.find('light-cavalry')]).toBe(1);
    other.legal('A');
    t.g.perform(t.s.asked[0], ['goHome', t.find('axemen'), t.find('A[0]')] as never);
    expect([t.s.points[t.find('axemen')], t.on('A[0]')]).toEqual([0, ['light-cavalry', 'axemen']]);
  });
});

describe('CCG-15.4 after a step', () => {
  it('a wonder that is occupied lets no more units be kept', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'] },
      B: { row: ['athens: spearmen spearmen spearmen', 'plains: terracotta-army'] },
    });
    t.answer('A', 'move', 'axemen', 'B[1]').waitsFor('B: surplus').answer('B', 'remove', 'spearmen');
    t.waitsFor('A: military');
  });
});
