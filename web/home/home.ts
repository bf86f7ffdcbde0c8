/** The home page: running tables on top, five games below, three ways into each. */
import './home.css';
import { coverUrls } from 'virtual:covers';
import { hasGuide } from '../client/guides.ts';
import { localStore, type TableSummary } from '../client/local-store.ts';
import { type GameCard, gameCards } from '../games.ts';
import type { HomeMessages } from '../lang/home/en.ts';
import { homeWords, tableName } from '../lang/index.ts';
import type { OnlineSummary } from '../online/home-tables.ts';
import { prefs } from '../prefs.ts';
import { href, type Way } from '../router.ts';
import { h } from './dom.ts';

/** the game whose guided first game is offered to whoever comes for the first time; the greeting names it */
const FIRST_GAME = 'new-horizons';
/** the game whose decks are built */
const DECKS = 'civilization-ccg';

/** What the home page needs from the rest: begun lazily, so that it costs nothing until asked for. */
interface HomeActs {
  /** the guided first game of a game that has one */
  guided(game: string): void;
  openReplay(file: File): void;
  /** tables that could not be stored and live in memory only */
  memory(): Promise<readonly TableSummary[]>;
  forget(id: string): Promise<void>;
  /** the player's tables on a server */
  online(): Promise<readonly OnlineSummary[]>;
}

export interface Home {
  readonly node: HTMLElement;
  refresh(): Promise<void>;
  close(): void;
}

export function openHome(acts: HomeActs): Home {
  const node = h('div', { class: 'home' });
  let tables: TableSummary[] = [];
  let online: readonly OnlineSummary[] = [];
  let storage = true;
  let removed: { name: string; undo: () => void; timer: number } | undefined;

  function draw(): void {
    const words = homeWords[prefs.get().language];
    const focused = document.activeElement?.getAttribute('data-at');
    node.replaceChildren(
      top(words),
      h(
        'main',
        { class: 'home-main', id: 'main' },
        intro(words),
        !storage && h('p', { class: 'home-note', role: 'status' }, words.noStorage),
        !prefs.get().greeted && tables.length + online.length === 0 && guide(words, acts),
        (tables.length + online.length > 0 || removed !== undefined) && running(words),
        h('h2', { class: 'ek-hidden', id: 'games' }, words.games),
        h(
          'ul',
          { class: 'covers', 'aria-labelledby': 'games' },
          gameCards.map(card => cover(words, card, acts)),
        ),
      ),
      foot(words, acts),
    );
    if (focused) node.querySelector<HTMLElement>(`[data-at="${focused}"]`)?.focus();
  }

  function running(words: HomeMessages): HTMLElement {
    return h(
      'section',
      { class: 'running', 'aria-labelledby': 'running' },
      h('h2', { id: 'running', class: 'home-h2' }, words.running),
      h(
        'ul',
        { class: 'slips' },
        online.map(t => slip(words, t)),
        tables.map(t => slip(words, t, () => remove(t))),
      ),
      removed &&
        h(
          'p',
          { class: 'home-note', role: 'status' },
          words.removed(removed.name),
          ' ',
          h('button', { class: 'ek-button', type: 'button', click: () => removed?.undo() }, words.putBack),
        ),
    );
  }

  /** A removed table is out of sight at once, and out of the store only when nobody has put it back for a while. */
  function remove(table: TableSummary): void {
    settle();
    tables = tables.filter(t => t.id !== table.id);
    removed = {
      name: tableName(table.name, table.game, prefs.get().language),
      undo: () => {
        clearTimeout(removed?.timer);
        removed = undefined;
        gone = undefined;
        void refresh();
      },
      timer: window.setTimeout(settle, 8000),
    };
    gone = table.id;
    draw();
  }

  let gone: string | undefined;
  function settle(): void {
    if (gone === undefined) return;
    clearTimeout(removed?.timer);
    const id = gone;
    gone = undefined;
    removed = undefined;
    void Promise.allSettled([localStore.remove(id), acts.forget(id)]).then(refresh);
  }

  async function refresh(): Promise<void> {
    try {
      tables = await localStore.tables();
      storage = true;
    } catch {
      tables = [];
      storage = false;
    }
    const memory = await acts.memory();
    const ids = new Set(memory.map(t => t.id));
    tables = [...memory, ...tables.filter(t => !ids.has(t.id))].filter(t => t.id !== gone);
    if (closed) return;
    draw();
    const found = await acts.online();
    if (closed || found.length + online.length === 0) return;
    online = found;
    draw();
  }

  let closed = false;
  const stop = prefs.subscribe(draw);
  draw();
  return {
    node,
    refresh,
    close() {
      closed = true;
      stop();
      settle();
    },
  };
}

