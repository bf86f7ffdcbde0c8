export interface Change {
  readonly file: string;
  readonly was: string;
  readonly now: string;
  readonly reason?: string;
}
export interface Verdict {
  readonly survivors: readonly (Change & { line: number; mutator: string; reached: boolean })[];
  readonly accepted: readonly Change[];
  readonly killed: number;
  readonly tried: number;
  readonly problems: readonly string[];
}
export function judge(
  results: readonly object[],
  rules: string,
  read: (file: string) => string,
  accepted: readonly Change[],
): Verdict;
export function lines(game: string, verdict: Verdict, acceptedFile: string): string[];
