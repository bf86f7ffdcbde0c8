/**
 * Every number, effect and flag of the contents stands in content.snapshot.txt, reviewed by hand against the rules: whatever
 * changes fails here with the name of its component (if it was meant: `npx vitest run games/new-horizons/test/contents -u`, and
 * read the difference). The numbers by which saved games know the contents stand in content.numbers.txt and never change.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as content from '../content/index.ts';
import { LISTS, TRIGGERS, variantsOf } from '../rules/lists.ts';
import { SPACES } from '../rules/spaces.ts';

const here = (file: string) => new URL(file, import.meta.url);
const read = (file: string) => (existsSync(here(file)) ? readFileSync(here(file), 'utf8') : '');

type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain };

const isList = (x: Plain): x is readonly Plain[] => Array.isArray(x);

/** `recruit(unit any, strength 2, from inactive)`: an effect by its name, anything else by its fields. */
function inWords(x: Plain): string {
  if (isList(x)) return `[${x.map(inWords).join(', ')}]`;
  if (typeof x !== 'object') return String(x);
  const { op, ...fields } = x;
  const inside = Object.entries(fields)
    .map(([key, value]) => `${key} ${inWords(value)}`)
    .join(', ');
  return op === undefined ? `{${inside}}` : `${String(op)}(${inside})`;
}

/** A line a field, or the whole value where it has none. */
function block(x: Plain): string[] {
  if (isList(x) || typeof x !== 'object') return [`  ${inWords(x)}`];
  return Object.entries(x).flatMap(([key, value]) => (key === 'id' ? [] : [`  ${key}: ${inWords(value)}`]));
}

/** Everything that content/ exports, component by component: 'TECHNOLOGIES wheel', 'SLOTS 2-3', 'START_COINS'. */
function components(): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, x: Plain) => {
    if (found.has(name)) throw new Error(`"${name}" is there twice`);
    found.set(name, block(x).join('\n'));
  };
  const all = Object.entries(content)
    .filter(([, x]) => typeof x !== 'function')
    .toSorted(([a], [b]) => (a < b ? -1 : 1)) as unknown as [string, Plain][];
  for (const [name, x] of all) {
    const members = typeof x === 'object' && !isList(x) ? Object.entries(x) : undefined;
    if (members)
      for (const [key, member] of members) add(`${name} ${key}`, isList(member) ? { ...member } : member);
    else if (isList(x) && x.some(item => typeof item === 'object'))
      x.forEach((item, i) => {
        add(`${name} ${nameOf(item) ?? i}`, item);
      });
    else add(name, x);
  }
  return found;
}

function nameOf(x: Plain): string | undefined {
  if (typeof x !== 'object' || isList(x)) return undefined;
  const name = x.id ?? x.name;
  return name === undefined ? undefined : String(name);
}

/** The blocks of a snapshot by the name in their first lines. */
function blocks(text: string): Map<string, string> {
  return new Map(
    text
      .trimEnd()
      .split('\n\n')
      .map(part => [part.split('\n', 1)[0], part.slice(part.indexOf('\n') + 1)]),
  );
}

/** What is numbered in a saved game, in the order of the numbers. */
function numbered(): Record<string, readonly string[]> {
  const ids = (family: readonly { readonly id: string }[]) => family.map(x => x.id);
  return {
    technology: ids(content.TECHNOLOGIES),
    leader: ids(content.LEADERS),
    territory: ids(content.TERRITORIES),
    building: ids(content.BUILDINGS),
    government: ids(content.GOVERNMENTS),
    goal: ids(content.GOALS),
    area: ids(content.AREAS),
    slot: content.SLOTS.map(x => x.name),
    space: SPACES.map(x => x.name),
    track: content.TRACKS,
    unit: content.UNITS,
    marker: content.MARKERS,
    colour: content.COLOURS,
    stage: content.STAGES,
    modifier: content.MODIFIERS,
    list: listNames(),
    trigger: TRIGGERS.map(x => `${listNames()[x.list]} on ${x.on}`),
  };
}

/** 'technology:wheel action', 'area:grow without 0'; a list inside another one has its place in it: 'leader:ashoka > 1.0'. */
function listNames(): string[] {
  const names: string[] = [];
  LISTS.forEach(({ source, origin, effects, inner }, id) => {
    const part = 'part' in source ? ` ${source.part}` : source.kind === 'investment' ? ` ${source.id}` : '';
    names[id] ??= `${origin}${part}`;
    for (const { list, without } of variantsOf(id)) names[list] = `${names[id]} without ${without.join('+')}`;
    inner.forEach((lists, at) => {
      const inside = effects[at].op === 'trigger' ? lists.map(x => TRIGGERS[x].list) : lists;
      inside.forEach((list, i) => {
        names[list] = `${names[id]} > ${at}.${i}`;
      });
    });
  });
  return names;
}

describe('contents', () => {
  it('are as they were reviewed', async () => {
    const now = components();
    const text = [...now].map(([name, lines]) => `${name}\n${lines}`).join('\n\n');
    const then = blocks(read('content.snapshot.txt'));
    const changed = [...new Set([...now.keys(), ...then.keys()])].filter(
      name => now.get(name) !== then.get(name),
    );
    await expect(`${text}\n`, `changed: ${changed.join(', ')}`).toMatchFileSnapshot('content.snapshot.txt');
  });

  it('keep the numbers that saved games know them by; new ones come at the end of the table', () => {
    const now = Object.entries(numbered()).flatMap(([kind, names]) =>
      names.map((name, n) => `${kind} ${n} ${name}`),
    );
    const table = read('content.numbers.txt')
      .trimEnd()
      .split('\n')
      .filter(line => line !== '');
    expect(
      table.filter(line => !now.includes(line)),
      'given once, and no longer true',
    ).toEqual([]);
    expect(
      now.filter(line => !table.includes(line)),
      'new: to be added to content.numbers.txt',
    ).toEqual([]);
  });

  it('have a name of their own in their family', () => {
    for (const [kind, names] of Object.entries(numbered()))
      expect(new Set(names).size, kind).toBe(names.length);
  });

  it('never import the rules', () => {
    const files = readdirSync(here('../content'), { recursive: true, encoding: 'utf8' }).filter(x =>
      x.endsWith('.ts'),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files)
      expect(read(`../content/${file}`), file).not.toMatch(/from '[^']*(rules|kernel)/);
  });
});
