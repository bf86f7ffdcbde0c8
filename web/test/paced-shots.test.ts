import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableClient, TableShot } from '../client/table-client.ts';
import { PacedShots } from '../table/paced-shots.ts';

/** As much of a client and its screen as showing shots needs. */
function stage() {
  let now: TableShot | undefined;
  const listeners = new Set<() => void>();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('scheduler', { postTask: (work: () => void) => work() });
  const client = {
    shot: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as TableClient;
  return {
    client,
    come(name: string, ...recent: string[]) {
      now = { name, recent } as unknown as TableShot;
      for (const listener of listeners) listener();
    },
    paint() {
      for (const work of frames.splice(0)) work();
    },
  };
}

/** The names of the shots in the order they were shown, and what each told. */
function audience(client: TableClient): { shown: string[]; leave: () => void } {
  const shots = new PacedShots(client);
  const shown: string[] = [];
  const leave = shots.subscribe(() => {
    const shot = shots.shot() as TableShot;
    shown.push(`${shot.name}: ${shot.recent.join(' ')}`);
  });
  return { shown, leave };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('shots in the pace of the screen', () => {
  it('one is painted before the next is shown, and nothing told in between is lost', () => {
    const { client, come, paint } = stage();
    const { shown } = audience(client);
    come('mine', 'I took a card');
    come('bot 1', 'it built');
    come('bot 2', 'it passed');
    expect(shown).toEqual(['mine: I took a card']);
    paint();
    expect(shown).toEqual(['mine: I took a card', 'bot 2: it built it passed']);
    paint();
    come('bot 3', 'it ended');
    expect(shown.at(-1)).toBe('bot 3: it ended');
  });

  it('a page that nobody looks at goes on without painting', () => {
    vi.useFakeTimers();
    const { client, come } = stage();
    const { shown } = audience(client);
    come('first');
    come('second');
    vi.advanceTimersByTime(150);
    expect(shown).toEqual(['first: ', 'second: ']);
  });

  it('who has left is not told any more', () => {
    const { client, come, paint } = stage();
    const { shown, leave } = audience(client);
    come('first');
    come('second');
    leave();
    paint();
    expect(shown).toEqual(['first: ']);
  });
});
