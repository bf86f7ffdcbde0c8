/** Addresses: `#/table/<id>`, `#/replay/<id>?at=12`. Behind the # they work from any folder, offline and without a server. */

export type Way = 'bots' | 'here' | 'online';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string; readonly way: Way }
  /** `join`: the code of an invite link to a table on a server */
  | { readonly page: 'table'; readonly id: string; readonly join?: string | undefined }
  | { readonly page: 'online' }
  | { readonly page: 'account'; readonly friend: string | undefined }
  | { readonly page: 'operator' }
  | {
      readonly page: 'replay';
      readonly id: string;
      readonly at: number | undefined;
      readonly seat: number | undefined;
    }
  | {
      readonly page: 'rules';
      readonly game: string;
      readonly chapter: string | undefined;
      readonly clause: string | undefined;
    }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  /** `deck`: a deck that the link carries */
  | { readonly page: 'decks'; readonly deck: string | undefined }
  | { readonly page: 'missing'; readonly path: string };

const WAYS: readonly string[] = ['bots', 'here', 'online'];

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const parts = path
    .split('/')
    .filter(p => p !== '')
    .map(decode);
  const asked = new URLSearchParams(query);
  const [page, a, b] = parts;
  switch (page) {
    case undefined:
      return { page: 'home' };
    case 'new':
      if (a !== undefined && b !== undefined && WAYS.includes(b))
        return { page: 'new', game: a, way: b as Way };
      break;
    case 'table':
      if (a !== undefined) return { page: 'table', id: a, join: asked.get('join') ?? undefined };
      break;
    case 'online':
    case 'operator':
      if (a === undefined) return { page };
      break;
    case 'account':
      if (a === undefined) return { page, friend: asked.get('friend') ?? undefined };
      break;
    case 'replay':
      if (a !== undefined)
        return { page: 'replay', id: a, at: whole(asked.get('at')), seat: whole(asked.get('seat')) };
      break;
    case 'rules':
      if (a !== undefined)
        return { page: 'rules', game: a, chapter: b, clause: asked.get('clause') ?? undefined };
      break;
    case 'settings':
    case 'about':
      if (a === undefined) return { page };
      break;
    case 'decks':
      if (a === undefined) return { page, deck: asked.get('deck') ?? undefined };
      break;
  }
  return { page: 'missing', path };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function whole(text: string | null): number | undefined {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

export function href(route: Route): string {
  const e = encodeURIComponent;
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${e(route.game)}/${route.way}`;
    case 'table':
      return `#/table/${e(route.id)}${route.join ? `?join=${e(route.join)}` : ''}`;
    case 'online':
      return '#/online';
    case 'operator':
      return '#/operator';
    case 'account':
      return `#/account${route.friend ? `?friend=${e(route.friend)}` : ''}`;
    case 'replay': {
      const asked = new URLSearchParams();
      if (route.at !== undefined) asked.set('at', String(route.at));
      if (route.seat !== undefined) asked.set('seat', String(route.seat));
      const query = asked.toString();
      return `#/replay/${e(route.id)}${query ? `?${query}` : ''}`;
    }
    case 'rules':
      return `#/rules/${e(route.game)}${route.chapter ? `/${e(route.chapter)}` : ''}${route.clause ? `?clause=${e(route.clause)}` : ''}`;
    case 'settings':
      return '#/settings';
    case 'about':
      return '#/about';
    case 'decks':
      return `#/decks${route.deck ? `?deck=${e(route.deck)}` : ''}`;
    case 'missing':
      return `#${route.path}`;
  }
}

export function go(route: Route, replace = false): void {
  const to = href(route);
  if (location.hash === to || (to === '#/' && location.hash === '')) return;
  if (replace) {
    history.replaceState(null, '', to);
    dispatchEvent(new HashChangeEvent('hashchange'));
  } else location.hash = to;
}

/** Changes the address without going anywhere: a scrubbed replay stays where it is, and the address names the position. */
export function rename(route: Route): void {
  history.replaceState(null, '', href(route));
}
