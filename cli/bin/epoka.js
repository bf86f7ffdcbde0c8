#!/usr/bin/env node
// Runs the built command. During development: npm run epoka -- <command>
import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);
if (existsSync(built)) {
  const { start } = await import(built.href);
  await start();
} else {
  process.stderr.write('epoka is not built yet: run "npm run build" first\n');
  process.exitCode = 1;
}
