import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { coversPlugin } from './build/covers.ts';
import { fontsPlugin } from './build/fonts.ts';
import { offlinePlugin } from './build/offline.ts';
import { workerPlugin } from './build/worker.ts';

// Workspace packages are read from their TypeScript sources (the "source" condition): the client needs no build before its own.
export default defineConfig({
  root: import.meta.dirname,
  // relative addresses: the client works from any folder of any host
  base: './',
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    // The client is written for React and runs on Preact, which does the same in a fraction of the bytes.
    alias: [
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
      { find: /^react$/, replacement: 'preact/compat' },
    ],
  },
  plugins: [react(), coversPlugin(), fontsPlugin(), workerPlugin(), offlinePlugin()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // a worker shares chunks with the page and has no document to preload into
    modulePreload: false,
    // fonts and pictures as files: a strict content policy allows no data: addresses
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    rolldownOptions: {
      // Nothing happens when these are imported: who uses one function of a package gets that function.
      treeshake: {
        moduleSideEffects: id => id.endsWith('.css') || !/[\\/](kernel|table|bots|games|kit)[\\/]/.test(id),
      },
      output: {
        // The worker must not be handed parts of React with the code it shares with the page.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules[\\/]preact[\\/]/ },
            // the ground of rules, tables and boards: one file, too, but for the words that home needs
            { name: 'kernel', test: /[\\/]kernel[\\/](?!kit|words)/ },
            // What every page but the home page needs is one file: small ones compress worse.
            {
              name: 'frame',
              test: /[\\/]web[\\/](kit[\\/]([\w-]+\.tsx?$|(ui|icons|pieces)[\\/](?!plot))|client[\\/](begin-local-table|worker-link|game-parts|open-replay|use-rules-book)\.|pages[\\/](frame|radios|problems)\.|words\.tsx|(sounds|retry|lazy-part|use-media)\.ts)|virtual:table-worker/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  preview: { port: 4173, strictPort: true },
});
