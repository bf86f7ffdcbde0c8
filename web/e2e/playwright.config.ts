import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.mjs';

export const PORT = Number(process.env.EPOKA_E2E_PORT ?? 4317);

/** Sizes and languages are chosen by the tests themselves. A test that fails is not tried again: it has found something. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results',
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${PORT}/`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: 'off',
    // Every browser would fetch all of the client to be ready offline; that has tests of its own.
    serviceWorkers: 'block',
    // Drawing what moves takes most of a test's time; those that play on a board look at it moving.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: 'node web/e2e/serve.mjs',
    cwd: '../..',
    url: `http://127.0.0.1:${PORT + 1}/index.html`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
