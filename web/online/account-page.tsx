/** The player on this server: name, account, devices, programs, friends, and how to be told of a turn. */
import './online.css';
import { PageFrame } from '../pages/frame.tsx';
import { href } from '../router.ts';
import { Sessions, Tokens } from './account-devices.tsx';
import { Friends } from './account-friends.tsx';
import { Leave } from './account-leave.tsx';
import { MarkedPeople } from './account-marks.tsx';
import { Name, Password, Register } from './account-name.tsx';
import { NoticeSettings } from './notices.tsx';
import { useSession } from './session.ts';
import { SignedIn } from './sign-in.tsx';
import { OnlineWords, useOnlineWords } from './words.tsx';

export function AccountPage({ friend }: { friend: string | undefined }) {
  return (
    <OnlineWords>
      <Account friend={friend} />
    </OnlineWords>
  );
}

function Account({ friend }: { friend: string | undefined }) {
  const w = useOnlineWords();
  return (
    <SignedIn title={w.account}>
      <Mine friend={friend} />
    </SignedIn>
  );
}

function Mine({ friend }: { friend: string | undefined }) {
  const w = useOnlineWords();
  const { me } = useSession();
  if (!me) return null;
  return (
    <PageFrame title={w.account}>
      <p>
        <a href={href({ page: 'online' })}>{w.toLobby}</a>
      </p>
      <Name key={me.id} me={me} />
      {me.login === null ? <Register /> : <Password login={me.login} />}
      <Friends code={friend} />
      <MarkedPeople />
      <NoticeSettings me={me} />
      <Sessions guest={me.login === null} />
      <Tokens />
      <Leave me={me} />
    </PageFrame>
  );
}
