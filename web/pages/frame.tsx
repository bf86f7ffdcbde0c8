/** A page of paper with a title and a way back. */
import { type ReactNode, useEffect, useRef } from 'react';
import { href } from '../router.ts';
import { useWords } from '../words.tsx';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} – Epoka` : 'Epoka';
  }, [title]);
}

export function PageFrame({
  title,
  game,
  wide,
  children,
}: {
  title: string;
  game?: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  // A new page is announced by its heading, and the keyboard starts there.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="page" data-game={game}>
      <header className="page-top">
        <a className="wordmark" href={href({ page: 'home' })} aria-label={`Epoka: ${words.home}`}>
          Epoka
        </a>
      </header>
      <main className="page-sheet ek-sheet" data-wide={wide}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
