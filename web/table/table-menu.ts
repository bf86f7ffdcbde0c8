/** The menu of a table, the same for tables of this device and online ones; those change it by what a server can do. */
import type { TableClient, TableShot } from '../client/table-client.ts';
import { toast } from '../kit/index.ts';
import type { MenuEntry } from '../kit/ui/menu.tsx';
import type { Messages } from '../lang/app/en.ts';
import { go } from '../router.ts';
import { saveReplay } from './save-replay.ts';
import type { Overlay } from './table-dialogs.tsx';

export function tableMenu(
  { client, shot }: { client: TableClient; shot: TableShot },
  words: Messages,
  acts: {
    readonly sinceLastTurn: () => void;
    readonly resign: (seat: number) => void;
    readonly show: (overlay: Overlay) => void;
  },
): MenuEntry[] {
  return [
    { key: 'digest', group: 'view', label: words.digest.title, act: acts.sinceLastTurn },
    {
      key: 'replay',
      group: 'view',
      label: words.table.replay,
      act: () => go({ page: 'replay', id: shot.id, at: shot.view.answers, seat: undefined }),
    },
    {
      key: 'download',
      group: 'table',
      label: words.table.download,
      act: () => void saveReplay(client, shot.name).catch(() => toast(words.ask.failed, 'bad')),
    },
    { key: 'rename', group: 'table', label: words.table.rename, act: () => acts.show('rename') },
    { key: 'settings', group: 'view', label: words.table.settings, act: () => acts.show('settings') },
    { key: 'keys', group: 'view', label: words.table.keys, act: () => acts.show('keys') },
    // On a server it is the person who gives up, not only the seat: the menu there has its own.
    ...(client.resign && !shot.view.over && shot.mine.includes(shot.view.seat)
      ? [
          {
            key: 'resign',
            group: 'danger' as const,
            label: words.table.resign,
            act: () => acts.resign(shot.view.seat),
          },
        ]
      : []),
  ];
}
