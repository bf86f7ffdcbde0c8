/** A rematch that is refused: the player hears why, in their language, and stays at the table. */

import type { ProblemCode } from '@epoka/protocol';
import { ActRefused } from '@epoka/protocol/client';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../kit/index.ts';
import { en } from '../online/lang/en.ts';
import { pl } from '../online/lang/pl.ts';
import { rematchOr } from '../online/rematch.ts';
import { prefs } from '../prefs.ts';

beforeEach(() => {
  vi.stubGlobal('window', { setTimeout: () => 0 });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const refused = (code: ProblemCode) =>
  rematchOr('~here', () => Promise.reject(new ActRefused({ code, message: code })));
const said = () => renderToStaticMarkup(createElement(Announcer, { closeLabel: 'x' }));

describe('a rematch', () => {
  it('that is refused is explained in both languages, and nobody is sent away', async () => {
    const { language } = prefs.get();
    try {
      for (const [tongue, words] of [
        ['en', en],
        ['pl', pl],
      ] as const) {
        prefs.set({ language: tongue });
        for (const [code, text] of Object.entries({
          ...words.noRematch,
          'too-fast': words.problems['too-fast'],
        })) {
          expect(await refused(code as ProblemCode)).toBe('~here');
          expect(said()).toContain(text);
        }
      }
    } finally {
      prefs.set({ language });
    }
    expect(Object.keys(pl.noRematch)).toEqual(Object.keys(en.noRematch));
  });

  it('leads to the new table, and other errors are not hidden', async () => {
    expect(await rematchOr('~here', async () => '~there')).toBe('~there');
    await expect(rematchOr('~here', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
