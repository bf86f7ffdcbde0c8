/** Questions that are open at the same time: one result, whatever order the answers come in. */
import { describe, expect, it } from 'vitest';
import { begin, hash, type Play, type Question, RulesFault } from '../index.ts';
import { checkRules } from '../kit/index.ts';
import { type FestivalState, type FestivalVocabulary, FOLK, festival } from './games/festival.ts';
import { type Loose, type MiniState, mini } from './mini.ts';

const trace = (g: { s: unknown }) => (g.s as MiniState).trace;

/** Everybody is asked; each answer pushes two frames and changes nothing else. */
const chorus = mini({
  steps: {
    start(g) {
      for (let seat = 0; seat < g.s.seats; seat++) g.ask(seat, 'sing', null);
      g.next('end', null);
    },
    verse: (g, line) => void g.s.trace.push(String(line)),
    end: g => g.end(),
  },
  questions: {
    sing: {
      choices: (_g, _q, offer) => offer.can('sing'),
      answer(g, q) {
        g.next('verse', `${q.seat} first`);
        g.next('verse', `${q.seat} second`);
      },
    },
  },
});

const answerAll = (g: Play, order: readonly number[], answer: string) => {
  for (const seat of order) g.perform(g.s.asked.find(q => q.seat === seat) as Question, [answer]);
};

describe('answers that push frames', () => {
  const inOrder = ['0 first', '0 second', '1 first', '1 second', '2 first', '2 second'];

  it.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]], [[0, 2, 1]]])('run in seat order when %j answer', order => {
    const g = begin(chorus, 3, 'x');
    answerAll(g, order, 'sing');
    expect(trace(g)).toEqual(inOrder);
    expect(g.s.over).toBe(true);
  });

  it('a single question is not marked as one of several', () => {
    const g: Play = begin(chorus, 1, 'x');
    expect(g.s.asked).toEqual([{ id: 1, seat: 0, kind: 'sing', data: null }]);
    expect(begin(chorus, 2, 'x').s.asked.every((q: Question) => q.together === 1)).toBe(true);
  });

  it('nothing of a batch is left on the frames that run later', () => {
    const g: Play = begin(chorus, 2, 'x');
    answerAll(g, [1], 'sing');
    expect(g.s.stack.map(frame => frame.by)).toEqual([undefined, 1, 1]);
  });
});

describe('tables of the first edition of the kernel', () => {
  const old = { ...chorus, firstEdition: 1 };

  it('keep its order: the last to answer first', () => {
    const g = begin(old, 2, 'x');
    expect(g.s.version).toBeUndefined();
    answerAll(g, [0, 1], 'sing');
    expect(trace(g)).toEqual(['1 first', '1 second', '0 first', '0 second']);
  });

  it('have the hash they always had', () => {
    const { version: _version, ...before } = begin(old, 2, 'x').s;
    expect(hash(begin(old, 2, 'x').s)).toBe(hash(before));
    expect(hash(begin({ ...old, version: 2 }, 2, 'x', {}, 0, null, { version: 1 }).s)).toBe(hash(before));
  });

  it('and later ones know which rules they began with', () => {
    const rules = { ...chorus, version: 3 };
    const since = (version?: number) => {
      const g = begin(rules, 2, 'x', {}, 0, null, { version });
      return [1, 2, 3, 4].map(n => g.since(n));
    };
    expect(since()).toEqual([true, true, true, false]);
    expect(since(2)).toEqual([true, true, false, false]);
    expect(begin(old, 2, 'x').since(1)).toBe(true);
    expect(begin(old, 2, 'x').since(2)).toBe(false);
  });
});

