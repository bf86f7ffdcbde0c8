import { describe, expect, it } from 'vitest';
import { ORDERS, type OrderId, orders } from '../rules/orders.ts';
import { lay } from './scene.ts';

describe('who is asked', () => {
  const quick = (food = 3) =>
    lay({
      from: 'explorers',
      A: { row: ['plains: axemen', 'rome'], food, hand: 'scholar' },
      B: { row: ['athens', 'plains: spearmen'], hand: 'locusts ambush granary' },
    });

  it('EX-73 CCG-7.15, 7.6, 7.7 only who can play something, and only then', () => {
    const t = quick();
    t.waitsFor('B: opening')
      .answer('B', 'pass')
      .waitsFor('A: explore')
      .answer('A', 'pass')
      .waitsFor('A: military');
    t.attack('B[1]', 'axemen').waitsFor('B: declared').answer('B', 'pass').waitsFor('A: military');
    t.answer('A', 'pass')
      .waitsFor('A: manage')
      .answer('A', 'income', 'A[1]', 'tax')
      .answer('A', 'play', 'scholar');
    t.waitsFor('A: manage');
    quick(0).waitsFor('B: opening');
  });

  it('EX-74 CCG-7.15 a storm is for those who go by sea', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'coast: galley', 'rome'] },
      B: { row: ['coast', 'athens', 'plains: spearmen'], hand: 'storm' },
    });
    t.attack('B[2]', 'axemen').waitsFor('A: military');
    t.answer('A', 'journey', 'galley', 'B[0]')
      .waitsFor('B: declared')
      .answer('B', 'pass')
      .waitsFor('A: military');
    expect(t.on('B[0]')).toEqual(['galley']);
  });

  it('CCG-18.4 full windows ask everybody who holds a card', () => {
    const t = lay({
      from: 'explorers',
      settings: { windows: 'full' },
      A: { row: ['rome'] },
      B: { row: ['athens'], hand: 'granary' },
    });
    t.waitsFor('B: opening').answer('B', 'pass').answer('A', 'pass').waitsFor('B: opening');
  });

  it('CCG-7.6 a player goes on playing events in the same window', () => {
    const t = lay({
      from: 'explorers',
      A: { row: ['rome'], food: 9 },
      B: { row: ['athens'], hand: 'locusts locusts' },
    });
    t.answer('B', 'play', 'locusts')
      .waitsFor('B: opening')
      .answer('B', 'play', 'locusts')
      .waitsFor('A: explore');
    expect(t.s.food[0]).toBe(5);
  });
});

describe('main steps', () => {
  const side = { row: ['rome'], atlas: 'plains', hand: 'granary' };

  it('CCG-6.3 who can only pass is not asked, and the log says so', () => {
    const t = lay({ from: 'explorers', idle: true, A: side }).waitsFor('A: manage');
    expect(t.tells('idle')).toEqual([
      [0, 1],
      [0, 2],
    ]);
    lay({ from: 'explorers', idle: true, A: { ...side, food: 1 } }).waitsFor('A: explore');
    lay({ from: 'military', idle: true, A: { ...side, row: ['rome: spearmen', 'plains'] } }).waitsFor(
      'A: military',
    );
  });

  it('CCG-6.3, 19.5 after an action the step goes on, so that it can be taken back', () => {
    const t = lay({ from: 'management', idle: true, A: side });
    t.g.marked = false;
    t.answer('A', 'discard', 'granary').answer('A', 'income', 'A[0]', 'tax').waitsFor('A: manage');
    expect(t.g.marked).toBe(false);
    expect(t.legal('A')).toEqual([['pass']]);
  });

  it('CCG-6.3, 18.4 full windows ask everybody', () => {
    lay({ from: 'explorers', idle: true, settings: { windows: 'full' }, A: side }).waitsFor('A: explore');
  });
});

