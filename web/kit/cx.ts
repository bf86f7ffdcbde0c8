import type { CSSProperties } from 'react';

/** Joins class names, leaving out what is false. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** CSS variables as a style attribute; React sets them through the CSSOM, so a strict content policy allows them. */
export function vars(values: Readonly<Record<`--${string}`, string | number | undefined>>): CSSProperties {
  return values as CSSProperties;
}