function top(words: HomeMessages): HTMLElement {
  const { theme, language } = prefs.get();
  const dark = theme === 'lamp' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return h(
    'header',
    { class: 'home-top' },
    h('a', { class: 'skip', href: '#main', click: e => skip(e) }, words.skip),
    h('p', { class: 'wordmark' }, 'Epoka'),
    h(
      'nav',
      { class: 'home-nav', 'aria-label': 'Epoka' },
      h(
        'button',
        {
          class: 'ek-button',
          'data-kind': 'quiet',
          'data-at': 'language',
          type: 'button',
          lang: language === 'en' ? 'pl' : 'en',
          title: words.otherLanguageHint,
          click: () => prefs.set({ language: language === 'en' ? 'pl' : 'en' }),
        },
        words.otherLanguage,
      ),
      h(
        'button',
        {
          class: 'ek-button',
          'data-kind': 'quiet',
          'data-at': 'theme',
          type: 'button',
          title: words.themeHint(dark ? words.lamp : words.day),
          click: () => prefs.set({ theme: dark ? 'day' : 'lamp' }),
        },
        dark ? words.day : words.lamp,
      ),
      h('a', { class: 'ek-button', 'data-kind': 'quiet', href: href({ page: 'online' }) }, words.online),
      h('a', { class: 'ek-button', 'data-kind': 'quiet', href: href({ page: 'settings' }) }, words.settings),
      h('a', { class: 'ek-button', 'data-kind': 'quiet', href: href({ page: 'about' }) }, words.about),
    ),
  );
}

/** The address stays a page's: a plain `#main` would be taken for one. */
function skip(event: Event): void {
  event.preventDefault();
  const first = document.querySelector<HTMLElement>('#main a, #main button');
  first?.focus();
}

function intro(words: HomeMessages): HTMLElement {
  return h('div', { class: 'intro' }, h('h1', {}, words.lead), h('p', {}, words.lead2));
}

function guide(words: HomeMessages, acts: HomeActs): HTMLElement {
  return h(
    'section',
    { class: 'guide ek-sheet', 'aria-labelledby': 'guide' },
    h('div', {}, h('h2', { id: 'guide' }, words.guideTitle), h('p', {}, words.guideText)),
    h(
      'div',
      { class: 'guide-acts' },
      h(
        'button',
        { class: 'ek-button', 'data-kind': 'primary', type: 'button', click: () => acts.guided(FIRST_GAME) },
        words.guideYes,
      ),
      h(
        'button',
        {
          class: 'ek-button',
          'data-kind': 'quiet',
          type: 'button',
          click: () => prefs.set({ greeted: true }),
        },
        words.guideNo,
      ),
    ),
  );
}

function ago(words: HomeMessages, at: number): string {
  const minutes = Math.max(0, Math.round((Date.now() - at) / 60_000));
  if (minutes < 60) return words.ago(minutes, 'minute');
  if (minutes < 36 * 60) return words.ago(Math.round(minutes / 60), 'hour');
  return words.ago(Math.round(minutes / 1440), 'day');
}

