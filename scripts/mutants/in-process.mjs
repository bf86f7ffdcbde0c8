/**
 * A test runner for Stryker that keeps everything in one process: the rule tests are loaded once, and for each mutant only those that
 * reach it are called. Starting Vitest anew for each mutant would take a hundred times as long.
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
  // in the sandbox, so that it is gone with the run
  #order = new Order('.latest-to-notice.json');

  /** A mutant that acts while modules are loaded needs a new process: Stryker starts one. */
  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    registerHooks({
      resolve: (name, context, next) =>
        name === 'vitest' ? { url: lite, shortCircuit: true } : next(name, context),
    });
  }

  async #load() {
    if (this.#lite) return;
    this.#lite = await import(lite);
    for (const file of ruleTests(process.env.EPOKA_MUTANTS)) {
      this.#lite.collecting(file);
      await import(pathToFileURL(resolve(file)).href);
    }
  }

  async dryRun() {
    await this.#load();
    const tests = await this.#run(this.#lite.tests, false);
    return { status: DryRunStatus.Complete, tests, mutantCoverage: shared.mutantCoverage };
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit, disableBail }) {
    if (mutantActivation === 'static') shared.activeMutant = activeMutant.id;
    shared.hitCount = hitLimit === undefined ? undefined : 0;
    shared.hitLimit = hitLimit;
    try {
      await this.#load();
    } catch (error) {
      return toMutantRunResult({ status: DryRunStatus.Error, errorMessage: String(error) });
    }
    shared.activeMutant = activeMutant.id;
    const wanted = testFilter && new Set(testFilter);
    const tests = await this.#run(
      this.#order.sorted(wanted ? this.#lite.tests.filter(test => wanted.has(test.id)) : this.#lite.tests),
      !disableBail,
    );
    for (const { id, status } of tests) if (status === TestStatus.Failed) this.#order.noticed(id);
    const endless = determineHitLimitReached(shared.hitCount, shared.hitLimit);
    if (mutantActivation !== 'static') shared.activeMutant = undefined;
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