describe('the log', () => {
  const told = (hand: string) => {
    const t = lay({
      from: 'explorers',
      A: { row: ['plains: axemen', 'rome'], food: 3, hand: 'festival' },
      B: { row: ['athens', 'plains: spearmen'], hand },
    });
    if (t.asked() === 'B: opening') t.answer('B', 'pass');
    t.answer('A', 'pass').attack('B[1]', 'axemen');
    if (t.asked() === 'B: declared') t.answer('B', 'pass');
    t.waitsFor('A: military').answer('A', 'pass').answer('A', 'play', 'festival').waitsFor('A: manage');
    return t.tells('passed');
  };

  it('CCG-7.15 passes are told alike, whether somebody was asked or not', () => {
    const passes = [
      [0, 1, [1]],
      [0, 2, [1]],
      [1, 2, [1]],
      [0, 3, [1]],
      [2, 3, [1]],
    ];
    expect(told('locusts ambush')).toEqual(passes);
    expect(told('granary')).toEqual(passes);
  });

  it('CCG-7.8 an answer tells of itself: nobody is said to have passed', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome', 'plains'], hand: 'slave-revolt' },
      B: { row: ['athens', 'plains'], hand: 'envoys', knows: 'writing' },
    });
    t.answer('A', 'play', 'slave-revolt').answer('B', 'play', 'envoys').waitsFor('A: manage');
    // nobody answers the answer
    expect(t.tells('passed')).toEqual([[2, 3, [0]]]);
  });
});

describe('standing orders', () => {
  const obeyed = (t: ReturnType<typeof lay>, id: OrderId) => {
    const [q] = t.s.asked;
    return orders[id](t.s, q, t.g.options(q));
  };

  it('CCG-7.15.a a window that a player never wants is passed, a choice never is', () => {
    const t = lay({
      from: 'explorers',
      A: { row: ['rome'], food: 3 },
      B: { row: ['athens'], hand: 'locusts' },
    });
    t.waitsFor('B: opening');
    expect(obeyed(t, 'passExplorers')).toEqual(['pass']);
    expect(obeyed(t, 'passAll')).toEqual(['pass']);
    expect(obeyed(t, 'passMilitary')).toBeUndefined();
    expect(obeyed(t, 'passResponses')).toBeUndefined();
    t.answer('B', 'pass').waitsFor('A: explore');
    for (const id of ORDERS) if (id !== 'whileAway') expect(obeyed(t, id)).toBeUndefined();
  });

  it('CCG-7.15.a where a table asks everybody, a player may pass as long as nothing can be played', () => {
    const t = (hand: string, food = 3) =>
      lay({
        from: 'explorers',
        settings: { windows: 'full' },
        A: { row: ['rome'], food },
        B: { row: ['athens'], hand },
      }).waitsFor('B: opening');
    expect(obeyed(t('granary ambush'), 'passIdle')).toEqual(['pass']);
    expect(obeyed(t('granary locusts'), 'passIdle')).toBeUndefined();
  });

  it('CCG-7.15.a passing everything ends where the player is attacked', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'] },
      B: { row: ['athens', 'plains: spearmen'], hand: 'ambush' },
    });
    t.attack('B[1]', 'axemen').waitsFor('B: declared');
    expect(obeyed(t, 'passAll')).toBeUndefined();
    expect(obeyed(t, 'passDeclarations')).toEqual(['pass']);
  });
});

describe('answers', () => {
  const layout = (c?: string) =>
    lay({
      from: 'main',
      A: { row: ['rome', 'plains'], hand: 'slave-revolt' },
      B: { row: ['athens', 'plains'], hand: 'envoys', knows: 'writing' },
      ...(c === undefined ? {} : { C: { row: ['thebes'], hand: c, knows: 'writing' } }),
    });

  it('CCG-7.8, 7.3 a countered event has no effect', () => {
    const t = layout();
    t.answer('A', 'play', 'slave-revolt')
      .waitsFor('B: respond')
      .answer('B', 'play', 'envoys')
      .waitsFor('A: manage');
    expect(t.satisfaction('B')).toBe(2);
    expect([t.pile('discard', 'A'), t.pile('discard', 'B')]).toEqual([['slave-revolt'], ['envoys']]);
  });

  it('CCG-7.8 the first answer closes the window; an answer may be answered', () => {
    const t = layout('envoys');
    t.answer('A', 'play', 'slave-revolt').answer('A', 'at', 'B').waitsFor('B: respond');
    t.answer('B', 'play', 'envoys')
      .waitsFor('C: respond')
      .answer('C', 'play', 'envoys')
      .waitsFor('A: manage');
    expect(t.satisfaction('B')).toBe(0);
    expect(t.tells('countered').length).toBe(1);
    const passed = layout('envoys');
    passed.answer('A', 'play', 'slave-revolt').answer('A', 'at', 'B').answer('B', 'play', 'envoys');
    passed.answer('C', 'pass').waitsFor('A: manage');
    expect(passed.satisfaction('B')).toBe(2);
    expect(passed.pile('hand', 'C')).toEqual(['envoys']);
  });

  it('EX-90 CCG-16.5.a, 16.5, 16.7 whoever resigns has played nothing', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: spearmen'] },
      B: { row: ['athens'], hand: 'plague' },
      C: { row: ['thebes'], hand: 'divine-intervention', knows: 'polytheism' },
    });
    t.waitsFor('B: opening').answer('B', 'play', 'plague');
    t.answer('B', 'at', 'A[0]').waitsFor('C: respond');
    t.g.resign(1);
    t.waitsFor('A: military');
    expect(t.has('spearmen')).toBe(true);
    expect(t.s.out).toEqual([0, 1, 0]);
    expect(t.pile('hand', 'C')).toEqual(['divine-intervention']);
  });
});

