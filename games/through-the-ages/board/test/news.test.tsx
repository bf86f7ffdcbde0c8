/** Battles as theatre: what was told, and the numbers of everybody before and after. */
import './speaking.ts';
import type { Tell } from '@epoka/kernel';
import { useBoard } from '@epoka/web/kit';
import { boardProps } from '@epoka/web/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words } from '../../lang/en';
import { army, card, cards, type Scene, scene } from '../../test/scene';
import { changesOf } from '../changes.tsx';
import { asItStands, type Facts, factsOf } from '../forecast.ts';
import { type AgesWords, rules, type State, type Vocab } from '../game.ts';
import { NewsTheatre, newsOf } from '../news.tsx';
import { type Props, TableContext } from '../table.tsx';
import { boardWords } from '../words.ts';

type Arrange = NonNullable<Parameters<typeof scene>[1]>;

/** Seat 0 may attack seat 1 with this card. */
function armed(id: Parameters<typeof card>[0], arrange: Arrange): Scene {
  return scene({ phase: 'political', age: 3 }, (s, ...civs) => {
    civs[0].military = cards(id);
    civs[0].government = card('communism');
    arrange(s, ...civs);
  });
}

function Shown({ props, lines, before }: { props: Props; lines: readonly Tell[]; before: readonly Facts[] }) {
  const { t, choices, pick } = useBoard(props, boardWords, () => undefined);
  const facts = factsOf(props.view);
  const news = newsOf(lines, before, facts);
  return (
    <TableContext.Provider
      value={{
        ...props,
        t,
        choices,
        pick,
        facts,
        forecast: undefined,
        tokens: undefined,
        ask: () => undefined,
      }}
    >
      {news && <NewsTheatre news={news} onClose={() => undefined} />}
    </TableContext.Provider>
  );
}

/** Does something, and looks at what the other side is shown of it: the lines, and what has changed for each seat. */
function look(at: Scene, act: (at: Scene) => void): { title: string; changes: string[] } {
  const before = factsOf(at.s);
  at.told.length = 0;
  act(at);
  const props = boardProps<State, Vocab, AgesWords>(rules, at.g, { seat: 1, words, language: 'en' });
  const html = renderToStaticMarkup(<Shown props={props} lines={[...at.told]} before={before} />);
  const [, aside = ''] = /<ul class="ta-changes">(.*?)<\/ul>/.exec(html) ?? [];
  const plain = (markup: string) => markup.replace(/<path[^>]*>/g, '').replace(/<[^>]+>/g, ' ');
  return {
    title: plain(html),
    changes: aside
      .split('</li>')
      .slice(0, -1)
      .map(line => plain(line).replace(/\s+/g, ' ').trim()),
  };
}

const BOTH_ARMED: Arrange = (_s, p, q) => {
  army(p, { riflemen: 4, warriors: 2 });
  army(q, { knights: 2, swordsmen: 3 });
  q.military = cards('bonus-2');
  q.science = 3;
};

