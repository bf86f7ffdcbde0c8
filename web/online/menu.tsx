/** What the menu of a table on the server offers besides the usual, and what it leaves out. */
import type { Act } from '@epoka/server/protocol';
import { toast } from '../kit/index.ts';
import { go } from '../router.ts';
import type { MenuEntry } from '../ui/menu.tsx';
import { useNames } from './band.tsx';
import { isLeft } from './free-seats.ts';
import type { OnlineTable } from './online-table.ts';
import type { Sure } from './sure.tsx';
import { useOnlineWords, useTry } from './words.tsx';

const NO_INFO = { seats: [] } as unknown as Parameters<typeof useNames>[0];

export function useOnlineEntries(
  table: OnlineTable | undefined,
  sure: (question: Sure) => void,
  invite: () => void,
): (usual: readonly MenuEntry[]) => readonly MenuEntry[] {
  const w = useOnlineWords();
  const attempt = useTry();
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
      .filter(e => e.key !== 'rename' && (seat >= 0 || (e.key !== 'plan' && e.key !== 'digest')))
      .map(e => (e.key === 'download' && info.phase !== 'over' ? { ...e, why: w.afterEnd } : e));
    const own: MenuEntry[] = [{ key: 'lobby', label: w.toLobby, act: () => go({ page: 'online' }) }];
    if (playing) {
      const answers = view?.answers ?? 0;
      own.push(
        {
          key: 'take-back',
          label: w.proposeTakeBack,
          act: () => act({ do: 'propose', what: 'take-back', to: table.takeBackTo() }, w.proposed),
          why: answers > 0 ? undefined : w.nothingYet,
        },
        {
          key: 'pause',
          label: w.proposePause,
          act: () => act({ do: 'propose', what: 'pause' }, w.proposed),
          why: view?.clock.paused ? w.paused : undefined,
        },
        ...info.seats.flatMap((who, other): MenuEntry[] =>
          who.who === 'human' && other !== seat && !here.includes(other)
            ? [
                {
                  key: `replace-${other}`,
                  label: w.proposeReplace(names(other)),
                  act: () => act({ do: 'propose', what: 'replace', seat: other }, w.proposed),
                },
              ]
            : [],
        ),
        ...(info.takeOver && info.seats.some((who, other) => isLeft(info, who, other))
          ? [{ key: 'invite', label: w.inviteSeat, act: invite }]
          : []),
        {
          key: 'close',
          label: w.proposeClose,
          act: () => act({ do: 'propose', what: 'close' }, w.proposed),
        },
        {
          key: 'leave',
          label: w.leave,
          act: () =>
            sure({
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
          label: w.resign,
          act: () =>
            sure({ title: w.resign, text: w.resignSure, yes: w.resign, run: () => act({ do: 'resign' }) }),
        },
      );
    }
    return [...kept, ...own];
  };
}