function slip(words: HomeMessages, t: OnlineSummary, remove?: () => void): HTMLElement {
  const state = t.state ?? (t.over ? words.finished : t.yours ? words.yourTurn : words.thinking);
  const name = tableName(t.name, t.game, prefs.get().language);
  const facts = [
    words.of[t.game]?.title === name ? '' : (words.of[t.game]?.title ?? ''),
    t.over || t.round === 0 ? '' : words.round(t.round),
    t.where ?? '',
    words.seatsOf(t.humans.length, t.bots),
    ago(words, t.updated),
  ].filter(Boolean);
  return h(
    'li',
    { class: 'slip ek-sheet', 'data-game': t.game },
    h('img', { class: 'slip-cover', src: coverUrls[t.game] ?? '', alt: '', width: '54', height: '72' }),
    h(
      'div',
      { class: 'slip-text' },
      h('p', { class: 'slip-name' }, name),
      h('p', { class: 'slip-facts' }, facts.join(' · ')),
      h('p', { class: 'slip-state', 'data-yours': t.yours && !t.over }, state),
    ),
    h(
      'div',
      { class: 'slip-acts' },
      h(
        'a',
        {
          class: 'ek-button',
          'data-kind': t.yours ? 'primary' : undefined,
          href: href({ page: 'table', id: t.id }),
          'aria-label': words.openTable(name),
        },
        t.over ? words.look : words.goOn,
      ),
      remove &&
        h(
          'button',
          {
            class: 'ek-button',
            'data-kind': 'quiet',
            type: 'button',
            'aria-label': words.removeTable(name),
            click: remove,
          },
          words.remove,
        ),
    ),
  );
}

function cover(words: HomeMessages, card: GameCard, acts: HomeActs): HTMLElement {
  const text = words.of[card.id];
  const way = (w: Way, label: string, primary: boolean): HTMLElement =>
    h(
      'a',
      {
        class: 'ek-button',
        'data-kind': primary ? 'primary' : undefined,
        'data-at': `${card.id}/${w}`,
        href: href({ page: 'new', game: card.id, way: w }),
        'aria-label': `${text.title}: ${label}`,
      },
      label,
    );
  return h(
    'li',
    { class: 'game', 'data-game': card.id, 'data-preparing': !card.ready },
    h(
      'div',
      { class: 'cover' },
      h('img', { src: coverUrls[card.id], alt: '', width: '300', height: '400' }),
      h(
        'h3',
        { class: 'plate' },
        text.plate.map(line => h('span', {}, line, ' ')),
      ),
      !card.ready && h('p', { class: 'ribbon' }, words.preparing),
    ),
    h(
      'div',
      { class: 'game-text' },
      h(
        'p',
        { class: 'facts' },
        h('span', {}, words.players(card.seats.min, card.seats.max)),
        h('span', {}, words.minutes(...card.minutes)),
        h('span', {}, h('span', { class: 'ek-hidden' }, `${words.weight}: `), words.weights[card.weight - 1]),
      ),
      h('p', { class: 'blurb' }, text.blurb),
      card.ready
        ? h(
            'div',
            { class: 'ways' },
            way('bots', words.bots, true),
            way('here', words.here, false),
            way('online', words.online, false),
            h(
              'div',
              { class: 'learn' },
              h(
                'a',
                {
                  class: 'learn-link',
                  href: href({ page: 'rules', game: card.id, chapter: undefined, clause: undefined }),
                  'aria-label': `${text.title}: ${words.rules}`,
                },
                words.rules,
              ),
              hasGuide(card.id) &&
                h(
                  'button',
                  {
                    class: 'learn-link',
                    type: 'button',
                    'data-at': `${card.id}/guided`,
                    'aria-label': `${text.title}: ${words.guided}`,
                    click: () => acts.guided(card.id),
                  },
                  words.guided,
                ),
              card.id === DECKS &&
                h(
                  'a',
                  {
                    class: 'learn-link',
                    href: href({ page: 'decks', deck: undefined }),
                    'aria-label': `${text.title}: ${words.decks}`,
                  },
                  words.decks,
                ),
            ),
          )
        : h('p', { class: 'preparing' }, words.preparingWhy),
    ),
  );
}

function foot(words: HomeMessages, acts: HomeActs): HTMLElement {
  const input = h('input', {
    type: 'file',
    accept: '.json,application/json',
    class: 'ek-hidden',
    tabindex: '-1',
    'aria-hidden': 'true',
  });
  input.addEventListener('change', () => {
    const file = (input as HTMLInputElement).files?.[0];
    if (file) acts.openReplay(file);
  });
  return h(
    'footer',
    { class: 'home-foot' },
    h('p', {}, words.fan),
    h(
      'p',
      {},
      h(
        'button',
        {
          class: 'ek-button',
          'data-kind': 'quiet',
          'data-at': 'replay',
          type: 'button',
          click: () => input.click(),
        },
        words.openReplay,
      ),
      input,
    ),
  );
}