describe('further questions to a seat of a batch', () => {
  const start = () => begin<FestivalState, FestivalVocabulary>(festival, 3, 'x');
  const ids = (g: { s: FestivalState }) => g.s.asked.map(q => [q.seat, q.id]);

  it('are numbered from the question they follow, whoever answers first', () => {
    const early = start();
    early.perform(early.s.asked[2], ['give', 0]);
    early.perform(early.s.asked[0], ['give', 0]);
    const late = start();
    late.perform(late.s.asked[0], ['give', 0]);
    late.perform(late.s.asked[1], ['give', 0]);
    const sorted = (g: { s: FestivalState }) => ids(g).sort((a, b) => a[0] - b[0]);
    expect(sorted(early)).toEqual(sorted(late));
    expect(early.s.asking).toBe(late.s.asking);
  });

  it('may not go to another seat: that would hang on who was first', () => {
    const rules = mini({
      steps: {
        start(g) {
          g.ask(0, 'q', null);
          g.ask(1, 'q', null);
        },
      },
      questions: {
        q: {
          choices: (_g, _q, offer) => offer.can('go'),
          answer: (g, q) => g.ask(1 - q.seat, 'q', null),
        },
      },
    });
    const g = begin(rules, 2, 'x');
    expect(() => g.perform(g.s.asked[0], ['go'])).toThrow(RulesFault);
  });
});

describe('a question that events overtook', () => {
  const rules = mini({
    steps: {
      start(g) {
        g.ask(0, 'q', null);
        g.ask(1, 'q', null);
        g.next('end', null);
      },
      end: g => g.end(),
    },
    questions: {
      q: {
        choices: (_g, _q, offer) => offer.can('first'),
        answer(g, q) {
          g.s.trace.push(`seat ${q.seat}`);
          for (const other of g.s.asked.slice()) g.withdraw(other, 'tooLate', other.seat);
        },
      },
    },
  });

  it('is closed, the seat is told, and the game goes on', () => {
    const g = begin(rules, 2, 'x');
    g.log = [];
    g.perform(g.s.asked[1], ['first']);
    expect(g.s.over).toBe(true);
    expect(g.log).toEqual([{ key: 'tooLate', args: [0] }]);
  });

  it('can be withdrawn once', () => {
    const g = begin<MiniState, Loose>(rules, 2, 'x');
    const gone: Question = { ...g.s.asked[0], id: 99 };
    expect(() => g.withdraw(gone, 'tooLate', 0)).toThrow(RulesFault);
  });
});

describe('events that are told to contents', () => {
  /** Everybody gives the first gift in the first wrapping. */
  const giveAll = (g: Play<FestivalState, FestivalVocabulary>) => {
    for (const seat of [0, 0, 1, 1]) {
      const q = g.s.asked.find(open => open.seat === seat) as Question;
      g.perform(q, g.legal(q).answer(0));
    }
  };

  it('each listener is done, with what it asks, before the next is told', () => {
    const g = begin<FestivalState, FestivalVocabulary>(festival, 2, 'x');
    g.log = [];
    giveAll(g);
    // The mayor of town 0 has sent the idler of town 1 home; town 0's baker was paid; its painter asks.
    expect(g.s.folk).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2],
    ]);
    expect(g.s.coins).toEqual([3, 2]);
    expect(g.s.asked).toMatchObject([{ seat: 0, kind: 'paint' }]);
    expect(g.log?.at(-1)).toEqual({ key: 'paid', args: [0, 1], origin: 'baker' });
    expect(g.s.stack.at(-1)?.data).toEqual({
      event: 'festival',
      data: { round: 1 },
      listeners: [0, 2, 0, 0, 0, 1, 1, 2, 1, 0, 1, 1],
      at: 6,
    });
    g.perform(g.s.asked[0], ['rest']);
    expect(g.s.asked).toMatchObject([{ seat: 1, kind: 'paint' }]);
  });

  it('one who was sent home meanwhile does not hear it', () => {
    const g = begin<FestivalState, FestivalVocabulary>(festival, 2, 'x');
    // Town 1 has only a painter: the mayor of town 0 sends him home before he is told.
    g.s.folk[1] = [1];
    giveAll(g);
    g.perform(g.s.asked[0], ['rest']);
    expect(g.s.asked.map(q => q.kind)).toEqual(['gift', 'gift']);
    expect(FOLK[1].id).toBe('painter');
  });

  it('keeps all laws', () => {
    const report = checkRules(festival, undefined, { games: 12, rate: 0.5 });
    expect(report.ended).toBe(12);
  });
});
