/** Words with one fault each. */
import type { AnyRuleset, Offers, Play, Question } from '../../index.ts';
import type { AnyWords } from '../../kit/index.ts';
import { caravan } from '../games/caravan.ts';
import { caravanEn, caravanPl } from '../games/caravan-words.ts';
import { dicerace, type RaceState, type RaceVocabulary, raceEn, racePl } from '../games/dicerace.ts';
import type { Loose } from '../mini.ts';
import type { Broken } from './broken.ts';

const spoilt =
  (rules: AnyRuleset, en: AnyWords, pl: AnyWords) =>
  (how: string, change: Partial<AnyWords>, says: RegExp): Broken => ({
    law: 'words',
    how,
    rules,
    words: { en, pl: { ...pl, ...change } },
    says,
  });

const inCaravan = spoilt(caravan, caravanEn, caravanPl);
const inRace = spoilt(dicerace, raceEn, racePl);
const pl: AnyWords = caravanPl;
const race: AnyWords = racePl;

/** Whoever stumbles could have rested, were there a bench: nobody is asked, the log says so. */
const restless: AnyRuleset = {
  ...dicerace,
  questions: {
    run: {
      ...dicerace.questions.run,
      answer(g: Play<RaceState, Loose>, q: Question<'run', null>, a: ['roll' | 'stop']) {
        const lines = g.log?.length ?? 0;
        dicerace.questions.run.answer(g as unknown as Play<RaceState, RaceVocabulary>, q, a);
        if (g.log?.slice(lines).some(tell => tell.key === 'stumbled'))
          g.tellUnasked(q.seat, 'rest', null, 'stumbled', q.seat);
      },
    },
    rest: {
      choices(g: Play<RaceState, Loose>, _q: Question, offer: Offers<Loose>) {
        offer.unless(g.no('noBench'), 'roll');
      },
      answer() {},
    },
  },
};
const inRestless = spoilt(
  restless,
  {
    ...raceEn,
    questions: { ...raceEn.questions, rest: () => 'Rest?' },
    reasons: { ...raceEn.reasons, noBench: () => 'no bench is free' },
  } as AnyWords,
  { ...racePl, questions: { ...racePl.questions, rest: () => 'Odpoczywasz?' } } as AnyWords,
);

export const brokenWords: Broken[] = [
  inRestless(
    'a line opens to a reason without words',
    { reasons: { ...race.reasons, noBench: () => '' } },
    /reason .*noBench.* in pl: empty/,
  ),
  inCaravan('a title is missing', { title: ' ' }, /the title in pl: empty/),
  inCaravan(
    'a key is known in one language',
    { reasons: { ...pl.reasons, extra: () => 'x' } },
    /reasons: "extra" is known in one language only/,
  ),
  inCaravan(
    'a part of the judgement has words in one language',
    { terms: { cards: 'zdobyte karty' } },
    /term "coins" of the judgement in pl: not a text/,
  ),
  inCaravan(
    'a question speaks of nothing',
    { questions: { ...pl.questions, bid: (_r, data: { least?: number }) => `od ${data.least}` } },
    /question .* in pl: "od undefined"/,
  ),
  inCaravan(
    'a choice is empty',
    { answers: { ...pl.answers, keep: () => '' } },
    /choice \["keep"\] of swap in pl: empty/,
  ),
  inCaravan(
    'a reason shows its braces',
    { reasons: { ...pl.reasons, otherBack: () => 'rewers {back}' } },
    /reason .* in pl: "rewers \{back\}"/,
  ),
  inCaravan(
    'a word of caution is not a text',
    { reasons: { ...pl.reasons, allIn: () => 6 as never } },
    /reason .*allIn.* in pl: not a text but 6/,
  ),
  inCaravan(
    'a reason that only open answers meet is empty',
    { reasons: { ...pl.reasons, sameBid: (_r, coins: number) => (coins === 3 ? '' : 'tyle samo') } },
    /reason .*sameBid.*\[3\].* in pl: empty/,
  ),
  inCaravan(
    'a log line fails on a card that is hidden',
    {
      tells: {
        ...pl.tells,
        drew(_r, _seat: number, card: number) {
          if (card < 0) throw new RangeError(`no card ${card}`);
          return 'karta';
        },
      },
    },
    /log line .* in pl failed with RangeError: no card -2/,
  ),
  inCaravan(
    'a log line fails on a card that is known',
    {
      tells: { ...pl.tells, drew: (_r, _seat: number, card: number) => (card < 0 ? 'karta' : '') },
    },
    /log line .*"drew".* in pl: empty/,
  ),
  inCaravan('a content has only its id', { content: id => id }, /content "card:0" in pl: only its id/),
  inCaravan(
    'a source of points has no name',
    { sources: { cards: 'karty', coins: '' } },
    /source of points "coins" in pl: empty/,
  ),
  inRace(
    'a setting has no hint',
    { settings: { ...race.settings, goal: { name: 'Meta', hint: '' } } },
    /the hint of setting "goal" in pl: empty/,
  ),
  inRace(
    'a value of a setting has no name',
    { settings: { ...race.settings, die: { name: 'Kostka', hint: 'Jaka', values: { d6: 'sześć' } } } },
    /value "d10" of setting "die" in pl: not a text/,
  ),
];
