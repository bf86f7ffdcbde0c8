/**
 * The clauses of a game's RULES.md, and which of them have a test: those that a test names in its title, those that only
 * describe (`test/descriptive.json`, clause -> reason), and those that are left.
 *
 * One form for all games: a clause is defined where its number stands in bold, `**NH-4.2** text`, usually at the start
 * of a paragraph or list item; everywhere else it is plain.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

export interface GameCover {
  readonly game: string;
  /** in the order of the rules */
  readonly clauses: readonly string[];
  /** clause -> files whose tests name it */
  readonly cited: ReadonlyMap<string, readonly string[]>;
  /** of all tests, as they stand in the source */
  readonly titles: readonly string[];
  /** clause -> why it needs no test */
  readonly descriptive: ReadonlyMap<string, string>;
  readonly uncovered: readonly string[];
  /** what is wrong, for people */
  readonly problems: readonly string[];
}

// ---- the rules

/** NH-4.3, NH-4.5.a */
const CLAUSE = /[A-Z]{2,5}-\d+\.\d+(?:\.[a-z](?![a-z]))?/;
const BOLD = new RegExp(`\\*\\*(${CLAUSE.source})\\*\\*`, 'g');
/** A paragraph that begins with a number as if it defined the clause. */
const PLAIN = new RegExp(`^(?:- )?(${CLAUSE.source})(?=\\s)`);

export interface Defined {
  /** in the order of the rules */
  readonly clauses: readonly string[];
  /** what is wrong with the form, for people */
  readonly faults: readonly string[];
}

/** The clauses a text defines, in order. */
export function clausesOf(rules: string): Defined {
  const clauses = new Set<string>();
  const faults: string[] = [];
  let fresh = true;
  for (const line of rules.split(/\r?\n/)) {
    const [, plain] = (fresh ? PLAIN.exec(line) : null) ?? [];
    if (plain) faults.push(`${plain} begins a paragraph, but is not in bold`);
    for (const [, clause] of line.matchAll(BOLD)) {
      if (clauses.has(clause)) faults.push(`${clause} is defined twice`);
      clauses.add(clause);
    }
    // a reference that was wrapped to the start of a line stands inside of a paragraph
    fresh = line.trim() === '' || line.startsWith('#');
  }
  return { clauses: [...clauses], faults };
}

// ---- the tests

