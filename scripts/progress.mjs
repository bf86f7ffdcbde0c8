/**
 * How far the tests are, for people who wait: a reporter for Vitest (counts files) and one for Playwright (counts tests). In a terminal
 * one line that changes; elsewhere a line every fifteen seconds. What failed is told by the runners' own reporters.
 */

const PAUSE = process.stdout.isTTY ? 200 : 15_000;

export class Progress {
  #what;
  #total = 0;
  #done = 0;
  #failed = 0;
  #started = Date.now();
  #shown = Date.now();

  constructor(what) {
    this.#what = what;
  }

  begin(total) {
    this.#total = total;
    this.#started = this.#shown = Date.now();
  }

  add(failed) {
    this.#done++;
    if (failed) this.#failed++;
    if (Date.now() - this.#shown < PAUSE && this.#done < this.#total) return;
    this.#shown = Date.now();
    const seconds = Math.round((this.#shown - this.#started) / 1000);
    const line = `${this.#done} of ${this.#total} ${this.#what}, ${this.#failed} failed, ${seconds} s`;
    if (!process.stdout.isTTY) console.log(line);
    else process.stdout.write(`\r\x1b[K${line}${this.#done < this.#total ? '' : '\n'}`);
  }
}
