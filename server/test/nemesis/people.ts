/** People who play: they talk, vote, leave and come back, change their names, some by requests and some by a connection of their own. */
import type { Act, TableReply } from '@epoka/protocol';
import { newKey, Person, Said, type World } from './person.ts';
import { sleep } from './random.ts';
import { SocketPerson } from './socket-person.ts';

/** A group at a table, game after game. */
export class Group {
  private readonly people: readonly Person[];
  private readonly world: World;
  private readonly game: string;
  private table = '';
  private lines = 0;

  constructor(world: World, game: string, number: number, seats: number) {
    this.world = world;
    this.game = game;
    this.people = Array.from({ length: seats }, (_, i) => {
      const name = `P${number}.${i}`;
      return (number + i) % 2 === 0 ? new SocketPerson(world, name) : new Person(world, name);
    });
  }

  async play(): Promise<void> {
    const { world } = this;
    try {
      for (const person of this.people) await person.arrive();
      while (!world.over()) {
        if (this.table === '') await this.gather();
        await Promise.all(this.people.map(person => this.turn(person)));
      }
    } catch (error) {
      // At the end nobody insists any more. Before it, what the server says must make sense.
      if (!world.over()) world.history.anomalies.push(`a group can not go on: ${(error as Error).message}`);
    } finally {
      for (const person of this.people) person.go();
    }
  }

  private async gather(): Promise<void> {
    const [host, ...others] = this.people;
    const key = newKey();
    const { id } = await host.insist(() =>
      host.call<{ id: string }>('POST', '/api/tables', {
        key,
        game: this.game,
        listed: true,
        seats: [{ who: 'me' }, ...others.map(() => ({ who: 'open' }))],
      }),
    );
    for (const [i, person] of others.entries()) {
      const seat = i + 1;
      await person.moveTo(id, seat, { do: 'sit', seat });
      // Some think better of it, twice.
      if (this.world.dice.oneIn(3)) {
        await person.moveTo(id, -1, { do: 'leave' });
        await person.moveTo(id, seat, { do: 'sit', seat });
      }
      await person.act(id, { do: 'ready', on: true });
    }
    await host.begin(id);
    this.table = id;
  }

  private async turn(person: Person): Promise<void> {
    const { dice } = this.world;
    const reply = await person.look(this.table);
    if (reply.info.phase === 'over' || reply.info.phase === 'closed') {
      this.table = '';
      return;
    }
    if (reply.view && dice.oneIn(6))
      this.world.history.shown.push({
        table: this.table,
        seat: reply.seat,
        n: reply.n,
        state: JSON.stringify(reply.view.state),
      });
    await this.answer(person, reply);
    if (dice.oneIn(10)) await this.talk(person);
    if (dice.oneIn(25)) await this.rename(person);
    if (dice.oneIn(25)) await this.note(person);
    if (dice.oneIn(40)) await this.vote(person);
    if (dice.oneIn(150)) await this.leave(person, reply.seat);
  }

  /** What the server may refuse because things have changed meanwhile. */
  private async mayBeRefused<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Said && !['fault', 'damaged', 'sign-in', 'no-such-table'].includes(error.code))
        return undefined;
      throw error;
    }
  }

  private async answer(person: Person, { view, n }: TableReply): Promise<void> {
    const question = view?.questions[0];
    if (!question) {
      // Perhaps somebody's pause was never ended.
      if (this.world.dice.oneIn(20)) await this.mayBeRefused(person.act(this.table, { do: 'resume' }));
      return;
    }
    const open = question.choices.filter(c => c.why === undefined);
    if (open.length === 0) return;
    const { answer } = this.world.dice.pick(open);
    const { table } = this;
    const key = newKey();
    const act: Act = { do: 'answer', question: question.id, answer, seen: n };
    const result = await this.mayBeRefused(person.act(table, act, key));
    if (result)
      this.world.history.answers.push({
        table,
        user: person.id,
        way: person.way,
        key,
        n: result.n,
        head: result.head,
      });
  }

  private async talk(person: Person): Promise<void> {
    const { table } = this;
    const text = `${person.name} says ${++this.lines}`;
    if (await this.mayBeRefused(person.act(table, { do: 'say', text })))
      this.world.history.lines.push({ table, user: person.id, text });
  }

  private async rename(person: Person): Promise<void> {
    const name = `${person.name} ${++this.lines}`;
    await person.wish(`name ${person.id}`, name, () => person.call('PATCH', '/api/me', { name }));
  }

  private async note(person: Person): Promise<void> {
    const { table } = this;
    const text = `note ${++this.lines}`;
    await person.wish(`note ${person.id} ${table}`, text, () =>
      person.call('PUT', `/api/tables/${table}/note`, { text }),
    );
  }

  /** A pause, and all agree: then somebody ends it. */
  private async vote(person: Person): Promise<void> {
    const { table } = this;
    await this.mayBeRefused(person.act(table, { do: 'propose', what: 'pause' }));
    const { info } = await person.look(table);
    for (const { id } of info.proposals)
      for (const other of this.people)
        if (other !== person)
          await this.mayBeRefused(other.act(table, { do: 'vote', proposal: id, agree: true }));
    await this.mayBeRefused(person.act(table, { do: 'resume' }));
  }

  /** Out, and back into the own seat. */
  private async leave(person: Person, seat: number): Promise<void> {
    const { table } = this;
    if (seat < 0) return;
    await this.mayBeRefused(person.moveTo(table, -1, { do: 'leave' }));
    await sleep(this.world.dice.below(300));
    await this.mayBeRefused(person.moveTo(table, seat, { do: 'take-over', seat }));
  }
}
