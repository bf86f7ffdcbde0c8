/** Help beside the table: the rule behind the open question, how to play here, the rules, the keys. */
import { useState } from 'react';
import { chapterOf, type RulesBook } from '../client/rulebook.ts';
import { Button, Icon, useLoaded } from '../kit/index.ts';
import { RulesReader, Text } from '../pages/rules.tsx';
import { href } from '../router.ts';
import { useMore, useWords } from '../words.tsx';
import type { TableContext } from './table-context.ts';

export function HelpPane({
  context,
  book,
  rule,
  onKeys,
}: {
  context: TableContext;
  /** null: the game has none yet; undefined: loading */
  book: RulesBook | null | undefined;
  /** the clause that was asked for last */
  rule: string | undefined;
  onKeys: () => void;
}) {
  const words = useWords();
  const { help, rules } = useMore();
  const game = context.view.game;
  useLoaded(context.board?.loadArt);
  const icons = context.board?.iconKey?.(context.words, context.language) ?? [];
  const [at, setAt] = useState<{ rule: string | undefined; chapter: string; clause: string | undefined }>();
  // turning the pages oneself lasts until another rule is asked for
  const turned = at?.rule === rule ? at : undefined;
  const kind = context.questions[0]?.question.kind;
  const id = kind === undefined ? undefined : book?.questions?.[kind];
  const clause = id === undefined || !book ? undefined : chapterOf(book, id)?.clauses.find(c => c.id === id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="help" aria-label={help.title} tabIndex={0}>
      {clause && (
        <>
          <h3>{help.now}</h3>
          <p className="clause">
            <span className="clause-id">{clause.id}</span>
            <Text text={clause.text} />
          </p>
        </>
      )}
      <h3>{help.howTo}</h3>
      <ul className="help-tips">
        {help.tips.map(tip => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p>
        <Button onClick={onKeys}>{help.keys}</Button>
      </p>
      {icons.length > 0 && (
        <details className="help-icons">
          <summary>{help.icons}</summary>
          <ul>
            {icons.map(({ icon, name }) => (
              <li key={name}>
                <Icon of={icon} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <h3>{help.rules}</h3>
      {book ? (
        <RulesReader
          book={book}
          chapter={turned?.chapter}
          clause={turned ? turned.clause : (rule ?? id)}
          address={(c, k) => href({ page: 'rules', game, chapter: c, clause: k })}
          onGo={(c, k) => setAt({ rule, chapter: c, clause: k })}
          pieces={icons}
        />
      ) : (
        <p className="ek-quiet">{book === null ? rules.none : words.loading}</p>
      )}
    </section>
  );
}
