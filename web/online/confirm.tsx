/** Asking back before something that can't be undone. */
import { type ReactNode, useState } from 'react';
import { Button } from '../kit/index.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
import { useWords } from '../words.tsx';
import { useOnlineWords } from './words.tsx';

export interface Confirmation {
  readonly title: string;
  readonly text: string;
  /** what is done, as the button says it */
  readonly yes: string;
  readonly run: () => void;
}

/** `confirm` opens the question; `dialog` has to be put somewhere on the page. */
export function useConfirm(): { confirm: (question: Confirmation) => void; dialog: ReactNode } {
  const words = useWords();
  const w = useOnlineWords();
  const [asked, setAsked] = useState<Confirmation>();
  const close = () => setAsked(undefined);
  const dialog = (
    <Dialog
      open={asked !== undefined}
      title={asked?.title ?? ''}
      onClose={close}
      closeLabel={words.close}
      className="confirm"
    >
      <p>{asked?.text}</p>
      <p className="page-acts">
        <Button
          kind="primary"
          data-confirm=""
          onClick={() => {
            close();
            asked?.run();
          }}
        >
          {asked?.yes}
        </Button>
        <Button data-autofocus="" onClick={close}>
          {w.ratherNot}
        </Button>
      </p>
    </Dialog>
  );
  return { confirm: setAsked, dialog };
}
