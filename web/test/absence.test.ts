/** Whether there is no server, or only none to be heard: players read something else. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverInfo } from '../online/api.ts';

function answering(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal('location', { origin: 'https://epoka.example' });
  vi.stubGlobal('fetch', async () => answer());
}

afterEach(() => vi.unstubAllGlobals());

describe('looking for a server', () => {
  it('tells a place without one from a server that does not answer', async () => {
    answering(() => new Response('not found', { status: 404 }));
    expect(await serverInfo()).toBe('none');
    answering(() => new Response('<!doctype html>', { status: 200 }));
    expect(await serverInfo()).toBe('none');
    answering(() => Response.json({ some: 'other service' }));
    expect(await serverInfo()).toBe('none');
    answering(() => Promise.reject(new TypeError('no network')));
    expect(await serverInfo()).toBe('silent');
    answering(() => new Response('bad gateway', { status: 502 }));
    expect(await serverInfo()).toBe('silent');
    answering(() => Response.json({ problem: { code: 'too-fast', message: '' } }, { status: 429 }));
    expect(await serverInfo()).toBe('silent');
    answering(() => Response.json({ protocol: 1 }));
    expect(await serverInfo()).toEqual({ protocol: 1 });
  });
});