/** Skips a string, template, comment or regular expression that begins at `i`; gives `i` where there is none. */
function skipLiteral(text: string, i: number): number {
  const c = text[i];
  if (c === "'" || c === '"' || c === '`') {
    let j = i + 1;
    while (j < text.length && text[j] !== c) {
      if (c === '`' && text.startsWith('${', j)) j = skipBrackets(text, j + 1);
      else j += text[j] === '\\' ? 2 : 1;
    }
    return j + 1;
  }
  if (c !== '/') return i;
  if (text[i + 1] === '/') {
    const end = text.indexOf('\n', i);
    return end < 0 ? text.length : end;
  }
  if (text[i + 1] === '*') {
    const end = text.indexOf('*/', i + 2);
    return end < 0 ? text.length : end + 2;
  }
  const before = text.slice(0, i).trimEnd().at(-1) ?? '(';
  // a slash after a value divides
  return /[(,=:[!&|?{};+>]/.test(before) ? skipPattern(text, i) : i;
}

function skipPattern(text: string, i: number): number {
  let inClass = false;
  for (let j = i + 1; j < text.length; j++) {
    const c = text[j];
    if (c === '\n') return i;
    if (c === '\\') j++;
    else if (c === '[') inClass = true;
    else if (c === ']') inClass = false;
    else if (c === '/' && !inClass) return j + 1;
  }
  return i;
}

/** The position behind the bracket that closes the one at `i`. */
function skipBrackets(text: string, i: number): number {
  let depth = 0;
  for (let j = i; j < text.length; ) {
    const next = skipLiteral(text, j);
    if (next > j) {
      j = next;
      continue;
    }
    const c = text[j++];
    if (c === '(' || c === '[' || c === '{') depth++;
    else if (c === ')' || c === ']' || c === '}') {
      depth--;
      if (depth === 0) return j;
    }
  }
  return text.length;
}

/** The position behind `<...>`, where type arguments stand. */
function skipTypes(text: string, i: number): number {
  if (text[i] !== '<') return i;
  let depth = 0;
  for (let j = i; j < text.length; j++) {
    if (text[j] === '<') depth++;
    else if (text[j] === '>' && text[j - 1] !== '=' && --depth === 0) return j + 1;
  }
  return text.length;
}

/** The source of the first argument of the call whose bracket is at `i`. */
function firstArgument(text: string, i: number): string {
  let j = i + 1;
  while (j < text.length && text[j] !== ',' && text[j] !== ')') {
    const next = skipLiteral(text, j);
    if (next > j) j = next;
    else j = /[([{]/.test(text[j]) ? skipBrackets(text, j) : j + 1;
  }
  return text.slice(i + 1, j);
}

const TEST = /(?:it|test|describe|suite)\b((?:\s*\.\s*\w+)*)/y;
const WORD = /\w/;

/** The titles of the tests in a source text, as they stand there; those of tables with their rows. Skipped tests don't count. */
export function titlesOf(source: string): string[] {
  const titles: string[] = [];
  for (let i = 0; i < source.length; ) {
    const behind = skipLiteral(source, i);
    if (behind > i) {
      i = behind;
      continue;
    }
    TEST.lastIndex = i;
    const call = WORD.test(source[i - 1] ?? ' ') || source[i - 1] === '.' ? null : TEST.exec(source);
    if (!call) {
      i++;
      continue;
    }
    i = TEST.lastIndex;
    let open = skipTypes(source, i);
    let table = '';
    if (/\.\s*(each|for)\b/.test(call[1])) {
      const end = source[open] === '`' ? skipLiteral(source, open) : skipBrackets(source, open);
      table = source.slice(open, end);
      open = end;
    }
    if (source[open] !== '(' || /\.\s*(skip|todo)\b/.test(call[1])) continue;
    const title = firstArgument(source, open);
    titles.push(table !== '' && /[%$]/.test(title) ? `${title} ${table}` : title);
    i = open + 1;
  }
  return titles;
}

/** The clauses a title names: `NH-4.2, 4.4` names two, `NH-11.1-11.4` all from the first to the last. */
export function citedIn(
  title: string,
  prefix: string,
  clauses: readonly string[],
): { known: string[]; unknown: string[] } {
  const one = String.raw`\d+\.\d+(?:\.[a-z](?![a-z]))?`;
  const span = `${one}(?:\\s*[-–]\\s*(?:${prefix}-)?${one})?`;
  const list = new RegExp(
    `\\b${prefix}-(${span}(?:\\s*(?:,|;|/|&|\\+|,? and)\\s*(?:${prefix}-)?${span})*)`,
    'g',
  );
  const known: string[] = [];
  const unknown: string[] = [];
  for (const match of title.matchAll(list))
    for (const part of match[1].matchAll(new RegExp(span, 'g'))) {
      const ends = [...part[0].matchAll(new RegExp(one, 'g'))].map(end => `${prefix}-${end[0]}`);
      const at = ends.map(end => clauses.indexOf(end));
      unknown.push(...ends.filter((_, i) => at[i] < 0));
      if (at.every(i => i >= 0)) known.push(...clauses.slice(at[0], (at[1] ?? at[0]) + 1));
    }
  return { known, unknown };
}

// ---- a game

function testFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return testFiles(path);
      return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
    });
}

function readDescriptive(path: string): [string, unknown][] {
  return existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8')) as object) : [];
}

/** The prefix that most clauses have. */
function prefixOf(clauses: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const clause of clauses) {
    const prefix = clause.split('-')[0];
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'NONE';
}

/** What the tests of one game show; `folder` is `games/<game>`. */
export function coverOf(folder: string): GameCover {
  const game = basename(folder);
  const name = (path: string) => `games/${game}/${relative(folder, path).replaceAll('\\', '/')}`;
  const law = join(folder, 'RULES.md');
  const { clauses, faults } = clausesOf(readFileSync(law, 'utf8'));
  const prefix = prefixOf(clauses);
  const problems = faults.map(fault => `${fault} in ${name(law)}`);
  if (clauses.length === 0) problems.push(`${name(law)} defines no clause`);

  const cited = new Map<string, string[]>();
  const titles: string[] = [];
  for (const path of testFiles(join(folder, 'test')))
    for (const title of titlesOf(readFileSync(path, 'utf8'))) {
      const { known, unknown } = citedIn(title, prefix, clauses);
      titles.push(title);
      for (const clause of known) cited.set(clause, [...new Set([...(cited.get(clause) ?? []), name(path)])]);
      for (const clause of unknown) problems.push(`unknown ${clause} in ${name(path)}`);
    }

  const descriptive = new Map<string, string>();
  const list = join(folder, 'test', 'descriptive.json');
  for (const [clause, reason] of readDescriptive(list)) {
    if (!clauses.includes(clause)) problems.push(`unknown ${clause} in ${name(list)}`);
    else if (typeof reason !== 'string' || reason.trim() === '')
      problems.push(`no reason for ${clause} in ${name(list)}`);
    else if (cited.has(clause))
      problems.push(`${clause} has a test and is called descriptive in ${name(list)}`);
    else descriptive.set(clause, reason);
  }
  const uncovered = clauses.filter(clause => !cited.has(clause) && !descriptive.has(clause));
  return { game, clauses, cited, titles, descriptive, uncovered, problems: [...new Set(problems)] };
}
