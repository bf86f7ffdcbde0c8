/** What civilizations and leaders offer to pay for or choose, once something happened (COC-26). */
import { OK } from '@epoka/kernel';
import { CULTURE, FOOD, GOLD, INFANTRY, KINDS, RESOURCES, SETTLER } from '../content/index.ts';
import { changeMood } from './cities.ts';
import { CONTENTS, type ContentId } from './contents.ts';
import { amount } from './counts.ts';
import { canPay, gain, take, tokenSwap } from './goods.ts';
import { ACTION, byAll, receive } from './hands.ts';
import { changed } from './state.ts';
import { putUnits } from './units.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

interface Deed {
  readonly cost: readonly number[];
  done(g: G, seat: number, space: number): void;
}

const price = (kind: number): readonly number[] => {
  const cost = [0, 0, 0, 0, 0, 0, 0];
  cost[kind] = 1;
  return cost;
};
const NOTHING = [0, 0, 0, 0, 0, 0, 0];

function place(g: G, seat: number, kind: number, space: number): void {
  putUnits(g.s, space, seat, kind, 0, 1);
  g.tell('unitPlaced', seat, kind, space);
}

const DEEDS: Partial<Record<ContentId, Deed>> = {
  'civ:provinces': { cost: price(CULTURE), done: (g, _seat, city) => changeMood(g, city, 1) },
  'civ:rune-stones': {
    cost: NOTHING,
    done(g, seat) {
      g.s.runes = changed(g.s.runes, seat, g.s.runes[seat] + 1);
      g.tell('runeStone', seat);
    },
  },
  'leader:julius-caesar': { cost: price(GOLD), done: (g, seat, city) => place(g, seat, INFANTRY, city) },
  'leader:queen-boudica': { cost: price(FOOD), done: (g, seat, city) => place(g, seat, SETTLER, city) },
  'leader:go-toba': { cost: NOTHING, done: (g, seat) => g.ask(seat, 'newIdeas') },
  'leader:siyaj-kak': {
    cost: NOTHING,
    done(g, seat, city) {
      g.s.source = city;
      g.next('influenceNow', seat);
    },
  },
};

const BY_NUMBER: readonly (Deed | undefined)[] = CONTENTS.map(x => DEEDS[x.id as ContentId]);

export const offerSteps: Pick<
  StepTable,
  'may' | 'mayDo' | 'reward' | 'captive' | 'mythical' | 'aztecGold' | 'revolt2'
> = {
  may(g, { seat, content, space }) {
    const deed = BY_NUMBER[content] as Deed;
    if (canPay(g.s, seat, deed.cost, tokenSwap(g.s, seat))) g.ask(seat, 'may', { content, space });
  },
  mayDo(g, { seat, content, space }) {
    (BY_NUMBER[content] as Deed).done(g, seat, space);
  },
  reward(g, { seat, gains }) {
    g.ask(seat, 'reward', gains);
  },
  captive(g, { seat, owner, left }) {
    if (g.s.captives.length < MOST_CAPTIVES && left.some(n => n > 0)) g.ask(seat, 'captive', { owner, left });
  },
  mythical(g, { seat, side }) {
    const { s } = g;
    if (
      amount(s, seat, CULTURE) > 0 &&
      s.battle.playedCards[side].some(card => s.actionDiscard.includes(card))
    )
      g.ask(seat, 'mythical', side);
  },
  aztecGold(g, { seat, left }) {
    if (left > 0) g.ask(seat, 'aztecGold', left);
  },
  revolt2(g, { seat, space }) {
    place(g, seat, INFANTRY, space);
  },
};

const MOST_CAPTIVES = 4;

/** Yes or no to what a content offers for its price. */
export const may: Kind<'may'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat, data: { content, space } }, [verb]) {
    const deed = BY_NUMBER[content] as Deed;
    if (verb === 'no') return;
    g.next('pay', { seat, cost: deed.cost, swaps: tokenSwap(g.s, seat) });
    g.next('mayDo', { seat, content, space });
  },
};

/** One of several gains: resource and number, and so on. */
export const reward: Kind<'reward'> = {
  choices(g, { data: gains }, offer) {
    for (let i = 0; i < gains.length; i += 2) offer.can('choose', gains[i]);
    busy(g, offer);
  },
  answer(g, { seat, data: gains }, [, kind]) {
    gain(g, seat, kind, gains[gains.indexOf(kind) + 1]);
  },
};

/** Which of the eliminated units are kept; the others go back to their owner. */
export const captive: Kind<'captive'> = {
  choices(g, { data: { left } }, offer) {
    left.forEach((n, kind) => {
      if (n > 0) offer.can('drop', kind);
    });
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: { owner, left } }, a) {
    if (a[0] === 'none') return;
    g.s.captives.push(owner * KINDS + a[1]);
    g.tell('captive', seat, owner, a[1]);
    g.next('captive', { seat, owner, left: changed(left, a[1], left[a[1]] - 1) });
  },
};

/** Jimmu takes back a card played in the battle, for a culture token. */
export const mythical: Kind<'mythical'> = {
  choices(g, { data: side }, offer) {
    const { s } = g;
    for (const card of s.battle.playedCards[side])
      if (s.actionDiscard.includes(card)) offer.can('card', card);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat }, a) {
    const { s } = g;
    if (a[0] === 'none') return;
    take(g, seat, CULTURE, 1);
    s.actionDiscard.splice(s.actionDiscard.indexOf(a[1]), 1);
    receive(s, ACTION, seat, a[1], byAll(s));
    g.tell('takeAction', seat, a[1]);
  },
};

const ALL_BUT_GOLD = RESOURCES.map((_, kind) => kind).filter(kind => kind !== GOLD);

/** A resource or token for gold, once for each mountain beside the new city. */
export const aztecGold: Kind<'aztecGold'> = {
  choices(g, { seat }, offer) {
    for (const kind of ALL_BUT_GOLD)
      offer.unless(amount(g.s, seat, kind) > 0 ? OK : g.no('cannot-pay'), 'spend', kind, 1);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: left }, a) {
    if (a[0] === 'none') return;
    take(g, seat, a[1], 1);
    gain(g, seat, GOLD, 1);
    g.next('aztecGold', { seat, left: left - 1 });
  },
};
