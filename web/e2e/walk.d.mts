/** Which glowing thing of the board to press. */
export interface Wish {
  /** in this order; anything where nothing is named */
  readonly verbs?: readonly string[];
  /** the how-manieth to begin with */
  readonly from?: number;
  /** keys that begin like this are left alone */
  readonly not?: string;
}

export function findOnBoard(
  board: Element,
  wish: Wish,
): Promise<{ readonly at: { readonly x: number; readonly y: number }; readonly key: string } | undefined>;
