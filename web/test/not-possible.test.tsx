/** What can't be done is said: things that belong to another moment, and log lines of questions that nobody was asked. */
import {
  type AnyGame,
  begin,
  type CoreState,
  type Language,
  type Play,
  redact,
  type Tell,
} from '@epoka/kernel';
import { newHorizons } from '@epoka/new-horizons';
import type { View } from '@epoka/table';
import { throughTheAges } from '@epoka/through-the-ages';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Choices, Hot } from '../kit/board.ts';
import { escaped } from '../kit/testing.tsx';
import { en } from '../lang/app/en.ts';
import { pl } from '../lang/app/pl.ts';
import { ChoiceList, sentElsewhere } from '../table/ask/choice-list.tsx';
import { Impossible } from '../table/impossible.tsx';
import { LogPane } from '../table/log-pane.tsx';
import type { TableContext } from '../table/table-context.ts';
import { loadMore, Speaking } from '../words.tsx';

const APP = { en, pl };
const NAMES = ['Ola', 'Cyrus'];

/** A table of two after the first legal answers, in which each verb of `avoid` is left for the last. */
function play(game: AnyGame, answers: number, avoid: readonly string[] = []) {
  const told: Tell[] = [];
  const g = begin(game.rules, 2, 'not possible', {}, 0, told);
  for (let i = 0; i < answers; i++) {
    const q = g.s.asked[0];
    const legal = g.legal(q);
    let at = 0;
    while (at < legal.count - 1 && avoid.includes(legal.verbs[at])) at++;
    g.choose(q, at);
  }
  return { g, told };
}

/** What the page would hold of it for a seat. */
async function contextOf(
  game: AnyGame,
  { g, told }: { g: Play<CoreState>; told: readonly Tell[] },
  seat: number,
  language: Language,
): Promise<TableContext> {
  const state = redact(game.rules, g.s, seat);
  const questions = g.s.asked.filter(q => q.seat === seat).map(q => ({ ...q, ...g.options(q) }));
  const log = told.map(tell => ({ n: 0, tell }));
  return {
    view: { state, seat, questions, log } as unknown as View,
    words: await game.words[language](),
    reader: { view: state, seat, name: at => NAMES[at] },
    seats: NAMES.map((name, at) => ({ seat: at, name, mark: at })),
    formers: [],
    board: null,
    language,
    questions: questions.map(({ choices, forms, elsewhere, ...question }) => ({
      question,
      options: { choices, forms, ...(elsewhere && { elsewhere }) },
    })),
  };
}

const markup = (language: Language, part: React.ReactNode) =>
  renderToStaticMarkup(
    <Speaking language={language} words={APP[language]}>
      {part}
    </Speaking>,
  );

describe.each(['en', 'pl'] as const)('in %s', language => {
  it.each([
    ['New Horizons', newHorizons, 'elsewhere-goal'],
    ['Through the Ages', throughTheAges, 'inPolitics'],
  ] as const)('%s: what belongs to another moment is said, each sentence once', async (_title, of, known) => {
    const game = of as unknown as AnyGame;
    const { g, told } = play(game, 4);
    const context = await contextOf(game, { g, told }, g.s.asked[0].seat, language);
    const [question] = context.view.questions;
    const sentences = sentElsewhere(context, question);
    const { reasons } = context.words as unknown as { reasons: Record<string, () => string> };
    expect(sentences).toContain(reasons[known]());
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.length).toBe(new Set(question.elsewhere?.map(({ why }) => why.key)).size);
    expect(sentElsewhere(context, { ...question, id: -1 })).toEqual([]);
  });

  it('the list offers to show it, also where no choice is blocked', async () => {
    const game = newHorizons as unknown as AnyGame;
    const context = await contextOf(game, play(game, 0), 0, language);
    const other = await contextOf(game, play(game, 0), 1, language);
    const asked = context.questions.length > 0 ? context : other;
    const [{ question }] = asked.questions;
    const { list } = new Choices({ ...asked, answer: () => undefined });
    const html = markup(
      language,
      <ChoiceList
        context={asked}
        question={question}
        choices={list.filter(choice => choice.legal)}
        hot={new Hot()}
        wanted=""
        firstKey={1}
        clauseOf={() => undefined}
        onRule={() => undefined}
      />,
    );
    expect(html).toContain(escaped(`${APP[language].ask.elsewhere}. ${APP[language].ask.showBlocked}`));
    expect(html).toContain('aria-expanded="false"');
  });

  it('a line of the log that nobody was asked about opens to all that was not possible', async () => {
    const game = newHorizons as unknown as AnyGame;
    const { g, told } = play(game, 12, ['pass', 'skip', 'stop']);
    const line = told.find(tell => tell.key === 'noExpansion');
    if (!line?.unasked) throw new Error('everybody could expand');
    const { unasked } = line;
    const own = await contextOf(game, { g, told }, unasked.seat, language);
    const log = markup(language, <LogPane context={own} />);
    expect(log.match(/<details/g)?.length).toBe(told.filter(tell => tell.unasked).length);
    const { reasons, answers } = own.words as unknown as Record<
      'reasons' | 'answers',
      Record<string, (reader: unknown, ...args: readonly unknown[]) => string>
    >;
    await loadMore(language);
    const opened = markup(language, <Impossible context={own} n={0} unasked={unasked} />);
    expect(unasked.impossible.length).toBeGreaterThan(1);
    for (const { why, answers: blocked } of unasked.impossible) {
      expect(opened).toContain(escaped(reasons[why.key](own.reader, ...why.args)));
      for (const [verb, ...args] of blocked)
        expect(opened).toContain(escaped(answers[verb](own.reader, ...args)));
    }
    expect(opened).not.toContain('log-from');
    // The rules speak to the seat they mean; another reader is told whose it is.
    const rival = await contextOf(game, { g, told }, 1 - unasked.seat, language);
    const seen = markup(language, <Impossible context={rival} n={0} unasked={unasked} />);
    expect(seen).toContain(escaped((await loadMore(language)).fromSeat(NAMES[unasked.seat])));
    expect(seen.replace(/<p.*<\/p>/, '')).toBe(opened);
  });
});
