/**
 * A part of the page that is fetched when it is needed. A connection that fails for a moment must not take the table away: the
 * part comes when it can be had again. Where it can't for long, the page says so.
 */
const TRIES = 6;
/** milliseconds, twice as long after every try */
const FIRST_WAIT = 500;

export async function withRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1, wait = FIRST_WAIT; ; tries++, wait *= 2) {
    try {
      if (tries > 1) await stylesAgain();
      return await load();
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise(done => setTimeout(done, wait));
    }
  }
}

/** The styles of a part are asked for with its first try only: those that failed would be missing ever after. */
const missing = new Set<HTMLLinkElement>();
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  },
  true,
);

async function stylesAgain(): Promise<void> {
  for (const link of missing) {
    missing.delete(link);
    const again = link.cloneNode() as HTMLLinkElement;
    await new Promise((done, fail) => {
      again.addEventListener('load', done);
      again.addEventListener('error', () => fail(new Error(`no styles at ${again.href}`)));
      link.replaceWith(again);
    });
  }
}
