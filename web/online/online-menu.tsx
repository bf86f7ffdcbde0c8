/** What the menu of a table on the server offers besides the usual, and what it leaves out. */
import type { Act } from '@epoka/protocol';
import { toast } from '../kit/index.ts';
import type { MenuEntry } from '../kit/ui/menu.tsx';
import { go } from '../router.ts';
import { useNames } from './banner.tsx';
import type { Confirmation } from './confirm.tsx';
import { isLeft } from './free-seats.ts';
import type { OnlineTable } from './online-table.ts';
import { useSession } from './session.ts';
import { useOnlineWords, useTry } from './words.tsx';

const NO_INFO = { seats: [] } as unknown as Parameters<typeof useNames>[0];

export function useOnlineEntries(
  table: OnlineTable | undefined,
  confirm: (question: Confirmation) => void,
  invite: () => void,
  others: () => void,
): (usual: readonly MenuEntry[]) => readonly MenuEntry[] {
  const w = useOnlineWords();
  const attempt = useTry();
  const { me } = useSession();
  const info = table?.followed.info;
  const names = useNames(info ?? NO_INFO);
  return usual => {
    if (!table || !info) return usual;
    const { seat, view, here } = table.followed;
    const act = (what: Act, said?: string) =>
      void attempt(() => table.act(what)).then(done => {
        if (done && said) toast(said, 'good');
      });
    const playing = info.phase === 'playing' && seat >= 0;
    const kept = usual
      .filter(e => e.key !== 'rename' && (seat >= 0 || e.key !== 'digest'))
      .map(e => (e.key === 'download' && info.phase === 'playing' ? { ...e, why: w.afterEnd } : e));
    const own: MenuEntry[] = [
      { key: 'lobby', group: 'table', label: w.toLobby, act: () => go({ page: 'online' }) },
      ...(me ? [{ key: 'others', group: 'table' as const, label: w.peopleHere, act: others }] : []),
    ];
    if (playing) {
      const answers = view?.answers ?? 0;
      own.push(
        {
          key: 'take-back',
          group: 'table' as const,
          label: w.proposeTakeBack,
          act: () => act({ do: 'propose', what: 'take-back', to: table.takeBackTo() }, w.proposed),
          why: answers > 0 ? undefined : w.nothingYet,
        },
        {
          key: 'pause',
          group: 'table' as const,
          label: w.proposePause,
          act: () => act({ do: 'propose', what: 'pause' }, w.proposed),
          why: view?.clock.paused ? w.paused : undefined,
        },
        ...info.seats.flatMap((who, other): MenuEntry[] =>
          // Where a clock runs, a bot plays on by itself for whoever has no time left.
          who.who === 'human' && other !== seat && !here.includes(other) && info.clock.kind === 'none'
            ? [
                {
                  key: `replace-${other}`,
                  group: 'table' as const,
                  label: w.proposeReplace(names(other)),
                  act: () => act({ do: 'propose', what: 'replace', seat: other }, w.proposed),
                  why: view?.asked.includes(other) ? undefined : w.problems['not-late'],
                },
              ]
            : [],
        ),
        ...(info.takeOver && info.seats.some((who, other) => isLeft(info, who, other))
          ? [{ key: 'invite', group: 'table' as const, label: w.inviteSeat, act: invite }]
          : []),
        {
          key: 'close',
          group: 'danger' as const,
          label: info.seats.some((who, other) => who.who === 'human' && other !== seat)
            ? w.proposeClose
            : w.endNow,
          // with bots alone there is nobody to ask: it ends at once, so it is asked back
          act: () =>
            info.seats.some((who, other) => who.who === 'human' && other !== seat)
              ? act({ do: 'propose', what: 'close' }, w.proposed)
              : confirm({
                  title: w.endNow,
                  text: w.endNowSure,
                  yes: w.endNow,
                  run: () => act({ do: 'propose', what: 'close' }),
                }),
        },
        {
          key: 'leave',
          group: 'danger' as const,
          label: w.leave,
          act: () =>
            confirm({
              title: w.leave,
              text: w.leaveSure,
              yes: w.leave,
              run: () =>
                void attempt(() => table.act({ do: 'leave' })).then(done => {
                  if (done) go({ page: 'online' });
                }),
            }),
        },
        {
          key: 'resign',
          group: 'danger' as const,
          label: w.resign,
          act: () =>
            confirm({ title: w.resign, text: w.resignSure, yes: w.resign, run: () => act({ do: 'resign' }) }),
        },
      );
    }
    return [...kept, ...own];
  };
}
