/** People with accounts: they change passwords and names at once, are signed in elsewhere, and some go for good. */
import type { Me } from '@epoka/protocol';
import type { Farewell } from './history.ts';
import { newKey, Person, Said, type World } from './person.ts';
import { sleep } from './random.ts';
import { lineFor } from './socket-person.ts';

/** Milliseconds until everybody knows that somebody is signed out, or gone. */
const KNOWN_AFTER = 120_000;
const CHANGES = 3;

let count = 0;

export class Owners {
  private readonly world: World;
  private readonly game: string;
  /** what is still looked at */
  private readonly watching: Promise<void>[] = [];

  constructor(world: World, game: string) {
    this.world = world;
    this.game = game;
  }

  async live(): Promise<void> {
    const { world } = this;
    try {
      while (!world.over()) await this.life();
    } catch (error) {
      if (!world.over())
        world.history.anomalies.push(`an owner of an account can not go on: ${(error as Error).message}`);
    }
    await Promise.all(this.watching);
  }

  private async life(): Promise<void> {
    const { world } = this;
    const name = `Owner ${++count}`;
    const login = `owner-${process.pid}-${count}`;
    let password = `the first secret of ${login}`;
    const me = new Person(world, name);
    await me.arrive();
    await this.onceMore('has-account', me, () => me.call('POST', '/api/me/account', { login, password }));
    const table = await this.play(me);
    for (let i = 1; i <= CHANGES && !world.over(); i++) {
      const next = `secret ${i} of ${login}`;
      const old = password;
      const renamed = `${name} ${i}`;
      const elsewhere = await this.comeIn(login, old);
      const line = world.dice.oneIn(2) ? lineFor(world, elsewhere.cookie) : undefined;
      await Promise.all([
        me.wish(`password ${me.id}`, next, this.change(me, login, old, next)),
        me.wish(`name ${me.id}`, renamed, () => me.call('PATCH', '/api/me', { name: renamed })),
      ]);
      password = next;
      await this.mustBeOut(elsewhere, 'a session that a new password ended');
      if (line)
        this.within(
          () => line.status === 'signed-out' || (line.status === 'connected' && line.person === null),
          'a connection outlived the session that a new password ended',
        ).finally(() => line.close());
      if (world.dice.oneIn(2)) await this.mustBeRefused(login, old);
      await this.talk(me, table, `${renamed} is still there`);
    }
    if (world.dice.oneIn(2)) await this.goForGood(me, login, password);
  }

  /** Something that can't be done twice: the second time it is refused, and that is as good as a consent. */
  private onceMore(code: string, person: Person, work: () => Promise<unknown>): Promise<void> {
    let tried = false;
    return person.insist(async () => {
      const again = tried;
      tried = true;
      try {
        await work();
      } catch (error) {
        if (!(again && error instanceof Said && error.code === code)) throw error;
      }
    });
  }

  private change(me: Person, login: string, old: string, next: string): () => Promise<unknown> {
    let tried = false;
    return async () => {
      const again = tried;
      tried = true;
      try {
        await me.call('POST', '/api/me/password', { old, new: next });
      } catch (error) {
        if (!(again && error instanceof Said && error.code === 'wrong-password')) throw error;
        // It came through the time before: then the new one is good.
        await this.comeIn(login, next);
      }
    };
  }

  private async comeIn(login: string, password: string): Promise<Person> {
    const elsewhere = new Person(this.world, login);
    await elsewhere.insist(() => elsewhere.call('POST', '/api/login', { login, password }));
    return elsewhere;
  }

  private async mustBeRefused(login: string, password: string): Promise<void> {
    try {
      await this.comeIn(login, password);
    } catch (error) {
      if (error instanceof Said && error.code === 'wrong-password') return;
      throw error;
    }
    this.world.history.anomalies.push(`${login} came in with a password that was changed`);
  }

  private async mustBeOut(person: Person, what: string): Promise<void> {
    for (const url of this.world.urls) {
      const { me } = await person.insist(() =>
        person.call<{ me: Me | null }>('GET', '/api/me', undefined, url),
      );
      if (me) this.world.history.anomalies.push(`${what} is good on one of the servers`);
    }
  }

  /** Looked at meanwhile; nobody waits for it. */
  private within(condition: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
    const { world } = this;
    const look = async () => {
      const end = performance.now() + KNOWN_AFTER;
      while (!world.over()) {
        if (await condition()) return;
        if (performance.now() > end) {
          world.history.anomalies.push(otherwise);
          return;
        }
        await sleep(100);
      }
    };
    const looking = look();
    this.watching.push(looking.catch(() => undefined));
    return looking;
  }

  /** With somebody who stays. */
  private async play(me: Person): Promise<string> {
    const other = new Person(this.world, `Friend of ${me.name}`);
    await other.arrive();
    const key = newKey();
    const seats = [{ who: 'me' }, { who: 'open' }];
    const { id } = await me.insist(() =>
      me.call<{ id: string }>('POST', '/api/tables', { key, game: this.game, listed: true, seats }),
    );
    await other.moveTo(id, 1, { do: 'sit', seat: 1 });
    await other.act(id, { do: 'ready', on: true });
    await me.begin(id);
    await this.talk(other, id, `${other.name} is here`);
    return id;
  }

  private async talk(person: Person, table: string, text: string): Promise<void> {
    await person.act(table, { do: 'say', text });
    this.world.history.lines.push({ table, user: person.id, text });
  }

  private async goForGood(me: Person, login: string, password: string): Promise<void> {
    const { history } = this.world;
    const farewell: Farewell = { user: me.id, acknowledged: false };
    history.farewells.push(farewell);
    const line = lineFor(this.world, me.cookie);
    const { cookie } = me;
    try {
      await this.onceMore('sign-in', me, () => me.call('DELETE', '/api/me', { password }));
      farewell.acknowledged = true;
      me.cookie = cookie;
      await this.mustBeOut(me, 'the session of somebody who is deleted');
    } finally {
      this.within(
        () => line.status === 'signed-out' || (line.status === 'connected' && line.person === null),
        'a connection outlived somebody who is deleted',
      ).finally(() => line.close());
    }
    this.within(async () => {
      try {
        await this.comeIn(login, password);
        return false;
      } catch (error) {
        return error instanceof Said && error.code === 'wrong-password';
      }
    }, 'somebody who is deleted can still come in');
  }
}
