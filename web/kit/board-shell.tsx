/**
 * What the boards of all games share: a context for their parts, sections of which a phone shows one at a time, and scrolling to
 * what can be done.
 *
 *   export const [TableContext, useTable] = boardContext<Table>();
 *   const sections = useSections({ names: SECTIONS, first: 'map', of: verb => SECTION_OF[verb], choices, kind });
 *   <SectionTabs label={t.sections} names={shown} titles={titles} sections={sections} />
 */
import './board-shell.css';
import type { Answer, CoreState, Language, Tell } from '@epoka/kernel';
import {
  type Context,
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLate } from './after-paint.ts';
import {
  type Asked,
  type BoardChoice,
  type BoardProps,
  type Choices,
  type SeatInfo,
  useChoices,
} from './board.ts';
import { useSettled } from './board-part.tsx';
import { cx } from './cx.ts';
import { type Others, useSlides } from './motion.ts';
import { useWays } from './ui/ways.tsx';

/** What every part of a board needs, whatever the game: its props, the choices, its words, and how to ask for one of several ways. */
export type BoardTable<Props, Words> = Props & {
  readonly choices: Choices;
  readonly t: Words;
  readonly pick: (ways: readonly BoardChoice[], at: Element | undefined) => void;
};

/** The context in which a board tells its parts what they need, and the hook by which they read it. */
export function boardContext<Table>(): [Context<Table | null>, () => Table] {
  const Known = createContext<Table | null>(null);
  const useTable = (): Table => {
    const table = useContext(Known);
    if (!table) throw new Error('a part of the board stands outside the board');
    return table;
  };
  return [Known, useTable];
}

export function markOf({ seats }: { readonly seats: readonly SeatInfo[] }, seat: number): number {
  return seats[seat]?.mark ?? seat;
}

export interface Sections<Name extends string> {
  /** the one that is shown where there is room for one */
  readonly now: Name;
  readonly show: (name: Name) => void;
  /** where something can be done, and how much */
  readonly glowing: ReadonlyMap<Name, number>;
}

/** Sections of a board. On a phone one is seen at a time: a new question leads to where it can be answered. */
export function useSections<Name extends string>({
  names,
  first,
  of,
  choices,
  kind,
  stays = false,
}: {
  names: readonly Name[];
  first: Name;
  /** where answers with a verb are given; undefined: in no section, or they shall draw nobody's eye */
  of: (verb: string, answer: Answer) => Name | undefined;
  choices: Choices;
  /** of the open question */
  kind: string | undefined;
  /** a section where something can still be done is not left; otherwise that of the first choice is shown */
  stays?: boolean;
}): Sections<Name> {
  const [now, show] = useState(first);
  const glowing = useMemo(() => {
    // in the order of the choices
    const found = new Map<Name, number>();
    for (const { legal, answer } of choices.list) {
      const section = legal ? of(answer[0], answer) : undefined;
      if (section !== undefined) found.set(section, (found.get(section) ?? 0) + 1);
    }
    return found;
  }, [choices, of]);
  useEffect(() => {
    if (kind === undefined) return;
    show(was => {
      if (!stays) return [...glowing.keys()][0] ?? was;
      return glowing.has(was) ? was : (names.find(name => glowing.has(name)) ?? was);
    });
  }, [kind, glowing, names, stays]);
  return { now, show, glowing };
}

export function SectionTabs<Name extends string>({
  className,
  label,
  names,
  titles,
  sections,
}: {
  className?: string;
  label: string;
  names: readonly Name[];
  titles: Readonly<Record<Name, string>>;
  sections: Sections<Name>;
}) {
  return (
    <nav className={cx('ek-sections', className)} aria-label={label}>
      {names.map(name => (
        <button
          key={name}
          type="button"
          className="ek-section-tab"
          data-glow={sections.glowing.get(name)}
          aria-pressed={sections.now === name}
          onClick={() => sections.show(name)}
        >
          {titles[name]}
        </button>
      ))}
    </nav>
  );
}

type Moved<S extends CoreState> = Pick<BoardProps<S>, 'view' | 'seat' | 'seats' | 'recent'>;

/** The piece that a line of the log says was taken from the board: the beginning of its key. */
type Taken = (tell: Tell) => string | undefined;

/** Whose move led from the view shown before to this one, where it was somebody else's. */
function useOthers<S extends CoreState>({ view, seat, seats, recent }: Moved<S>, taken: Taken | undefined) {
  const shown = useRef<{ view: S; others: Others | undefined }>(undefined);
  if (shown.current?.view !== view) {
    const asked = new Set(shown.current?.view.asked.map(q => q.seat));
    const [mover] = asked;
    shown.current = {
      view,
      others:
        asked.size === 1 && mover !== seat && recent.length > 0
          ? {
              mark: markOf({ seats }, mover) % 8,
              plate: mark => {
                const at = seats.findIndex(other => other.mark % 8 === mark);
                return document.querySelector(`[data-home="${at}"]`);
              },
              taken: taken ? recent.flatMap(tell => taken(tell) ?? []) : [],
            }
          : undefined,
    };
  }
  return shown.current.others;
}

/** What every board begins with: its words, the choices, the list of several ways to do one thing, and pieces that travel. */
export function useBoard<S extends CoreState, Words>(
  props: Asked<S> & Moved<S> & Pick<BoardProps<S>, 'hot' | 'language' | 'motion'>,
  words: Readonly<Record<Language, Words>>,
  taken?: Taken,
) {
  const choices = useChoices(props);
  const { pick, menu } = useWays(props.hot);
  const root = useRef<HTMLDivElement>(null);
  useSlides(root, props.view, props.motion, useOthers(props, taken));
  return { t: words[props.language], choices, pick, menu, root, kind: props.questions[0]?.question.kind };
}

/**
 * The props of a board's `BoardPart`s, by name; `late` is the table as parts that are only looked at may show it. With every
 * new question (`asked`) something that can be done is brought into sight, where nothing of it is.
 */
export function useBoardParts<Name extends string, Table extends { readonly motion: boolean }>(
  of: Context<Table | null>,
  table: Table,
  {
    root,
    sections,
    titles,
    className,
    asked,
  }: {
    root: RefObject<HTMLElement | null>;
    sections: Sections<Name>;
    titles: Readonly<Record<Name, string>>;
    className: string;
    asked: string | undefined;
  },
) {
  const late = useLate(table);
  useSettled(late === table, asked, () => {
    if (asked !== undefined && root.current) reveal(root.current, table.motion);
  });
  const part = (name: Name) => ({
    of,
    now: table,
    late,
    className: cx(className, `${className}-${name}`, sections.now === name && `${className}-now`),
    label: titles[name],
  });
  return { part, late };
}

/** pixels of a target that must be seen */
const ENOUGH = 60;

function reveal(board: HTMLElement, motion: boolean): void {
  const sight = board.parentElement?.getBoundingClientRect();
  const targets = [...board.querySelectorAll('[data-target="legal"]')].filter(e => e.checkVisibility());
  const [first] = targets;
  if (sight === undefined || first === undefined) return;
  const seen = targets.some(target => {
    const { top, bottom, left, right } = target.getBoundingClientRect();
    const inHeight = bottom > sight.top + ENOUGH && (top + bottom) / 2 < sight.bottom;
    return inHeight && right > sight.left && left < sight.right;
  });
  if (seen) return;
  // a map moves its own contents: all of it is brought into sight
  (first.closest('.ek-map') ?? first).scrollIntoView({
    block: 'center',
    inline: 'center',
    behavior: motion ? 'smooth' : 'auto',
  });
}
