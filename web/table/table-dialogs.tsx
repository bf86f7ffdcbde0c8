/** What may lie over a table: drawers of small screens, settings, keys, a new name, a word of caution. */
import { type ReactNode, Suspense } from 'react';
import { Button } from '../kit/index.ts';
import { Dialog, Drawer } from '../kit/ui/dialog.tsx';
import { lazyPart } from '../lazy-part.ts';
import { useWords } from '../words.tsx';
import { Loading } from './loading.tsx';
import type { Caution } from './use-table-client.ts';

// What a first answer doesn't need comes a little later.
const Keys = lazyPart(
  () => import('../pages/keys.tsx'),
  m => m.Keys,
);
const SettingsForm = lazyPart(
  () => import('../pages/settings.tsx'),
  m => m.SettingsForm,
);

const RenameForm = lazyPart(
  () => import('./rename-form.tsx'),
  m => m.RenameForm,
);

/** Which of them is open. The end of the game is drawn by the page itself. */
export type Overlay = 'settings' | 'keys' | 'rename' | 'seats' | 'side' | 'end';

export function TableDialogs({
  open,
  name,
  game,
  seats,
  side,
  onClose,
  onRename,
}: {
  open: Overlay | undefined;
  name: string;
  game: string;
  seats: ReactNode;
  side: ReactNode;
  onClose: () => void;
  onRename: (name: string) => void;
}) {
  const words = useWords();
  const close = { onClose, closeLabel: words.close };
  return (
    <>
      <Drawer open={open === 'seats'} side="left" title={words.table.seats} {...close}>
        <div data-game={game}>{seats}</div>
      </Drawer>
      <Drawer className="side" open={open === 'side'} side="right" title={words.table.log} bare {...close}>
        <div data-game={game} className="side-drawer">
          {side}
        </div>
      </Drawer>
      <Dialog open={open === 'settings'} title={words.table.settings} {...close}>
        <Suspense fallback={<Loading />}>
          <SettingsForm />
        </Suspense>
      </Dialog>
      <Dialog open={open === 'keys'} title={words.table.keys} {...close}>
        <Suspense fallback={<Loading />}>
          <Keys />
        </Suspense>
      </Dialog>
      <Dialog open={open === 'rename'} title={words.table.rename} {...close}>
        <Suspense fallback={<Loading />}>
          <RenameForm key={name} name={name} onRename={onRename} />
        </Suspense>
      </Dialog>
    </>
  );
}

/** Asks back before a choice that carries a warning. */
export function CautionDialog({ caution, onClose }: { caution: Caution | undefined; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog open={caution !== undefined} title={words.ask.careful} onClose={onClose} closeLabel={words.close}>
      <p>{caution?.text}</p>
      <p className="page-acts">
        <Button
          kind="primary"
          className="caution-go"
          onClick={() => {
            onClose();
            caution?.go();
          }}
        >
          {words.ask.doIt}
        </Button>
        {/* the safe one: a key pressed too soon must do no harm */}
        <Button data-autofocus="" onClick={onClose}>
          {words.ask.rather}
        </Button>
      </p>
    </Dialog>
  );
}
