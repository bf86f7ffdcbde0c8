/** Names that look alike count as the same. */

/** Letters of other scripts that can't be told from Latin ones. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  ['аa', 'вb', 'сc', 'еe', 'ԍg', 'һh', 'іi', 'ӏl', 'јj', 'кk', 'мm', 'оo', 'рp', 'ѕs', 'тt', 'уy', 'хx']
    .concat(['αa', 'εe', 'ιi', 'κk', 'νv', 'οo', 'ρp', 'τt', 'υu', 'χx', 'ϲc', 'ℓl', 'ıi', 'ɑa'])
    .map(([from, to]) => [from, to]),
);

/** One form for all names that a reader would take for one and the same. */
export function lookOf(name: string): string {
  return [...name.normalize('NFKC').toLowerCase()]
    .filter(letter => !/\p{Cf}|\p{Cc}|\p{Variation_Selector}/u.test(letter))
    .map(letter => ALIKE[letter] ?? letter)
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
}
