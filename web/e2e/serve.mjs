/**
 * Builds the client and serves it for the browser tests: as players get it, and (on the next port) with the tiny game "market",
 * which has a bit of everything. Under the strict content policy that a server would send.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const PORT = Number(process.env.EPOKA_E2E_PORT ?? 4317);

const web = fileURLToPath(new URL('..', import.meta.url));
/** Builds of its own, so that a test run never changes what somebody is serving or weighing. */
const cache = name => fileURLToPath(new URL(`../../.cache/e2e-${PORT}/${name}`, import.meta.url));

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
  "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Tables that are begun here have the same luck in every run, the first of a page this and the second that: what a test has
 * found it finds again, and a game takes as long as the last time. Names of tables are left to chance.
 */
const SAME_LUCK = `{
  const fill = crypto.getRandomValues.bind(crypto);
  let tables = 0;
  crypto.getRandomValues = bytes => (bytes.length === 32 ? bytes.fill(++tables) : fill(bytes));
}
`;

function serve(folder, port) {
  createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, normalize(path === '/' ? '/index.html' : path));
    let body;
    try {
      if (!file.startsWith(folder)) throw new Error('not a file of the client');
      body = readFileSync(file);
    } catch {
      response.writeHead(404).end();
      return;
    }
    if (/^table-worker-.*\.js$/.test(basename(file))) body = Buffer.concat([Buffer.from(SAME_LUCK), body]);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      'content-security-policy': POLICY,
      'cache-control': file.includes('assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  }).listen(port, '127.0.0.1');
}

const common = { root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' };
await build({ ...common, build: { outDir: cache('players'), emptyOutDir: true } });
serve(cache('players'), PORT);
await build({ ...common, mode: 'e2e', build: { outDir: cache('market'), emptyOutDir: true, minify: false } });
serve(cache('market'), PORT + 1);
console.log(`serving on ${PORT} and ${PORT + 1}`);
