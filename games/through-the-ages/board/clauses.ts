import { CATEGORIES, T } from './game.ts';

/** The clauses of RULES.md a card rests on: what is said of the card itself, then what holds for cards of its kind. */

/** What the workers on a card are good for. */
function ofWorkers(card: number): readonly string[] {
  switch (T.TYPE[card]) {
    case T.FARM:
      return ['9.2', '13.3'];
    case T.MINE:
      return ['9.2', '13.5'];
    case T.TEMPLE:
      return ['9.3', '3.1', '3.4'];
    case T.LAB:
      return ['9.3', '3.2'];
    case T.ARENA:
      return ['9.3', '3.3', '3.4'];
    case T.LIBRARY:
      return ['9.3', '3.1', '3.2'];
    case T.THEATER:
      return ['9.3', '3.1', '3.4'];
    default:
      return ['10.1', '3.3'];
  }
}

/** What a special technology is good for. */
function ofCategory(card: number): readonly string[] {
  switch (CATEGORIES[T.CATEGORY[card]]) {
    case 'military':
      return ['3.3', '3.5'];
    case 'civil':
      return ['3.5'];
    case 'colonization':
      return ['19.6', '3.3'];
    case 'construction':
      return ['9.4', '9.7'];
  }
}

/** Cards that lie on the board from the beginning are never played. */
const isPrinted = (card: number) => T.COPIES[card].every(n => n === 0);

function general(card: number): readonly string[] {
  switch (T.KIND[card]) {
    case T.TECHNOLOGY:
      return [...ofWorkers(card), isPrinted(card) ? '2.4' : '9.12'];
    case T.GOVERNMENT:
      return isPrinted(card) ? ['11.1', '2.4'] : ['11.1', '11.2', '11.3'];
    case T.SPECIAL:
      return [...ofCategory(card), '9.13', '9.12'];
    case T.LEADER:
      return ['9.8', '4.4'];
    case T.WONDER:
      return ['9.7', '9.9', '4.6'];
    case T.ACTION:
      return ['9.10', '4.7'];
    case T.EVENT:
      return T.LEVEL[card] === 3 ? ['18.1', '18.11'] : ['18.1'];
    case T.TERRITORY:
      return ['19.1', '19.5', '19.8'];
    case T.AGGRESSION:
      return ['20.1', '20.2'];
    case T.WAR:
      return ['23.1', '23.3', '23.4'];
    case T.PACT:
      return ['21.1', '21.2'];
    case T.TACTIC:
      return ['22.1', '22.3', '10.4'];
    default:
      return ['16.7', '19.5', '20.1.a'];
  }
}

export function clausesOf(card: number): readonly string[] {
  const clauses = new Set([...T.CLAUSES[card], ...general(card)]);
  return [...clauses].map(clause => `TTA-${clause}`);
}
