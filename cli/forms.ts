/** Open answers by questions and answers: whatever a schema wants, asked step by step. */
import { conforms, type Json, type Schema } from '@epoka/kernel';
import type { Lines } from './lines.ts';
import type { Phrases } from './text/phrases.ts';

export class Forms {
  private readonly lines: Lines;
  private readonly say: (text: string) => void;
  private readonly phrases: Phrases['form'];

  constructor(lines: Lines, say: (text: string) => void, phrases: Phrases['form']) {
    this.lines = lines;
    this.say = say;
    this.phrases = phrases;
  }

  /** The value, or undefined where the player goes back (an empty line, or the end of input). */
  async fill(schema: Schema, label = ''): Promise<Json | undefined> {
    const p = this.phrases;
    const head = label === '' ? '' : `${label}: `;
    const read = (prompt: string, parse: (text: string) => Json | undefined) =>
      this.read(schema, `${head}${prompt}`, parse);
    switch (schema.type) {
      case 'int':
        return read(p.int(schema.min, schema.max), text =>
          /^[+-]?\d+$/.test(text) ? Number(text) : undefined,
        );
      case 'oneOf':
        this.list(schema.values);
        return read(p.oneOf, text => schema.values[indexIn(text)]);
      case 'someOf':
        this.list(schema.values);
        return read(p.someOf(schema.min, schema.max), text => someOf(text, schema.values));
      case 'amounts': {
        const keys = Object.keys(schema.of);
        const example = keys.slice(0, 2).map(key => `${key}=1`);
        const limits = keys.map(key => `${key}=${schema.of[key]}`);
        return read(p.amounts(example.join(' '), limits.join(' ')), amounts);
      }
      case 'list': {
        this.say(`${head}${p.list(schema.max)}`);
        const list: Json[] = [];
        while (list.length < schema.max) {
          const item = await this.fill(schema.item, `${list.length + 1}`);
          if (item === undefined) break;
          list.push(item);
        }
        return list;
      }
      case 'record': {
        const record: Record<string, Json> = {};
        for (const [key, field] of Object.entries(schema.fields)) {
          const value = await this.fill(field, key);
          if (value === undefined) return undefined;
          record[key] = value;
        }
        return record;
      }
    }
  }

  private list(values: readonly (string | number)[]): void {
    values.forEach((value, i) => {
      this.say(`  ${i + 1}  ${value}`);
    });
  }

  /** Asks until the text fits or is empty. */
  private async read(
    schema: Schema,
    prompt: string,
    parse: (text: string) => Json | undefined,
  ): Promise<Json | undefined> {
    for (;;) {
      const text = await this.lines.ask(`${prompt} (${this.phrases.back})> `);
      if (text === undefined || text === '') return undefined;
      const value = parse(text);
      if (value !== undefined && conforms(schema, value)) return value;
      this.say(this.phrases.wrong);
    }
  }
}

/** People count from 1; no list has an element at -1. */
function indexIn(text: string): number {
  return /^\d+$/.test(text) ? Number(text) - 1 : -1;
}

const parts = (text: string) => text.split(/[\s,]+/).filter(part => part !== '');

/** `1 3 4`; a lone `-` or `0` is none of them. */
function someOf(text: string, values: readonly (string | number)[]): Json | undefined {
  if (text === '-' || text === '0') return [];
  const chosen = parts(text).map(part => values[indexIn(part)]);
  return chosen.includes(undefined as never) ? undefined : chosen;
}

/** `food=2 coin=1` */
function amounts(text: string): Json | undefined {
  const value: Record<string, number> = {};
  for (const part of parts(text)) {
    const match = /^(.+)=(\d+)$/.exec(part);
    if (!match) return undefined;
    value[match[1]] = Number(match[2]);
  }
  return value;
}
