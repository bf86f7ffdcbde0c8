/**
 * Which tests are run first. A mutant is dead with the first test that fails, and neighbours die by the same few tests: so those that
 * noticed something lately go first. Remembered in a file, because a mutant that acts while modules are loaded has a process of its own.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export class Order {
  #file;
  /** ids of tests, the latest to notice something first */
  #latest;

  constructor(file) {
    this.#file = file;
    this.#latest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  }

  /** The same tests in the order in which to run them. */
  sorted(tests) {
    const place = new Map(this.#latest.map((id, i) => [id, i]));
    const of = test => place.get(test.id) ?? this.#latest.length;
    return tests.toSorted((a, b) => of(a) - of(b));
  }

  noticed(id) {
    if (this.#latest[0] === id) return;
    this.#latest = [id, ...this.#latest.filter(other => other !== id)];
    // whole or not at all: another process may read it now
    const part = `${this.#file}.${process.pid}`;
    writeFileSync(part, JSON.stringify(this.#latest));
    renameSync(part, this.#file);
  }
}