describe('events in play', () => {
  it('EX-76 CCG-7.2.a a permanent event once for each player', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'], hand: 'silk-road', events: 'silk-road', era: 2, knows: 'currency' },
      B: { row: ['athens'] },
    });
    expect(t.why('A', 'play', 'silk-road')).toBe('permanentInPlay');
    const other = lay({
      from: 'main',
      A: { row: ['rome'], hand: 'silk-road', era: 2, knows: 'currency' },
      B: { row: ['athens'], events: 'silk-road' },
    });
    expect(other.why('A', 'play', 'silk-road')).not.toBe('permanentInPlay');
  });

  it('EX-91 CCG-7.2.b events of one name are not attached twice to the same player', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'], hand: 'slave-revolt drought', events: 'slave-revolt>B/2' },
      B: { row: ['athens'] },
      C: { row: ['thebes'] },
    });
    t.answer('A', 'play', 'slave-revolt').waitsFor('A: manage');
    expect([t.satisfaction('B'), t.satisfaction('C')]).toEqual([0, 0]);
    t.answer('A', 'play', 'drought').waitsFor('A: target');
    expect(t.legal('A').length).toBe(2);
    const both = lay({
      from: 'main',
      A: { row: ['rome'], hand: 'slave-revolt', events: 'slave-revolt>B/2' },
      B: { row: ['athens'] },
    });
    expect(both.why('A', 'play', 'slave-revolt')).toBe('noTarget');
  });
});

describe('elimination', () => {
  it('EX-71 CCG-16.4, 16.5, 16.6 the ring closes, foreign units go to their nearest terrain', () => {
    const t = lay({
      from: 'main',
      A: { row: ['plains: spearmen spearmen', 'plains', 'rome: terracotta-army'] },
      B: { row: ['plains: C.axemen', 'athens', 'plains: A.swordsmen A.swordsmen', 'plains'] },
      C: { row: ['thebes', 'plains'] },
    });
    t.g.resign(1);
    t.waitsFor('A: manage');
    expect(t.row('B')).toEqual([]);
    expect(t.on('A[0]').length + t.on('A[1]').length).toBe(4);
    expect(t.on('A[0]').length).toBe(3);
    expect(t.on('C[1]')).toEqual(['axemen']);
    expect(t.s.gone[1]).toBeGreaterThan(0);
  });

  it('CCG-11.17.a an attack in which somebody resigns ends at once', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'] },
      B: { row: ['athens', 'plains: spearmen'], hand: 'ambush' },
      C: { row: ['thebes'] },
    });
    t.attack('B[1]', 'axemen').waitsFor('B: declared');
    t.g.resign(1);
    t.waitsFor('A: military');
    expect(t.on('A[0]')).toEqual(['axemen']);
    expect(t.s.used[t.find('axemen')]).toBe(1);
  });

  it('CCG-11.17.a an attack goes on when somebody else resigns', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'] },
      B: { row: ['athens', 'plains: spearmen'], hand: 'ambush' },
      C: { row: ['thebes'] },
    });
    t.attack('B[1]', 'axemen').waitsFor('B: declared');
    t.g.resign(2);
    t.waitsFor('B: declared').answer('B', 'pass').waitsFor('A: military');
    expect(t.pile('discard', 'B')).toEqual(['spearmen']);
  });

  it('CCG-16.7 a turn ends with its player', () => {
    const t = lay({ from: 'main', A: { row: ['rome'] }, B: { row: ['athens'] }, C: { row: ['thebes'] } });
    t.g.resign(0);
    t.waitsFor('B: explore');
  });

  it('CCG-16.8, 16.3, 18.1 after the last round terrains decide', () => {
    const t = lay({
      from: 'main',
      settings: { roundLimit: '30' },
      A: { row: ['rome'] },
      B: { row: ['athens', 'plains'] },
    });
    t.arrange(
      s => {
        s.round = 30;
      },
      ['round', null],
    );
    expect(t.s.over).toBe(true);
    expect(t.rules.standing(t.s).map(({ rank }) => rank)).toEqual([2, 1]);
  });
});
