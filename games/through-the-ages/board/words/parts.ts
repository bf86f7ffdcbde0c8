/** Sentences from what is there and what is not. */

/** in words where it is given at all */
export const named = (n: number | undefined, say: (n: number) => string) => (n === undefined ? '' : say(n));
export const listed = (parts: readonly string[]) => parts.filter(Boolean).join(', ');
