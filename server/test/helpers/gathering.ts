/** People at a server whose time can be moved on, and what they do and see there. */
import type { Proposal } from '@epoka/protocol';
import { guest, someAnswer, startServer, type Visitor } from './server.ts';

/** People at a server whose time can be moved on. */
export async function gathered(names: readonly string[], place: { databaseUrl?: string } = {}) {
  let passed = 0;
  const server = await startServer({ now: () => Date.now() + passed, ...place });
  const all = await Promise.all(names.map(name => guest(server, name)));
  const wait = async (ms: number) => {
    passed += ms;
    // Whatever has become due meanwhile is done now.
    await server.context.store.db.notify('job');
  };
  return { server, all, wait };
}

export const play = async (who: Visitor, id: string) => {
  const table = await who.table(id);
  return who.act(id, { do: 'answer', ...someAnswer(table)!, seen: table.n });
};
export const proposals = async (who: Visitor, id: string): Promise<readonly Proposal[]> =>
  (await who.table(id)).info.proposals;
export const sits = async (who: Visitor, id: string, seat: number) =>
  (await who.table(id)).info.seats[seat].who;
