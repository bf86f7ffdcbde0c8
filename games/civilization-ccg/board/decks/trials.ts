/** How the page around the builder lets games be played, away from the page. */
import type { Json } from '@epoka/kernel';

type Task =
  | {
      readonly what: 'match';
      readonly deck: Json;
      readonly rival: Json;
      readonly seat: number;
      readonly seed: string;
    }
  | { readonly what: 'solo'; readonly deck: Json; readonly seed: string; readonly turns: number };

export interface Trials {
  run(tasks: readonly Task[], tell: (result: unknown, index: number) => void): Promise<void>;
  stop(): void;
}
