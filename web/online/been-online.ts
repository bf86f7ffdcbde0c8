/** Whether this browser has been online here: a home page without a server behind it should not ask for one. */
const KEY = 'epoka.online';

export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Who it is; other tabs hear of it. */
export function setBeenOnline(who: string | undefined): void {
  try {
    if (who === undefined) localStorage.removeItem(KEY);
    else if (localStorage.getItem(KEY) !== who) localStorage.setItem(KEY, who);
  } catch {
    // Without storage the lobby still lists the tables; the home page does not.
  }
}

/** Somebody came in or went in another tab of this browser. */
export function onOtherTab(listener: () => void): void {
  window.addEventListener('storage', event => {
    if (event.key === KEY) listener();
  });
}
