/**
 * What `npm start` promises, tried: it says its address, the client and the store answer there, and SIGTERM ends it well.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'epoka-start-'));
const child = spawn(process.execPath, ['scripts/start.mjs'], {
  env: { ...process.env, EPOKA_DATA: folder, EPOKA_PORT: '', EPOKA_DATABASE_URL: '', EPOKA_LOG: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise(resolve => child.on('exit', resolve));
const late = setTimeout(() => child.kill('SIGKILL'), 120_000);

let printed = '';
const address = await new Promise((resolve, reject) => {
  child.stdout.on('data', text => {
    printed += text;
    const found = /Epoka is ready: (http:\S+)/.exec(printed);
    if (found) resolve(found[1]);
  });
  child.on('exit', code => reject(new Error(`npm start ended with ${code}\n${printed}`)));
});
for (const [path, sign] of [
  ['/', '<title>'],
  ['/healthz', '"ok":true'],
]) {
  const text = await (await fetch(address + path)).text();
  if (!text.includes(sign)) throw new Error(`${path} answered ${text.slice(0, 200)}`);
}
child.kill('SIGTERM');
const code = await ended;
clearTimeout(late);
rmSync(folder, { recursive: true });
if (code !== 0) throw new Error(`npm start stopped with ${code}`);
console.log(`npm start answered at ${address} and stopped well`);
