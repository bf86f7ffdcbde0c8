/** The pages of online play, each loaded when it is opened. */
import { lazy } from 'react';
import { patiently } from '../patience.ts';
import type { Route } from '../router.ts';

const Room = lazy(() => patiently(() => import('./room.tsx')).then(m => ({ default: m.Room })));
const OnlineReplay = lazy(() =>
  patiently(() => import('./replay.tsx')).then(m => ({ default: m.OnlineReplay })),
);
const LobbyPage = lazy(() =>
  patiently(() => import('./lobby-page.tsx')).then(m => ({ default: m.LobbyPage })),
);
const AccountPage = lazy(() =>
  patiently(() => import('./account-page.tsx')).then(m => ({ default: m.AccountPage })),
);

export type OnlineRoute = Extract<Route, { page: 'table' | 'replay' | 'online' | 'account' }>;

export function OnlinePage({ route }: { route: OnlineRoute }) {
  switch (route.page) {
    case 'table':
      return <Room key={route.id} id={route.id} join={route.join} />;
    case 'replay':
      return <OnlineReplay key={route.id} id={route.id} at={route.at} seat={route.seat} />;
    case 'online':
      return <LobbyPage />;
    case 'account':
      return <AccountPage friend={route.friend} />;
  }
}
