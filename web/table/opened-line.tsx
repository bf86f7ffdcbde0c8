/** A log line that stands for a question nobody was asked: it opens to all that was not possible, and why. */
import type { Unasked } from '@epoka/kernel';
import { type ReactNode, Suspense, useState } from 'react';
import { Impossible } from './impossible.tsx';
import type { TableContext } from './table-context.ts';

export function OpenedLine({
  context,
  n,
  unasked,
  children,
}: {
  context: TableContext;
  /** the entry that the line belongs to */
  n: number;
  unasked: Unasked;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <details className="log-opens" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{children}</summary>
      {open && (
        <Suspense>
          <Impossible context={context} n={n} unasked={unasked} />
        </Suspense>
      )}
    </details>
  );
}
