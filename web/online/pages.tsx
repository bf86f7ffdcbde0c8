/** The pages of online play, each loaded when it is opened. */
import { lazyPart } from '../lazy-part.ts';
import type { Route } from '../router.ts';

const OnlineTablePage = lazyPart(
  () => import('./online-table-page.tsx'),
  m => m.OnlineTablePage,
);
const OnlineReplayPage = lazyPart(
  () => import('./online-replay-page.tsx'),
  m => m.OnlineReplayPage,
);
const LobbyPage = lazyPart(
  () => import('./lobby-page.tsx'),
  m => m.LobbyPage,
);
const AccountPage = lazyPart(
  () => import('./account-page.tsx'),
  m => m.AccountPage,
);

const OperatorPage = lazyPart(
  () => import('./operator-page.tsx'),
  m => m.OperatorPage,
);

type OnlineRoute = Extract<Route, { page: 'table' | 'replay' | 'online' | 'account' | 'operator' }>;

export function OnlinePage({ route }: { route: OnlineRoute }) {
  switch (route.page) {
    case 'table':
      return <OnlineTablePage key={route.id} id={route.id} join={route.join} />;
    case 'replay':
      return <OnlineReplayPage key={route.id} id={route.id} at={route.at} seat={route.seat} />;
    case 'online':
      return <LobbyPage />;
    case 'account':
      return <AccountPage friend={route.friend} />;
    case 'operator':
      return <OperatorPage />;
  }
}
