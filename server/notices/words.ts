/** What the server itself says to people, outside of the client. */
import type { Language } from '@epoka/kernel';

export interface NoticeWords {
  turnTitle(game: string): string;
  turnBody(table: string, others: string): string;
  inviteTitle(game: string): string;
  inviteBody(by: string, table: string): string;
  mailEnd(link: string): string;
  confirmTitle: string;
  confirmBody(code: string): string;
  bot: string;
}

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
    mailEnd: link =>
      `${link ? `Do stołu: ${link}\n\n` : ''}Te wiadomości możesz wyłączyć w swoich ustawieniach w Epoce.`,
    confirmTitle: 'Epoka: potwierdź adres e-mail',
    confirmBody: code =>
      `Twój kod to ${code}. Wpisz go w Epoce w ciągu godziny.\n\nJeśli to nie ty o niego prosisz, zignoruj tę wiadomość.`,
    bot: 'bot',
  },
};
