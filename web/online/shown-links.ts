/**
 * The links by which this tab came to tables that are not listed: who was never at such a table shows the link with
 * whatever is read of it, also after the address has lost it.
 */
const place = (table: string) => `epoka.came.${table}`;
const came = new Map<string, string>();

export function keepLink(table: string, code: string | undefined): void {
  if (code === undefined) return;
  came.set(table, code);
  try {
    sessionStorage.setItem(place(table), code);
  } catch {
    // Without storage it is known until the page is loaded anew.
  }
}

export function linkOf(table: string): string | undefined {
  try {
    return came.get(table) ?? sessionStorage.getItem(place(table)) ?? undefined;
  } catch {
    return came.get(table);
  }
}

/** Behind the address of what is read of a table. */
export function byLink(table: string): string {
  const code = linkOf(table);
  return code === undefined ? '' : `?code=${encodeURIComponent(code)}`;
}
