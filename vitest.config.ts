import { defineConfig } from 'vitest/config';

// Packages are read from their TypeScript sources (the "source" condition), so tests need no build.
const conditions = ['source', 'module', 'node', 'development|production'];

const NEVER = ['**/node_modules/**', '**/.cache/**', '**/dist/**', 'web/e2e/**'];
/** Pages and boards import styles and pictures, which only Vite can load. */
const PAGES = ['web/**/test/**/*.test.{ts,tsx}', 'games/*/board/test/**/*.test.{ts,tsx}'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    isolate: false,
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'pages', pool: 'threads', include: PAGES, exclude: NEVER },
      },
      {
        // Everything else is loaded as Node.js itself would: whole games are played, and every call of an imported function
        // would otherwise go through Vite's own modules, which takes a fifth of the time.
        extends: true,
        test: {
          name: 'node',
          pool: 'forks',
          execArgv: ['--conditions=source', '--import', 'tsx'],
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['**/test/**/*.test.ts'],
          exclude: [...NEVER, ...PAGES],
        },
      },
    ],
  },
});
