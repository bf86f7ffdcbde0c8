/** Words with one fault each. */
import type { AnyRuleset } from '../../index.ts';
import type { AnyWords } from '../../kit/index.ts';
import { caravan } from '../games/caravan.ts';
import { caravanEn, caravanPl } from '../games/caravan-words.ts';
import { dicerace, raceEn, racePl } from '../games/dicerace.ts';
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

export const brokenWords: Broken[] = [
  inCaravan('a title is missing', { title: ' ' }, /the title in pl: empty/),
  inCaravan(
    'a key is known in one language',
    { reasons: { ...pl.reasons, extra: () => 'x' } },
    /reasons: "extra" is known in one language only/,
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
