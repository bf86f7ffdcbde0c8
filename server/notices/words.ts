/** What the server itself says to people, outside of the client. */
import type { Language } from '@epoka/kernel';
import type { News } from '../tables/news.ts';

export interface NoticeWords {
  turnTitle(game: string): string;
  turnBody(table: string, others: string): string;
  inviteTitle(game: string): string;
  inviteBody(by: string, table: string): string;
  readonly newsTitle: Readonly<Record<News, (game: string) => string>>;
  readonly newsBody: Readonly<Record<News, (table: string) => string>>;
  mailEnd(link: string): string;
  confirmTitle: string;
  confirmBody(code: string): string;
  bot: string;
}

const at = (table: string, otherwise: string) => (table ? `at “${table}”` : otherwise);
const named = (table: string) => (table ? ` „${table}”` : '');

export const words: { readonly [L in Language]: NoticeWords } = {
  en: {
    turnTitle: game => `${game}: your turn`,
    turnBody: (table, others) =>
      table
        ? `“${table}” with ${others} is waiting for you.`
        : `The table with ${others} is waiting for you.`,
    inviteTitle: game => `${game}: an invitation`,
    inviteBody: (by, table) =>
      table ? `${by} invites you to the table “${table}”.` : `${by} invites you to a table.`,
    newsTitle: {
      'replace-asked': game => `${game}: are you still there?`,
      replaced: game => `${game}: a bot plays for you`,
      'seat-asked': game => `${game}: somebody wants to join`,
      'seat-given': game => `${game}: the seat is yours`,
    },
    newsBody: {
      'replace-asked': table =>
        `The others ${at(table, 'at the table')} propose that a bot plays on for you. Come back and make your move, and nothing changes.`,
      replaced: table =>
        `You were late, so a bot keeps your seat ${at(table, 'at the table')}. It stays yours: come back at any time.`,
      'seat-asked': table =>
        `Somebody asks for a free seat ${at(table, 'at your table')}. They sit down only if you agree.`,
      'seat-given': table => `All have agreed: sit down ${at(table, 'at the table')}.`,
    },
    mailEnd: link =>
      `${link ? `To the table: ${link}\n\n` : ''}You can switch off these messages in your settings in Epoka.`,
    confirmTitle: 'Epoka: confirm your e-mail address',
    confirmBody: code =>
      `Your code is ${code}. Type it into Epoka within an hour.\n\nIf you did not ask for it, ignore this message.`,
    bot: 'a bot',
  },
  pl: {
    turnTitle: game => `${game}: twoja kolej`,
    turnBody: (table, others) =>
      table
        ? `Stół „${table}” czeka na ciebie. Przy stole: ${others}.`
        : `Stół czeka na ciebie. Grają: ${others}.`,
    inviteTitle: game => `${game}: zaproszenie`,
    inviteBody: (by, table) =>
      table ? `${by} zaprasza cię do stołu „${table}”.` : `${by} zaprasza cię do stołu.`,
    newsTitle: {
      'replace-asked': game => `${game}: jesteś tam jeszcze?`,
      replaced: game => `${game}: bot gra za ciebie`,
      'seat-asked': game => `${game}: ktoś chce dołączyć`,
      'seat-given': game => `${game}: miejsce jest twoje`,
    },
    newsBody: {
      'replace-asked': table =>
        `Pozostali przy stole${named(table)} proponują, żeby bot zagrał dalej za ciebie. Wróć i wykonaj ruch, a nic się nie zmieni.`,
      replaced: table =>
        `Czas minął, więc bot pilnuje twojego miejsca przy stole${named(table)}. Miejsce zostaje twoje: możesz wrócić w każdej chwili.`,
      'seat-asked': table =>
        `Ktoś prosi o wolne miejsce przy twoim stole${named(table)}. Usiądzie tylko za twoją zgodą.`,
      'seat-given': table => `Wszyscy się zgodzili: możesz usiąść przy stole${named(table)}.`,
    },
    mailEnd: link =>
      `${link ? `Do stołu: ${link}\n\n` : ''}Te wiadomości możesz wyłączyć w swoich ustawieniach w Epoce.`,
    confirmTitle: 'Epoka: potwierdź adres e-mail',
    confirmBody: code =>
      `Twój kod to ${code}. Wpisz go w Epoce w ciągu godziny.\n\nJeśli to nie ty o niego prosisz, zignoruj tę wiadomość.`,
    bot: 'bot',
  },
};
