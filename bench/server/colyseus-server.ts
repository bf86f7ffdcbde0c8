/**
 * Colyseus under the same kind of load, in a process of its own: a room of four whose state is one number. A message adds
 * one to it, and all four get the patch at once (not at the next tick), as our tables tell everybody of every answer.
 * Nothing is checked, hidden or stored there: it is what the socket and the bookkeeping of a game server cost at least.
 */
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { tellUsage } from './usage.ts';

const Count = schema({ n: t.number() }, 'Count');

class Counting extends Room<{ state: InstanceType<typeof Count> }> {
  override maxClients = 4;
  override patchRate = null as unknown as number;

  override onCreate(): void {
    this.state = new Count();
    this.state.n = 0;
    this.onMessage('move', () => {
      this.state.n++;
      this.broadcastPatch();
    });
  }
}

const silent = () => undefined;
const server = new Server({
  greet: false,
  transport: new WebSocketTransport(),
  logger: { debug: silent, info: silent, warn: silent, error: silent, trace: silent },
});
server.define('counting', Counting);
await server.listen(0, '127.0.0.1');
const address = server.transport.server?.address();
tellUsage(typeof address === 'object' && address ? address.port : 0, () => server.gracefullyShutdown(false));
