/** Lines from a person or a pipe, one at a time. */
import { createInterface, type Interface } from 'node:readline';
import type { Context } from './command.ts';

/** So many unread lines are kept. */
const MANY = 1000;

export class Lines {
  private readonly reader: Interface;
  private readonly out: Context['out'];
  private readonly person: boolean;
  private readonly waiting: string[] = [];
  private closed = false;
  private wake: (() => void) | undefined;

  constructor({ input, out }: Context) {
    this.out = out;
    this.person = input.isTTY === true && out.isTTY === true;
    this.reader = this.person
      ? createInterface({ input, output: out, terminal: true })
      : createInterface({ input, terminal: false });
    this.reader.on('line', line => {
      this.waiting.push(line);
      // A pipe that never ends must not fill the memory.
      if (this.waiting.length > MANY) this.reader.pause();
      this.wake?.();
    });
    this.reader.on('close', () => {
      this.closed = true;
      this.wake?.();
    });
    // Ctrl-C is the end of input: what was played is saved, not lost.
    this.reader.on('SIGINT', () => this.reader.close());
  }

  /** The next line without spaces around it; undefined at the end of input. */
  async ask(prompt: string): Promise<string | undefined> {
    if (this.person) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else this.out.write(prompt);
    if (this.waiting.length === 0 && !this.closed) this.reader.resume();
    while (this.waiting.length === 0 && !this.closed)
      await new Promise<void>(resolve => {
        this.wake = resolve;
      });
    this.wake = undefined;
    const line = this.waiting.shift();
    if (!this.person) this.out.write('\n');
    return line?.trim();
  }

  close(): void {
    this.reader.close();
  }
}
