import { defineConfig } from 'vitest/config';

// Packages are read from their TypeScript sources (the "source" condition), so tests need no build.
export default defineConfig({
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['**/test/**/*.test.ts', '**/test/**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/.cache/**', '**/dist/**', 'web/e2e/**'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
