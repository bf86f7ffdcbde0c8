/** What lies between people and servers: it can be cut, freeze, or be slow. It keeps its address when a server is started anew. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Wire {
  private readonly server: Server;
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private target = 0;
  /** nothing gets through, and nobody is told */
  private frozen = false;
  /** milliseconds each piece takes longer */
  private delay = 0;

  private constructor(server: Server) {
    this.server = server;
    server.on('connection', from => this.join(from));
  }

  static async open(): Promise<Wire> {
    const server = createServer();
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    return new Wire(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  leadTo(port: number): void {
    this.target = port;
  }

  private join(from: Socket): void {
    const to = connect(this.target, '127.0.0.1');
    const pair = [from, to] as const;
    this.pairs.add(pair);
    const part = () => {
      from.destroy();
      to.destroy();
      this.pairs.delete(pair);
    };
    for (const [one, other] of [pair, [to, from] as const]) {
      one.on('error', part);
      one.on('close', part);
      one.on('data', piece => {
        if (this.frozen) one.pause();
        const send = () => {
          if (!other.destroyed) other.write(piece);
        };
        if (this.delay > 0) setTimeout(send, this.delay);
        else send();
      });
    }
  }

  cut(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  freeze(on: boolean): void {
    this.frozen = on;
    for (const pair of this.pairs)
      for (const socket of pair) {
        if (on) socket.pause();
        else socket.resume();
      }
  }

  slow(delay: number): void {
    this.delay = delay;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise<void>(done => this.server.close(() => done()));
  }
}
