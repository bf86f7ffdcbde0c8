/**
 * The service worker: keeps the whole client on the device, so that every local game works without a network. The list of
 * files and the version are written in by the build.
 */
declare const __EPOKA_FILES__: readonly string[];
declare const __EPOKA_BUILD__: string;

interface WorkerScope {
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly PageClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', run: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', run: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', run: (event: MessageEvent) => void): void;
  addEventListener(type: 'push', run: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', run: (event: NoticeEvent) => void): void;
}
interface PageClient {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
/** What the server of online tables sends: `{ title, body, path, table }`. */
interface Pushed extends ExtendableEvent {
  readonly data: { json(): { title: string; body: string; path: string; table: string } } | null;
}
interface NoticeEvent extends ExtendableEvent {
  readonly notification: { readonly data: string; close(): void };
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as WorkerScope;
const CACHE = `epoka-${__EPOKA_BUILD__}`;
const root = new URL('./', scope.location.href);
const known = new Set(__EPOKA_FILES__.map(file => new URL(file, root).href));
const index = new URL('index.html', root).href;

scope.addEventListener('install', event => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll(
        [...known].map(url => new Request(url, { cache: url === index ? 'reload' : 'default' })),
      );
      // The very first visit may use it at once; later versions wait until the player agrees.
      if ((await caches.keys()).filter(name => name.startsWith('epoka-')).length === 1)
        await scope.skipWaiting();
    })(),
  );
});

scope.addEventListener('activate', event => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('epoka-') && name !== CACHE) await caches.delete(name);
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener('message', event => {
  if (event.data === 'take-over') void scope.skipWaiting();
});

scope.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (url.origin !== root.origin) return;
  url.hash = '';
  url.search = '';
  const wanted =
    request.mode === 'navigate' && (url.href === root.href || url.href === index) ? index : url.href;
  if (!known.has(wanted)) return;
  event.respondWith(
    (async () => {
      const cached = await (await caches.open(CACHE)).match(wanted);
      return cached ?? fetch(request);
    })(),
  );
});

scope.addEventListener('push', event => {
  const message = event.data?.json();
  if (!message) return;
  const { title, body, path, table } = message;
  const icon = new URL('icon-192.png', root).href;
  event.waitUntil(scope.registration.showNotification(title, { body, icon, tag: table, data: path }));
});

/** To the table: in the page that is open, or in a new one. */
scope.addEventListener('notificationclick', event => {
  event.notification.close();
  const url = new URL(event.notification.data, root).href;
  event.waitUntil(
    (async () => {
      const open = await scope.clients.matchAll({ type: 'window' });
      const page = open.find(client => client.url === url) ?? open[0];
      if (!page) await scope.clients.openWindow(url);
      else {
        if (page.url !== url) await page.navigate(url);
        await page.focus();
      }
    })(),
  );
});
