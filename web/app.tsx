/** Everything that is made with React: dialogs over the home page, and all other pages. Loaded after the home page. */
import './app.css';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { begin, defaultBot } from './client/begin.ts';
import type { TableSummary } from './client/keep.ts';
import { ask, workerRuns } from './client/local.ts';
import { openReplayFile as openFile } from './client/replays.ts';
import { Announcer, HintLayer, toast } from './kit/index.ts';
import { isOnlineId } from './online/ids.ts';
import { NewTable } from './pages/new-table.tsx';
import { Fault, Missing } from './pages/problems.tsx';
import { patiently } from './patience.ts';
import { prefs } from './prefs.ts';
import type { Route } from './router.ts';
import { loadAppWords, loadMore, useWords, WordsProvider } from './words.tsx';

let root: Root | undefined;
let current: Route | undefined;
const listeners = new Set<() => void>();

const routes = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** `undefined`: the home page is shown, nothing lies over it. */
export function show(route: Route | undefined, over: HTMLElement): void {
  current = route;
  if (!root) {
    root = createRoot(over);
    root.render(
      <WordsProvider>
        <App />
      </WordsProvider>,
    );
  }
  for (const listener of listeners) listener();
}

const TablePage = lazy(() =>
  patiently(() => import('./table/table-page.tsx')).then(m => ({ default: m.TablePage })),
);
const ReplayPage = lazy(() =>
  patiently(() => import('./replay/replay-page.tsx')).then(m => ({ default: m.ReplayPage })),
);
const SettingsPage = lazy(() =>
  patiently(() => import('./pages/settings.tsx')).then(m => ({ default: m.SettingsPage })),
);
const AboutPage = lazy(() =>
  patiently(() => import('./pages/about.tsx')).then(m => ({ default: m.AboutPage })),
);
const OnlinePage = lazy(() =>
  patiently(() => import('./online/pages.tsx')).then(m => ({ default: m.OnlinePage })),
);
const RulesPage = lazy(() =>
  patiently(() => import('./pages/rules.tsx')).then(m => ({ default: m.RulesPage })),
);

function App() {
  const route = useSyncExternalStore(routes.subscribe, routes.get);
  const words = useWords();
  return (
    <>
      <Fault resetKey={route}>
        <Suspense fallback={<Waiting />}>{route && <Page route={route} />}</Suspense>
      </Fault>
      {/* Apart from the page, which is inert while a dialog is open: notes must still be seen and heard. */}
      {createPortal(
        <>
          <HintLayer />
          <Announcer closeLabel={words.close} />
        </>,
        document.getElementById('notes') as HTMLElement,
      )}
    </>
  );
}

function Waiting() {
  const words = useWords();
  return (
    <p className="page-wait" role="status">
      {words.loading}
    </p>
  );
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'home':
      return null;
    case 'new':
      return <NewTable key={`${route.game}/${route.way}`} game={route.game} way={route.way} />;
    case 'table':
      return isOnlineId(route.id) ? <OnlinePage route={route} /> : <TablePage key={route.id} id={route.id} />;
    case 'online':
    case 'account':
      return <OnlinePage route={route} />;
    case 'replay':
      return isOnlineId(route.id) ? (
        <OnlinePage route={route} />
      ) : (
        <ReplayPage key={route.id} id={route.id} at={route.at} seat={route.seat} />
      );
    case 'rules':
      return <RulesPage game={route.game} chapter={route.chapter} clause={route.clause} />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <AboutPage />;
    case 'missing':
      return <Missing />;
  }
}

/** The guided first game: two seats, one gentle bot, hints on. */
export async function beginGuided(): Promise<void> {
  const { language, name } = prefs.get();
  const [words, more] = await Promise.all([loadAppWords(language), loadMore(language)]);
  const game = 'new-horizons';
  try {
    await begin({
      game,
      name: more.guide.title,
      seats: [
        { kind: 'human', name: name || words.newTable.guest },
        { kind: 'bot', bot: defaultBot, name: words.botNames[2] },
      ],
      settings: {},
      curtain: false,
      guided: true,
    });
    prefs.set({ greeted: true });
  } catch {
    toast(words.newTable.failed, 'bad');
  }
}

/** Asked only once a worker runs: before that nothing can be in memory. */
export async function memoryTables(): Promise<readonly TableSummary[]> {
  return workerRuns() ? ask('memoryTables') : [];
}

export async function forgetTable(id: string): Promise<void> {
  if (workerRuns()) await ask('forget', id);
}

export async function openReplayFile(file: File): Promise<void> {
  await openFile(file);
}
