import { type Bot, greedy, type Hired, hire, playMatch, prospects, type Sight } from '@epoka/bots';
import { brainTests } from '@epoka/bots/brain-tests';
import { expert, strengthTests } from '@epoka/bots/testing';
import { describe, expect, it } from 'vitest';
import { brain } from '../bot/index.ts';
import { attackPower, cityPower, weighAnew } from '../bot/war.ts';
import { wisdomAndWarfare } from '../index.ts';
import { CITIES } from '../rules/state.ts';
import { at, good, Table } from './scene.ts';
import { plain } from './sparring.ts';

const CAP = 40;

strengthTests(wisdomAndWarfare, {
  matches: [
    { seats: 2, games: 3, roundCap: CAP, seed: 'random' },
    { seats: 4, games: 1, roundCap: CAP, seed: 'random four' },
  ],
  length: { seats: 3, games: 1, roundCap: 60, seed: 'three', rounds: [6, 25] },
});

brainTests(wisdomAndWarfare, {
  seats: 3,
  rounds: { judged: 3, indifferent: 4 },
  mostAnswers: 4 * 3 * 400,
});

/** Plays by the judgement of the sparring partner. */
const partner: Hired = {
  spec: 'plain',
  limit: { samples: 1 },
  bot: { name: 'plain', choose: (sight: Sight) => greedy.choose({ ...sight, brain: plain }) } as Bot,
};

it('beats the sparring partner more often than not', () => {
  const games = 3;
  const player = hire('greedy:samples=1');
  let won = 0;
  for (let i = 0; i < games; i++) {
    const mine = i % 2;
    const { state } = playMatch({
      game: wisdomAndWarfare,
      players: [0, 1].map(seat => (seat === mine ? player : partner)),
      seed: `sparring ${i}`,
      roundCap: CAP,
      mostAnswers: 20_000,
    });
    if (wisdomAndWarfare.rules.standing(state as never)[mine].rank === 1) won++;
  }
  expect(won).toBeGreaterThanOrEqual(games * 0.6);
}, 120_000);

it('does not begin and take back the same thing for ever', () => {
  const t = new Table()
    .city('Ada', 0, at(2, 2))
    .city('Ben', 0, at(13, 5))
    .knows('Ada', 'communism')
    .kept('Ada', 'hut-spy')
    .hand('Ben', 'drought')
    .figures('Ben', at(9, 3), 1)
    .moves('Ada');
  const chooses = expert(wisdomAndWarfare, 'spy');
  let answers = 0;
  while (t.s.asked[0].kind !== 'research') {
    const q = t.s.asked[0];
    t.g.perform(q, chooses(t.g as never, q, () => 0) as never);
    expect(++answers).toBeLessThan(20);
  }
});

it('goes through with what it began: who thinks again with other guesses could begin it for ever', () => {
  const t = new Table().city('Ada', 0, at(2, 2)).city('Ben', 0, at(13, 5)).moves('Ada');
  const hope = (verb: string) => brain.prior?.(t.s, t.s.asked[0], [verb]);
  expect(hope('back')).toBe(Number.NEGATIVE_INFINITY);
  expect(hope('done')).toBeGreaterThan(0);
});

