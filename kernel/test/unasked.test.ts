/** What nobody is asked because nothing can be done: one line of the log, which opens to all that stood in the way. */
import { describe, expect, it } from 'vitest';
import { begin, type Tell } from '../index.ts';
import { keepSecretsFromLines } from '../kit/open-lines.ts';
import { type Loose, type MiniState, mini } from './mini.ts';

interface Stall extends MiniState {
  coins: number;
  hand: number[];
}

/** A stall with three goods, of which none can be paid for; the price of the last one is a secret of the seat. */
function stall(parts: { blocked?: boolean; secret?: boolean }, looks: { n: number } = { n: 0 }) {
  return mini<Stall>({
    more: { coins: 1, hand: [4] },
    secrets: [{ kind: 'card', place: 'hand', lists: s => [s.hand], knows: 'owner' }],
    steps: {
      start(g) {
        g.tell('open');
        g.because('rule:market');
        g.tellUnasked(0, 'buy', null, 'noTrade', 0, g.s.coins);
        g.end();
      },
    },
    questions: {
      buy: {
        choices(g, _q, offer) {
          looks.n++;
          if (parts.blocked) {
            offer.unless(g.no('too-dear', 3), 'buy', 0);
            offer.unless(g.no('sold'), 'buy', 1);
            offer.unless(g.no('too-dear', 3), 'buy', 2);
          }
          if (parts.secret) offer.unless(g.no('too-dear', g.s.hand[0]), 'buy', 3);
          offer.can('pass');
          offer.elsewhere(g.no('at-the-harbour'), 'ship', 'sailor');
        },
        answer() {},
      },
    },
  });
}

const told = (rules: ReturnType<typeof stall>): Tell[] => {
  const log: Tell[] = [];
  begin(rules, 2, 'stall', {}, 0, log);
  return log;
};

describe('a question that nobody is asked', () => {
  it('is one line with its origin, which opens to each reason once and what it blocked', () => {
    expect(told(stall({ blocked: true }))).toEqual([
      { key: 'open', args: [] },
      {
        key: 'noTrade',
        args: [0, 1],
        origin: 'rule:market',
        unasked: {
          seat: 0,
          kind: 'buy',
          impossible: [
            {
              why: { key: 'too-dear', args: [3] },
              answers: [
                ['buy', 0],
                ['buy', 2],
              ],
            },
            { why: { key: 'sold', args: [] }, answers: [['buy', 1]] },
          ],
        },
      },
    ]);
  });

  it('says where things belong where nothing is blocked, each place once', () => {
    expect(told(stall({}))[1].unasked?.impossible).toEqual([
      { why: { key: 'at-the-harbour', args: [] }, answers: [] },
    ]);
  });

  it('is made of what was told before as far as that still holds', () => {
    const rules = stall({ blocked: true, secret: true });
    const g = begin<Stall, Loose>(rules, 2, 'stall');
    const tell = () => {
      g.log = [];
      rules.steps.start(g, null);
      return g.log[1].unasked;
    };
    const first = tell();
    expect(tell()).toBe(first);
    g.s.hand[0] = 9;
    const second = tell();
    expect(second?.impossible.slice(0, 2).map((one, i) => one === first?.impossible[i])).toEqual([
      true,
      true,
    ]);
    expect(second?.impossible.map(one => one.why.args[0])).toEqual([3, undefined, 9]);
    expect(first?.impossible.map(one => one.why.args[0])).toEqual([3, undefined, 4]);
  });

  it('costs nothing while nobody listens', () => {
    const looks = { n: 0 };
    begin(stall({ blocked: true }, looks), 2, 'stall');
    expect(looks.n).toBe(0);
  });

  it('must not rest on a secret: everybody may open the line', () => {
    const strictly = (secret: boolean) => {
      const rules = stall({ blocked: true, secret });
      const g = begin<Stall, Loose>(rules, 2, 'stall');
      keepSecretsFromLines(g);
      g.log = [];
      rules.steps.start(g, null);
      return g.log.length;
    };
    expect(strictly(false)).toBe(2);
    expect(() => strictly(true)).toThrow('would tell a secret of seat 0');
  });
});
