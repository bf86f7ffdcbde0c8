/** Everything that is made with React: dialogs over the home page, and all other pages. Loaded after the home page. */
import './app.css';
import type { Settings } from '@epoka/kernel';
import { Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { beginLocalTable, defaultBot } from './client/begin-local-table.ts';
import { loadGuide } from './client/guides.ts';
import type { TableSummary } from './client/local-store.ts';
import { openReplayFile as openFile } from './client/open-replay.ts';
import { ask, workerRuns } from './client/worker-link.ts';
import { Announcer, HintLayer, toast } from './kit/index.ts';
import { lazyPart } from './lazy-part.ts';
import { isOnlineId } from './online/route-ids.ts';
import { NewTable } from './pages/new-table.tsx';
import { Fault, Missing } from './pages/problems.tsx';
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

const TablePage = lazyPart(
  () => import('./table/table-page.tsx'),
  m => m.TablePage,
);
const ReplayPage = lazyPart(
  () => import('./replay/replay-page.tsx'),
  m => m.ReplayPage,
);
const SettingsPage = lazyPart(
  () => import('./pages/settings.tsx'),
  m => m.SettingsPage,
);
const AboutPage = lazyPart(
  () => import('./pages/about.tsx'),
  m => m.AboutPage,
);
const DecksPage = lazyPart(
  () => import('./decks/decks-page.tsx'),
  m => m.DecksPage,
);
const OnlinePage = lazyPart(
  () => import('./online/pages.tsx'),
  m => m.OnlinePage,
);
const RulesPage = lazyPart(
  () => import('./pages/rules.tsx'),
  m => m.RulesPage,
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
    case 'operator':
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
    case 'decks':
      return <DecksPage deck={route.deck} />;
    case 'missing':
      return <Missing />;
  }
}

/** The guided first game of a game that has one: two seats, one gentle bot, hints on. */
export async function beginGuided(game: string): Promise<void> {
  const { language, name } = prefs.get();
  const [words, more] = await Promise.all([loadAppWords(language), loadMore(language)]);
  try {
    const guide = await loadGuide(game);
    if (!guide) throw new Error(`there is no guided game of "${game}"`);
    await beginLocalTable({
      game,
      name: more.guide.title,
      seats: [
        { kind: 'human', name: name || words.newTable.guest },
        { kind: 'bot', bot: defaultBot, name: words.botNames[2] },
      ],
      settings: guide.settings as Settings,
      hideOnHandover: false,
      guided: true,
      ...(guide.opening === undefined ? {} : { seed: guide.opening }),
      ...(guide.brought === undefined ? {} : { brought: guide.brought }),
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
