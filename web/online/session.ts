/** Who the player is on this server, and the one connection to it. Lives as long as the page. */

import type { Me, ServerInfo } from '@epoka/protocol';
import { EpokaClient, type SocketLike, type Status } from '@epoka/protocol/client';
import { useEffect, useSyncExternalStore } from 'react';
import { prefs } from '../prefs.ts';
import { type Absence, ApiProblem, call, serverInfo } from './api.ts';
import { onOtherTab, setBeenOnline } from './been-online.ts';

export interface Session {
  /** undefined while asking, null where there is no server */
  readonly info: ServerInfo | null | undefined;
  /** why there is none */
  readonly absence?: Absence;
  /** undefined while asking, null before a name was given */
  readonly me: Me | null | undefined;
  readonly status: Status;
}

let now: Session = { info: undefined, me: undefined, status: 'connecting' };
const listeners = new Set<() => void>();

function set(change: Partial<Session>): void {
  now = { ...now, ...change };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// ---- the connection

/** A connection that has been silent for so long is asked whether it still lives, and given up without an answer. */
const SILENCE = 20_000;
const PATIENCE = 8_000;

let client: EpokaClient | undefined;
let heard = 0;
let asked = 0;

function connect(): SocketLike {
  const url = new URL('/ws', location.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  heard = Date.now();
  asked = 0;
  socket.addEventListener('message', () => {
    heard = Date.now();
    asked = 0;
  });
  // A message event of the browser has more than is asked for; for the compiler that is another type.
  return socket as unknown as SocketLike;
}

function beat(): void {
  if (client?.status !== 'connected') return;
  const time = Date.now();
  if (asked > 0 && time - asked > PATIENCE) {
    asked = 0;
    client.reconnect();
  } else if (asked === 0 && time - heard > SILENCE) {
    asked = time;
    client.tell({ t: 'ping', at: time });
  }
}

export function connection(): EpokaClient {
  if (client) return client;
  const made = new EpokaClient({ connect, patience: { first: 250, most: 5_000 } });
  client = made;
  made.onChange(() => {
    const { info } = now;
    const words = made.announcement;
    const news = info && words !== undefined && words !== info.announcement;
    set({ status: made.status, ...(news ? { info: { ...info, announcement: words } } : {}) });
  });
  // The constructor has begun to connect before anybody listened.
  set({ status: made.status });
  addEventListener('online', () => made.reconnect());
  addEventListener('offline', () => set({ status: 'waiting' }));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && made.status === 'waiting') made.reconnect();
  });
  setInterval(beat, 2_000);
  return made;
}

// ---- coming and going

let opening: Promise<void> | undefined;

async function open(): Promise<void> {
  const info = await serverInfo();
  if (typeof info === 'string') {
    set({ info: null, me: null, absence: info });
    return;
  }
  try {
    const { me } = await call<{ me: Me | null }>('GET', '/api/me');
    setBeenOnline(me?.id);
    set({ info, me });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    set({ info: null, me: null, absence: 'silent' });
  }
}

/** Looks for the server and for who we are. */
export function refreshSession(): Promise<void> {
  opening ??= open().finally(() => {
    opening = undefined;
  });
  return opening;
}

/** Another tab has become somebody else, or nobody: so has this one, with the same cookie. */
onOtherTab(() => {
  const before = now.me?.id;
  void refreshSession().then(() => {
    if (now.me?.id !== before) client?.reconnect();
  });
});

export function setMe(me: Me): void {
  set({ me });
}

/** Another person from now on: the connection has to know. */
function became(me: Me | null): void {
  setBeenOnline(me?.id);
  set({ me });
  client?.reconnect();
}

export async function enterAsGuest(name: string): Promise<void> {
  became(await call<Me>('POST', '/api/guest', { name, language: prefs.get().language }));
  prefs.set({ name });
}

export async function signIn(login: string, password: string): Promise<void> {
  became(await call<Me>('POST', '/api/login', { login, password }));
}

export async function signOut(): Promise<void> {
  await call('POST', '/api/logout');
  became(null);
}

export async function deleteMe(password: string | undefined): Promise<void> {
  await call('DELETE', '/api/me', password === undefined ? {} : { password });
  became(null);
}

export function useSession(): Session {
  useEffect(() => {
    if (now.info === undefined || now.info === null || now.me === undefined) void refreshSession();
  }, []);
  return useSyncExternalStore(subscribe, () => now);
}
