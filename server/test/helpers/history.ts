/**
 * What was acknowledged, and what is there in the end. Several writers work at once, each on something of its own, so that
 * the last thing acknowledged to it must be what is found; what is counted or listed must be there exactly once.
 */

export interface Anomaly {
  readonly what: 'lost' | 'doubled' | 'reordered' | 'unasked';
  readonly about: string;
  readonly detail: string;
}

export class History {
  acknowledged = 0;
  /** the last value acknowledged, and those whose fate is unknown: they may have come to pass after it */
  private readonly registers = new Map<string, { value: unknown; open: unknown[] }>();
  private readonly lists = new Map<string, { said: string[]; open: Set<string> }>();

  /** Runs a write to a register that only one writer has. A failure may have come to pass all the same. */
  async write(register: string, value: unknown, work: () => Promise<unknown>): Promise<void> {
    const known = this.registers.get(register) ?? { value: undefined, open: [] };
    this.registers.set(register, known);
    known.open.push(value);
    await work();
    this.acknowledged++;
    known.value = value;
    known.open.length = 0;
  }

  /** Runs an addition to a list. */
  async add(list: string, item: string, work: () => Promise<unknown>): Promise<void> {
    const known = this.lists.get(list) ?? { said: [], open: new Set<string>() };
    this.lists.set(list, known);
    known.open.add(item);
    await work();
    this.acknowledged++;
    known.open.delete(item);
    known.said.push(item);
  }

  /** Every register as it was found. */
  checkRegisters(found: ReadonlyMap<string, unknown>): Anomaly[] {
    const anomalies: Anomaly[] = [];
    for (const [about, { value, open }] of this.registers) {
      if (value === undefined && open.length > 0 && !found.has(about)) continue;
      const seen = JSON.stringify(found.get(about));
      const possible = [value, ...open].map(one => JSON.stringify(one));
      if (!possible.includes(seen))
        anomalies.push({ what: 'lost', about, detail: `${possible[0]} was acknowledged, ${seen} is there` });
    }
    return anomalies;
  }

  /** A list as it was found; what each writer was told one after the other stands in that order. */
  checkList(list: string, found: readonly string[], writerOf: (item: string) => string): Anomaly[] {
    const { said, open } = this.lists.get(list) ?? { said: [], open: new Set<string>() };
    const anomalies: Anomaly[] = [];
    const times = new Map<string, number>();
    for (const item of found) times.set(item, (times.get(item) ?? 0) + 1);
    for (const item of said)
      if (!times.has(item)) anomalies.push({ what: 'lost', about: list, detail: item });
    for (const [item, n] of times) {
      if (n > 1) anomalies.push({ what: 'doubled', about: list, detail: item });
      if (!said.includes(item) && !open.has(item))
        anomalies.push({ what: 'unasked', about: list, detail: item });
    }
    const place = new Map(found.map((item, i) => [item, i]));
    const last = new Map<string, number>();
    for (const item of said) {
      const at = place.get(item);
      if (at === undefined) continue;
      if (at < (last.get(writerOf(item)) ?? -1))
        anomalies.push({ what: 'reordered', about: list, detail: item });
      last.set(writerOf(item), at);
    }
    return anomalies;
  }
}
