/**
 * boardgame.io's own server with its own storage (a file for each match), in a process of its own: what somebody would take
 * instead who wants a stored game. A match of four whose state is one number; a move adds one, is stored, and all four get
 * the new state. It does not wait for the disk (no sync), which ours does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from 'boardgame.io';
import { tellUsage } from './usage.ts';

interface Running {
  readonly appServer: { address(): { port: number } | string | null };
}
interface BoardgameServer {
  run(options: { port: number }): Promise<Running>;
  kill(running: Running): void;
}
interface ServerModule {
  Server(options: { games: Game[]; db: object; origins: string[] }): BoardgameServer;
  FlatFile: new (options: { dir: string }) => object;
}

// As in rivals/: CommonJS folders that ES modules can't import.
const require = createRequire(import.meta.url);
const { Server, FlatFile } = require('boardgame.io/server') as ServerModule;

const counting: Game<{ n: number }> = {
  name: 'counting',
  setup: () => ({ n: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    count: ({ G }) => {
      G.n++;
    },
  },
};

// It says on the console what it does; nobody reads it here.
console.info = () => undefined;
console.log = () => undefined;
const dir = mkdtempSync(join(tmpdir(), 'epoka-boardgame-'));
const server = Server({ games: [counting], db: new FlatFile({ dir }), origins: ['*'] });
const running = await server.run({ port: 0 });
const address = running.appServer.address();
tellUsage(typeof address === 'object' && address ? address.port : 0, async () => {
  server.kill(running);
  rmSync(dir, { recursive: true, force: true });
});
