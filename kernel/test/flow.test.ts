import { describe, expect, it } from 'vitest';
import { begin, Play, prepare, Refusal, RulesFault } from '../index.ts';
import { dicerace } from './games/dicerace.ts';
import { tictactoe } from './games/tictactoe.ts';
import { type MiniQuestion, type MiniState, mini } from './mini.ts';

const says: MiniQuestion = {
  choices: (_g, _q, offer) => {
    offer.can('a');
    offer.can('b');
  },
  answer: (g, q, [verb]) => {
    g.s.trace.push(`${q.kind} ${q.seat} ${verb}`);
  },
};

const log = (name: string) => (g: Play<MiniState, never>) => {
  g.s.trace.push(name);
};

describe('the order of steps', () => {
  it('runs several next() of one step in reading order, each with all it causes', () => {
    const rules = mini({
      steps: {
        start(g) {
          g.next('outer', 1);
          g.next('outer', 2);
          g.next('stop', null);
        },
        outer(g, n) {
          g.s.trace.push(`outer ${n}`);
          g.next('inner', n);
          g.next('leaf', n);
        },
        inner(g, n) {
          g.s.trace.push(`inner ${n}`);
          g.next('leaf', `of inner ${n}`);
        },
        leaf: (g, n) => void g.s.trace.push(`leaf ${n}`),
        stop: g => g.end(),
      },
    });
    const g = begin<MiniState, never>(rules, 2, 'x');
    expect(g.s.trace).toEqual([
      'outer 1',
      'inner 1',
      'leaf of inner 1',
      'leaf 1',
      'outer 2',
      'inner 2',
      'leaf of inner 2',
      'leaf 2',
    ]);
    expect(g.s).toMatchObject({ over: true, stack: [], asked: [] });
  });

  it('stops at a question and goes on with what the answer pushed before what was already waiting', () => {
    const rules = mini({
      steps: {
        start(g) {
          g.ask(0, 'first', null);
          g.next('after', null);
        },
        fromAnswer: log('from the answer') as never,
        after(g) {
          g.s.trace.push('after');
          g.end();
        },
      },
      questions: {
        first: {
          ...says,
          answer(g) {
            g.next('fromAnswer', null);
          },
        },
      },
    });
    const g = begin<MiniState, never>(rules, 2, 'x');
    expect(g.s.trace).toEqual([]);
    g.submit(0, 1, ['a']);
    expect(g.s.trace).toEqual(['from the answer', 'after']);
  });

  it('lets an answer ask again before the flow goes on', () => {
    const rules = mini({
      steps: {
        start(g) {
          g.ask(0, 'more', { left: 2 });
          g.next('after', null);
        },
        after: g => g.end(),
      },
      questions: {
        more: {
          ...says,
          answer(g, q) {
            const { left } = q.data as { left: number };
            if (left > 0) g.ask(q.seat, 'more', { left: left - 1 });
          },
        },
      },
    });
    const g: Play = begin(rules, 1, 'x');
    for (const id of [1, 2, 3]) {
      expect(g.s.over).toBe(false);
      expect(g.s.asked.map(q => q.id)).toEqual([id]);
      g.submit(0, id, ['a']);
    }
    expect(g.s.over).toBe(true);
  });
});

describe('questions at the same time', () => {
  const rules = mini({
    steps: {
      start(g) {
        for (let seat = 0; seat < g.s.seats; seat++) g.ask(seat, 'pick', null);
        g.next('reveal', null);
      },
      reveal(g) {
        g.s.trace.push('reveal');
        g.end();
      },
    },
    questions: { pick: says },
  });

  it('are all open, can be answered in any order, and hold the flow until the last', () => {
    const g = begin<MiniState, never>(rules, 3, 'x');
    expect(g.s.asked.map(q => q.seat)).toEqual([0, 1, 2]);
    g.submit(2, 3, ['a']);
    g.submit(0, 1, ['b']);
    expect(g.s.trace).toEqual(['pick 2 a', 'pick 0 b']);
    expect(g.s.asked.map(q => q.seat)).toEqual([1]);
    g.submit(1, 2, ['a']);
    expect(g.s.trace).toEqual(['pick 2 a', 'pick 0 b', 'pick 1 a', 'reveal']);
  });

  it('keep their numbers apart from later ones', () => {
    const g: Play = begin(rules, 2, 'x');
    expect(g.question(1)?.seat).toBe(0);
    expect(g.question(2)?.seat).toBe(1);
    expect(g.question(3)).toBeUndefined();
    expect(g.s.asking).toBe(2);
  });
});

describe('automatic answers', () => {
  const forced = (auto: boolean, choices: MiniQuestion['choices']) =>
    mini({
      steps: {
        start(g) {
          g.ask(0, 'q', null);
          g.next('after', null);
        },
        after: g => g.end(),
      },
      questions: { q: { ...says, auto, choices } },
    });

  it('take a single legal choice where the question allows it', () => {
    const g = begin<MiniState, never>(
      forced(true, (g, _q, offer) => {
        offer.can('a');
        offer.unless(g.no('never'), 'b');
      }),
      1,
      'x',
    );
    expect(g.s.trace).toEqual(['q 0 a']);
    expect(g.s.over).toBe(true);
  });

  it('are not given where the question does not allow it, where there is a choice, or where the answer is open', () => {
    const one = forced(false, (_g, _q, offer) => offer.can('a'));
    const two = forced(true, says.choices);
    const open = forced(true, (_g, _q, offer) => {
      offer.can('a', 1);
      offer.form('a', { type: 'int', min: 1, max: 9 });
    });
    for (const rules of [one, two, open]) expect(begin(rules, 1, 'x').s.asked).toHaveLength(1);
  });

  it('are given to one of several open questions, the others stay open', () => {
    const rules = mini({
      steps: {
        start(g) {
          g.ask(0, 'free', null);
          g.ask(1, 'bound', null);
          g.next('after', null);
        },
        after: g => g.end(),
      },
      questions: {
        free: says,
        bound: { ...says, auto: true, choices: (_g, _q, offer) => offer.can('only') },
      },
    });
    const g = begin<MiniState, never>(rules, 2, 'x');
    expect(g.s.trace).toEqual(['bound 1 only']);
    expect(g.s.asked.map(q => q.kind)).toEqual(['free']);
  });
});

