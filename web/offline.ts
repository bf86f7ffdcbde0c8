/** Registers the service worker and offers a new version when one has been fetched. */
import { homeWords } from './lang/index.ts';
import { prefs } from './prefs.ts';

export function keepOffline(notice: (text: string, act?: { label: string; run: () => void }) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const had = navigator.serviceWorker.controller !== null;
  let reloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (had && reloading) location.reload();
  });
  navigator.serviceWorker.register('./sw.js').then(
    (registration: ServiceWorkerRegistration | undefined) => {
      // some browsers resolve with nothing where workers are switched off
      if (!registration) return;
      const offer = (worker: ServiceWorker): void => {
        const words = homeWords[prefs.get().language];
        notice(words.newVersion, {
          label: words.reload,
          run: () => {
            reloading = true;
            worker.postMessage('take-over');
          },
        });
      };
      if (registration.waiting && had) offer(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => {
          if (worker.state === 'installed' && had) offer(worker);
        });
      });
    },
    () => {
      // Not allowed here (private window, plain http): Epoka works, only not offline.
      document.documentElement.dataset.offline = 'unavailable';
    },
  );
}
