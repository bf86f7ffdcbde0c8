/** What may wait until the screen has been painted. */
import { startTransition, useLayoutEffect, useRef, useState } from 'react';

interface Scheduler {
  postTask(work: () => void, options: { priority: 'user-blocking' }): Promise<void>;
}

/** Before whatever else waits for its turn, where the browser can tell things apart. */
function soon(work: () => void): void {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler) void scheduler.postTask(work, { priority: 'user-blocking' });
  else setTimeout(work, 0);
}

/** When what is rendered now is on the screen; never on a page that nobody looks at. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => soon(work));
}

/**
 * The value as it was until what came with a new one is on the screen: for parts that may follow a frame later. (A deferred value
 * would be rendered as soon as there is time, which may well be before that.)
 */
export function useLate<T>(value: T): T {
  const [late, setLate] = useState(value);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
    // also where a newer one has come: values that follow each other quickly must not keep it back for ever
    afterPaint(() => startTransition(() => setLate(latest.current)));
  }, [value]);
  return late;
}
