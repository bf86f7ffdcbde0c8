/** The clients of the comparison with boardgame.io's server; see boardgame-server.ts for what is compared. */
import { io, type Socket } from 'socket.io-client';

interface MatchState {
  readonly G: { readonly n: number };
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

/** A match of four who take turns. Plain sockets: its own client would cost more than its server. */
export class Match {
  private readonly sockets: Socket[];
  private readonly id: string;
  private readonly credentials: string[];
  private state: MatchState | undefined;
  private n = 0;
  private missing = 0;
  private done: () => void = () => undefined;

  private constructor(id: string, sockets: Socket[], credentials: string[]) {
    this.id = id;
    this.sockets = sockets;
    this.credentials = credentials;
    for (const socket of sockets)
      socket.on('update', (_match: string, state: MatchState) => {
        this.state = state;
        if (state.G.n === this.n && --this.missing === 0) this.done();
      });
  }

  static async open(address: string): Promise<Match> {
    const base = `http://${address}/games/counting`;
    const post = async <T>(path: string, body: object): Promise<T> => {
      const response = await fetch(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    };
    const { matchID } = await post<{ matchID: string }>('/create', { numPlayers: 4 });
    const sockets: Socket[] = [];
    const credentials: string[] = [];
    for (let i = 0; i < 4; i++) {
      const playerID = String(i);
      const joined = await post<{ playerCredentials: string }>(`/${matchID}/join`, {
        playerID,
        playerName: `P${i}`,
      });
      credentials.push(joined.playerCredentials);
      const socket = io(`http://${address}/counting`, { transports: ['websocket'] });
      sockets.push(socket);
    }
    const match = new Match(matchID, sockets, credentials);
    await Promise.all(
      sockets.map(
        (socket, i) =>
          new Promise<void>(done => {
            socket.once('sync', (_id: string, { state }: { state: MatchState }) => {
              match.state = state;
              done();
            });
            socket.emit('sync', matchID, String(i), credentials[i], 4);
          }),
      ),
    );
    return match;
  }

  /** One move; resolves when all four have the new state. */
  move(): Promise<void> {
    const { ctx, _stateID } = this.state as MatchState;
    const player = ctx.currentPlayer;
    this.n++;
    this.missing = this.sockets.length;
    return new Promise<void>(done => {
      this.done = done;
      const payload = {
        type: 'count',
        args: [],
        playerID: player,
        credentials: this.credentials[Number(player)],
      };
      this.sockets[Number(player)].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.id, player);
    });
  }

  close(): void {
    for (const socket of this.sockets) socket.disconnect();
  }
}
