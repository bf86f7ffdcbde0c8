/** Whatever a player points at is a choice, a blocked one with its reason, or says when its turn is. */
import './speaking.ts';
import type { Options, Play, Question } from '@epoka/kernel';
import { boardProps, playAtRandom } from '@epoka/web/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words } from '../../lang/en';
import { card, cards, scene } from '../../test/scene';
import { about } from '../about.ts';
import { type AgesWords, type CardId, rules, type State, T, type Vocab } from '../game.ts';
import Board from '../index.tsx';

/** What is said of a thing that is no choice now; `choice`: the question is about its kind. */
function said(content: string, view: State, options: Options, seat = 0): string | undefined {
  const thing = about(content, view, seat);
  if (typeof thing !== 'string') return thing?.key;
  return options.elsewhere?.find(({ kind }) => kind === thing)?.why.key ?? 'choice';
}

/** Contents on the board, and whether each of them stands for a choice. */
function contents(html: string): { content: string; keyed: boolean }[] {
  const parts = html.split(/(?=<[a-z]+ [^>]*data-content=")/).slice(1);
  return parts.map(part => ({
    content: /data-content="([^"]*)"/.exec(part)?.[1] ?? '',
    keyed: part.includes('data-key='),
  }));
}

/** Things on the board that a player can point at and that say nothing of themselves. */
function silent(g: Play<State, Vocab>, q: Question): string[] {
  const props = boardProps<State, Vocab, AgesWords>(rules, g, { seat: q.seat, words, language: 'en' });
  const options = g.options(q);
  const { past, scoring, scoringDown, kept, battle, auction } = g.s;
  // what has happened, is scored at the end or is asked about right now says so itself
  const spoken = [...past, ...scoring, ...scoringDown, ...kept.flat(), battle.card, auction.card];
  const known = new Set(spoken.filter(id => id >= 0).map(T.cardId));
  return contents(renderToStaticMarkup(<Board {...props} />)).flatMap(({ content, keyed }) => {
    if (keyed || !content.startsWith('card:') || known.has(content.slice(5) as CardId)) return [];
    const why = said(content, props.view, options, q.seat);
    return why === undefined || why === 'choice' ? [`${q.kind}: ${content} ${why}`] : [];
  });
}

describe('what things say that are no choice now', () => {
  const at = scene({ phase: 'political', age: 2 }, (s, p, q) => {
    s.row[0] = card('iron');
    s.row[1] = card('moses');
    p.hand = cards('irrigation');
    p.military = cards('spy-2', 'phalanx', 'bonus-2', 'war-over-culture-2');
    p.leader = card('joan-of-arc');
    p.building = card('pyramids');
    p.wonders = cards('colossus');
    q.leader = card('homer');
    q.war = card('war-over-culture-3');
    q.warOn = 0;
  });
  const options = at.g.options(at.open());
  const why = (id: CardId) => said(`card:${id}`, at.s, options);

  it('says in which phase a card of the row, in hand or in play is used', () => {
    expect(why('iron')).toBe('inActions');
    expect(why('irrigation')).toBe('inActions');
    expect(why('agriculture')).toBe('inActions');
    expect(why('warriors')).toBe('inActions');
    expect(why('pyramids')).toBe('inActions');
    expect(why('phalanx')).toBe('inActions');
    expect(why('bonus-2')).toBe('bonusWhen');
  });

  it('says what works by itself, whoever has it', () => {
    for (const id of ['joan-of-arc', 'colossus', 'despotism', 'homer'] as const)
      expect(why(id)).toBe('worksByItself');
  });

  it('says nothing of when where the question is about it, or where it is nobody’s', () => {
    expect(why('spy-2')).toBe('choice');
    expect(why('war-over-culture-3')).toBeUndefined();
    expect(why('napoleon-bonaparte')).toBeUndefined();
    expect(about('resource', at.s, 0)).toBeUndefined();
  });

  it('speaks of the places too that an answer is about', () => {
    expect(said('place:yellow:0', at.s, options)).toBe('inActions');
    expect(said('place:idle:0', at.s, options)).toBe('inActions');
    expect(said('place:military', at.s, options)).toBe('drawnAtEnd');
    expect(said('place:future', at.s, options)).toBe('choice');
    expect(said('place:yellow:1', at.s, options)).toBeUndefined();
    expect(said('place:blue:0', at.s, options)).toBeUndefined();
  });

  it('asks nobody who only looks on', () => {
    expect(about('card:iron', at.s, -1)).toBeUndefined();
    expect(about('card:despotism', at.s, -1)).toEqual({ key: 'worksByItself', args: [] });
  });

  it('leaves no card of a board in play without a word', () => {
    const found = new Set<string>();
    for (const [seats, level, seed] of [
      [3, 'full', 'about'],
      [2, 'advanced', 'about, two'],
      [2, 'simple', 'about, simple'],
    ] as const) {
      const looked = new Map<string, number>();
      playAtRandom<State, Vocab>(rules, {
        seats,
        seed,
        settings: { level },
        most: 700,
        avoid: ['destroy', 'disband'],
        look(g, q, _answer, n) {
          const times = looked.get(q.kind) ?? 0;
          if (n % 60 !== 0 && times >= 2) return;
          looked.set(q.kind, times + 1);
          for (const fault of silent(g, q)) found.add(fault);
        },
      });
    }
    expect([...found]).toEqual([]);
  });
});
