/** What the About page says. */
export const aboutEn = {
  title: 'About Epoka',
  what: 'Epoka is a table for five civilization games. The rules are written out in full and kept by one engine, on a server, in this browser or in a terminal; bots play by the same rules and see only what a player in their seat may see.',
  fan: 'Epoka is an independent fan project. It is not connected with, or endorsed by, the designers and publishers of these games, and uses none of their art or text. All names belong to their owners. If you like a game here, buy it: it is better with friends around a table.',
  games: 'The games and the people who made them',
  game: 'Game',
  original: 'Original',
  by: 'Designed by',
  publisher: 'Published by',
  anonymous: 'unknown; a fan design, the card pool is Epoka’s own',
  ownContent: 'The card texts of New Horizons and of the card game were written for Epoka.',
  icons: 'Icons',
  iconsText: 'The engraved signs are from game-icons.net, used under the licence CC BY 3.0, drawn by:',
  iconsChanged: 'They were recoloured and set into the boards and covers of Epoka.',
  fonts: 'Type',
  fontsText:
    'Source Serif 4 and Source Sans 3 by Frank Grießhammer and Paul D. Hunt, Adobe, under the SIL Open Font License 1.1.',
  code: 'Built with',
  codeText: 'Preact, Vite and Iconify. Epoka’s own code is under the MIT licence.',
  privacy: 'What is stored',
  privacyText:
    'Local tables, replays and settings stay in this browser. Nothing is sent anywhere, nobody is counted.',
  version: 'Build',
  covers: 'The covers are drawn by Epoka itself, from lines and signs.',
};

export type AboutMessages = typeof aboutEn;
