import './popup.css';
import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import type { BoardChoice, Hot } from '../board.ts';
import { WarnGlyph } from '../icons/glyphs.tsx';

interface Asked {
  readonly ways: readonly BoardChoice[];
  readonly at: Element | undefined;
}

/**
 * One thing, several ways to use it: asks which, in a list beside the thing. `pick` goes to `together`, `menu` onto the
 * page once a board.
 */
export function useWays(hot: Hot) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => {
    setAsked(null);
    hot.set(undefined);
  };
  const menu = asked && (
    <Menu.Root open modal={false} onOpenChange={open => !open && close()}>
      <Menu.Portal>
        <Menu.Positioner className="ek-positioner" anchor={asked.at ?? null} sideOffset={6}>
          <Menu.Popup className="ek-popup">
            {asked.ways.map(way => (
              <Menu.Item
                key={way.key}
                className="ek-popup-item"
                onClick={() => way.act()}
                onFocus={() => hot.set(way.key)}
                onPointerEnter={() => hot.set(way.key)}
              >
                {way.warn !== undefined && <WarnGlyph />}
                <span>
                  {way.label}
                  {way.warn !== undefined && <small>{way.warn}</small>}
                </span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
  return {
    pick: (ways: readonly BoardChoice[], at: Element | undefined) => setAsked({ ways, at }),
    menu,
  };
}
