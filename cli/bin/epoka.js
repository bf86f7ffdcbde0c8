#!/usr/bin/env -S node --max-semi-space-size=64
// Runs the built command. During development: npm run epoka -- <command>
// What players see lives until the next answer: with room for it, garbage is collected less often.
import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);
if (existsSync(built)) {
  const { start } = await import(built.href);
  await start();
} else {
  process.stderr.write('epoka is not built yet: run "npm run build" first\n');
  process.exitCode = 1;
}
