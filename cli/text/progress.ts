/** A progress bar, only where a person looks at it. */
import type { Context } from '../command.ts';

export interface Progress {
  /** `done` of `total` */
  at(done: number): void;
  end(): void;
}

export const SILENT: Progress = { at: () => undefined, end: () => undefined };
const BAR = 30;

export function progress(stream: Context['err'], label: string, total: number): Progress {
  if (!stream.isTTY) return SILENT;
  const start = performance.now();
  let last = Number.NEGATIVE_INFINITY;
  return {
    at(done) {
      const now = performance.now();
      if (now - last < 100 && done < total) return;
      last = now;
      const share = total === 0 ? 1 : Math.min(1, done / total);
      const full = Math.round(share * BAR);
      const left = done > 0 ? ((now - start) / done) * (total - done) : 0;
      stream.write(
        `\r${label} [${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${done}/${total} ${clock(left)} left \u001b[K`,
      );
    },
    end() {
      stream.write('\r\u001b[K');
    },
  };
}

export function clock(ms: number): string {
  const s = Math.round(ms / 1000);
  return s < 60
    ? `${s}s`
    : s < 3600
      ? `${Math.floor(s / 60)}m${s % 60}s`
      : `${Math.floor(s / 3600)}h${Math.floor(s / 60) % 60}m`;
}
