/** The settings of a game, made from what it says of itself. */
import type { SettingSpec, Settings } from '@epoka/kernel';
import type { AnyWords } from '../client/game-parts.ts';
import type { GameFacts } from '../client/table-client.ts';
import { Button } from '../kit/index.ts';
import { Select, Switch } from '../kit/ui/fields.tsx';
import { useWords } from '../words.tsx';

export function defaultsOf(facts: GameFacts): Settings {
  return Object.fromEntries(Object.entries(facts.settings).map(([key, spec]) => [key, spec.default]));
}

/** So many settings are shown at once; the rest is one press away. */
const FIRST = 3;

export function SettingsOfGame({
  facts,
  words,
  settings,
  onChange,
}: {
  facts: GameFacts;
  words: AnyWords;
  settings: Settings;
  onChange: (settings: Settings) => void;
}) {
  const t = useWords().newTable;
  const specs = Object.entries(facts.settings);
  if (specs.length === 0) return <p className="ek-quiet">{t.noSettings}</p>;
  const changed = specs.some(([key, spec]) => settings[key] !== spec.default);
  const one = ([key, spec]: [string, SettingSpec]) => (
    <OneSetting
      key={key}
      id={key}
      spec={spec}
      words={words}
      value={settings[key]}
      onChange={value => onChange({ ...settings, [key]: value })}
    />
  );
  return (
    <fieldset className="new-settings">
      <legend>{t.settings}</legend>
      {specs.slice(0, FIRST).map(one)}
      {specs.length > FIRST && (
        <details className="new-more">
          <summary>{t.moreSettings(specs.length - FIRST)}</summary>
          {specs.slice(FIRST).map(one)}
        </details>
      )}
      {changed && (
        <Button kind="quiet" onClick={() => onChange(defaultsOf(facts))}>
          {t.standard}
        </Button>
      )}
    </fieldset>
  );
}

function OneSetting({
  id,
  spec,
  words,
  value,
  onChange,
}: {
  id: string;
  spec: SettingSpec;
  words: AnyWords;
  value: boolean | string | number | undefined;
  onChange: (value: boolean | string | number) => void;
}) {
  const text = words.settings[id] ?? { name: id, hint: '' };
  if (spec.type === 'bool')
    return <Switch label={text.name} note={text.hint} on={value === true} onChange={onChange} />;
  if (spec.type === 'choice')
    return (
      <div className="new-setting">
        <Select
          label={text.name}
          value={String(value)}
          options={spec.values.map(v => ({ value: v, label: text.values?.[v] ?? v }))}
          onChange={onChange}
        />
        <small className="ek-quiet">{text.hint}</small>
      </div>
    );
  return (
    <label className="ek-field new-setting">
      {text.name}
      <input
        className="ek-input"
        type="number"
        inputMode="numeric"
        min={spec.min}
        max={spec.max}
        value={String(value)}
        onChange={e => {
          const n = Math.round(Number(e.target.value));
          if (Number.isFinite(n)) onChange(Math.min(spec.max, Math.max(spec.min, n)));
        }}
      />
      <small className="ek-quiet">{text.hint}</small>
    </label>
  );
}
