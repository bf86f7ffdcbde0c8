import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameCards } from '../games.ts';

describe('the games of the home page', () => {
  it('are for as many players as the README says', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const said = [...readme.matchAll(/^\|[^|]+\| (\d)-(\d) \| (playable|planned) \|$/gm)].map(row =>
      row.slice(1),
    );
    expect(said).toEqual(
      gameCards.map(({ seats, ready }) => [
        String(seats.min),
        String(seats.max),
        ready ? 'playable' : 'planned',
      ]),
    );
  });
});
