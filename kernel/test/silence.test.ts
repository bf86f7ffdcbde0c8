/** The law of silence: what a player can point at is a choice, a blocked one, or belongs to another phase and says so. */
import { expect, it } from 'vitest';
import type { Ruleset, Things } from '../index.ts';
import { Coverage, checkRules, type LawBroken } from '../kit/index.ts';
import { type ScrollsState, type ScrollsVocabulary, scrolls } from './games/scrolls.ts';

const things: Things<ScrollsState> = {
  seen(view, seat, note) {
    view.hands[seat].forEach((_, slot) => {
      note('scroll', slot);
    });
    view.life.forEach((life, rival) => {
      if (rival !== seat && life > 0) note('rival', rival);
    });
  },
  meant(_view, _q, answer, note) {
    if (answer[0] === 'cast' || answer[0] === 'answer') note('scroll', answer[1] as number);
    if (answer[0] === 'cast') note('rival', answer[2] as number);
  },
};

type Scrolls = Ruleset<ScrollsState, ScrollsVocabulary>;

const respond = (choices: Scrolls['questions']['respond']['choices']): Scrolls => ({
  ...scrolls,
  things,
  questions: { ...scrolls.questions, respond: { ...scrolls.questions.respond, choices } },
});

const check = (rules: Scrolls, games = 4) => checkRules(rules, undefined, { games, rate: 0.5 });

it('a kind that the question says nothing about is reported, with its count', () => {
  try {
    check({ ...scrolls, things });
    expect.unreachable();
  } catch (error) {
    expect((error as LawBroken).law).toBe('silence');
    expect((error as LawBroken).detail).toMatch(/things that have no answer: respond: rival \(\d\)/);
  }
});

it('it is enough to say where the kind belongs', () => {
  const rules = respond((g, q, offer) => {
    scrolls.questions.respond.choices(g, q, offer);
    offer.elsewhere(g.no('countersOnly'), 'rival');
  });
  expect(check(rules).games).toBe(4);
});

it('an open answer speaks for the kinds it can name, and for no others', () => {
  const open = (meant: Things<ScrollsState>['meant']): Scrolls => ({
    ...scrolls,
    things: { ...things, meant },
    questions: {
      ...scrolls.questions,
      respond: {
        ...scrolls.questions.respond,
        choices(g, q, offer) {
          scrolls.questions.respond.choices(g, q, offer);
          offer.form('answer', { type: 'int', min: 90, max: 91 });
        },
        // said openly, it is refused: the game is played as before
        check: g => g.no('countersOnly'),
      },
    },
  });
  const named: Things<ScrollsState>['meant'] = (view, q, answer, note) => {
    things.meant(view, q, answer, note);
    if (answer[0] === 'answer') note('rival', 0);
  };
  expect(() => check(open(things.meant))).toThrow(/respond: rival/);
  expect(check(open(named), 1).games).toBe(1);
});

it('where a kind belongs is a reason that was met', () => {
  const coverage = new Coverage();
  coverage.noteOptions({
    choices: [],
    forms: [],
    elsewhere: [{ kind: 'rival', why: { key: 'countersOnly', args: [] } }],
  });
  expect(coverage.has('reasons', 'countersOnly')).toBe(true);
});

it('a candidate that is left out instead of blocked is found', () => {
  const rules = respond((g, q, offer) => {
    const hand = g.s.hands[q.seat];
    for (let slot = 0; slot < hand.length; slot++) if (hand[slot] >= 3) offer.can('answer', slot);
    offer.can('pass');
    offer.elsewhere(g.no('countersOnly'), 'rival');
  });
  expect(() => check(rules)).toThrow(/respond: scroll/);
});
