/** Runs a program in the foreground at the root of the repository; a failure ends the script with its exit code. */
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

export function tryRun(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

export function run(command, args, env = {}) {
  const status = tryRun(command, args, env);
  if (status !== 0) process.exit(status);
}

/** A program of node_modules. */
export function runTool(name, args, env = {}) {
  run(process.execPath, [`node_modules/.bin/${name}`, ...args], env);
}
