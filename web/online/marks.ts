/** Whom the player has muted or blocked: kept on the server, so that it holds on all devices. */
import type { MarkInfo } from '@epoka/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from './api.ts';
import { useSession } from './session.ts';

const NONE: readonly MarkInfo[] = [];
let marks: readonly MarkInfo[] = NONE;
let of: string | undefined;
const listeners = new Set<() => void>();

function set(next: readonly MarkInfo[]): void {
  marks = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export async function setMark(user: string, kind: MarkInfo['kind'] | undefined): Promise<void> {
  const answer =
    kind === undefined
      ? await call<{ marks: MarkInfo[] }>('DELETE', `/api/marks/${user}`)
      : await call<{ marks: MarkInfo[] }>('PUT', `/api/marks/${user}`, { kind });
  set(answer.marks);
}

export function useMarks(): readonly MarkInfo[] {
  const { me } = useSession();
  const id = me?.id;
  useEffect(() => {
    if (id === of) return;
    of = id;
    set(NONE);
    if (id === undefined) return;
    call<{ marks: MarkInfo[] }>('GET', '/api/marks').then(
      answer => {
        if (of === id) set(answer.marks);
      },
      // Nothing is hidden then; it is asked for again with the next page.
      () => {
        of = undefined;
      },
    );
  }, [id]);
  return useSyncExternalStore(subscribe, () => marks);
}

/** Is what this person says hidden? */
export const isHidden = (user: string): boolean => marks.some(mark => mark.id === user);
