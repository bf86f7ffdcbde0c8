/** Small pictures beside log lines: a game says by the key of a line what it is a picture of. */
import type { CoreState, Tell, Vocabulary } from '@epoka/kernel';
import type { IconShape } from './icons/icon.tsx';

/** A picture, or how to find it from what the line tells. Lines that are not there have none. */
export type Pictures<S extends CoreState, V extends Vocabulary> = {
  readonly [K in keyof V['tells']]?:
    | IconShape
    | ((
        view: S,
        ...args: V['tells'][K] extends readonly unknown[] ? V['tells'][K] : never
      ) => IconShape | undefined);
};

/** The picture of a log line; none while a file with the pictures of contents is on its way. The view may be older or newer than the line. */
export function pictureBy<S extends CoreState, V extends Vocabulary>(
  pictures: Pictures<S, V>,
): (tell: Tell, view: S) => IconShape | undefined {
  const known = pictures as Readonly<
    Record<string, IconShape | ((view: S, ...args: readonly unknown[]) => IconShape | undefined) | undefined>
  >;
  return ({ key, args }, view) => {
    const found = Object.hasOwn(known, key) ? known[key] : undefined;
    const shape = typeof found === 'function' ? found(view, ...args) : found;
    return shape?.path ? shape : undefined;
  };
}
