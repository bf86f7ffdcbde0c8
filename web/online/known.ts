/** Whether this browser has been online here: a home page without a server behind it should not ask for one. */
const KEY = 'epoka.online';

export function wasOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function setOnline(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the lobby still lists the tables; the home page does not.
  }
}
