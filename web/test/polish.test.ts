/** Polish as it is spoken at a table: words that came from word by word translation don't come back. */
import { describe, expect, it } from 'vitest';
import { aboutPl } from '../lang/about/pl.ts';
import { pl as app } from '../lang/app/pl.ts';
import { homePl } from '../lang/home/pl.ts';
import { morePl } from '../lang/more/pl.ts';
import { pl as online } from '../online/lang/pl.ts';

/** All that is said; sentences with a gap are said with a name and a number. */
function sentences(of: unknown): string[] {
  if (typeof of === 'string') return [of];
  if (typeof of === 'function') {
    try {
      const said: unknown = of('Ola', 2, 3);
      return sentences(said);
    } catch {
      return [];
    }
  }
  return of && typeof of === 'object' ? Object.values(of).flatMap(sentences) : [];
}

const all = [aboutPl, app, homePl, morePl, online].flatMap(sentences);

describe('the frame in Polish', () => {
  it('tells how long ago something was as people do', () => {
    expect(homePl.ago(0, 'minute')).toBe('przed chwilą');
    expect(homePl.ago(5, 'minute')).toBe('5 minut temu');
    expect(homePl.ago(1, 'day')).toBe('wczoraj');
  });

  it('is there', () => expect(all.length).toBeGreaterThan(500));

  it.each([
    ['a name that should be declined', /\b(gracza|graczowi|graczem|oczami|dla|bez|przez) Ola\b/i],
    ['one form of address only', /\b(Pan|Pani|Państwo|proszę|kliknij)\b/i],
    ['no second word for online', /przez sieć|sieciow/],
    ['motion is no move', /^Ruch$/],
    ['a minute that is none', /ta minuta|tej minucie/],
    ['steps are taken back, not answers', /[Cc]ofa\w* \S* ?odpowied/],
  ])('%s', (_, never) => expect(all.filter(text => never.test(text))).toEqual([]));
});
