/** People do what comes into their heads at one table after the other: whatever it is, the rules of seats hold. */
import type { Act } from '@epoka/protocol';
import { expect, it } from 'vitest';
import type { LobbyDoc } from '../tables/lobby.ts';
import { guest, someAnswer, startedTable, startServer, type Visitor } from './helpers/server.ts';
import { Dice } from './nemesis/random.ts';

const HOUR = 3_600_000;
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];
const SEATED = 3;

it.each([1, 2, 3, 4])('round %i', async round => {
  const dice = new Dice(`seats ${round}`);
  let passed = 0;
  const server = await startServer({ now: () => Date.now() + passed });
  const people = await Promise.all(NAMES.map(name => guest(server, name)));
  const nameOf = new Map(people.map((who, i) => [who.me?.id as string, NAMES[i]]));
  const id = await startedTable(people.slice(0, SEATED), { game: 'caravan', settings: { hand: 5 } });
  const stored = async () => {
    const row = await server.context.store.tables.get(id);
    return { phase: row?.phase, doc: row?.lobby as unknown as LobbyDoc };
  };
  const holders = ({ seats }: LobbyDoc) =>
    seats.map(s => (s.who === 'human' ? (nameOf.get(s.player) ?? '?') : '-'));

  const held = new Map<string, Set<number>>();
  const looked = new Set<string>();
  const left = new Set<string>();
  const heardOf = new Map<string, number>();
  const consent = new Map<string, Set<string>>();
  const faults: string[] = [];
  let before = (await stored()).doc;
  const now = () => Date.now() + passed;
  for (const name of holders(before)) heardOf.set(name, now());

  const look = async () => {
    const { doc } = await stored();
    const [was, is] = [holders(before), holders(doc)];
    for (const [seat, name] of is.entries()) {
      if (name === '-') continue;
      const all = held.get(name) ?? new Set();
      const isNew = was[seat] !== name;
      if (isNew) heardOf.set(name, now());
      if (isNew && looked.has(name)) faults.push(`${name} looked on and sits in ${seat}`);
      if (isNew && !all.has(seat)) {
        // Somebody else's seat: everybody who sat there by then must have said yes.
        const asked = before.proposals.find(
          p => p.what === 'take-over' && nameOf.get(p.who?.player ?? '') === name,
        );
        const yes = consent.get(asked?.id ?? '') ?? new Set();
        for (const other of was)
          if (other !== '-' && other !== name && !yes.has(other))
            faults.push(`${other} did not let ${name} sit down`);
        const owner = nameOf.get(before.former[seat] ?? '');
        if (owner && !left.has(owner) && owner !== name && !yes.has(owner))
          faults.push(`${owner} did not give the seat to ${name}`);
      }
      held.set(name, all.add(seat));
      if (all.size > 1) faults.push(`${name} has held ${[...all]}`);
      left.delete(name);
    }
    for (const [seat, name] of was.entries()) {
      if (name === '-' || is[seat] === name || left.has(name)) continue;
      const quiet = (now() - (heardOf.get(name) ?? 0)) / HOUR;
      if (quiet < 24) faults.push(`${name} was replaced ${quiet.toFixed(2)} hours after they were heard of`);
    }
    before = doc;
  };
  await look();

  const tryAct = async (who: Visitor, act: Act): Promise<boolean> =>
    (await who.problem(who.act(id, act))) === 'none';
  for (let step = 0; step < 160; step++) {
    const i = dice.below(NAMES.length);
    // One of them at a time does nothing for long.
    if (i === Math.floor(step / 40) % SEATED) continue;
    const [who, name] = [people[i], NAMES[i]];
    const sat = holders(before).includes(name);
    const { proposals } = before;
    let done = false;
    switch (dice.below(13)) {
      case 0: {
        if (!sat || dice.oneIn(2)) break;
        left.add(name);
        if (!(await tryAct(who, { do: 'leave' }))) left.delete(name);
        break;
      }
      case 1:
      case 2:
        done = await tryAct(who, { do: 'take-over', seat: dice.below(SEATED) });
        break;
      case 3:
        done = await tryAct(who, { do: 'propose', what: 'replace', seat: dice.below(SEATED) });
        break;
      case 4:
      case 5:
      case 6: {
        if (proposals.length === 0) break;
        const { id: proposal } = dice.pick(proposals);
        const agree = !dice.oneIn(6);
        if (agree) consent.set(proposal, (consent.get(proposal) ?? new Set()).add(name));
        done = (await tryAct(who, { do: 'vote', proposal, agree })) && !agree;
        break;
      }
      case 7: {
        if (sat || dice.oneIn(3)) {
          const said = await who.problem(who.table(id));
          if (said === 'none' && !sat && !held.has(name)) looked.add(name);
        }
        break;
      }
      case 8:
        done = await tryAct(who, { do: 'say', text: 'hm' });
        break;
      case 9: {
        if (!sat) break;
        const answer = someAnswer(await who.table(id), () => dice.below(1000) / 1000);
        if (answer) done = await tryAct(who, { do: 'answer', ...answer });
        break;
      }
      default:
        passed += dice.below(14) * HOUR;
        await server.context.store.db.notify('job');
        await new Promise(later => setTimeout(later, 30));
    }
    await look();
    if (done && sat) heardOf.set(name, now());
    if ((await stored()).phase !== 'playing') break;
  }
  expect(faults).toEqual([]);
  expect(held.size).toBeGreaterThanOrEqual(SEATED);
});
