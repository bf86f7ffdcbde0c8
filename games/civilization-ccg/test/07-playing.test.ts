/** Who may play events when, at what, and what becomes of them (CCG-7). */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { touches } from '../rules/events.ts';
import { type Layout, lay, type Table } from './scene.ts';

const n = numberOf;
const [A, B, C] = [0, 1, 2];
const NONE = -1;

describe('declaration windows', () => {
  /** A is in the military phase; in full windows everybody with a card is asked who may be. */
  const full = (A: string[], B: string[], C: string[] = ['thebes']) => {
    const t = lay({
      from: 'military',
      settings: { windows: 'full' },
      A: { row: A, hand: 'granary', food: 9, era: 3 },
      B: { row: B, hand: 'granary', era: 3 },
      C: { row: C, hand: 'granary', era: 3 },
    });
    t.waitsFor('B: opening').answer('B', 'pass').waitsFor('C: opening').answer('C', 'pass');
    if (t.asked() === 'A: upkeep') t.answer('A', 'feed');
    return t.waitsFor('A: military');
  };
  /** Who is asked, one after another, each of whom passes. */
  const asked = (t: Table): string => {
    const who: string[] = [];
    while (t.asked().endsWith(': declared')) {
      who.push(t.asked()[0]);
      t.answer(who[who.length - 1] as 'A', 'pass');
    }
    return who.join('');
  };

  it('CCG-7.5, 7.7, 18.4 an attack on foot: the defender, then the attacker', () => {
    expect(
      asked(full(['plains: axemen', 'rome'], ['athens', 'plains: spearmen']).attack('B[1]', 'axemen')),
    ).toBe('BA');
    expect(asked(full(['plains: axemen', 'rome'], ['athens']).attack('B[0]', 'axemen'))).toBe('BA');
    const units = full(['plains: axemen', 'rome'], ['athens', 'plains: C.spearmen'], ['thebes']);
    expect(asked(units.attack('B[1]', 'axemen'))).toBe('CA');
  });

  it('CCG-7.5, 18.4 a journey or a drop: all opponents', () => {
    const sea = full(['coast: galley', 'rome'], ['athens', 'coast']);
    expect(asked(sea.answer('A', 'journey', 'galley', 'B[1]'))).toBe('BC');
    const drop = full(['rome: transport-plane spearmen', 'plains'], ['athens', 'plains']);
    drop.answer('A', 'fly', 'transport-plane', 'B[1]').answer('A', 'board', 'spearmen', 'transport-plane');
    expect(asked(drop.answer('A', 'go'))).toBe('BC');
  });

  it('CCG-7.5, 18.4 an attack by sea or by air: all opponents, and the attacker', () => {
    const sea = full(['coast: trireme', 'rome'], ['athens', 'coast: spearmen']);
    expect(asked(sea.attack('B[1]', 'trireme'))).toBe('BCA');
    const air = full(['rome: fighter', 'plains'], ['athens', 'coast: spearmen']);
    expect(asked(air.attack('B[1]', 'fighter'))).toBe('BCA');
  });

  it('CCG-7.5.a, 18.4 razing: the owner of the building, whoever owns the ground', () => {
    const raze = full(
      ['plains', 'rome'],
      ['athens', 'plains: granary A.axemen'],
      ['thebes', 'plains: spearmen'],
    );
    expect(asked(raze.answer('A', 'raze', 'B.granary').answer('A', 'join', 'axemen').answer('A', 'go'))).toBe(
      'BA',
    );
  });

  it('CCG-7.5.a bombing: the owner of the buildings', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: bomber', 'plains'], era: 3 },
      B: { row: ['athens: spearmen', 'plains: granary'], hand: 'battle-standards' },
      C: { row: ['thebes: spearmen'], hand: 'battle-standards' },
    });
    t.answer('A', 'bomb', 'B[1]')
      .answer('A', 'aimAt', 'bomber', 'B.granary')
      .answer('A', 'go')
      .waitsFor('B: declared');
    expect(t.answer('B', 'pass').asked()).toBe('A: military');
  });

  it('CCG-7.5 who has units elsewhere is no defender; nobody is in a journey', () => {
    const t = lay({
      from: 'military',
      A: { row: ['coast: axemen galley', 'rome'], hand: 'battle-standards' },
      B: { row: ['plains: archers', 'athens', 'coast'], hand: 'battle-standards' },
      C: { row: ['thebes: spearmen'], hand: 'battle-standards' },
    });
    t.answer('A', 'journey', 'galley', 'B[2]')
      .waitsFor('A: muster')
      .answer('A', 'go')
      .waitsFor('A: military');
    const fight = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'], hand: 'battle-standards' },
      B: { row: ['plains: archers', 'athens', 'plains: spearmen'], hand: 'battle-standards' },
      C: { row: ['thebes: spearmen'], hand: 'battle-standards' },
    });
    fight.attack('B[2]', 'axemen').waitsFor('B: declared').answer('B', 'pass').waitsFor('A: declared');
    expect(fight.reason('A', 'play', 'battle-standards')).toEqual(['legal']);
  });

  it('CCG-11.17.a, 16.5.a where the defender leaves, nobody is asked about the attack any more', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'], hand: 'battle-standards' },
      B: { row: ['athens', 'plains: spearmen'], hand: 'ambush' },
      C: { row: ['thebes'] },
    });
    t.attack('B[1]', 'axemen').waitsFor('B: declared').g.resign(B);
    t.waitsFor('A: military');
    expect(t.tells('passed').filter(([window]) => window === 1)).toEqual([[1, 2, [C]]]);
  });
});

