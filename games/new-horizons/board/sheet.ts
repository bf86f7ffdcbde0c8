/** What is said of one thing when it is shown large. */
import type { NewHorizons, State, Words } from '@epoka/new-horizons';
import type { DetailProps, IconShape, Ink } from '@epoka/web/kit';
import type { ReactNode } from 'react';

export type SheetProps = DetailProps<State, NewHorizons, Words>;

export interface Sheet {
  readonly title: string;
  readonly kind: string;
  readonly art: IconShape;
  /** whose medallion stands instead of the picture */
  readonly leader?: number;
  readonly inks: readonly Ink[];
  readonly corner?: ReactNode;
  readonly cost?: ReactNode;
  readonly lines: readonly (readonly [head: string, text: string])[];
  readonly more?: ReactNode;
  /** a part of the board and no card: its picture is small */
  readonly part?: boolean;
}
