/** What a square, building, person or city-state gives. */
export interface Icons {
  readonly production?: number;
  readonly trade?: number;
  readonly culture?: number;
  readonly coin?: number;
  /** combat bonus, for the owner only */
  readonly combat?: number;
}
