/** Loads the page anew in the version of the server: a new version that waits behind the old one is let in first. */

const PATIENCE = 20_000;

export async function reloadFresh(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) await letIn(registration);
  } finally {
    // Whatever went wrong with the worker, the player asked for the page.
    location.reload();
  }
}

async function letIn(registration: ServiceWorkerRegistration): Promise<void> {
  if (!registration.waiting && !registration.installing) await registration.update();
  const worker = registration.waiting ?? registration.installing;
  // Nothing new to be had, and yet this page is not the server's: without the worker it comes from there.
  if (!worker || !(await becomes(worker, 'installed'))) {
    await registration.unregister();
    return;
  }
  worker.postMessage('take-over');
  await becomes(worker, 'activated');
}

/** False: it failed, or takes too long. */
function becomes(worker: ServiceWorker, state: 'installed' | 'activated'): Promise<boolean> {
  const isThere = () => worker.state === state || worker.state === 'activated';
  return new Promise(done => {
    const look = () => {
      if (isThere()) done(true);
      else if (worker.state === 'redundant') done(false);
    };
    worker.addEventListener('statechange', look);
    setTimeout(() => done(isThere()), PATIENCE);
    look();
  });
}
