/** The clauses a card rests on, as links into the Rules reader. In a page of their own: a game goes on under an open card. */
import { Fragment } from 'react';
import { clausesOf } from './clauses.ts';
import type { BoardWords } from './words.ts';

export function RuleLinks({ card, t }: { card: number; t: BoardWords }) {
  return (
    <p className="ek-quiet">
      {t.rules}:{' '}
      {clausesOf(card).map((clause, i) => (
        <Fragment key={clause}>
          {i > 0 && ' · '}
          <a href={`#/rules/through-the-ages?clause=${clause}`} target="_blank" rel="noreferrer">
            {clause}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
