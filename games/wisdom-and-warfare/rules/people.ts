/** Great people and social policies: gained, kept, placed, adopted, given up, switched. */
import { NONE, OK, type QuestionRules } from '@epoka/kernel';
import { AZTECS, FIRST_PERSON, PERSON_TYPES, POLICY_CARDS, policy } from '../content/tables.ts';
import { audit, clearTop, drawUnit, setTop } from './changes.ts';
import { hasPolicy, unitsLeft, unlockedUnit } from './counts.ts';
import { elsewhere } from './elsewhere.ts';
import { cannotBuild, ownOutskirts, placeForPerson } from './placing.ts';
import type { G, State } from './state.ts';
import type { Vocab } from './vocabulary.ts';

const ORGANIZED = policy('organized-religion');

// ---- great people

function drawPerson(g: G): number {
  const { people } = g.s;
  let all = 0;
  for (let i = 0; i < PERSON_TYPES; i++) all += people[i];
  if (all === 0) return NONE;
  let n = g.roll(all);
  let i = 0;
  while (n >= people[i]) n -= people[i++];
  people[i]--;
  return i;
}

export function person(g: G, seat: number): void {
  const one = drawPerson(g);
  if (one === NONE) {
    g.tell('noPeople', seat);
    return;
  }
  const two = hasPolicy(g.s, seat, ORGANIZED) ? drawPerson(g) : NONE;
  if (two === NONE) {
    g.next('personCame', { seat, person: one });
    return;
  }
  g.s.people[one]++;
  g.s.people[two]++;
  g.tell('twoPeople', seat, one, two);
  g.ask(seat, 'keepPerson', { one, two });
}

export const keepPerson: QuestionRules<State, Vocab, 'keepPerson'> = {
  choices(g, q, offer) {
    offer.can('keep', q.data.one);
    if (q.data.two !== q.data.one) offer.can('keep', q.data.two);
    elsewhere(g, offer);
  },
  answer(g, q, [, which]) {
    g.s.people[which]--;
    g.next('personCame', { seat: q.seat, person: which });
  },
};

export function personCame(g: G, { seat, person: which }: { seat: number; person: number }): void {
  const { s } = g;
  s.reserve[seat * PERSON_TYPES + which]++;
  g.tell('person', seat, which);
  if (placeForPerson(g, seat, FIRST_PERSON + which)) g.ask(seat, 'placePerson', { person: which });
  if (s.civ[seat] === AZTECS) g.next('levy', { seat, n: 2 });
}

export const placePerson: QuestionRules<State, Vocab, 'placePerson'> = {
  choices(g, q, offer) {
    const { s } = g;
    const top = FIRST_PERSON + q.data.person;
    ownOutskirts(s, q.seat, at => offer.unless(cannotBuild(g, q.seat, at, top), 'at', at));
    offer.can('reserve');
    elsewhere(g, offer);
  },
  answer(g, q, a) {
    if (a[0] === 'at') settlePerson(g, q.seat, q.data.person, a[1]);
  },
};

export function settlePerson(g: G, seat: number, which: number, q: number): void {
  const { s } = g;
  clearTop(g, q, seat);
  s.reserve[seat * PERSON_TYPES + which]--;
  setTop(s, q, FIRST_PERSON + which);
  s.settled.push(q);
  g.tell('placed', seat, FIRST_PERSON + which, q);
  audit(g);
  g.next('limits');
}

// ---- free units

/** Up to so many unlocked units for free, one choice after the other. */
export function levy(g: G, { seat, n }: { seat: number; n: number }): void {
  if (n > 0 && canLevy(g.s, seat)) g.ask(seat, 'levy', { n });
}

export function canLevy(s: State, seat: number): boolean {
  for (let type = 0; type < 4; type++) if (unlockedUnit(s, seat, type) && unitsLeft(s, type) > 0) return true;
  return false;
}

export function cannotLevy(g: G, seat: number, type: number) {
  if (!unlockedUnit(g.s, seat, type)) return g.no('needs-flight');
  return unitsLeft(g.s, type) === 0 ? g.no('supply-empty') : OK;
}

