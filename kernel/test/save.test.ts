import { describe, expect, it } from 'vitest';
import { type AnyRuleset, begin, hash, Play, type Tell } from '../index.ts';
import { randomAnswer, rollFor } from '../kit/index.ts';
import { caravan } from './games/caravan.ts';
import { dicerace } from './games/dicerace.ts';
import { tictactoe } from './games/tictactoe.ts';

const GAMES: [string, AnyRuleset, number][] = [
  ['tictactoe', tictactoe, 2],
  ['dicerace', dicerace, 3],
  ['caravan', caravan, 4],
];

describe.each(GAMES)('%s, saved and loaded', (_name, rules, seats) => {
  it('goes on from every point to the same end', () => {
    const roll = rollFor('save', rules.id);
    const log: Tell[] = [];
    const g: Play = begin(rules, seats, 'save', {}, 0, log);
    const saved: string[] = [];
    const answers: [number, number, unknown][] = [];
    const hashes: string[] = [];
    while (!g.s.over) {
      saved.push(JSON.stringify(g.s));
      const q = g.s.asked[roll(g.s.asked.length)];
      const answer = randomAnswer(g, q, g.legal(q), roll);
      answers.push([q.seat, q.id, answer]);
      g.submit(q.seat, q.id, answer);
      hashes.push(hash(g.s));
    }
    expect(answers.length).toBeGreaterThan(4);
    for (let from = 0; from < saved.length; from++) {
      const again = new Play(rules, JSON.parse(saved[from]));
      for (let i = from; i < answers.length; i++) {
        again.submit(...answers[i]);
        if (hash(again.s) !== hashes[i]) expect.unreachable(`other state after ${i} when loaded at ${from}`);
      }
      expect(again.s.over).toBe(true);
    }
  });

  it('goes on when it is saved and loaded after every answer, and tells the same', () => {
    const play = (reload: boolean) => {
      const roll = rollFor('reload', rules.id);
      const log: Tell[] = [];
      const g: Play = begin(rules, seats, 'reload', {}, 0, log);
      while (!g.s.over) {
        const q = g.s.asked[roll(g.s.asked.length)];
        g.submit(q.seat, q.id, randomAnswer(g, q, g.legal(q), roll));
        if (reload) g.s = JSON.parse(JSON.stringify(g.s));
      }
      return { end: hash(g.s), log };
    };
    expect(play(true)).toEqual(play(false));
  });
});
