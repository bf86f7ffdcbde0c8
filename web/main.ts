/** The entry: language, theme, address; the home page at once, everything else when asked for. */
import './shell.css';
import './kit/style/tokens.css';
import './kit/style/base.css';
import './kit/style/fonts.css';
import { h } from './home/dom.ts';
import { type Home, openHome } from './home/home.ts';
import { homeWords } from './lang/index.ts';
import { keepOffline } from './offline.ts';
import { hasBeenOnline } from './online/been-online.ts';
import { prefs, show } from './prefs.ts';
import { parseRoute, type Route } from './router.ts';

type App = typeof import('./app.tsx');

const page = document.getElementById('page') as HTMLElement;
const over = document.getElementById('over') as HTMLElement;

let home: Home | undefined;
let app: App | undefined;
/** what the player asked for last: a slow load must not overtake it */
let turn = 0;

show();
addEventListener('hashchange', () => void arrive());
void arrive();
// Whoever comes back to the page sees whose turn it is now.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void home?.refresh();
});
addEventListener('load', () => {
  // React and the table are fetched while the player looks at the covers.
  setTimeout(() => void import('./app.tsx').catch(() => undefined), 600);
  keepOffline(notice);
});

async function arrive(): Promise<void> {
  const route = parseRoute(location.hash);
  const mine = ++turn;
  document.title = 'Epoka';
  if (route.page === 'home' || route.page === 'new') openHomePage();
  if (route.page === 'home') {
    app?.show(undefined, over);
    return;
  }
  if (app === undefined && route.page !== 'new') waiting();
  try {
    app ??= await import('./app.tsx');
  } catch {
    if (mine === turn) broken();
    return;
  }
  if (mine !== turn) return;
  if (route.page !== 'new') {
    closeHomePage();
    page.replaceChildren();
  }
  app.show(route, over);
}

function openHomePage(): void {
  if (home) {
    void home.refresh();
    return;
  }
  app?.show(undefined, over);
  home = openHome({
    guided: game => void withApp(a => a.beginGuided(game)),
    openReplay: file => void withApp(a => a.openReplayFile(file)),
    forget: async id => app?.forgetTable(id),
    memory: async () => (await app?.memoryTables()) ?? [],
    online: async () =>
      hasBeenOnline()
        ? import('./online/home-tables.ts').then(
            m => m.onlineTables(),
            () => [],
          )
        : [],
  });
  page.replaceChildren(home.node);
  void home.refresh();
}

function closeHomePage(): void {
  home?.close();
  home?.node.remove();
  home = undefined;
}

async function withApp(act: (app: App) => void): Promise<void> {
  try {
    app ??= await import('./app.tsx');
  } catch {
    notice(homeWords[prefs.get().language].broken);
    return;
  }
  act(app);
}

function waiting(): void {
  closeHomePage();
  const words = homeWords[prefs.get().language];
  page.replaceChildren(h('p', { class: 'home-note', role: 'status' }, words.loading));
}

function broken(): void {
  closeHomePage();
  const words = homeWords[prefs.get().language];
  page.replaceChildren(
    h(
      'main',
      { class: 'home' },
      h('p', { class: 'intro', role: 'alert' }, words.broken),
      h(
        'p',
        {},
        h('button', { class: 'ek-button', type: 'button', click: () => location.reload() }, words.tryAgain),
      ),
    ),
  );
}

function notice(text: string, act?: { label: string; run: () => void }): void {
  document.querySelector('.notice')?.remove();
  const node = h(
    'div',
    { class: 'notice', role: 'status' },
    h('p', {}, text),
    act &&
      h('button', { class: 'ek-button', 'data-kind': 'primary', type: 'button', click: act.run }, act.label),
    h(
      'button',
      {
        class: 'ek-button',
        'data-kind': 'quiet',
        type: 'button',
        'aria-label': '×',
        click: () => node.remove(),
      },
      '×',
    ),
  );
  document.body.append(node);
}

export type { Route };
