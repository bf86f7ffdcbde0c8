/** A component in a file of its own, fetched when it is first shown and, where the connection fails, fetched again. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { withRetry } from './retry.ts';

// biome-ignore lint/suspicious/noExplicitAny: "some component", whose own props are kept by the type parameter
export function lazyPart<M, C extends ComponentType<any>>(
  load: () => Promise<M>,
  pick: (module: M) => C,
): LazyExoticComponent<C> {
  return lazy(() => withRetry(load).then(module => ({ default: pick(module) })));
}
