/** Another name for the table. */
import { useState } from 'react';
import { Button } from '../kit/index.ts';
import { useWords } from '../words.tsx';

export function RenameForm({ name, onRename }: { name: string; onRename: (name: string) => void }) {
  const words = useWords();
  const [text, setText] = useState(name);
  return (
    <form
      className="rename"
      onSubmit={e => {
        e.preventDefault();
        if (text.trim()) onRename(text.trim());
      }}
    >
      <label className="ek-field">
        {words.newTable.name}
        <input className="ek-input" value={text} maxLength={60} onChange={e => setText(e.target.value)} />
      </label>
      <p className="page-acts">
        <Button kind="primary" type="submit" disabled={!text.trim()}>
          {words.ok}
        </Button>
      </p>
    </form>
  );
}
