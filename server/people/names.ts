/** Names that look alike count as the same. */

const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs.split(/\s+/).flatMap(pair => {
      const [to, ...from] = pair;
      return from.map(letter => [letter, to] as const);
    }),
  );

/**
 * Letters of other scripts that can't be told from Latin ones: after each Latin letter those that look like it. Capitals
 * apart, as they are often like another letter than their small ones: Greek Η is an H, its small η an n.
 */
const CAPITALS = table(
  `aΑАᎪꓮ bΒВᏴꓐ cСϹᏟꓚ dᎠꓓ eΕЕᎬꓰ fϜꓝ gԌᏀꓖ hΗНᎻꓧ iΙІӀӏꓲǀ jЈᎫꓙ kΚКᏦꓗ lᏞꓡԼ mΜМᎷꓟ nΝꓠ oΟОՕꓳ pΡРᏢꓑ qԚ rᎡᏒꓣ
  sЅՏᏚꓢ tΤТᎢꓔ uՍꓴ vѴᏙꓦ wԜᎳꓪ xΧХꓫ yΥҮУꓬ zΖᏃꓜ 3ЗЗ`,
);
const SMALL = table(
  `aаαɑᴀ bвβьƅʙ cсϲᴄ dԁᴅժ eеεҽєᴇ gɡԍցɢ hһнհʜ iіιıɪꭵ jјᴊյ kкκᴋ lӏℓʟ mмᴍ nηпոռɴ oοоσօᴏ pрρᴘ qԛզ rгʀ sѕꜱ
  tтτᴛ uυμսᴜʋ vνѵᴠ wωԝᴡա xхχ yуγүʏỿ zᴢ 3зᴣ 6б`,
);

/** Marks that make other letters of letters, in a language of this site. All others are ornaments. */
const LETTERS: ReadonlySet<string> = new Set([...'ąćęńóśźż'].map(letter => letter.normalize('NFD')));

/** What takes no room, or shows nothing. */
const UNSEEN = /\p{C}|\p{Default_Ignorable_Code_Point}|\u2800/u;
const MARK = /\p{M}/u;

/** A change of what looks alike has a new number, so that stored looks are made anew. */
export const LOOKS = 2;

/** One form for all names that a reader would take for one and the same. */
export function lookOf(name: string): string {
  let look = '';
  let base = '';
  for (const sign of name.normalize('NFKD')) {
    if (UNSEEN.test(sign)) continue;
    if (MARK.test(sign)) {
      if (LETTERS.has(base + sign)) look += sign;
      continue;
    }
    const small = (CAPITALS.get(sign) ?? sign).toLowerCase();
    base = SMALL.get(small) ?? small;
    look += base;
  }
  return look
    .replace(/[i1|!]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[‘’‛`´ʹʻʼʽˊˋ]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}
