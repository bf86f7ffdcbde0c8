/** What an operator wants to see at /metrics. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly registry = new Registry();

  readonly acts = new Counter({
    name: 'epoka_acts_total',
    help: 'Acts at tables, by kind and outcome',
    labelNames: ['act', 'outcome'],
    registers: [this.registry],
  });
  readonly actSeconds = new Histogram({
    name: 'epoka_act_seconds',
    help: 'From the arrival of an act until it is saved and published',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });
  readonly conflicts = new Counter({
    name: 'epoka_conflicts_total',
    help: 'Acts that another process was faster than and that were tried again',
    registers: [this.registry],
  });
  readonly storeErrors = new Counter({
    name: 'epoka_store_errors_total',
    help: 'Acts that could not be saved',
    registers: [this.registry],
  });
  readonly botSeconds = new Histogram({
    name: 'epoka_bot_seconds',
    help: 'Thinking time of bots',
    buckets: [0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  readonly botFailures = new Counter({
    name: 'epoka_bot_failures_total',
    help: 'Bot turns that had to be taken again',
    registers: [this.registry],
  });
  readonly jobs = new Counter({
    name: 'epoka_jobs_total',
    help: 'Jobs carried out, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });
  readonly notices = new Counter({
    name: 'epoka_notices_total',
    help: 'Notices sent, by way and outcome',
    labelNames: ['way', 'outcome'],
    registers: [this.registry],
  });
  readonly sentBytes = new Counter({
    name: 'epoka_sent_bytes_total',
    help: 'Bytes of WebSocket messages sent, by kind',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly tables = new Gauge({
    name: 'epoka_tables_in_memory',
    help: 'Tables this process holds in memory',
    registers: [this.registry],
  });
  readonly connections = new Gauge({
    name: 'epoka_connections',
    help: 'Open WebSocket connections',
    registers: [this.registry],
  });

  private readonly bytesOf = new Map<string, { inc(bytes: number): void }>();

  /** Counts a message that goes out; the counter of each kind is kept at hand. */
  sent(kind: string, bytes: number): void {
    let counter = this.bytesOf.get(kind);
    if (!counter) {
      counter = this.sentBytes.labels(kind);
      this.bytesOf.set(kind, counter);
    }
    counter.inc(bytes);
  }

  /** Memory, event loop delay and the like; once a process, because it hooks into the runtime. */
  collectDefaults(): void {
    collectDefaultMetrics({ register: this.registry });
  }
}
