/** Friends: who they are, who wants to be one, and a link to become one. */
import type { Person } from '@epoka/protocol';
import { useState } from 'react';
import { Button, toast } from '../kit/index.ts';
import { go, href } from '../router.ts';
import { useList } from './account-lists.ts';
import { AccountPart } from './account-part.tsx';
import { call } from './api.ts';
import { CopyField, linkTo } from './copy-button.tsx';
import { useFormTry, useOnlineWords, useTry } from './words.tsx';

export function Friends({ code }: { code: string | undefined }) {
  const w = useOnlineWords();
  const attempt = useTry();
  const { list, reload } = useList<Person>('/api/friends', 'friends');
  const [link, setLink] = useState<string>();
  const follow = useFormTry();
  return (
    <AccountPart title={w.friends} note={w.friendsNote}>
      {code && (
        <div className="online-note" role="status">
          <p>{w.friendAsk}</p>
          <Button
            kind="primary"
            disabled={follow.busy}
            onClick={() =>
              void follow.attempt(async () => {
                await call('POST', '/api/friends', { code });
                toast(w.befriended, 'good');
                reload();
                go({ page: 'account', friend: undefined }, true);
              })
            }
          >
            {w.befriend}
          </Button>
        </div>
      )}
      {follow.problem}
      {list?.length === 0 && !code && <p className="ek-quiet">{w.noFriends}</p>}
      {list && list.length > 0 && (
        <ul className="online-rows">
          {list.map(f => (
            <li key={f.id}>
              <span>{f.name}</span>
              <Button
                kind="quiet"
                aria-label={`${w.unfriend}: ${f.name}`}
                onClick={() =>
                  void attempt(() => call('DELETE', `/api/friends/${f.id}`)).then(done => done && reload())
                }
              >
                {w.unfriend}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {link ? (
        <CopyField label={w.friendLink} note={w.friendLinkNote} text={link} />
      ) : (
        <Button
          onClick={() =>
            void attempt(async () => {
              const made = await call<{ code: string }>('POST', '/api/friends/link');
              setLink(linkTo(href({ page: 'account', friend: made.code })));
            })
          }
        >
          {w.makeFriendLink}
        </Button>
      )}
    </AccountPart>
  );
}
