/** Decks that people keep with their account: theirs alone, by the id that the device made which built them. */
import type { Json } from '@epoka/kernel';
import type { Deck } from '@epoka/protocol';
import type { Db } from './db.ts';

interface DeckRow extends Omit<Deck, 'value'> {
  body: string;
}

export class DeckStore {
  private readonly db: Db;
  constructor(db: Db) {
    this.db = db;
  }

  /** Of one game, or all. The last changed first. */
  async of(user: string, game?: string): Promise<Deck[]> {
    const rows = await this.db.query<DeckRow>(
      `select id, game, name, changed, body from decks
       where user_id = $1 and ($2 = '' or game = $2) order by changed desc, id`,
      [user, game ?? ''],
    );
    return rows.map(({ body, ...row }) => ({ ...row, value: JSON.parse(body) as Json }));
  }

  /** What was changed later on another device stays. False: there are `most` others already. */
  save(user: string, deck: Deck, most: number): Promise<boolean> {
    return this.db.tx(async q => {
      const [{ n }] = await q.query<{ n: number }>(
        'select count(*) as n from decks where user_id = $1 and id <> $2',
        [user, deck.id],
      );
      if (Number(n) >= most) return false;
      await q.query(
        `insert into decks (user_id, id, game, name, changed, body) values ($1, $2, $3, $4, $5, $6)
         on conflict (user_id, id) do update set game = $3, name = $4, changed = $5, body = $6
         where decks.changed <= $5`,
        [user, deck.id, deck.game, deck.name, deck.changed, JSON.stringify(deck.value)],
      );
      return true;
    });
  }

  async remove(user: string, id: string): Promise<void> {
    await this.db.query('delete from decks where user_id = $1 and id = $2', [user, id]);
  }
}