describe('numbers of a scene', () => {
  const tell = (key: string, ...args: number[]): Tell => ({ key, args }) as unknown as Tell;
  const facts = (culture: number, food: number) => [
    { culture, food, science: 0, strength: 2, resources: 3, happiness: 1, people: 6, civilTotal: 4 } as Facts,
  ];
  const texts = (news: ReturnType<typeof newsOf>) => news?.changes[0].map(part => part.text);

  it('TTA-19.4 production at the end of the same turn is no effect of the event', () => {
    const event = [tell('eventRevealed', 9), tell('gained', 0, 2, 0), tell('scored', 0, 3)];
    const turn = [tell('took', 0, 5, 1), tell('produced', 0, 4, 3), tell('ate', 0, 1), tell('swept', 5)];
    const both = newsOf([...event, ...turn], facts(10, 1), facts(17, 6));
    expect(texts(both)).toEqual(['+3', '+2']);
    expect(both?.exact).toBe(false);
    expect(both?.lines.map(({ key }) => key)).toEqual(['eventRevealed', 'gained', 'scored']);
  });

  it('TTA-19.4 nor is it where the turn ends right after it, for the same seat', () => {
    const event = [tell('eventRevealed', 9), tell('scored', 0, 3)];
    const end = [
      tell('learned', 0, 1),
      tell('scored', 0, 4),
      tell('produced', 0, 2, 0),
      tell('produced', 0, 0, 3),
    ];
    const both = newsOf([...event, ...end, tell('turn', 1)], facts(10, 1), facts(17, 3));
    expect(texts(both)).toEqual(['+3']);
    expect(both?.lines).toHaveLength(2);
  });

  it('TTA-19.4 nor is it where play stops right after it, with no other turn begun', () => {
    const by = { origin: 'card:good-harvest' };
    const event = [
      tell('eventRevealed', 9),
      { ...tell('produced', 0, 2, 0), ...by },
      { ...tell('ate', 0, 1), ...by },
      { ...tell('scored', 0, 3), ...by },
    ];
    const end = [tell('learned', 0, 1), tell('scored', 0, 4), tell('produced', 0, 3, 0), tell('drew', 0, 7)];
    const both = newsOf([...event, ...end], facts(10, 1), facts(17, 5));
    expect(texts(both)).toEqual(['+3', '+1']);
    expect(both?.exact).toBe(false);
    expect(both?.lines).toHaveLength(event.length);
    // what an event itself lets farms bring is its own
    expect(texts(newsOf(event, facts(10, 1), facts(13, 2)))).toEqual(['10 → 13', '1 → 2']);
    expect(newsOf(event, facts(10, 1), facts(13, 2))?.lines).toHaveLength(event.length);
  });

  it('TTA-19.4 where nothing else happened it says before and after', () => {
    const alone = newsOf(
      [
        tell('turn', 0),
        tell('swept', 5),
        tell('eventPlayed', 0, 2, 8),
        tell('eventRevealed', 9),
        tell('scored', 0, 3),
      ],
      facts(10, 1),
      facts(15, 1),
    );
    // two for preparing another event, before this one came
    expect(texts(alone)).toEqual(['12 → 15']);
    expect(alone?.exact).toBe(true);
  });
});

describe('which scene is shown', () => {
  const tell = (key: string, ...args: number[]): Tell => ({ key, args }) as unknown as Tell;
  const facts = [0, 1, 2].map(() => ({ culture: 5, resources: 3, people: 6 }) as Facts);
  const shown = (lines: readonly Tell[], looker?: number) => newsOf(lines, facts, facts, looker);

  it('of several at once the one that is about the looker, then an age, then the first', () => {
    const lines = [
      tell('completed', 2, card('pyramids')),
      tell('turn', 0),
      tell('eventRevealed', 9),
      tell('scored', 1, 2),
      tell('took', 0, 4, 1),
      tell('attacked', 0, 1, card('raid-1')),
      tell('won', 0, 1, 3),
      tell('took', 0, 5, 1),
    ];
    expect(shown(lines, 1)?.lines.map(({ key }) => key)).toEqual(['attacked', 'won']);
    expect(shown(lines, 2)?.lines.map(({ key }) => key)).toEqual(['eventRevealed', 'scored']);
    expect(shown([...lines, tell('ageBegins', 2)], 2)?.age).toBe(2);
    expect(shown(lines.slice(0, 2), 0)?.card).toBe(card('pyramids'));
    expect(shown([tell('took', 0, 4, 1)])).toBeUndefined();
  });

  it('what happens in an event is no scene of its own', () => {
    const lines = [tell('eventRevealed', 9), tell('leaderLost', 1, card('homer'))];
    expect(shown(lines, 1)?.lines).toHaveLength(2);
  });

  it('TTA-24.2 an age shows whose leader dies and what else everybody loses, though told before it begins', () => {
    const news = shown([
      tell('scored', 2, 4),
      tell('swept', 3),
      tell('obsolete', 0, card('moses')),
      tell('obsoleteMilitary', 0, 2),
      tell('leaderLost', 0, card('homer')),
      tell('wonderLost', 1, card('pyramids')),
      tell('yellowLost', 1, 2),
      tell('ageBegins', 2),
      tell('dealt', 12, 40),
    ]);
    expect(news?.age).toBe(2);
    expect(news?.fallen).toEqual([{ seat: 0, card: card('homer') }]);
    expect(news?.changes.map(parts => parts.map(part => part.text))).toEqual([['−3'], ['−1', '−2'], []]);
    expect(news?.lines.map(({ key }) => key)).toEqual(['ageBegins', 'wonderLost']);
  });

  it('TTA-9.7 a wonder that is finished: what it changes, without the price of its last stage', () => {
    const at = scene({ age: 1 }, (_s, p) => {
      p.building = card('pyramids');
      p.stages = 2;
      army(p, { warriors: 1 });
      p.blues[card('bronze')] = 9;
    });
    const { title, changes } = look(at, play => play.does('stage', 1));
    expect(title).toContain(words.card(card('pyramids')));
    expect(title).toContain(words.cards.pyramids.text);
    expect(changes[0]).toMatch(/4 → 5$/);
    for (const line of changes.slice(1)) expect(line).toContain(boardWords.en.unchanged);
  });
});

