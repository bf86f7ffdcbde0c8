/**
 * A way to PostgreSQL on which everything gets through except what others announce: the connection that listens stays open
 * and silent, as half-open ones do. Whoever uses it is never told that it missed something.
 */
import { connect, createServer, type Socket } from 'node:net';
import { later } from './server.ts';

/** The address of the same database by the deaf way. Gone after the test. */
export async function deafTo(url: string): Promise<string> {
  const { port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer(client => {
    const database = connect(Number(port), '127.0.0.1');
    let listens = false;
    client.on('data', piece => {
      listens ||= piece.includes('listen "epoka_');
      database.write(piece);
    });
    let answered = false;
    database.on('data', piece => {
      // That it listens is still confirmed.
      if (answered) return;
      answered = listens;
      client.write(piece);
    });
    for (const [one, other] of [[client, database] as const, [database, client] as const]) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  later(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const there = new URL(url);
  there.port = String((server.address() as { port: number }).port);
  return there.href;
}
