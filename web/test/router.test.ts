import { describe, expect, it } from 'vitest';
import { href, parseRoute, type Route } from '../router.ts';

describe('addresses', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'new', game: 'new-horizons', way: 'here' },
    { page: 'table', id: 'a_b-c' },
    { page: 'replay', id: 'x', at: 0, seat: undefined },
    { page: 'replay', id: 'x', at: 12, seat: 2 },
    { page: 'replay', id: 'x', at: undefined, seat: undefined },
    { page: 'rules', game: 'new-horizons', chapter: 'goals', clause: 'NH-17.1' },
    { page: 'rules', game: 'new-horizons', chapter: undefined, clause: undefined },
    { page: 'settings' },
    { page: 'about' },
  ];
  for (const route of routes)
    it(`${href(route)} leads where it says`, () => expect(parseRoute(href(route))).toEqual(route));

  it('anything else is a page that does not exist', () => {
    for (const hash of ['#/new/x', '#/new/x/loud', '#/table', '#/settings/x', '#/%E0%A4%A', '#/x?y=z'])
      expect(parseRoute(hash).page).toBe('missing');
  });

  it('nonsense after at= is left out', () => {
    expect(parseRoute('#/replay/x?at=-3&seat=two')).toEqual({
      page: 'replay',
      id: 'x',
      at: undefined,
      seat: undefined,
    });
  });
});
