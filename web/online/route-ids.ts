/** Tables on the server share the addresses of local ones; a leading `~` tells them apart. */

const MARK = '~';

export const isOnlineId = (id: string): boolean => id.startsWith(MARK);
export const toRouteId = (id: string): string => MARK + id;
export const fromRouteId = (id: string): string => (isOnlineId(id) ? id.slice(MARK.length) : id);