describe('rounds and the end', () => {
  it('counts rounds and ends where a round beyond the cap would begin', () => {
    const g = begin(dicerace, 2, 'x', { goal: 60 }, 3);
    while (!g.s.over) {
      const q = g.s.asked[0];
      g.submit(
        q.seat,
        q.id,
        g.options(q).choices.find(c => c.answer[0] === 'stop' && !c.why) ? ['stop'] : ['roll'],
      );
    }
    expect(g.s.round).toBe(3);
  });

  it('has no cap when it is 0', () => {
    const g = begin(tictactoe, 2, 'x');
    for (const cell of [0, 1, 2, 4, 3, 5, 7, 6]) g.submit(g.s.asked[0].seat, g.s.asking, ['place', cell]);
    expect(g.s).toMatchObject({ over: true, round: 5 });
    expect(g.s.cells).toEqual([0, 1, 0, 0, 1, 1, 1, 0, 0]);
  });

  it('forgets what was asked and what was next when the game ends', () => {
    const rules = mini({
      steps: {
        start(g) {
          g.end();
          g.ask(0, 'q', null);
          g.next('start', null);
        },
      },
      questions: { q: says },
    });
    expect(begin(rules, 1, 'x').s).toMatchObject({ over: true, asked: [], stack: [] });
  });

  it('lets a seat give up where the rules know how', () => {
    const g = begin(dicerace, 3, 'x');
    g.resign(0);
    expect(g.s.asked.map(q => q.seat)).toEqual([1]);
    g.resign(2);
    expect(g.s.over).toBe(true);
    expect(() => g.resign(1)).toThrow(Refusal);
    const other = begin(mini({ steps: { start: g => g.ask(0, 'q', null) }, questions: { q: says } }), 1, 'x');
    expect(() => other.resign(0)).toThrow(RulesFault);
  });

  it('runs what giving up pushed in reading order, before what was waiting', () => {
    const rules = mini({
      steps: {
        start(g) {
          g.ask(0, 'q', null);
          g.next('after', null);
        },
        one: log('one') as never,
        two: log('two') as never,
        after(g) {
          g.s.trace.push('after');
          g.end();
        },
      },
      questions: { q: says },
    });
    const g = begin<MiniState, never>(
      {
        ...rules,
        resign(g: Play) {
          g.s.asked = [];
          g.next('one' as never);
          g.next('two' as never);
        },
      },
      1,
      'x',
    );
    g.resign(0);
    expect(g.s.trace).toEqual(['one', 'two', 'after']);
  });
});

describe('faults of rules', () => {
  const fault = (steps: Parameters<typeof mini>[0]['steps'], questions = {}) =>
    expect(() => begin(mini({ steps, questions }), 1, 'x'));

  it('are told apart from anything a player does', () => {
    fault({ start: () => {} }).toThrow('nothing is asked, nothing is next, and the game is not over');
    fault({ start: g => g.next('nowhere', null) }).toThrow('no step is called "nowhere"');
    fault({ start: g => g.next('start', null) }).toThrow('the flow never asks anybody');
    fault({ start: g => g.ask(0, 'what', null) }).toThrow(RulesFault);
  });

  it('include changing a frame or a question, when somebody watches', () => {
    const rules = mini({
      steps: {
        start: g => g.next('change', { list: [1] }),
        change(g, data) {
          (data as { list: number[] }).list.push(2);
          g.end();
        },
      },
    });
    expect(begin(rules, 1, 'x').s.over).toBe(true);
    const { g, settings } = prepare(rules, 1, 'x');
    g.strict = true;
    expect(() => g.start(settings)).toThrow(TypeError);
  });

  it('include answering a question that is not open', () => {
    const g = begin(
      mini({
        steps: {
          start(g) {
            g.ask(0, 'q', null);
            g.ask(0, 'q', null);
          },
        },
        questions: { q: says },
      }),
      1,
      'x',
    );
    expect(() => g.perform({ id: 9, seat: 0, kind: 'q', data: null }, ['a'])).toThrow(RulesFault);
  });
});

describe('one handle', () => {
  it('serves any number of states in turn', () => {
    const g = begin(tictactoe, 2, 'x');
    const first = g.s;
    const second = tictactoe.copy(first);
    g.submit(0, 1, ['place', 4]);
    g.s = second;
    g.submit(0, 1, ['place', 0]);
    expect(first.cells.indexOf(0)).toBe(4);
    expect(second.cells.indexOf(0)).toBe(0);
    expect(new Play(tictactoe, first).legal(first.asked[0]).count).toBe(8);
  });
});
