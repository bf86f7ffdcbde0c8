/**
 * Finds Chromium for the browser tests: EPOKA_CHROMIUM, or the one on the PATH; the one without windows first, which draws the same
 * pages in two thirds of the time. On Debian and Ubuntu it is installed with apt-get when it is missing and this process may do so.
 * Tests never download a browser of their own.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The packages that have one, the best first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** The path of a Chromium, or undefined. */
export function findChromium() {
  const given = process.env.EPOKA_CHROMIUM;
  if (given) return existsSync(given) ? given : undefined;
  for (const name of NAMES)
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // not here
      }
    }
  return undefined;
}

/** Installs Chromium where that is possible. Returns its path; throws with what to do where there is none. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall && !process.env.EPOKA_CHROMIUM) {
    console.log('Installing Chromium for the browser tests ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
    apt('update', '-q');
    for (const name of PACKAGES)
      if (apt('install', '-y', '-q', '--no-install-recommends', name)) {
        const installed = findChromium();
        if (installed) return installed;
      }
  }
  throw new Error(
    'The browser tests need Chromium: install the package "chromium", or name the program in EPOKA_CHROMIUM.',
  );
}

/** As root there is no sandbox; a closed network must not be searched for updates. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(ensureChromium());
