import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.mjs';

export const PORT = Number(process.env.EPOKA_E2E_PORT ?? 4317);

/**
 * Two cores and one machine: one worker, for the server, the client's workers and Chromium need the other core. Sizes and
 * languages are chosen by the tests themselves. A test that fails is tried once more; `npm test` says which ones needed it.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  fullyParallel: false,
  retries: 1,
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
