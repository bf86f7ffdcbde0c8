/** What leaders and wonders do stands on them in signs, read off their own data. */
import './speaking.ts';
import { begin, NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { giftParts } from '../cards.tsx';
import { ALL_CARDS, type CardId, rules, type State, T, type Vocab } from '../game.ts';
import type { Sign } from '../signs.ts';

const view = begin<State, Vocab>(rules, 4, 'signs of leaders').s;

const say = (sign: Sign) => (typeof sign === 'string' ? sign : `[${sign.name}]`);

/** The line as it is printed, a sign by its name. */
function line(id: CardId): string {
  return giftParts(view, NONE, T.card(id))
    .map(({ before = [], text, icon, after = [] }) =>
      [...before, text, ...(icon ? [icon] : []), ...after].map(say).join(''),
    )
    .join('  ');
}

const ofKind = (...kinds: number[]) => ALL_CARDS.filter((_, card) => kinds.includes(T.KIND[card]));

describe('signs on leaders and wonders', () => {
  it('are on every one of them, and none stands for nothing', () => {
    const cards = ofKind(T.LEADER, T.WONDER);
    expect(cards.length).toBe(40);
    for (const id of cards) expect(line(id), id).toMatch(/\[[\w-]+\]|×\d/);
    for (const id of cards) expect(line(id), id).not.toMatch(/undefined|NaN|\/( |$)/);
  });

  it('tell two leaders and two wonders of one age apart', () => {
    const lines = ofKind(T.LEADER, T.WONDER).map(id => `${T.LEVEL[T.card(id)]} ${line(id)}`);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each<[CardId, string]>([
    // plain numbers first
    ['napoleon-bonaparte', '+1[military]  [star][roman-shield]×2'],
    ['mahatma-gandhi', '+2[lyre]  [sword-clash]✕  [rivals][sword-clash]×2[military]'],
    // for each of something
    ['alexander-the-great', '+1[crossed-swords]/[crested-helmet]'],
    ['joan-of-arc', '+1[crossed-swords]/[face][greek-temple]  [sword-clash]→+5[lyre]'],
    ['homer', '+1[lyre]/[spears]A≤2  +1[minerals]→[crested-helmet]'],
    ['william-shakespeare', '+1[lyre]/[open-book]  +2[lyre]/[open-book]+[duality-mask]'],
    ['james-cook', '+2[lyre]/[galleon]  +1[galleon]/[checked-shield]'],
    // the best of them, by its level or by what is printed on it
    ['albert-einstein', '+I–III[light-bulb]/[star][round-bottom-flask][open-book]  [technology]→+3[lyre]'],
    ['elvis-presley', '+2[face]  +[lyre]/[star][duality-mask]'],
    // prices
    ['moses', '[person]−1[wheat]'],
    ['frederick-barbarossa', '[civil]→[person]−1[wheat]  +[crested-helmet]−1[minerals]'],
    [
      'winston-churchill',
      '[crested-helmet]−3[light-bulb]  [checked-shield]×2  [sword-clash]→[crested-helmet]−2[minerals]',
    ],
    ['js-bach', '+1[lyre]/[duality-mask]  [duality-mask]−1[light-bulb]−1[minerals]'],
    ['bill-gates', '[round-bottom-flask]=[mine-wagon]  [rivals][round-bottom-flask][open-book]+1[minerals]'],
    // wonders
    ['great-wall', '+1[lyre]  +1[face]  +1[crossed-swords]/[spears][cannon]'],
    ['st-peters-basilica', '+2[lyre]  [face]×2'],
    ['transcontinental-railroad', '+5[crossed-swords]  +1[blue]/[star][mine-wagon]'],
    ['ocean-liner-service', '[person]−5[wheat]  0[civil]'],
    ['hollywood', '✓+2×I–III[lyre]/[duality-mask][open-book]'],
    ['fast-food-chains', '✓+1[lyre]/[sickle][mine-wagon]  ✓+1[lyre]/[person]'],
  ])('say what %s does', (id, signs) => {
    expect(line(id)).toBe(signs);
  });
});

describe('signs on other civil cards', () => {
  it.each<[CardId, string]>([
    ['theocracy', '4[civil]  3[military]  3[capitol]  +1[lyre]  +2[face]'],
    ['architecture', '×3[brick-wall]  [capitol]−1…2[minerals]'],
    ['rich-land-1', '[sickle][mine-wagon]−2[minerals]'],
    ['breakthrough-1', '[technology]+2[light-bulb]'],
    ['patriotism-2', '+1[military]  +3[minerals]→[crested-helmet]'],
    // by the number of players: four
    ['wave-of-nationalism-2', '+2[minerals]/⇧[crossed-swords]'],
  ])('say what %s does', (id, signs) => {
    expect(line(id)).toBe(signs);
  });
});
