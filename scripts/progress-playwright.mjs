import { Progress } from './progress.mjs';

export default class {
  #progress = new Progress('browser tests');

  onBegin(_config, suite) {
    this.#progress.begin(suite.allTests().length);
  }

  onTestEnd(test, result) {
    const failed = result.status !== 'passed' && result.status !== 'skipped' && test.outcome() !== 'expected';
    this.#progress.add(failed);
    if (!failed) return;
    const where = `${test.location.file}:${test.location.line}`;
    console.log(`\nfailed: ${test.titlePath().filter(Boolean).join(' > ')} (${where})`);
    for (const error of result.errors) console.log(error.stack ?? error.message);
  }

  /** Before any test: no server, no browser. */
  onError(error) {
    console.log(error.stack ?? error.message);
  }

  // so that Playwright adds no dots of its own
  printsToStdio() {
    return true;
  }
}
