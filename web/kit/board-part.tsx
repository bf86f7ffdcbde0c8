import { type Context, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * A part of a board (the map, a player's mat) that gets what the board knows through a context. A part in sight shows the
 * position at once; one that is scrolled away follows a moment later, so that an answer is on the screen sooner. Its
 * contents must be `memo` components without changing props, or they would be rendered with the board every time.
 *
 *   const late = useLate(table);
 *   <BoardPart of={TableContext} now={table} late={late} className="tree" label={t.tree}><Tree /></BoardPart>
 */
export function BoardPart<T>({
  of: Known,
  now,
  late,
  className,
  label,
  children,
}: {
  of: Context<T>;
  now: T;
  late: T;
  className?: string | undefined;
  label?: string | undefined;
  children: ReactNode;
}) {
  const ref = useRef<HTMLElement>(null);
  const near = useNear(ref);
  return (
    <section ref={ref} className={className} aria-label={label} data-far={!near || undefined}>
      <Known.Provider value={near ? now : late}>{children}</Known.Provider>
    </section>
  );
}

/** In sight, or nearly so, of the area that scrolls. */
function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      entries => setNear(entries.some(entry => entry.isIntersecting)),
      { root: element.closest('main'), rootMargin: '120px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return near;
}

/** Runs once the parts out of sight have followed, after something changed. */
export function useSettled(settled: boolean, changed: unknown, run: () => void): void {
  const ran = useRef<unknown>(undefined);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!settled || ran.current === changed) return;
    ran.current = changed;
    latest.current();
  }, [settled, changed]);
}