describe('opening windows', () => {
  const opening = (B: Partial<Layout['A']>, C: Partial<Layout['A']> = {}) =>
    lay({
      from: 'explorers',
      A: { row: ['rome'], food: 9, hand: 'locusts' },
      B: { row: ['athens'], ...B },
      C: { row: ['thebes'], ...C },
    });

  it('CCG-7.6 one player plays all, then the next', () => {
    const t = opening({ hand: 'locusts locusts' }, { hand: 'locusts' }).waitsFor('B: opening');
    t.answer('B', 'play', 'locusts').answer('B', 'at', 'A').waitsFor('B: opening');
    t.answer('B', 'play', 'locusts').answer('B', 'at', 'A').waitsFor('C: opening').answer('C', 'pass');
    t.waitsFor('A: explore');
    expect([t.s.food[A], t.s.played]).toEqual([5, 2]);
    expect(t.tells('passed')[2]).toEqual([0, 1, [B, C]]);
  });

  it('CCG-7.15 asked as soon as one of several can act', () => {
    opening({}, { hand: 'locusts' }).waitsFor('C: opening');
    opening({ hand: 'granary' }, { hand: 'festival' }).waitsFor('A: explore');
  });

  it('CCG-7.15 passes are told of those who are still there', () => {
    const t = opening({ hand: 'locusts' }).waitsFor('B: opening');
    t.g.resign(B);
    t.waitsFor('A: explore');
    expect(t.tells('passed')).toEqual([[0, 1, [C]]]);
  });

  it('CCG-20.1 in the turn of another only events can be played, each offered once, with what stands in the way', () => {
    const t = opening({ hand: 'locusts granary locusts ambush festival' });
    expect(t.legal('B')).toEqual([['play', n('locusts')], ['pass']]);
    expect(t.reason('B', 'play', 'ambush')).toEqual(['badTiming', n('ambush')]);
    expect(t.why('B', 'play', 'granary')).toBe('not-offered');
    const { choices, elsewhere = [] } = t.g.options(t.s.asked[0] as never);
    expect(choices.map(({ answer }) => answer[1])).toEqual([
      n('locusts'),
      n('ambush'),
      n('festival'),
      undefined,
    ]);
    expect(elsewhere.map(({ why }) => why.key)).toEqual(Array(6).fill('yourTurn'));
  });

  it('CCG-7.15 a card that touches nobody’s units is none to be asked for', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome: granary tanks', 'plains'] },
      B: { row: ['athens: granary', 'plains: A.spearmen'] },
    });
    const touching = (card: string) => [A, B].map(seat => touches(t.s, seat, n(card)));
    expect(touching('blitzkrieg')).toEqual([true, false]);
    expect(touching('harsh-winter')).toEqual([false, true]);
    expect(touching('ambush')).toEqual([true, true]);
    expect(touching('locusts')).toEqual([true, true]);
  });
});

describe('playing', () => {
  it('CCG-7.2.a another permanent event may be played', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'], hand: 'silk-road renaissance', events: 'silk-road', era: 2 },
    });
    expect(t.reason('A', 'play', 'silk-road')).toEqual(['permanentInPlay']);
    expect(t.may('A', 'play', 'renaissance')).toBe(true);
  });

  it('CCG-7.3, 7.4 only what is attached is told as such', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'], hand: 'festival slave-revolt' },
      B: { row: ['athens'] },
    });
    t.answer('A', 'play', 'festival');
    expect([t.tells('attached'), t.s.attached[t.find('festival')]]).toEqual([[], NONE]);
    t.answer('A', 'play', 'slave-revolt');
    expect(t.tells('attached')).toEqual([[A, n('slave-revolt')]]);
    expect(t.tells('passed')).toEqual([
      [2, 3, [B]],
      [2, 3, [B]],
    ]);
  });

  it('CCG-17.2 up to two targets: all there are, or enough', () => {
    const flood = (row: string[]) =>
      lay({ from: 'management', A: { row }, B: { row: ['athens'], hand: 'flood' } }).answer(
        'B',
        'play',
        'flood',
      );
    const one = flood(['hills', 'rome', 'plains']).waitsFor('A: manage');
    expect(one.tells('played')).toEqual([[B, n('flood'), [n('plains')]]]);
    const two = flood(['plains', 'rome', 'marsh', 'plains']).answer('B', 'at', 'A[2]').answer('B', 'enough');
    expect(two.tells('played')).toEqual([[B, n('flood'), [n('marsh')]]]);
  });

  it('CCG-7.8 an answer names the event it answers', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'], hand: 'slave-revolt' },
      B: { row: ['athens'], hand: 'envoys', knows: 'writing' },
    });
    t.answer('A', 'play', 'slave-revolt').answer('B', 'play', 'envoys').waitsFor('A: manage');
    expect(t.tells('played')).toEqual([
      [A, n('slave-revolt'), [-3]],
      [B, n('envoys'), [n('slave-revolt')]],
    ]);
    expect([t.tells('countered'), t.pile('discard', 'A')]).toEqual([
      [[A, n('slave-revolt')]],
      ['slave-revolt'],
    ]);
  });
});

