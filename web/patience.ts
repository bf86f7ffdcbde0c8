/**
 * A part of the page that is fetched when it is needed. A connection that fails for a moment must not take the table away: the
 * part comes when it can be had again. Where it can't for long, the page says so.
 */
const TRIES = 6;
/** milliseconds, twice as long after every try */
const FIRST_WAIT = 500;

export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1, wait = FIRST_WAIT; ; tries++, wait *= 2) {
    try {
      return await load();
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise(done => setTimeout(done, wait));
    }
  }
}
