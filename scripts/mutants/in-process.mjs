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
import { ruleTests } from './tests.mjs';

const lite = new URL('vitest-lite.mjs', import.meta.url).href;

/** What the instrumented code and Stryker share. */
globalThis.__stryker__ ??= {};
const shared = globalThis.__stryker__;

const game = process.env.EPOKA_MUTANTS;

class InProcess {
  #lite;
  /** how often the modules of the game were loaded: each time under another name, so that they are evaluated anew */
  #round = 0;

  /** A mutant that acts while modules are loaded needs them loaded again, which takes far less than a new process. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const own = pathToFileURL(resolve(`games/${game}/`)).href;
    registerHooks({
      resolve: (name, context, next) => {
        if (name === 'vitest') return { url: lite, shortCircuit: true };
        const found = next(name, context);
        return found.url.startsWith(`${own}/`) ? { ...found, url: this.#named(found.url) } : found;
      },
    });
  }

  #named(url) {
    return this.#round === 0 ? url : `${url.split('?')[0]}?round=${this.#round}`;
  }

  async #load(again) {
    if (this.#lite && !again) return;
    if (this.#lite) this.#round++;
    this.#lite = await import(lite);
    this.#lite.tests.length = 0;
    for (const file of ruleTests(game)) {
      this.#lite.collecting(file);
      await import(this.#named(pathToFileURL(resolve(file)).href));
    }
  }

  async dryRun() {
    await this.#load(false);
    const tests = await this.#run(this.#lite.tests, false);
    return { status: DryRunStatus.Complete, tests, mutantCoverage: shared.mutantCoverage };
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit, disableBail, reloadEnvironment }) {
    shared.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    shared.hitCount = hitLimit === undefined ? undefined : 0;
    shared.hitLimit = hitLimit;
    try {
      await this.#load(reloadEnvironment);
    } catch (error) {
      return toMutantRunResult({ status: DryRunStatus.Error, errorMessage: String(error) });
    }
    shared.activeMutant = activeMutant.id;
    const wanted = testFilter && new Set(testFilter);
    const tests = await this.#run(
      wanted ? this.#lite.tests.filter(test => wanted.has(test.id)) : this.#lite.tests,
      !disableBail,
    );
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
