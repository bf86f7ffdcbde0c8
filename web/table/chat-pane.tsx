import { useState } from 'react';
import type { TableClient } from '../client/client.ts';
import { Button, toast } from '../kit/index.ts';
import { useWords } from '../words.tsx';

export function ChatPane({ client }: { client: TableClient }) {
  const words = useWords();
  const [text, setText] = useState('');
  return (
    <section className="chat" aria-label={words.table.chat}>
      <ol className="chat-lines">
        {client.chatLines().map(line => (
          <li key={`${line.at}/${line.seat}`}>
            <strong>{line.name}</strong> {line.text}
          </li>
        ))}
      </ol>
      <form
        onSubmit={e => {
          e.preventDefault();
          const said = text.trim();
          if (!said) return;
          setText('');
          client.chat?.(said).catch(() => toast(words.ask.failed, 'bad'));
        }}
      >
        <input
          className="ek-input"
          aria-label={words.table.chat}
          value={text}
          maxLength={500}
          onChange={e => setText(e.target.value)}
        />
        <Button type="submit">{words.table.say}</Button>
      </form>
    </section>
  );
}
