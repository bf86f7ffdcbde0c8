/**
 * A test runner for Stryker that keeps everything in one process: the rule tests are loaded once, and for each mutant only those that
 * reach it are called. Starting Vitest anew for each mutant would take a hundred times as long. A mutant that acts while modules are
 * loaded gets modules of the game of its own.
 */
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { Order } from './order.mjs';
import { ruleTests } from './tests.mjs';

const lite = new URL('vitest-lite.mjs', import.meta.url).href;

/** What the instrumented code and Stryker share. */
globalThis.__stryker__ ??= {};
const shared = globalThis.__stryker__;

class InProcess {
  #lite;
  /** tests that were loaded without any mutant */
  #tests;
  /** how often the modules of the game were loaded */
  #loads = 0;
  // in the sandbox, so that it is gone with the run
  #order = new Order('.latest-to-notice.json');

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const game = pathToFileURL(resolve('games')).href;
    registerHooks({
      resolve: (name, context, next) => {
        if (name === 'vitest') return { url: lite, shortCircuit: true };
        const found = next(name, context);
        return this.#loads > 1 && found.url.startsWith(`${game}/`)
          ? { ...found, url: `${found.url}?load=${this.#loads}` }
          : found;
      },
    });
  }

  /** The tests, with modules of the game that nothing has used yet. */
  async #load() {
    this.#loads++;
    this.#lite ??= await import(lite);
    const { tests, collecting } = this.#lite;
    tests.length = 0;
    for (const file of ruleTests(process.env.EPOKA_MUTANTS)) {
      collecting(file);
      await import(`${pathToFileURL(resolve(file)).href}?load=${this.#loads}`);
    }
    return tests.slice();
  }

  async dryRun() {
    this.#tests = await this.#load();
    const tests = await this.#run(this.#tests, false);
    return { status: DryRunStatus.Complete, tests, mutantCoverage: shared.mutantCoverage };
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit, disableBail }) {
    const atLoad = mutantActivation === 'static';
    shared.activeMutant = atLoad ? activeMutant.id : undefined;
    shared.hitCount = hitLimit === undefined ? undefined : 0;
    shared.hitLimit = hitLimit;
    let all = this.#tests;
    try {
      if (atLoad) all = await this.#load();
      else if (all === undefined) all = this.#tests = await this.#load();
    } catch (error) {
      return toMutantRunResult({ status: DryRunStatus.Error, errorMessage: String(error) });
    }
    shared.activeMutant = activeMutant.id;
    const wanted = testFilter && new Set(testFilter);
    const tests = await this.#run(
      this.#order.sorted(wanted ? all.filter(test => wanted.has(test.id)) : all),
      !disableBail,
    );
    for (const { id, status } of tests) if (status === TestStatus.Failed) this.#order.noticed(id);
    const endless = determineHitLimitReached(shared.hitCount, shared.hitLimit);
    shared.activeMutant = undefined;
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests });
  }

  async #run(tests, bail) {
    const results = [];
    for (const { id, name, file, run } of tests) {
      shared.currentTestId = id;
      const started = performance.now();
      let failure;
      try {
        await run();
      } catch (error) {
        failure = error;
      }
      const timeSpentMs = performance.now() - started;
      const result = { id, name, fileName: resolve(file), timeSpentMs };
      results.push(
        failure === undefined
          ? { ...result, status: TestStatus.Success }
          : { ...result, status: TestStatus.Failed, failureMessage: String(failure?.message ?? failure) },
      );
      if (bail && failure !== undefined) break;
    }
    shared.currentTestId = undefined;
    return results;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcess)];
