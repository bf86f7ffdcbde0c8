/** Table name, round, and the ways to everything that isn't on the page. */
import type { ReactNode } from 'react';
import type { Phases } from '../kit/board.ts';
import { BackGlyph, HelpGlyph, ListGlyph, MenuGlyph, SettingsGlyph } from '../kit/index.ts';
import { Menu, type MenuEntry } from '../kit/ui/menu.tsx';
import { href } from '../router.ts';
import { useWords } from '../words.tsx';

export function TopBar({
  name,
  facts,
  phases,
  entries,
  onSeats,
  onLog,
  onHelp,
  plan,
  unread = 0,
  children,
}: {
  name: string;
  facts: readonly string[];
  /** of the turn */
  phases?: Phases | undefined;
  entries: readonly MenuEntry[];
  onSeats: () => void;
  onLog: () => void;
  onHelp: () => void;
  /** trying out a turn: stands beside undo */
  plan?: { readonly on: boolean; readonly why: string | undefined; readonly act: () => void } | undefined;
  /** lines in the drawer that nobody has read */
  unread?: number;
  children?: ReactNode;
}) {
  const words = useWords();
  return (
    <header className="top">
      <a className="wordmark" href={href({ page: 'home' })} aria-label={`Epoka: ${words.home}`}>
        Epoka
      </a>
      <h1 className="top-name">
        <span className="top-title">{name}</span>
        {facts.map(f => (
          <span key={f} className="top-fact">
            {f}
          </span>
        ))}
      </h1>
      {phases && (
        <ol className="top-phases top-wide">
          {phases.names.map((phase, i) => (
            <li key={phase} aria-current={i === phases.now ? 'step' : undefined}>
              {phase}
            </li>
          ))}
        </ol>
      )}
      <div className="top-acts">
        {children}
        {plan && (
          <button
            type="button"
            className="ek-button top-word"
            aria-pressed={plan.on}
            aria-disabled={plan.why !== undefined || undefined}
            aria-label={`${words.table.plan}. ${plan.why ?? words.plan.begin}`}
            data-hint={plan.why ?? words.plan.begin}
            data-target={plan.why === undefined ? undefined : 'blocked'}
            onClick={plan.act}
          >
            <PlanGlyph />
            <span className="top-wide">{words.table.plan}</span>
          </button>
        )}
        <span className="top-rule top-wide" />
        <button
          type="button"
          className="ek-button top-narrow"
          data-kind="icon"
          aria-label={words.table.seats}
          data-hint={words.table.seats}
          onClick={onSeats}
        >
          <SeatsGlyph />
        </button>
        <button
          type="button"
          className="ek-button top-narrow"
          data-kind="icon"
          aria-label={words.table.log}
          data-hint={words.table.log}
          onClick={onLog}
        >
          <ListGlyph />
          {unread > 0 && <span className="top-unread">{unread}</span>}
        </button>
        <button
          type="button"
          className="ek-button top-word top-wide"
          aria-label={words.table.log}
          data-hint={`${words.table.log} (L)`}
          onClick={onLog}
        >
          <ListGlyph />
          <span>{words.table.log}</span>
          {unread > 0 && <span className="top-unread">{unread}</span>}
        </button>
        <Shortcut of="replay" entries={entries}>
          <BackGlyph />
        </Shortcut>
        <button
          type="button"
          className="ek-button"
          data-kind="icon"
          aria-label={words.table.help}
          data-hint={words.table.help}
          onClick={onHelp}
        >
          <HelpGlyph />
        </button>
        <Shortcut of="settings" entries={entries}>
          <SettingsGlyph />
        </Shortcut>
        <Menu label={words.table.menu} icon={<MenuGlyph />} entries={entries} />
      </div>
    </header>
  );
}

/** An entry of the menu that stands beside it where there is room. */
function Shortcut({
  of,
  entries,
  children,
}: {
  of: string;
  entries: readonly MenuEntry[];
  children: ReactNode;
}) {
  const entry = entries.find(e => e.key === of);
  if (!entry || typeof entry.label !== 'string' || entry.why !== undefined) return null;
  return (
    <button
      type="button"
      className="ek-button top-wide"
      data-kind="icon"
      aria-label={entry.label}
      data-hint={entry.label}
      onClick={entry.act}
    >
      {children}
    </button>
  );
}

function PlanGlyph() {
  return (
    <svg className="ek-glyph" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M4 3h9l3 3v11H4zM7 8h6M7 11h6M7 14h3" />
    </svg>
  );
}

function SeatsGlyph() {
  return (
    <svg className="ek-glyph" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M7 4a2.6 2.6 0 1 0 0 5.2A2.6 2.6 0 0 0 7 4zM2 16c0-3 2.2-4.6 5-4.6s5 1.6 5 4.6M13 5.2a2.2 2.2 0 1 1 .6 4.2M14.6 11.6c2 .4 3.4 1.9 3.4 4.4" />
    </svg>
  );
}
