/**
 * The service worker: keeps the whole client on the device, so that every local game works without a network. The list of
 * files and the version are written in by the build.
 */
declare const __EPOKA_FILES__: readonly string[];
declare const __EPOKA_BUILD__: string;

interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', run: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', run: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', run: (event: MessageEvent) => void): void;
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
