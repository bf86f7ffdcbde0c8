/** The words of online play, and what is said of names and passwords before the server is asked. */
import { describe, expect, it } from 'vitest';
import { browserName } from '../online/browser-name.ts';
import { wrongLogin, wrongName, wrongPassword } from '../online/input-checks.ts';
import { en } from '../online/lang/en.ts';
import { pl } from '../online/lang/pl.ts';
import { fromRouteId, isOnlineId, toRouteId } from '../online/route-ids.ts';

const MINUTE = 60_000;

describe('the words of online play', () => {
  it('count minutes and days as each language does', () => {
    const minutes = (n: number) => pl.clockShort({ kind: 'live', total: n * MINUTE, increment: 0 });
    expect([1, 2, 5, 12, 22, 25].map(minutes)).toEqual([
      '1 minuta na gracza',
      '2 minuty na gracza',
      '5 minut na gracza',
      '12 minut na gracza',
      '22 minuty na gracza',
      '25 minut na gracza',
    ]);
    const days = (n: number) => pl.clockLong({ kind: 'turn', days: n });
    expect([1, 3, 7].map(days)).toEqual([
      '1 dzień na każdy ruch',
      '3 dni na każdy ruch',
      '7 dni na każdy ruch',
    ]);
    expect(pl.clockLong({ kind: 'turn', days: 0.5 })).toBe('12 godzin na każdy ruch');
    expect(en.clockLong({ kind: 'turn', days: 1 })).toBe('1 day for every turn');
    expect([1, 2, 5].map(pl.watchers)).toEqual([
      'Widzowie: 1 osoba.',
      'Widzowie: 2 osoby.',
      'Widzowie: 5 osób.',
    ]);
    expect(pl.proposes.takeBack('Ola', 1)).toBe('Ola prosi o cofnięcie ostatniego ruchu.');
    expect(pl.proposes.takeBack('Ola', 3)).toBe('Ola prosi o cofnięcie ostatnich 3 ruchów.');
    expect(pl.waitReady(['Ola'])).toBe('Czekamy, aż gotowość potwierdzi Ola');
    expect(pl.waitReady(['Ola', 'Adam'])).toBe('Czekamy, aż gotowość potwierdzą Ola i Adam');
    expect(en.waitReady(['Ola', 'Adam'])).toBe('Waiting for: Ola, Adam');
    expect(pl.passwordNote(8)).toBe('Co najmniej 8 znaków.');
    expect(pl.passwordNote(22)).toBe('Co najmniej 22 znaki.');
  });

  it('say every problem in a whole sentence, in both languages', () => {
    expect(Object.keys(pl.problems)).toEqual(Object.keys(en.problems));
    for (const words of [en, pl])
      for (const [code, text] of Object.entries(words.problems)) expect(text, code).toMatch(/^\p{Lu}.*\.$/u);
    for (const code of Object.keys(en.problems) as (keyof typeof en.problems)[])
      expect(pl.problems[code], code).not.toBe(en.problems[code]);
  });
});

describe('what is typed', () => {
  it('is told what is wrong with it', () => {
    expect(wrongName(en, '   ')).toBe('Type a name first.');
    expect(wrongName(pl, 'x'.repeat(31))).toBe('Imię może mieć najwyżej 30 znaków, a to ma 31.');
    expect(wrongName(en, ' Żaneta ')).toBeUndefined();
    for (const name of ['\u3164', '\u2800\u2800', 'Ada\u00ad', '\u0301'])
      expect(wrongName(en, name)).toBe(en.wrong.nameInvisible);
    for (const name of ['山田', '🦊']) expect(wrongName(pl, name)).toBeUndefined();
    expect(wrongLogin(en, 'no')).toBe(en.wrong.login);
    expect(wrongLogin(en, 'żaneta')).toBe(en.wrong.login);
    expect(wrongLogin(en, ' Zaneta.K+1@example.org ')).toBeUndefined();
    expect(wrongPassword(en, '1234567')).toBe('A password needs at least 8 characters.');
    expect(wrongPassword(en, '12345678')).toBeUndefined();
    expect(wrongPassword(en, 'x'.repeat(201))).toBe('A password has at most 200 characters.');
  });
});

describe('names of things', () => {
  it('tell tables of a server from those of this device', () => {
    expect(isOnlineId(toRouteId('abc'))).toBe(true);
    expect(isOnlineId('abc')).toBe(false);
    expect(fromRouteId(toRouteId('abc'))).toBe('abc');
  });

  it('make a short name of what a browser calls itself', () => {
    expect(browserName('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0')).toBe(
      'Firefox, Linux',
    );
    expect(
      browserName(
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
      ),
    ).toBe('Edge, Windows');
    expect(browserName('curl/8.5.0')).toBe('curl/8.5.0');
    expect(browserName('')).toBe('?');
  });
});
