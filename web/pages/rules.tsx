/** The Rules reader: chapters on the left, the text on the right, a search over all of it. */
import './rules.css';
import type { Language } from '@epoka/kernel';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { loadBoard, useGameWords } from '../client/game-parts.ts';
import {
  besides,
  byChapter,
  chapterOf,
  GLOSSARY,
  type RulesBook,
  type RulesChapter,
  searchRules,
  withGlossary,
} from '../client/rulebook.ts';
import { useRulesBook } from '../client/use-rules-book.ts';
import { cardOf } from '../games.ts';
import type { AnyBoard, IconEntry } from '../kit/board.ts';
import { Icon } from '../kit/index.ts';
import { homeWords } from '../lang/index.ts';
import { href } from '../router.ts';
import { useLanguage, useMore, useWords } from '../words.tsx';
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
  const more = useMore();
  const title = homeWords[useLanguage()].of[game]?.title;
  const book = useRulesBook(game);
  const pieces = usePieces(game);
  if (!cardOf(game) || !title)
    return (
      <Problem title={words.missing.title}>
        <p>{more.rules.noGame}</p>
      </Problem>
    );
  return (
    <PageFrame title={more.rules.title(title)} game={game} wide>
      {book === undefined ? (
        <p role="status">{words.loading}</p>
      ) : book === null ? (
        <>
          <p>{more.rules.none}</p>
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
          pieces={pieces}
        />
      )}
    </PageFrame>
  );
}

/** The pictures come with the board; the text does not wait for them. */
function usePieces(game: string): readonly IconEntry[] {
  const language = useLanguage();
  const words = useGameWords(game, language);
  const [loaded, setLoaded] = useState<{
    readonly game: string;
    readonly language: Language;
    readonly board: AnyBoard | undefined;
  }>();
  useEffect(() => {
    let stale = false;
    loadBoard(game, language)
      .then(async board => {
        await board?.loadArt?.();
        return board;
      })
      .then(
        board => stale || setLoaded({ game, language, board }),
        // without pictures the rules are still all there
        () => undefined,
      );
    return () => {
      stale = true;
    };
  }, [game, language]);
  const board = loaded?.game === game && loaded.language === language ? loaded.board : undefined;
  return useMemo(
    () => (words && board?.iconKey ? board.iconKey(words, language) : []),
    [words, board, language],
  );
}

/** On its own page, and in the side pane of a table (there links stay inside: `onGo`). */
export function RulesReader({
  book: given,
  chapter,
  clause,
  address,
  onGo,
  pieces,
}: {
  book: RulesBook;
  chapter: string | undefined;
  clause: string | undefined;
  address: (chapter: string, clause?: string) => string;
  /** pictures of the pieces, shown in the chapters that speak of them */
  pieces: readonly IconEntry[];
  onGo?: (chapter: string, clause?: string) => void;
}) {
  const more = useMore();
  const book = useMemo(() => withGlossary(given, more.rules.glossary), [given, more]);
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
      <nav className="reader-nav" aria-label={more.rules.chapters}>
        <input
          className="ek-input"
          type="search"
          value={wanted}
          placeholder={more.rules.search}
          aria-label={more.rules.search}
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
            <p role="status">{more.rules.found(found.length)}</p>
            {byChapter(found.slice(0, 60)).map(({ chapter: c, clauses }) => (
              <section key={c.id}>
                <h2 className="found-in">
                  <a {...link(c.id)}>{c.title}</a>
                </h2>
                {clauses.map(k => (
                  <p key={k.id} className="clause" data-term={c.id === GLOSSARY || undefined}>
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
          open && <Chapter book={book} chapter={open} clause={clause} link={link} pieces={pieces} />
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
  pieces,
}: {
  book: RulesBook;
  chapter: RulesChapter;
  clause: string | undefined;
  pieces: readonly IconEntry[];
  link: (c: string, k?: string) => { href: string; onClick: (e: React.MouseEvent) => void };
}) {
  const more = useMore();
  const heading = useRef<HTMLHeadingElement>(null);
  /** the chapter that was leafed to: reading, and the keyboard, go on at its head */
  const leafed = useRef<string>(undefined);
  const { prev, next } = besides(book, chapter);
  const shown = pieces.filter(piece => piece.chapters?.includes(chapter.id));
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
      {shown.length > 0 && (
        <ul className="reader-pieces">
          {shown.map(({ icon, name }) => (
            <li key={name}>
              <Icon of={icon} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {chapter.clauses.map(k => (
        <p
          key={k.id}
          id={`clause-${k.id}`}
          className="clause"
          data-wanted={k.id === clause || undefined}
          data-term={chapter.id === GLOSSARY || undefined}
        >
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
              <small>{more.rules.prev}</small> {prev.title}
            </a>
          )}
          {next && (
            <a {...leaf(next)} rel="next">
              <small>{more.rules.next}</small> {next.title}
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