describe('judgement', () => {
  const capitals = () =>
    new Table().civ('Ada', 'egypt').civ('Ben', 'egypt').city('Ada', 0, at(2, 2)).city('Ben', 0, at(13, 5));
  const value = (change: (t: Table) => void = () => undefined) => {
    const t = capitals();
    change(t);
    return prospects(wisdomAndWarfare.rules, brain, t.s, 0);
  };

  it('likes what leads to a victory, and not that of others', () => {
    const even = value();
    expect(value(t => t.has('Ada', { coins: 1 }))).toBeGreaterThan(even);
    expect(value(t => t.has('Ada', { step: 1 }))).toBeGreaterThan(even);
    expect(value(t => t.knows('Ada', 'pottery'))).toBeGreaterThan(even);
    expect(value(t => t.city('Ada', 1, at(2, 6)))).toBeGreaterThan(even);
    expect(value(t => t.has('Ben', { coins: 1 }))).toBeLessThan(even);
  });

  it('likes the last coins more than the first', () => {
    const coin = (n: number) =>
      value(t => t.has('Ada', { coins: n + 1 })) - value(t => t.has('Ada', { coins: n }));
    expect(coin(12)).toBeGreaterThan(1.5 * coin(1));
  });

  it('fears an army that could take the capital, and wants one near a city it could take', () => {
    const guard = (t: Table) =>
      t
        .units('Ada', 'infantry-a')
        .units('Ben', ...SIX)
        .knows('Ben', 'gunpowder', 'logistics');
    const far = value(t => guard(t).figures('Ben', at(13, 2), 2));
    const near = value(t => guard(t).figures('Ben', at(4, 3), 2));
    expect(near).toBeLessThan(far - 5);
    const strong = (t: Table) =>
      t
        .units('Ada', ...SIX)
        .knows('Ada', 'gunpowder', 'logistics')
        .city('Ben', 1, at(9, 6));
    expect(value(t => strong(t).figures('Ada', at(8, 4), 2))).toBeGreaterThan(
      value(t => strong(t).figures('Ada', at(5, 2), 2)),
    );
  });

  it('draws scouts to places for a city, armies to huts', () => {
    const scout = (q: number) => value(t => t.figures('Ada', q, 0, 1));
    expect(scout(at(6, 3))).toBeGreaterThan(scout(at(3, 3)));
    const army = (q: number) =>
      value(t => {
        t.figures('Ada', q, 1).s.mark[at(8, 6)] = 1;
      });
    expect(army(at(8, 5))).toBeGreaterThan(army(at(6, 3)));
  });

  it('likes a resource that its techs use more than one that waits for a buyer', () => {
    const even = value(t => t.knows('Ada', 'currency'));
    const incense = value(t => t.knows('Ada', 'currency').goods('Ada', 'incense')) - even;
    const wheat = value(t => t.knows('Ada', 'currency').goods('Ada', 'wheat')) - even;
    expect([wheat > 0, incense > wheat]).toEqual([true, true]);
    // Pottery sells whatever there is.
    const pottery =
      value(t => t.knows('Ada', 'pottery').goods('Ada', 'wheat')) - value(t => t.knows('Ada', 'pottery'));
    expect(pottery).toBeGreaterThan(wheat);
  });

  it('likes what comes every turn, and dislikes Anarchy', () => {
    const with_ = (change: (t: Table) => void) => value(change) - value();
    expect(with_(t => t.policy('Ada', 'pacifism'))).toBeGreaterThan(
      with_(t => t.policy('Ada', 'natural-religion')),
    );
    expect(with_(t => t.gov('Ada', 'monarchy'))).toBeGreaterThan(0);
    expect(with_(t => t.gov('Ada', 'anarchy'))).toBeLessThan(0);
  });

  it('takes a deal that is plainly good when it does not think longer, and is ready otherwise', () => {
    const answered = (adas: 'currency' | 'construction') => {
      const t = capitals().knows('Ada', adas).goods('Ada', 'wheat').goods('Ben', 'incense');
      t.arrange(() => undefined, ['trading', null], ['researchPhase', null]);
      t.answer('Ben', 'swap', 0, good('incense'), good('wheat')).answer('Ada', 'ready');
      const q = t.question('Ada');
      return brain.reply?.(t.s, q, t.legal('Ada'), () => 0);
    };
    expect([answered('currency'), answered('construction')]).toEqual([['accept', 1], ['ready']]);
  });

  it('does not end a turn before what it added to a city is used', () => {
    const t = capitals().manages('Ada');
    const closing = () => brain.closing?.(t.s, t.question('Ada'));
    expect(closing()).toEqual(['done']);
    t.s.boost[0] = 5;
    expect(closing()).toBeUndefined();
    t.s.taken[0] = 1;
    expect(closing()).toEqual(['done']);
  });

  it('knows that armies multiply units, and that a capital is hard to take', () => {
    const t = capitals().units('Ada', ...SIX);
    weighAnew();
    expect(attackPower(t.s, 0, 2)).toBeGreaterThan(attackPower(t.s, 0, 1));
    expect(cityPower(t.s, CITIES)).toBe(12);
  });
});

const SIX = ['infantry-a', 'infantry-a', 'mounted-a', 'mounted-a', 'artillery-a', 'artillery-a'] as const;
