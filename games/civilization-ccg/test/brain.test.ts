/** What the bot does in positions where a good player would not hesitate. */
import { greedy, sightOf } from '@epoka/bots';
import { type Answer, seedChance } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../bot/index.ts';
import { CARDS } from '../content/index.ts';
import { civilizationCcg } from '../index.ts';
import { isPlayerRef, seatOfRef } from '../rules/state.ts';
import { lay, type Table, type Who } from './scene.ts';

const NAMES = 'ABCDEF';
const OF_CARDS = ['play', 'terrain', 'resource', 'discard', 'build', 'devise', 'drop'];

/** What the bot answers for whoever is asked, in words. */
function says(t: Table): string {
  const { s } = t;
  const [question] = s.asked;
  const [verb, a, b] = greedy.choose(
    sightOf(civilizationCcg.rules, s, question.seat, {
      chance: seedChance('bot'),
      brain,
      question,
      limit: { samples: 1 },
    }),
  ) as Answer;
  const named = (x: unknown) =>
    typeof x !== 'number'
      ? ''
      : isPlayerRef(x)
        ? ` ${NAMES[seatOfRef(x)]}`
        : ` ${NAMES[s.owner[x]]}.${CARDS[s.face[x]]?.id}`;
  return `${verb}${OF_CARDS.includes(verb) ? ` ${CARDS[a as number].id}` : named(a)}${verb === 'move' ? named(b) : ''}`;
}

/** Lets the bot answer for a player until somebody else is asked or it passes; what it said. */
function plays(t: Table, who: Who): string[] {
  const said: string[] = [];
  for (let n = 0; n < 30; n++) {
    const { s } = t;
    const [q] = s.asked;
    if (s.over || q === undefined || q.seat !== NAMES.indexOf(who)) break;
    const words = says(t);
    said.push(words);
    if (words === 'pass') break;
    const chance = seedChance('bot');
    const sight = sightOf(civilizationCcg.rules, s, q.seat, {
      chance,
      brain,
      question: q,
      limit: { samples: 1 },
    });
    t.g.perform(q as never, greedy.choose(sight) as never);
  }
  return said;
}

describe('attack', () => {
  it('brings everybody who can come against a capital that will fall', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains', 'rome', 'plains', 'hills'], food: 9 },
      B: {
        row: ['plains: A.legionaries A.legionaries A.legionaries', 'london', 'plains: A.swordsmen'],
        food: 3,
      },
    });
    const said = plays(t, 'A');
    expect(said).toContain('attack B.london');
    expect(said.filter(words => words.startsWith('join')).length).toBeGreaterThanOrEqual(3);
    expect(t.s.over).toBe(true);
    expect(t.s.out[1]).toBe(1);
  });

  it('does not throw one unit after the other against walls', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'plains'], food: 9 },
      B: { row: ['plains: A.axemen', 'london: city-walls spearmen archers', 'plains'], food: 3 },
    });
    expect(plays(t, 'A')).not.toContain('attack B.london');
  });

  it('drives out a weak occupant', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: B.spearmen', 'rome: legionaries', 'plains'], food: 3 },
      B: { row: ['plains', 'london', 'plains'], food: 3 },
    });
    expect(plays(t, 'A')).toContain('attack A.plains');
  });
});

describe('defence', () => {
  it('keeps its guards at home while an army stands before the capital', () => {
    const t = lay({
      from: 'military',
      A: {
        row: ['plains: B.swordsmen B.swordsmen B.swordsmen', 'rome: spearmen hoplites', 'plains'],
        food: 3,
      },
      B: { row: ['plains', 'london', 'plains'], food: 9 },
    });
    const said = plays(t, 'A');
    expect(said.filter(words => words.startsWith('move'))).toEqual([]);
    expect(t.on('A[1]')).toEqual(expect.arrayContaining(['spearmen', 'hoplites']));
  });

  const attacked = (hand: string, attackers: string) => {
    const t = lay({
      from: 'military',
      A: { row: [`plains: ${attackers}`, 'rome'], food: 3 },
      B: { row: ['athens', 'plains: hoplites granary'], hand, food: 3, era: 2 },
    });
    t.attack('B[1]', ...attackers.split(' ').map((id, i, all) => (all.indexOf(id) === i ? id : `${id}#2`)));
    return t;
  };

  it('plays a trick where it turns the battle', () => {
    // Three damage would destroy the hoplites; one more toughness saves them.
    expect(says(attacked('heroic-defence', 'axemen spearmen'))).toBe('play heroic-defence');
  });

  it('keeps a trick that would change nothing', () => {
    expect(says(attacked('heroic-defence', 'spearmen'))).toBe('pass');
  });
});

describe('answers to events', () => {
  const announced = (event: string, B: { row: string[]; food?: number; knows?: string }) => {
    const t = lay({
      from: 'main',
      A: { row: ['plains', 'rome', 'plains'], hand: event, food: 3, era: 3 },
      B: { hand: 'envoys', knows: 'writing', ...B },
    });
    t.answer('A', 'play', event);
    if (t.s.asked[0].seat === 0) t.answer('A', 'at', 'B');
    return t;
  };

  it('stops what would cost a terrain', () => {
    expect(says(announced('slave-revolt', { row: ['plains', 'athens', 'plains'], food: 1 }))).toBe(
      'play envoys',
    );
  });

  it('lets pass what hardly hurts', () => {
    expect(says(announced('levy', { row: ['plains', 'athens', 'plains'], food: 9 }))).toBe('pass');
  });
});

describe('the leader', () => {
  const NINE = ['plains', 'plains', 'plains', 'plains', 'athens', 'plains', 'plains', 'plains', 'plains'];

  it('loses the food to win with in the last moment', () => {
    const t = lay({
      from: 'explorers',
      active: 'B',
      A: { row: ['plains', 'rome', 'plains'], hand: 'locusts', food: 3 },
      B: { row: NINE, food: 11 },
    });
    expect(says(t)).toBe('play locusts');
  });

  it('is the one who is disturbed among three', () => {
    const t = lay({
      from: 'main',
      A: { row: ['plains', 'rome', 'plains'], hand: 'locusts', food: 3 },
      B: { row: ['plains', 'london', 'plains'], food: 6 },
      C: { row: NINE, food: 6 },
    });
    t.answer('A', 'play', 'locusts');
    expect(says(t)).toBe('at C');
  });
});
