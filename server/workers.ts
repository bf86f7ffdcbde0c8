/** Worker threads that run from the TypeScript sources as well as from the compiled program. */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

export interface WorkerPoolOptions {
  /** the worker's file; see `workerFile` */
  readonly file: URL;
  readonly threads: number;
  readonly data?: object;
}

/** Room for what is new in a thread, as much as the runtime gives by itself: the server's own, larger room is not for them. */
const YOUNG_MB = 48;

/** Threads are started when there is something to do and go when there is not. */
export function newWorkerPool({ file, threads, data }: WorkerPoolOptions): Piscina {
  const isSource = file.pathname.endsWith('.ts');
  return new Piscina({
    filename: fileURLToPath(isSource ? new URL('./worker-boot.mjs', import.meta.url) : file),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    concurrentTasksPerWorker: 1,
    workerData: { ...data, boot: file.href },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    ...(isSource ? { execArgv: ['--conditions=source'] } : {}),
  });
}

/** `./worker.ts` in the sources, `./worker.js` in the compiled program. */
export function workerFile(name: string, base: string): URL {
  return new URL(`${name}${base.endsWith('.ts') ? '.ts' : '.js'}`, base);
}

/** So many at a time; the others wait in line. */
export class Semaphore {
  private free: number;
  private readonly line: (() => void)[] = [];

  constructor(slots: number) {
    this.free = slots;
  }

  async use<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>(done => this.line.push(done));
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.free++;
    }
  }
}
