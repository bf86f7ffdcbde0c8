/** A form for an open answer, drawn from the schema of the question. */
import { type Answer, conforms, type Json, type Schema } from '@epoka/kernel';
import { useId, useState } from 'react';
import type { AnyWords } from '../../client/game-parts.ts';
import { Button, MinusGlyph, PlusGlyph } from '../../kit/index.ts';
import { useWords } from '../../words.tsx';

/** The plainest value that fits, to begin with. */
export function blank(schema: Schema): Json {
  switch (schema.type) {
    case 'int':
      return schema.min;
    case 'oneOf':
      return schema.values[0];
    case 'someOf':
      return schema.values.slice(0, schema.min);
    case 'amounts': {
      const value: Record<string, number> = {};
      let missing = schema.min ?? 0;
      for (const [key, most] of Object.entries(schema.of)) {
        value[key] = Math.min(most, missing);
        missing -= value[key];
      }
      return value;
    }
    case 'list':
      return [];
    case 'record':
      return Object.fromEntries(Object.entries(schema.fields).map(([k, s]) => [k, blank(s)]));
  }
}

/** Amounts of nothing are left out, as players would. */
function tidy(schema: Schema, value: Json): Json {
  if (schema.type === 'amounts')
    return Object.fromEntries(Object.entries(value as Record<string, number>).filter(([, n]) => n > 0));
  if (schema.type === 'list') return (value as readonly Json[]).map(v => tidy(schema.item, v));
  if (schema.type === 'record')
    return Object.fromEntries(
      Object.entries(schema.fields).map(([k, s]) => [k, tidy(s, (value as Record<string, Json>)[k])]),
    );
  return value;
}

/** What a field or value is called: by the game where it has a name for it. */
function label(words: AnyWords, key: string | number): string {
  const text = String(key);
  const named = words.content(text);
  if (named && named !== text) return named;
  return words.sources[text] ?? text.replace(/[-_]/g, ' ');
}

export function OpenAnswer({
  verb,
  schema,
  words,
  say,
  onAnswer,
}: {
  verb: string;
  schema: Schema;
  words: AnyWords;
  /** the answer in words, as on a button */
  say: (answer: Answer) => string;
  onAnswer: (answer: Answer) => void;
}) {
  const t = useWords().ask;
  const [value, setValue] = useState<Json>(() => blank(schema));
  const tidied = tidy(schema, value);
  const fits = conforms(schema, tidied);
  /** nothing to fill in: one more thing that can be said, out of the way of the others */
  const plain = schema.type === 'oneOf' && schema.values.length === 1;
  return (
    <form
      className="open-answer"
      data-plain={plain || undefined}
      aria-label={t.form}
      onSubmit={e => {
        e.preventDefault();
        if (fits) onAnswer([verb, tidied]);
      }}
    >
      {!plain && <Field schema={schema} value={value} words={words} name={t.form} onChange={setValue} />}
      <Button type="submit" kind={plain ? 'quiet' : undefined} disabled={!fits}>
        {fits ? say([verb, tidied]) : t.give}
      </Button>
    </form>
  );
}

interface FieldProps {
  readonly schema: Schema;
  readonly value: Json;
  readonly words: AnyWords;
  readonly name: string;
  readonly onChange: (value: Json) => void;
}

function Field({ schema, value, words, name, onChange }: FieldProps) {
  const t = useWords().ask;
  const id = useId();
  switch (schema.type) {
    case 'int':
      return (
        <Stepper name={name} value={value as number} min={schema.min} max={schema.max} onChange={onChange} />
      );
    case 'oneOf':
      return (
        <fieldset className="open-field">
          <legend>{name}</legend>
          {schema.values.map(v => (
            <label key={v} className="radio" data-on={v === value || undefined}>
              <input type="radio" name={id} checked={v === value} onChange={() => onChange(v)} />
              {label(words, v)}
            </label>
          ))}
        </fieldset>
      );
    case 'someOf': {
      const chosen = value as readonly (string | number)[];
      return (
        <fieldset className="open-field">
          <legend>
            {name} <small>{t.total(chosen.length, schema.min, schema.max)}</small>
          </legend>
          {schema.values.map(v => {
            const on = chosen.includes(v);
            return (
              <label key={v} className="radio" data-on={on || undefined}>
                <input
                  type="checkbox"
                  checked={on}
                  disabled={!on && chosen.length >= schema.max}
                  onChange={() => onChange(on ? chosen.filter(x => x !== v) : [...chosen, v])}
                />
                {label(words, v)}
              </label>
            );
          })}
        </fieldset>
      );
    }
    case 'amounts': {
      const amounts = value as Readonly<Record<string, number>>;
      const total = Object.values(amounts).reduce((a, b) => a + b, 0);
      const most = schema.max ?? Number.POSITIVE_INFINITY;
      return (
        <fieldset className="open-field">
          <legend>
            {name} {schema.max !== undefined && <small>{t.total(total, schema.min ?? 0, schema.max)}</small>}
          </legend>
          {Object.entries(schema.of).map(([key, limit]) => (
            <Stepper
              key={key}
              name={label(words, key)}
              value={amounts[key] ?? 0}
              min={0}
              max={Math.min(limit, (amounts[key] ?? 0) + most - total)}
              onChange={n => onChange({ ...amounts, [key]: n })}
            />
          ))}
        </fieldset>
      );
    }
    case 'list': {
      const items = value as readonly Json[];
      return (
        <fieldset className="open-field">
          <legend>{name}</legend>
          {items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
            <div key={i} className="open-item">
              <Field
                schema={schema.item}
                value={item}
                words={words}
                name={`${name} ${i + 1}`}
                onChange={v => onChange(items.map((x, k) => (k === i ? v : x)))}
              />
              <Button kind="quiet" onClick={() => onChange(items.filter((_, k) => k !== i))}>
                {t.remove}
              </Button>
            </div>
          ))}
          {items.length < schema.max && (
            <Button onClick={() => onChange([...items, blank(schema.item)])}>{t.add}</Button>
          )}
        </fieldset>
      );
    }
    case 'record': {
      const record = value as Readonly<Record<string, Json>>;
      return (
        <fieldset className="open-field">
          <legend>{name}</legend>
          {Object.entries(schema.fields).map(([key, field]) => (
            <Field
              key={key}
              schema={field}
              value={record[key]}
              words={words}
              name={label(words, key)}
              onChange={v => onChange({ ...record, [key]: v })}
            />
          ))}
        </fieldset>
      );
    }
  }
}

function Stepper({
  name,
  value,
  min,
  max,
  onChange,
}: {
  name: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const t = useWords().ask;
  const set = (n: number) => onChange(Math.min(max, Math.max(min, n)));
  return (
    <div className="stepper">
      <label className="stepper-label">
        <span>{name}</span>
        <input
          className="ek-input"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={value}
          onChange={e => {
            const n = Math.round(Number(e.target.value));
            if (Number.isFinite(n)) set(n);
          }}
        />
      </label>
      <Button kind="icon" aria-label={t.less(name)} disabled={value <= min} onClick={() => set(value - 1)}>
        <MinusGlyph />
      </Button>
      <Button kind="icon" aria-label={t.moreOf(name)} disabled={value >= max} onClick={() => set(value + 1)}>
        <PlusGlyph />
      </Button>
      <small className="ek-quiet">
        {min}–{max}
      </small>
    </div>
  );
}
