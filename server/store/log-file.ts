/**
 * The engine's write-ahead log, read without the engine: by its published format, each frame (a page and where it belongs)
 * carries a checksum of everything before it. The engine itself stops without a word at the first frame that does not fit.
 */
import { existsSync, readFileSync } from 'node:fs';

/** The end of the log. */
export interface LogEnd {
  /** The log was begun anew with another one. */
  readonly salt: string;
  readonly frames: number;
  readonly sum: string;
}

const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;

class Sum {
  private one = 0;
  private two = 0;
  private readonly little: boolean;
  constructor(little: boolean) {
    this.little = little;
  }

  add(bytes: DataView, from: number, to: number): void {
    let { one, two } = this;
    const { little } = this;
    for (let at = from; at < to; at += 8) {
      one = (one + bytes.getUint32(at, little) + two) | 0;
      two = (two + bytes.getUint32(at + 4, little) + one) | 0;
    }
    this.one = one;
    this.two = two;
  }

  /** Is it the one that is written there? */
  isAt(bytes: DataView, at: number): boolean {
    return bytes.getUint32(at) === this.one >>> 0 && bytes.getUint32(at + 4) === this.two >>> 0;
  }

  /** as the engine's connections share it: in the order of this machine's bytes */
  get text(): string {
    return Buffer.from(Uint32Array.of(this.one, this.two).buffer).toString('hex');
  }
}

/**
 * Is everything there up to this end? `another`: it is a log with another salt, as a whole or not; `cut`: less is there, or
 * something else, or no log at all.
 */
export function readUpTo(file: string, end: LogEnd): 'whole' | 'cut' | { readonly another: string } {
  const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  if (content.length < HEADER) return 'cut';
  const bytes = new DataView(content.buffer, content.byteOffset, content.length);
  const magic = bytes.getUint32(0);
  if (magic >>> 1 !== MAGIC >>> 1) return 'cut';
  const sum = new Sum(magic === MAGIC);
  sum.add(bytes, 0, 24);
  if (!sum.isAt(bytes, 24)) return 'cut';
  const salt = content.toString('hex', 16, 24);
  if (salt !== end.salt) return { another: salt };

  const size = FRAME_HEADER + bytes.getUint32(8);
  for (let frame = 0, at = HEADER; frame < end.frames; frame++, at += size) {
    if (at + size > content.length || content.toString('hex', at + 8, at + 16) !== salt) return 'cut';
    sum.add(bytes, at, at + 8);
    sum.add(bytes, at + FRAME_HEADER, at + size);
    if (!sum.isAt(bytes, at + 16)) return 'cut';
  }
  return end.frames === 0 || sum.text === end.sum ? 'whole' : 'cut';
}
