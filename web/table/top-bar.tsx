/** Table name, round, and the ways to everything that isn't on the page. */
import type { ReactNode } from 'react';
import { BackGlyph, HelpGlyph, ListGlyph, MenuGlyph, SettingsGlyph } from '../kit/index.ts';
import { href } from '../router.ts';
import { Menu, type MenuEntry } from '../ui/menu.tsx';
import { useWords } from '../words.tsx';

export function TopBar({
  name,
  facts,
  entries,
  onSeats,
  onLog,
  onHelp,
  children,
}: {
  name: string;
  facts: readonly string[];
  entries: readonly MenuEntry[];
  onSeats: () => void;
  onLog: () => void;
  onHelp: () => void;
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
      <div className="top-acts">
        {children}
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

function SeatsGlyph() {
  return (
    <svg className="ek-glyph" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M7 4a2.6 2.6 0 1 0 0 5.2A2.6 2.6 0 0 0 7 4zM2 16c0-3 2.2-4.6 5-4.6s5 1.6 5 4.6M13 5.2a2.2 2.2 0 1 1 .6 4.2M14.6 11.6c2 .4 3.4 1.9 3.4 4.4" />
    </svg>
  );
}
