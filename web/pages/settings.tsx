import './settings.css';
import type { Language } from '@epoka/kernel';
import { Button } from '../kit/index.ts';
import { Switch } from '../kit/ui/fields.tsx';
import { type Prefs, prefs } from '../prefs.ts';
import { tick } from '../sounds.ts';
import { useMore, usePrefs, useWords } from '../words.tsx';
import { PageFrame } from './frame.tsx';
import { Keys } from './keys.tsx';
import { Radios } from './radios.tsx';

export function SettingsPage() {
  const more = useMore();
  return (
    <PageFrame title={more.settings.title}>
      <SettingsForm />
      <hr className="ek-rule" />
      <h2>{more.settings.keys}</h2>
      <Keys />
    </PageFrame>
  );
}

/** The same on its own page and in the dialog of a table. */
export function SettingsForm() {
  const words = useWords();
  const now = usePrefs();
  const s = useMore().settings;
  const set = (change: Partial<Prefs>) => prefs.set(change);
  return (
    <div className="settings">
      {!prefs.kept() && <p role="status">{s.notKept}</p>}
      <Radios
        legend={s.language}
        name="language"
        value={now.language}
        options={(['en', 'pl'] as const).map(l => ({
          value: l,
          label: l === 'en' ? 'English' : 'Polski',
          lang: l,
        }))}
        onChange={v => set({ language: v as Language })}
      />
      <Radios
        legend={s.theme}
        name="theme"
        value={now.theme}
        options={[
          { value: 'system', label: s.system },
          { value: 'day', label: s.day },
          { value: 'lamp', label: s.lamp },
        ]}
        onChange={v => set({ theme: v as Prefs['theme'] })}
      />
      <Radios
        legend={s.motion}
        name="motion"
        value={now.motion}
        options={[
          { value: 'system', label: s.system },
          { value: 'on', label: s.motionOn },
          { value: 'off', label: s.motionOff },
        ]}
        onChange={v => set({ motion: v as Prefs['motion'] })}
      />
      <Radios
        legend={s.pace}
        name="pace"
        value={now.pace}
        options={[
          { value: 'calm', label: words.newTable.calm },
          { value: 'quick', label: words.newTable.quick },
          { value: 'instant', label: words.newTable.instant },
        ]}
        onChange={v => set({ pace: v as Prefs['pace'] })}
      />
      <div className="settings-row">
        <Switch label={s.sounds} note={s.soundsNote} on={now.sounds} onChange={sounds => set({ sounds })} />
        {now.sounds && (
          <Button kind="quiet" onClick={() => tick('turn')}>
            {s.tests}
          </Button>
        )}
      </div>
      <Switch
        label={s.initials}
        note={s.initialsNote}
        on={now.initials}
        onChange={initials => set({ initials })}
      />
      <Switch
        label={s.letters}
        note={s.lettersNote}
        on={now.letters}
        onChange={letters => set({ letters })}
      />
      <Switch
        label={s.careful}
        note={s.carefulNote}
        on={now.careful}
        onChange={careful => set({ careful })}
      />
      <Switch
        label={s.choices}
        note={s.choicesNote}
        on={now.choices === 'all'}
        onChange={all => set({ choices: all ? 'all' : 'auto' })}
      />
      <label className="ek-field settings-name">
        {s.name}
        <input
          className="ek-input"
          value={now.name}
          maxLength={24}
          autoComplete="nickname"
          placeholder={words.newTable.guest}
          onChange={e => set({ name: e.target.value })}
        />
        <small className="ek-quiet">{s.nameNote}</small>
      </label>
    </div>
  );
}
