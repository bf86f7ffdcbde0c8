/** The documentation names every message, field, act, problem and address there is. */
import { readFileSync } from 'node:fs';
import * as protocol from '@epoka/protocol';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { guest, startServer } from './helpers/server.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Words that stand as code: between backticks, not in a block. */
function codeWords(markdown: string): Set<string> {
  const words = new Set<string>();
  for (const [, code] of markdown.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g))
    for (const word of code.match(/[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*/g) ?? []) words.add(word);
  return words;
}

/** Names of fields and fixed words in a JSON schema. */
function namesIn(schema: unknown, names: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties, const: fixed, enum: some, ...rest } = schema as Record<string, unknown>;
  if (typeof fixed === 'string') names.add(fixed);
  if (Array.isArray(some)) for (const one of some) names.add(String(one));
  for (const [name, inner] of Object.entries(properties ?? {})) {
    names.add(name);
    namesIn(inner, names);
  }
  for (const inner of Object.values(rest)) namesIn(inner, names);
}

it('every field and every fixed word of the protocol', () => {
  const names = new Set<string>();
  for (const schema of Object.values(protocol))
    if (schema instanceof z.ZodType)
      namesIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), names);
  // What only goes from the server to the client has no schema: there the types are read.
  const source = ['acts', 'messages', 'moderation', 'people', 'problems', 'tables']
    .map(file => read(`../../protocol/${file}.ts`))
    .join('\n')
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\/\/ .*$/gm, '');
  for (const [, name] of source.matchAll(/readonly (\w+)\??:/g)) names.add(name);
  for (const [, word] of source.matchAll(/(?:\|| readonly \w+:) '([a-z-]+)'/g)) names.add(word);
  expect(names.size).toBeGreaterThan(150);
  const documented = codeWords(read('../../docs/protocol.md'));
  // Lists of tables and languages belong to the addresses; the view and its parts are described with the table.
  const elsewhere = codeWords(read('../../docs/api.md'));
  expect([...names].filter(name => !documented.has(name) && !elsewhere.has(name))).toEqual([]);
});

/** The rows of the table under a heading, by the word in their first column. */
function rowsUnder(markdown: string, heading: string, mark: string): Map<string, Set<string>> {
  const section = markdown.split(/^## /m).find(part => part.startsWith(heading)) ?? '';
  const rows = new Map<string, Set<string>>();
  for (const [row, kind] of section.matchAll(/^\| `([a-z-]+)` \|.*$/gm)) rows.set(kind, codeWords(row));
  // the head of the table
  rows.delete(mark);
  return rows;
}

/** Kind and fields of every variant of a union. */
function variantsOf(schema: z.ZodType, mark: string): [kind: string, fields: string[]][] {
  const found: [string, string[]][] = [];
  const look = (part: Record<string, unknown>): void => {
    const properties = part.properties as Record<string, { const?: string }> | undefined;
    const kind = properties?.[mark]?.const;
    if (properties && kind !== undefined) found.push([kind, Object.keys(properties).filter(f => f !== mark)]);
    for (const list of [part.anyOf, part.oneOf])
      if (Array.isArray(list)) for (const inner of list) look(inner);
  };
  look(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Record<string, unknown>);
  return found;
}

it('every message and act with its own fields', () => {
  const text = read('../../docs/protocol.md');
  const choices = codeWords(text.slice(text.indexOf('A new table (`POST'), text.indexOf('A line of a list')));
  const missing: string[] = [];
  const check = (rows: Map<string, Set<string>>, variants: [string, string[]][]) => {
    expect(new Set(rows.keys())).toEqual(new Set(variants.map(([kind]) => kind)));
    for (const [kind, fields] of variants)
      for (const field of fields)
        if (!rows.get(kind)?.has(field) && !(kind === 'change' && field !== 'seats' && choices.has(field)))
          missing.push(`${kind}.${field}`);
  };
  check(rowsUnder(text, 'From client to server', 't'), variantsOf(protocol.ClientMessage, 't'));
  check(rowsUnder(text, 'Acts', 'do'), variantsOf(protocol.Act, 'do'));
  const source = read('../../protocol/messages.ts');
  const [, union] = /export type ServerMessage =([\s\S]*?);\n\n/.exec(source) ?? ['', ''];
  const told = union.split(/readonly t: /).slice(1);
  check(
    rowsUnder(text, 'From server to client', 't'),
    told.map(part => [
      /^'([a-z]+)'/.exec(part)?.[1] ?? '',
      [...part.matchAll(/readonly (\w+)\??:/g)].map(m => m[1]),
    ]),
  );
  expect(told.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

it('every address', async () => {
  const server = await startServer();
  const ada = await guest(server, 'Ada');
  const { paths } = await ada.get<{ paths: Record<string, object> }>('/api/openapi.json');
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const text = read('../../docs/api.md');
  const written = [...text.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^`?]*)`/g)].map(m => m[1]);
  expect(all.filter(address => !written.includes(address))).toEqual([]);
  expect(written.filter(address => !all.includes(address))).toEqual([]);
});
