/** What stands on both sides of the board: seats and standing orders, log, help and the leaves of an online table. */
import { memo, Suspense } from 'react';
import type { RulesBook } from '../client/rulebook.ts';
import type { TableShot } from '../client/table-client.ts';
import { Switch } from '../kit/ui/fields.tsx';
import { type TabEntry, Tabs } from '../kit/ui/tabs.tsx';
import { lazyPart } from '../lazy-part.ts';
import { useWords } from '../words.tsx';
import { Loading } from './loading.tsx';
import { LogPane } from './log-pane.tsx';
import { SeatsPane } from './seats-pane.tsx';
import type { TableContext } from './table-context.ts';

const HelpPane = lazyPart(
  () => import('./help-pane.tsx'),
  m => m.HelpPane,
);

export const SideTabs = memo(function SideTabs({
  context,
  panes = [],
  pane,
  setPane,
  book,
  rule,
  onKeys,
}: {
  context: TableContext;
  panes: readonly TabEntry[] | undefined;
  pane: string;
  setPane: (pane: string) => void;
  book: RulesBook | null | undefined;
  rule: string | undefined;
  onKeys: () => void;
}) {
  const words = useWords();
  return (
    <Tabs
      label={words.table.log}
      value={pane}
      onChange={setPane}
      tabs={[
        { key: 'log', label: words.table.log, content: <LogPane context={context} /> },
        ...panes,
        {
          key: 'help',
          label: words.table.help,
          content: (
            <Suspense fallback={<Loading />}>
              <HelpPane context={context} book={book} rule={rule} onKeys={onKeys} />
            </Suspense>
          ),
        },
      ]}
    />
  );
});

interface SeatsProps {
  readonly shot: TableShot;
  readonly context: TableContext;
  readonly onOrder: (order: string, on: boolean) => void;
}

export const SeatsAndOrders = memo(function SeatsAndOrders({ shot, context, onOrder }: SeatsProps) {
  return (
    <>
      <SeatsPane context={context} />
      <Orders shot={shot} context={context} onOrder={onOrder} />
    </>
  );
});

function Orders({ shot, context, onOrder }: SeatsProps) {
  const words = useWords();
  const names = (context.words as { orders?: Readonly<Record<string, string>> }).orders;
  const { known, on } = shot.view.orders;
  if (known.length === 0 || shot.view.seat < 0) return null;
  return (
    <section className="orders" aria-label={words.table.orders}>
      <h2 className="ek-smallcaps">{words.table.orders}</h2>
      {known.map(order => (
        <Switch
          key={order}
          label={names?.[order] ?? order}
          on={on.includes(order)}
          onChange={now => onOrder(order, now)}
        />
      ))}
    </section>
  );
}
