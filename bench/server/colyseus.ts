/** The clients of the comparison with Colyseus; see colyseus-server.ts for what is compared. */
import { Client, type Room } from '@colyseus/sdk';

interface Counting {
  readonly n: number;
}

/** A room of four who take turns. */
export class Counter {
  private readonly rooms: Room[];
  private n = 0;
  /** who has not got the latest number yet */
  private missing = 0;
  private done: () => void = () => undefined;

  private constructor(rooms: Room[]) {
    this.rooms = rooms;
    for (const room of rooms)
      room.onStateChange((state: unknown) => {
        if ((state as Counting).n === this.n && --this.missing === 0) this.done();
      });
  }

  static async open(address: string): Promise<Counter> {
    const first = await new Client(`ws://${address}`).create('counting');
    const rooms: Room[] = [first];
    for (let i = 1; i < 4; i++) rooms.push(await new Client(`ws://${address}`).joinById(first.roomId));
    return new Counter(rooms);
  }

  /** One message; resolves when all four have the new state: none of them may skip one. */
  move(): Promise<void> {
    const n = ++this.n;
    this.missing = this.rooms.length;
    return new Promise<void>(done => {
      this.done = done;
      this.rooms[n % this.rooms.length].send('move');
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.rooms.map(room => room.leave()));
  }
}
