/** The Rules reader: chapters on the left, the text on the right, a search over all of it. */
import './rules.css';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  besides,
  byChapter,
  chapterOf,
  type RulesBook,
  type RulesChapter,
  searchRules,
  useRulesBook,
} from '../client/rulebook.ts';
import { cardOf } from '../games.ts';
import { homeWords } from '../lang/index.ts';
import { href } from '../router.ts';
import { useLanguage, useWords } from '../words.tsx';
import { PageFrame } from './frame.tsx';
import { Problem } from './problems.tsx';

export function RulesPage({
  game,
  chapter,
  clause,
}: {
  game: string;
  chapter: string | undefined;
  clause: string | undefined;
}) {
  const words = useWords();
  const title = homeWords[useLanguage()].of[game]?.title;
  const book = useRulesBook(game);
  if (!cardOf(game) || !title)
    return (
      <Problem title={words.missing.title}>
        <p>{words.rules.noGame}</p>
      </Problem>
    );
  return (
    <PageFrame title={words.rules.title(title)} game={game} wide>
      {book === undefined ? (
        <p role="status">{words.loading}</p>
      ) : book === null ? (
        <>
          <p>{words.rules.none}</p>
          <p className="page-acts">
            <a className="ek-button" href={href({ page: 'home' })}>
              {words.toHome}
            </a>
          </p>
        </>
      ) : (
        <RulesReader
          book={book}
          chapter={chapter}
          clause={clause}
          address={(c, k) => href({ page: 'rules', game, chapter: c, clause: k })}
        />
      )}
    </PageFrame>
  );
}

/** On its own page, and in the side pane of a table (there links stay inside: `onGo`). */
export function RulesReader({
  book,
  chapter,
  clause,
  address,
  onGo,
}: {
  book: RulesBook;
  chapter: string | undefined;
  clause: string | undefined;
  address: (chapter: string, clause?: string) => string;
  onGo?: (chapter: string, clause?: string) => void;
}) {
  const words = useWords();
  const [wanted, setWanted] = useState('');
  const id = useId();
  const found = useMemo(() => searchRules(book, wanted), [book, wanted]);
  const open =
    (clause !== undefined ? chapterOf(book, clause) : undefined) ??
    book.chapters.find(c => c.id === chapter) ??
    book.chapters[0];
  const link = (c: string, k?: string) => ({
    href: address(c, k),
    onClick: (e: React.MouseEvent) => {
      setWanted('');
      if (!onGo) return;
      e.preventDefault();
      onGo(c, k);
    },
  });
  return (
    <div className="reader">
      <nav className="reader-nav" aria-label={words.rules.chapters}>
        <input
          className="ek-input"
          type="search"
          value={wanted}
          placeholder={words.rules.search}
          aria-label={words.rules.search}
          aria-controls={id}
          onChange={e => setWanted(e.target.value)}
        />
        <ol>
          {book.chapters.map(c => (
            <li key={c.id}>
              <a {...link(c.id)} aria-current={c === open && !wanted ? 'page' : undefined}>
                {c.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="reader-text" id={id}>
        {wanted.trim() ? (
          <>
            <p role="status">{words.rules.found(found.length)}</p>
            {byChapter(found.slice(0, 60)).map(({ chapter: c, clauses }) => (
              <section key={c.id}>
                <h2 className="found-in">
                  <a {...link(c.id)}>{c.title}</a>
                </h2>
                {clauses.map(k => (
                  <p key={k.id} className="clause">
                    <a className="clause-id" {...link(c.id, k.id)}>
                      {k.id}
                    </a>
                    <Text text={k.text} />
                  </p>
                ))}
              </section>
            ))}
          </>
        ) : (
          open && <Chapter book={book} chapter={open} clause={clause} link={link} />
        )}
      </div>
    </div>
  );
}

function Chapter({
  book,
  chapter,
  clause,
  link,
}: {
  book: RulesBook;
  chapter: RulesChapter;
  clause: string | undefined;
  link: (c: string, k?: string) => { href: string; onClick: (e: React.MouseEvent) => void };
}) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  /** the chapter that was leafed to: reading, and the keyboard, go on at its head */
  const leafed = useRef<string>(undefined);
  const { prev, next } = besides(book, chapter);
  useEffect(() => {
    if (clause !== undefined)
      document.getElementById(`clause-${clause}`)?.scrollIntoView({ block: 'center' });
  }, [clause]);
  useEffect(() => {
    if (leafed.current !== chapter.id) return;
    leafed.current = undefined;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [chapter.id]);
  const leaf = (to: RulesChapter) => {
    const { href: address, onClick } = link(to.id);
    return {
      href: address,
      onClick: (e: React.MouseEvent) => {
        leafed.current = to.id;
        onClick(e);
      },
    };
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {chapter.title}
      </h2>
      {chapter.clauses.map(k => (
        <p key={k.id} id={`clause-${k.id}`} className="clause" data-wanted={k.id === clause || undefined}>
          <a className="clause-id" {...link(chapter.id, k.id)}>
            {k.id}
          </a>
          <Text text={k.text} />
        </p>
      ))}
      {(prev ?? next) && (
        <p className="reader-leaf">
          {prev && (
            <a {...leaf(prev)} rel="prev">
              <small>{words.rules.prev}</small> {prev.title}
            </a>
          )}
          {next && (
            <a {...leaf(next)} rel="next">
              <small>{words.rules.next}</small> {next.title}
            </a>
          )}
        </p>
      )}
    </>
  );
}

/** Plain text with **strong** and *emphasis*, as the rules files write it. */
export function Text({ text }: { text: string }) {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/);
  return (
    <span>
      {parts.map((part, i) =>
        part.startsWith('**') ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
          <strong key={i}>{part.slice(2, -2)}</strong>
        ) : part.startsWith('*') && part.length > 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
          <em key={i}>{part.slice(1, -1)}</em>
        ) : (
          part
        ),
      )}
    </span>
  );
}
