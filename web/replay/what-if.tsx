/** "What if": a table of one's own that begins at a position of a finished game, with people or bots in any seat. */
import type { Occupant } from '@epoka/table';
import { useState } from 'react';
import { defaultBot } from '../client/begin-local-table.ts';
import type { ReplayShot } from '../client/table-client.ts';
import { ask } from '../client/worker-link.ts';
import { Button, SeatMark, toast } from '../kit/index.ts';
import { go } from '../router.ts';
import type { TableContext } from '../table/table-context.ts';
import { useMore, useWords } from '../words.tsx';

export function WhatIf({
  replay,
  copy,
  at,
  eyes,
  context,
}: {
  replay: ReplayShot;
  /** its name in the worker */
  copy: string;
  at: number;
  /** whose eyes were used: theirs is the seat to begin with */
  eyes: number;
  context: TableContext;
}) {
  const words = useWords();
  const r = useMore().replay;
  const [people, setPeople] = useState<readonly boolean[]>(() =>
    replay.seats.map((_, seat) => seat === Math.max(0, eyes)),
  );
  const begin = () => {
    const seats = context.seats.map(
      ({ seat, name }): Occupant =>
        people[seat] ? { kind: 'human', name } : { kind: 'bot', bot: defaultBot, name },
    );
    ask('branch', copy, at, seats).then(
      ({ id }) => go({ page: 'table', id }),
      () => toast(words.ask.failed, 'bad'),
    );
  };
  return (
    <form
      className="what-if"
      onSubmit={event => {
        event.preventDefault();
        begin();
      }}
    >
      <p>{r.whatIfText}</p>
      {context.seats.map(({ seat, name, mark }) => (
        <label key={seat} className="what-if-seat">
          <SeatMark mark={mark} name={name} size={24} />
          <span>{name}</span>
          <select
            className="ek-input"
            value={people[seat] ? 'person' : 'bot'}
            onChange={event =>
              setPeople(
                people.map((person, other) => (other === seat ? event.target.value === 'person' : person)),
              )
            }
          >
            <option value="person">{r.whatIfPerson}</option>
            <option value="bot">{words.bot}</option>
          </select>
        </label>
      ))}
      <p className="page-acts">
        <Button kind="primary" type="submit" disabled={!people.includes(true)}>
          {r.whatIfBegin}
        </Button>
      </p>
    </form>
  );
}
