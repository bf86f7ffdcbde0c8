/** Rulesets in which it shows who was quick, who was asked, or what somebody brought. */
import { NONE, type Ruleset } from '../../index.ts';
import { caravan } from '../games/caravan.ts';
import { type FestivalState, type FestivalVocabulary, festival } from '../games/festival.ts';
import { SCROLLS, type ScrollsState, type ScrollsVocabulary, scrolls } from '../games/scrolls.ts';
import { asking, type Broken, spoiltCaravan, stepping } from './broken.ts';

type Festival = Ruleset<FestivalState, FestivalVocabulary>;
type Scrolls = Ruleset<ScrollsState, ScrollsVocabulary>;

const spoiltFestival = (how: string, change: Partial<Festival['questions']>): Broken => ({
  law: 'order',
  how,
  rules: { ...festival, questions: { ...festival.questions, ...change } },
  words: undefined,
  says: /another position comes out/,
});

const spoiltScrolls = (law: Broken['law'], how: string, change: Partial<Scrolls>, says: RegExp): Broken => ({
  law,
  how,
  rules: { ...scrolls, ...change },
  words: undefined,
  says,
  options: { games: 20 },
});

export const brokenTogether: Broken[] = [
  spoiltFestival('the quickest delivers first', {
    wrap: {
      ...festival.questions.wrap,
      answer(g, q, [, wrapping]) {
        g.s.delivered.push(q.seat, g.s.gifts[q.seat], wrapping);
      },
    },
  }),
  spoiltFestival('chance decides while others still answer', {
    wrap: {
      ...festival.questions.wrap,
      answer(g, q) {
        g.next('deliver', { seat: q.seat, wrapping: g.roll(2) });
      },
    },
  }),
  spoiltFestival('one chooses from what the others have left', {
    gift: {
      ...festival.questions.gift,
      choices(g, _q, offer) {
        for (let gift = 0; gift < 5; gift++) if (!g.s.gifts.includes(gift)) offer.can('give', gift);
      },
    },
  }),
  spoiltScrolls(
    'asking',
    'a window asks only those who can answer',
    {
      questions: {
        ...scrolls.questions,
        respond: {
          ...scrolls.questions.respond,
          window: {
            pass: 'pass',
            concerned: (g, seat) => g.s.hands[seat].some(scroll => SCROLLS[scroll].counters),
          },
        },
      },
    },
    /whether seat \d is asked in the window "respond" tells what nobody may know/,
  ),
  spoiltCaravan(
    'asking',
    'a secret question is asked of those who hold silver',
    {
      ...asking({
        swap: {
          ...caravan.questions.swap,
          secret: true,
          choices: (_g, _q, offer) => offer.can('keep'),
          answer: () => {},
        },
      }),
      ...stepping({
        openBids(g) {
          for (const bid of g.s.bids) bid[0] = NONE;
          for (let seat = 0; seat < g.s.seats; seat++)
            if (g.s.hands[seat].some(card => card === 3)) g.ask(seat, 'swap');
          g.next('askCards');
        },
      }),
    },
    /who is asked tells/,
    { settings: { swaps: true } },
  ),
  spoiltScrolls(
    'brought',
    'a bot is dealt what its rival really brought',
    { secrets: scrolls.secrets.map(secret => ({ ...secret, brought: false })) },
    /what seat -?\d imagines depends on what seat \d brought/,
  ),
  spoiltScrolls(
    'silence',
    'cards in hand of which the question says nothing',
    {
      things: {
        seen: (view, seat, note) => view.hands[seat].forEach((_, slot) => void note('scroll', slot)),
        meant: () => {},
      },
    },
    /can point at things that have no answer: play: scroll/,
  ),
];
