import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Only for looking at the kit while working on it; the product is built by web/vite.config.ts.
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [react()],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  server: { port: 5180 },
});
