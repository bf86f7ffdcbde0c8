/** The player's data: taken along, or deleted. */
import type { Me } from '@epoka/protocol';
import { useState } from 'react';
import { Button } from '../kit/index.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
import { go } from '../router.ts';
import { useWords } from '../words.tsx';
import { AccountPart } from './account-part.tsx';
import { apiUrl } from './api.ts';
import { Field } from './field.tsx';
import { deleteMe } from './session.ts';
import { useFormTry, useOnlineWords } from './words.tsx';

export function Leave({ me }: { me: Me }) {
  const words = useWords();
  const w = useOnlineWords();
  const { attempt, busy, problem } = useFormTry();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const guest = me.login === null;
  const close = () => setDeleting(false);
  const leave = async () => {
    setTried(true);
    if (!guest && !password) return;
    if (await attempt(() => deleteMe(guest ? undefined : password))) go({ page: 'home' });
  };
  return (
    <AccountPart title={w.yourData} note={w.yourDataNote}>
      <p className="page-acts">
        <a className="ek-button" href={apiUrl('/api/me/export')} download="epoka.json">
          {w.export}
        </a>
        <Button onClick={() => setDeleting(true)} aria-haspopup="dialog">
          {w.deleteMe}
        </Button>
      </p>
      <Dialog open={deleting} title={w.deleteMe} onClose={close} closeLabel={words.close} className="confirm">
        <form
          className="online-form"
          noValidate
          onSubmit={e => {
            e.preventDefault();
            void leave();
          }}
        >
          <p>{w.deleteSure}</p>
          {!guest && (
            <Field
              label={w.password}
              type="password"
              value={password}
              wrong={tried && !password ? w.wrong.passwordEmpty : undefined}
              autoComplete="current-password"
              onChange={setPassword}
            />
          )}
          {problem}
          <p className="page-acts">
            <Button kind="primary" type="submit" disabled={busy}>
              {w.deleteYes}
            </Button>
            <Button onClick={close}>{w.ratherNot}</Button>
          </p>
        </form>
      </Dialog>
    </AccountPart>
  );
}