export const levyQuestion: QuestionRules<State, Vocab, 'levy'> = {
  choices(g, q, offer) {
    for (let type = 0; type < 4; type++) offer.unless(cannotLevy(g, q.seat, type), 'type', type);
    offer.can('enough');
    elsewhere(g, offer);
  },
  answer(g, q, a) {
    if (a[0] === 'enough') return;
    drawUnit(g, q.seat, a[1]);
    g.next('levy', { seat: q.seat, n: q.data.n - 1 });
  },
};

// ---- policies

export function adopt(g: G, seat: number): void {
  g.ask(seat, 'adopt');
}

export const adoptQuestion: QuestionRules<State, Vocab, 'adopt'> = {
  choices(g, q, offer) {
    for (let card = 0; card < POLICY_CARDS; card++) {
      const why = g.s.policy[q.seat * POLICY_CARDS + card] > 0 ? g.no('card-adopted') : OK;
      offer.unless(why, 'adopt', card, 0);
      offer.unless(why, 'adopt', card, 1);
    }
    elsewhere(g, offer, ['policy']);
  },
  answer(g, q, [, card, side]) {
    g.s.policy[q.seat * POLICY_CARDS + card] = side + 1;
    g.tell('adopted', q.seat, card * 2 + side);
    audit(g);
  },
};

export function giveUp(g: G, seat: number): void {
  g.ask(seat, 'giveUp');
}

export const giveUpQuestion: QuestionRules<State, Vocab, 'giveUp'> = {
  auto: true,
  choices(g, q, offer) {
    for (let card = 0; card < POLICY_CARDS; card++)
      offer.unless(
        g.s.policy[q.seat * POLICY_CARDS + card] === 0 ? g.no('card-not-adopted') : OK,
        'giveUp',
        card,
      );
    elsewhere(g, offer, ['policy']);
  },
  answer(g, q, [, card]) {
    const i = q.seat * POLICY_CARDS + card;
    g.tell('gaveUp', q.seat, card * 2 + g.s.policy[i] - 1);
    g.s.policy[i] = 0;
    audit(g);
    g.next('limits');
  },
};

/** `done` are bits of cards switched by this effect: each only once (WAW-13.7). */
export const switchPolicy: QuestionRules<State, Vocab, 'switchPolicy'> = {
  choices(g, q, offer) {
    const { s } = g;
    const base = q.seat * POLICY_CARDS;
    for (let from = 0; from < POLICY_CARDS; from++) {
      const side = s.policy[base + from];
      const why =
        side === 0 ? g.no('card-not-adopted') : (q.data.done >> from) & 1 ? g.no('already-switched') : OK;
      if (why !== OK) {
        offer.unless(why, 'switch', from, from, 0);
        continue;
      }
      offer.can('switch', from, from, 2 - side);
      for (let to = 0; to < POLICY_CARDS; to++) {
        if (to === from || s.policy[base + to] > 0) continue;
        offer.can('switch', from, to, 0);
        offer.can('switch', from, to, 1);
      }
    }
    offer.can('done');
    elsewhere(g, offer, ['policy']);
  },
  answer(g, q, a) {
    if (a[0] === 'done') return;
    const [, from, to, side] = a;
    const { s } = g;
    const base = q.seat * POLICY_CARDS;
    g.tell('switched', q.seat, from * 2 + s.policy[base + from] - 1, to * 2 + side);
    s.policy[base + from] = 0;
    s.policy[base + to] = side + 1;
    audit(g);
    g.next('limits');
    const { left, done } = q.data;
    if (left > 1) g.ask(q.seat, 'switchPolicy', { left: left - 1, done: done | (1 << from) | (1 << to) });
  },
};

export function switching(g: G, { seat, n }: { seat: number; n: number }): void {
  for (let card = 0; card < POLICY_CARDS; card++)
    if (g.s.policy[seat * POLICY_CARDS + card] > 0) {
      g.ask(seat, 'switchPolicy', { left: n, done: 0 });
      return;
    }
}