describe('whoever leaves has played nothing', () => {
  /** All cards of a player who left. */
  const cardsOf = (t: Table, seat: number) => [t.s.gone[seat], t.s.announced];
  const three = (layout: Partial<Layout>) =>
    lay({
      from: 'main',
      A: { row: ['rome', 'plains', 'plains', 'plains'], library: 'granary' },
      B: { row: ['athens'], library: 'granary' },
      C: { row: ['thebes'], library: 'granary' },
      ...layout,
    });

  it('CCG-16.5.a while choosing targets', () => {
    const t = three({ from: 'management', B: { row: ['athens'], library: 'granary', hand: 'flood' } });
    t.answer('B', 'play', 'flood').waitsFor('B: target').g.resign(B);
    t.waitsFor('A: manage');
    expect([cardsOf(t, B), t.tells('played')]).toEqual([[3, []], []]);
  });

  it('CCG-16.5.a while others may answer', () => {
    const t = three({
      A: { row: ['rome'], library: 'granary', hand: 'slave-revolt' },
      B: { row: ['athens'], hand: 'envoys', knows: 'writing' },
    });
    t.answer('A', 'play', 'slave-revolt').answer('A', 'at', 'B').waitsFor('B: respond').g.resign(A);
    t.waitsFor('B: explore');
    expect([cardsOf(t, A), t.satisfaction('B'), t.has('A.slave-revolt')]).toEqual([[3, []], 2, false]);
    expect([t.tells('countered'), t.tells('fizzled'), t.tells('attached')]).toEqual([[], [], []]);
  });

  it('CCG-16.5.a while its text is being done', () => {
    const t = three({ A: { row: ['rome'], library: 'granary', hand: 'spy' } });
    t.answer('A', 'play', 'spy').answer('A', 'at', 'B').waitsFor('A: look');
    expect([t.s.looker, t.s.looked]).toEqual([A, B]);
    t.g.resign(A);
    t.waitsFor('B: explore');
    expect([cardsOf(t, A), t.s.looker, t.s.looked]).toEqual([[3, []], NONE, NONE]);
  });

  it('CCG-16.5, 19.4 a look ends with either of the two, not with a third', () => {
    const looking = () =>
      three({ A: { row: ['rome'], hand: 'spy' }, B: { row: ['athens'], hand: 'festival' } })
        .answer('A', 'play', 'spy')
        .answer('A', 'at', 'B')
        .waitsFor('A: look');
    const third = looking();
    third.g.resign(C);
    expect([third.s.looker, third.s.looked]).toEqual([A, B]);
    const seen = looking();
    seen.g.resign(B);
    expect([seen.s.looker, seen.s.looked, seen.asked()]).toEqual([NONE, NONE, 'A: manage']);
  });

  it('CCG-16.5, 19.4 and a search with who searches', () => {
    const searching = () =>
      three({
        A: { row: ['rome: manhattan-project'], library: 'nuclear-strike', era: 3 },
      })
        .arrange(s => {
          s.pool[3] = 3;
        })
        .answer('A', 'use', 'manhattan-project', 0)
        .waitsFor('A: search');
    const other = searching();
    other.g.resign(C);
    expect(other.s.searcher).toBe(A);
    const own = searching();
    own.g.resign(A);
    expect(own.s.searcher).toBe(NONE);
  });
});

describe('abilities', () => {
  it('CCG-17.6, 5.8 not on occupied ground, not without a target; only who says so is used up', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome', 'desert: manhattan-project B.spearmen'], knows: 'banking', era: 3 },
    }).arrange(s => {
      s.pool[3] = 9;
    });
    expect(t.reason('A', 'use', 'manhattan-project', 0)).toEqual(['outOfForce']);
    t.answer('A', 'use', 'banking', 0);
    expect([t.s.used[t.find('banking')], t.s.uses[t.find('banking')]]).toEqual([0, 1]);
    const academy = (units: string) =>
      lay({ from: 'military', A: { row: [`rome: military-academy ${units}`, 'plains'], era: 3 } });
    expect(academy('cavalry').reason('A', 'use', 'military-academy', 0)).toEqual([
      'noTarget',
      n('military-academy'),
    ]);
    const drill = academy('spearmen axemen').answer('A', 'use', 'military-academy', 0).waitsFor('A: target');
    expect(drill.legal('A')).toEqual([
      ['at', drill.find('spearmen')],
      ['at', drill.find('axemen')],
    ]);
    drill.answer('A', 'at', 'axemen').waitsFor('A: military');
    expect([drill.tells('changed'), drill.reason('A', 'use', 'military-academy', 0)]).toEqual([
      [[A, n('axemen')]],
      ['alreadyUsed'],
    ]);
  });
});
