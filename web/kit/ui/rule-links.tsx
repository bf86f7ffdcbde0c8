import { Fragment } from 'react';

/** Clauses of a game's rules, as links into its Rules reader. In a page of their own: a game goes on under an open card. */
export function RuleLinks({
  game,
  label,
  clauses,
}: {
  game: string;
  /** "Rules", in the player's language */
  label: string;
  clauses: readonly string[];
}) {
  return (
    <p className="ek-quiet">
      {label}:{' '}
      {clauses.map((clause, i) => (
        <Fragment key={clause}>
          {i > 0 && ' · '}
          <a href={`#/rules/${game}?clause=${clause}`} target="_blank" rel="noreferrer">
            {clause}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
