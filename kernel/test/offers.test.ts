import { describe, expect, it } from 'vitest';
import { type Answer, begin, hash, type Play, Refusal, type RefusalCode } from '../index.ts';
import { caravan } from './games/caravan.ts';
import { dicerace } from './games/dicerace.ts';
import { tictactoe } from './games/tictactoe.ts';
import { type Loose, type MiniQuestion, type MiniState, mini } from './mini.ts';

function one(question: MiniQuestion, seats = 2): Play {
  return begin(mini({ steps: { start: g => g.ask(0, 'q', null) }, questions: { q: question } }), seats, 'x');
}

function legal(g: Play): Answer[] {
  const offers = g.legal(g.s.asked[0]);
  return Array.from({ length: offers.count }, (_, i) => offers.answer(i));
}

describe('offers', () => {
  const ladder: MiniQuestion = {
    choices(g, _q, offer) {
      offer.can('pass');
      offer.unless(undefined, 'take', 1);
      offer.unless(g.no('poor', 3, 'gold'), 'take', 2);
      offer.can('move', 1, 2);
      offer.can('trade', 1, { wood: 2 }, [3, 4]);
    },
    answer: g => g.end(),
  };

  it('are the legal ones only, or all with their reasons', () => {
    const g = one(ladder);
    const open: Answer[] = [['pass'], ['take', 1], ['move', 1, 2], ['trade', 1, { wood: 2 }, [3, 4]]];
    expect(legal(g)).toEqual(open);
    const { choices, forms } = g.options(g.s.asked[0]);
    expect(forms).toEqual([]);
    expect(choices.filter(c => !c.why).map(c => c.answer)).toEqual(open);
    expect(choices[2]).toEqual({ answer: ['take', 2], why: { key: 'poor', args: [3, 'gold'] } });
    expect(choices[0]).toEqual({ answer: ['pass'] });
  });

  it('may stop where nobody wants to know of more, and are whole for whoever does', () => {
    let listed = 0;
    const g = one({
      choices(_g, _q, offer) {
        for (listed = 0; listed < 10 && !offer.enough; listed++) offer.can('take', listed);
      },
      answer: h => h.end(),
    });
    const [q] = g.s.asked;
    expect(g.hasLegal(q, 3)).toBe(true);
    expect(listed).toBe(3);
    expect(g.hasLegal(q, 11)).toBe(false);
    expect(g.hasLegal(q, 1)).toBe(true);
    expect(g.legal(q).count).toBe(10);
    expect(g.hasLegal(q, 1)).toBe(true);
    expect(g.options(q).choices.length).toBe(10);
  });

  it('need not be listed for an answer that can be judged alone; the reason of a refusal is found in the list', () => {
    let listed = 0;
    const g = one({
      ...ladder,
      choices(h, q, offer) {
        listed++;
        ladder.choices(h, q, offer);
      },
      admits: (_g, _q, a) => (a[0] === 'take' ? a[1] === 1 : undefined),
    });
    const [q] = g.s.asked;
    listed = 0;
    g.admit(0, q.id, ['take', 1]);
    expect(listed).toBe(0);
    g.admit(0, q.id, ['pass']);
    expect(listed).toBe(1);
    expect(() => g.admit(0, q.id, ['take', 2])).toThrow(Refusal);
    expect(() => g.admit(0, q.id, ['take', 3])).toThrow(Refusal);
  });

  it('build no reason while nobody reads: the same constant every time', () => {
    const met: unknown[] = [];
    const g = one({
      choices(g, _q, offer) {
        const why = g.no('key', 1, 2, 3);
        met.push(why);
        offer.unless(why, 'x');
        offer.can('y');
      },
      answer: g => g.end(),
    });
    met.length = 0;
    g.legal(g.s.asked[0]);
    g.legal(g.s.asked[0]);
    expect(met[0]).toBe(met[1]);
    expect(met[0]).toEqual({ key: '', args: [] });
    g.options(g.s.asked[0]);
    expect(met[2]).toEqual({ key: 'key', args: [1, 2, 3] });
    g.legal(g.s.asked[0]);
    expect(met[3]).toBe(met[0]);
  });

  it('stop explaining even when choices() fails', () => {
    let fail = true;
    const g = one({
      choices(g, _q, offer) {
        if (fail && g.no('a', 1).key === 'a') throw new Error('oops');
        offer.can('y');
      },
      answer: g => g.end(),
    });
    const q = g.s.asked[0];
    expect(() => g.options(q)).toThrow('oops');
    fail = false;
    expect((g as unknown as Play<MiniState, Loose>).no('anything').key).toBe('');
  });

  it('reuse their buffer without leaving old ones behind', () => {
    const g = begin(tictactoe, 2, 'x');
    expect(g.legal(g.s.asked[0]).count).toBe(9);
    g.submit(0, 1, ['place', 0]);
    const offers = g.legal(g.s.asked[0]);
    expect(offers.count).toBe(8);
    expect(offers.answer(0)).toEqual(['place', 1]);
    // options keep what they gave even when somebody asks again
    const before = g.options(g.s.asked[0]);
    g.options(g.s.asked[0]);
    expect(before.choices).toHaveLength(9);
  });

  it('carry a word of caution on the choice offered last, for readers only', () => {
    const g = begin(dicerace, 2, 'x');
    g.s.at = [0, 20];
    g.s.rolls = 1;
    g.s.risked = 5;
    expect(g.options(g.s.asked[0]).choices).toEqual([
      { answer: ['roll'] },
      { answer: ['stop'], warn: { key: 'behind', args: [15] } },
    ]);
    g.s.at = [20, 0];
    expect(g.options(g.s.asked[0]).choices[1]).toEqual({ answer: ['stop'] });
  });

  it('carry no word of caution where the choice is blocked: its reason is enough', () => {
    const g = one({
      choices(g, _q, offer) {
        offer.unless(g.no('poor'), 'x');
        offer.warn(g.no('unwise'));
        offer.can('y');
      },
      answer: g => g.end(),
    });
    expect(g.options(g.s.asked[0]).choices).toEqual([
      { answer: ['x'], why: { key: 'poor', args: [] } },
      { answer: ['y'] },
    ]);
  });

  it('choose() carries out the i-th legal answer of the last legal()', () => {
    const g = begin(tictactoe, 2, 'x');
    g.legal(g.s.asked[0]);
    expect(g.choose(g.s.asked[0], 4)).toEqual(['place', 4]);
    expect(g.s.cells[4]).toBe(0);
  });
});

