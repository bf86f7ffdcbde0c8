import { describe, expect, it } from 'vitest';
import { grouped } from '../kit/ui/menu.tsx';
import { sentences } from '../table/voice.ts';

describe('the voice of the table', () => {
  it('ends every line with one mark', () => {
    expect(sentences(['Cyrus passes.', 'Your political action?', 'Round 3'])).toBe(
      'Cyrus passes. Your political action? Round 3.',
    );
  });
});

describe('the menu', () => {
  it('stands in groups, and what can’t be taken back apart, last', () => {
    const entry = (key: string, group?: 'table' | 'view' | 'danger') => ({
      key,
      label: key,
      act: () => undefined,
      group,
    });
    const groups = grouped([entry('resign', 'danger'), entry('settings', 'view'), entry('rename', 'table')]);
    expect(groups.map(list => list.map(({ key }) => key))).toEqual([['rename'], ['settings'], ['resign']]);
  });
});