describe('a battle on the stage', () => {
  it('TTA-20.1 attacked: the card, and what the attack alone has brought', () => {
    const at = armed('spy-2', (s, p, q) => {
      BOTH_ARMED(s, p, q);
      q.leader = card('joan-of-arc');
      q.culture = 7;
    });
    const { title, changes } = look(at, play => play.does('aggression', card('spy-2'), 1));
    expect(title).toContain(words.card(card('spy-2')));
    expect(changes[1]).toContain('7 → 12');
  });

  it('TTA-20.1 won: what was taken is gone here and is there', () => {
    const at = armed('spy-2', BOTH_ARMED);
    at.does('aggression', card('spy-2'), 1).does('sacrifice', card('riflemen')).does('done');
    const { title, changes } = look(at, play => play.does('done'));
    expect(changes[0]).toContain('0 → 3');
    expect(changes[1]).toContain('3 → 0');
    // by which card, and how strong both were
    expect(title).toContain(words.cards['spy-2'].text);
    const [attack, defense] = at.tellsOf('totals')[0].args as [number, number];
    expect(title).toContain(words.tells.totals(undefined as never, attack, defense));
  });

  it('TTA-20.1 before it is decided, what comes of it as it stands is what then comes of it', () => {
    const at = armed('spy-2', BOTH_ARMED);
    at.does('aggression', card('spy-2'), 1).does('sacrifice', card('riflemen')).does('done');
    const asked = boardProps<State, Vocab, AgesWords>(rules, at.g, { seat: 1, words, language: 'en' });
    const told = asItStands(asked.view);
    const before = factsOf(asked.view);
    expect(changesOf(before[1], told?.[1] as Facts).map(part => part.text)).toEqual(['3 → 0']);
    expect(changesOf(before[0], told?.[0] as Facts).map(part => part.text)).toEqual(['0 → 3']);
    // only asked, not done
    expect(factsOf(at.s)[1].science).toBe(3);
    at.does('done');
    expect(factsOf(at.s).map(f => f.culture)).toEqual(told?.map(f => f.culture));
    // what somebody has to choose first is not guessed
    const raid = armed('raid-2', BOTH_ARMED);
    raid.does('aggression', card('raid-2'), 1).does('done');
    expect(asItStands(raid.s)).toBeUndefined();
  });

  it('TTA-20.1 repelled: who sacrificed units is weaker', () => {
    const at = armed('spy-2', (s, p, q) => {
      BOTH_ARMED(s, p, q);
      army(p, { riflemen: 5, warriors: 2 });
    });
    at.does('aggression', card('spy-2'), 1).does('done');
    const strength = at.strength(1);
    const { changes } = look(at, play =>
      play
        .does('bonus', card('bonus-2'))
        .does('sacrifice', card('knights'))
        .does('sacrifice', card('knights'))
        .does('done'),
    );
    expect(at.tellsOf('repelled')).toHaveLength(1);
    expect(changes[0]).toContain(boardWords.en.unchanged);
    expect(changes[1]).toContain(`${strength} → ${at.strength(1)}`);
    expect(at.strength(1)).toBeLessThan(strength);
  });

  it('TTA-23.1 a war that is declared changes nothing yet, and says so of everybody', () => {
    const at = armed('war-over-culture-2', BOTH_ARMED);
    const { title, changes } = look(at, play => play.does('war', card('war-over-culture-2'), 1));
    expect(title).toContain(words.card(card('war-over-culture-2')));
    expect(changes).toHaveLength(at.s.civs.length);
    for (const line of changes) expect(line).toContain(boardWords.en.unchanged);
  });
});