function refused(g: Play, seat: number, id: number, answer: unknown): RefusalCode {
  const before = hash(g.s);
  try {
    g.submit(seat, id, answer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(hash(g.s)).toBe(before);
    return error.code;
  }
  throw new Error('accepted');
}

describe('answers from outside', () => {
  it('are refused with a code, and leave the state as it is', () => {
    const g = begin(tictactoe, 2, 'x') as unknown as Play;
    g.submit(0, 1, ['place', 4]);
    expect(refused(g, 1, 1, ['place', 0])).toBe('not-asked');
    expect(refused(g, 1, 3, ['place', 0])).toBe('not-asked');
    expect(refused(g, 0, 2, ['place', 0])).toBe('wrong-seat');
    expect(refused(g, 1, 2, ['place', 4])).toBe('blocked');
    expect(refused(g, 1, 2, ['place', 9])).toBe('not-offered');
    expect(refused(g, 1, 2, ['place'])).toBe('not-offered');
    expect(refused(g, 1, 2, ['place', 0, 0])).toBe('not-offered');
    expect(refused(g, 1, 2, ['place', '0'])).toBe('not-offered');
    expect(refused(g, 1, 2, ['pass'])).toBe('not-offered');
    for (const nonsense of [null, undefined, 3, 'place', {}, [], [4], [['place'], 4]])
      expect(refused(g, 1, 2, nonsense)).toBe('malformed');
    for (const cell of [0, 3, 1, 5]) g.submit(g.s.asked[0].seat, g.s.asking, ['place', cell]);
    expect(g.s.over).toBe(true);
    expect(refused(g, 0, g.s.asking, ['place', 8])).toBe('over');
  });

  it('name the reason of what is blocked', () => {
    const g = begin(tictactoe, 2, 'x');
    g.submit(0, 1, ['place', 4]);
    try {
      g.submit(1, 2, ['place', 4]);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({
        code: 'blocked',
        reason: { key: 'taken', args: [0] },
        message: 'blocked: taken',
      });
    }
  });

  it('may carry structured arguments, compared by value', () => {
    const g = one({
      choices: (_g, _q, offer) => offer.can('give', { wood: 1, stone: 2 }, [1, 2]),
      answer: g => g.end(),
    });
    expect(refused(g, 0, 1, ['give', { wood: 1 }, [1, 2]])).toBe('not-offered');
    expect(refused(g, 0, 1, ['give', { wood: 1, stone: 2 }, [2, 1]])).toBe('not-offered');
    g.submit(0, 1, JSON.parse('["give", {"stone": 2, "wood": 1}, [1, 2]]'));
    expect(g.s.over).toBe(true);
  });

  it('admit() checks without doing', () => {
    const g = begin(tictactoe, 2, 'x');
    const before = hash(g.s);
    expect(g.admit(0, 1, ['place', 3])).toBe(g.s.asked[0]);
    expect(hash(g.s)).toBe(before);
  });
});

describe('open answers', () => {
  const start = () => begin(caravan, 2, 'bids') as unknown as Play;

  it('show their schema beside a few plain candidates', () => {
    const g = start();
    const { choices, forms } = g.options(g.s.asked[0]);
    expect(forms).toEqual([{ verb: 'bid', schema: { type: 'int', min: 0, max: 6 } }]);
    expect(choices.map(c => c.answer)).toEqual([
      ['bid', 0],
      ['bid', 1],
      ['bid', 2],
      ['bid', 6],
    ]);
    expect(g.legal(g.s.asked[0]).forms).toHaveLength(1);
  });

  it('take any value that fits, refuse what does not', () => {
    const g = start();
    for (const value of [7, -1, 2.5, '3', null, [3]])
      expect(refused(g, 0, 1, ['bid', value])).toBe('not-offered');
    expect(refused(g, 0, 1, ['bid', 3, 3])).toBe('not-offered');
    g.submit(0, 1, ['bid', 3]);
    expect((g.s as unknown as { bids: number[][] }).bids[0]).toEqual([3]);
  });

  it('pass the check of the question, which gives its reason', () => {
    const g = start();
    (g.s as unknown as { lastBid: number[] }).lastBid[0] = 4;
    expect(refused(g, 0, 1, ['bid', 4])).toBe('blocked');
    expect(() => g.submit(0, 1, ['bid', 4])).toThrow('blocked: sameBid');
    g.submit(0, 1, ['bid', 5]);
    expect(g.s.asked.map(q => q.seat)).toEqual([1]);
  });

  it('build a schema that is given as a function when somebody looks at it, and once', () => {
    let built = 0;
    const g = one({
      choices(_g, _q, offer) {
        offer.can('pass');
        offer.form('bid', () => ({ type: 'int', min: 0, max: ++built }));
      },
      answer: g => g.end(),
    });
    const [q] = g.s.asked;
    const { forms } = g.legal(q);
    expect([forms.length, built]).toEqual([1, 0]);
    expect([forms[0].verb, forms[0].schema, forms[0].schema, built]).toEqual([
      'bid',
      { type: 'int', min: 0, max: 1 },
      { type: 'int', min: 0, max: 1 },
      1,
    ]);
    expect(g.options(q).forms).toEqual([{ verb: 'bid', schema: { type: 'int', min: 0, max: 2 } }]);
    expect(refused(g, 0, q.id, ['bid', 4])).toBe('not-offered');
    g.submit(0, q.id, ['bid', 3]);
    expect(g.s.over).toBe(true);
  });

  it('are not offered any more with the next question', () => {
    const g = start();
    g.submit(0, 1, ['bid', 0]);
    g.submit(1, 2, ['bid', 0]);
    expect(g.s.asked[0].kind).toBe('play');
    expect(g.legal(g.s.asked[0]).forms).toEqual([]);
    expect(g.options(g.s.asked[0]).forms).toEqual([]);
  });
});
