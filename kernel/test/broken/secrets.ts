/** Rulesets that break the laws of secrets. */
import { NONE, type Secret } from '../../index.ts';
import { type CaravanState, caravan } from '../games/caravan.ts';
import { asking, type Broken, type Caravan, spoiltCaravan, stepping } from './broken.ts';

/** A memory outside of any state. */
const leaked: { chance: number[] } = { chance: [] };

const views: Broken[] = [
  spoiltCaravan(
    'views',
    'a view shows chance',
    {
      redactMore(view) {
        view.chance = [1, 2, 3, 4];
      },
    },
    /shows chance/,
  ),
  spoiltCaravan(
    'views',
    'a view shows what comes next',
    {
      redactMore(view) {
        view.stack.push({ step: 'round', data: null });
      },
    },
    /shows the stack/,
  ),
  spoiltCaravan(
    'views',
    'a view shows a secret question',
    {
      redactMore(view) {
        view.asked = view.asked.map(q => ({ ...q, kind: 'bid', data: { most: 1 } }));
      },
    },
    /shows the secret question/,
  ),
];

const secretsWith = (place: string, change: Partial<Secret<CaravanState>>): Partial<Caravan> => ({
  secrets: caravan.secrets.map(secret => (secret.place === place ? { ...secret, ...change } : secret)),
});

/** All cards look alike from behind; without it nobody may swap by the colour of the back. */
const alike: Partial<Caravan> = {
  secrets: caravan.secrets.map(secret => ({ ...secret, back: () => 0 })),
};
const keepOnly: Caravan['questions']['swap'] = {
  ...caravan.questions.swap,
  choices: (_g, _q, offer) => offer.can('keep'),
};

const imagined: Broken[] = [
  spoiltCaravan(
    'imagine',
    'what is imagined does not fit the view',
    {
      imagineMore(s) {
        s.lastBid.fill(9);
      },
    },
    /can tell an imagined state from the real one at lastBid/,
  ),
  spoiltCaravan(
    'imagine',
    'what is imagined knows the future',
    {
      setup(g, settings, brought) {
        caravan.setup(g, settings, brought);
        leaked.chance = g.s.chance;
      },
      imagineMore(s) {
        s.chance = leaked.chance.slice();
      },
    },
    /knows the future of chance/,
  ),
  spoiltCaravan(
    'imagine',
    'cards are guessed, so that one may lie twice',
    secretsWith('deck', { guess: (s, _owner, i, roll) => (s.deck[i] < 10 ? roll(10) : 10 + roll(10)) }),
    /of "card \d+", now \d in what/,
  ),
  spoiltCaravan(
    'imagine',
    'a guess looks at what it should guess, a little',
    secretsWith('bid', { guess: (s, owner, _i, roll) => Math.max(0, s.bids[owner][0] - roll(2)) }),
    /depends on what it can't know/,
  ),
  spoiltCaravan(
    'imagine',
    'a guess is always right',
    secretsWith('bid', { guess: (s, owner) => s.bids[owner][0] }),
    /was right all \d+ times/,
    { settings: { swaps: true }, games: 100 },
  ),
  spoiltCaravan(
    'imagine',
    'an imagined seat is asked about a card it does not have',
    {
      ...alike,
      ...asking({
        swap: {
          ...caravan.questions.swap,
          choices(g, q, offer) {
            g.s.hands[q.seat].forEach((card, slot) => {
              if (card >= 10) offer.can('swap', slot);
            });
          },
        },
      }),
      // asked only of seats that hold silver, which nobody else can know
      ...stepping({
        openBids(g) {
          caravan.steps.openBids(g, null);
          const q = g.s.asked[0];
          if (q && (g.s.deck.length === 0 || !g.s.hands[q.seat].some(card => card >= 10))) g.s.asked.pop();
        },
      }),
    },
    /has no legal choice/,
  ),
];

const leaks: Broken[] = [
  spoiltCaravan(
    'options',
    'a warning depends on the hands of others',
    {
      ...alike,
      ...asking({
        swap: keepOnly,
        play: {
          ...caravan.questions.play,
          choices(g, q, offer) {
            caravan.questions.play.choices(g, q, offer);
            const other = g.s.hands[(q.seat + 1) % g.s.seats];
            if (Math.max(...other) >= 15) offer.warn(g.no('allIn'));
          },
        },
      }),
    },
    /what seat \d may choose depends on what it can't know/,
  ),
  spoiltCaravan(
    'options',
    'a choice depends on the deck',
    {
      ...alike,
      ...asking({
        swap: {
          ...caravan.questions.swap,
          choices(g, q, offer) {
            offer.can('keep');
            const top = g.s.deck.at(-1) ?? NONE;
            if (top > 9 && g.s.hands[q.seat][0] !== NONE) offer.can('swap', 0);
          },
        },
      }),
    },
    /swap: what seat \d may choose depends on what it can't know/,
  ),
  spoiltCaravan(
    'log',
    'everybody reads which card was drawn',
    stepping({
      refill(g) {
        const before = g.s.hands.map(hand => hand.slice());
        caravan.steps.refill(g, null);
        g.s.hands.forEach((hand, seat) => {
          hand.forEach((card, slot) => {
            if (card !== before[seat][slot]) g.tell('drew', seat, card);
          });
        });
      },
    }),
    /the log tells .* what its view does not/,
  ),
];

export const brokenSecrets = [...views, ...imagined, ...leaks];
