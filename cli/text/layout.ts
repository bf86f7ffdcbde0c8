/** Text for a terminal: aligned tables, greyed lines, numbers with few digits. */

/** The first column is aligned left, the others right. A row may be shorter than the head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], indent = '  '): string {
  const width = head.map((h, i) => Math.max(wide(h), ...rows.map(row => wide(row[i] ?? ''))));
  const line = (cells: readonly string[]) =>
    (
      indent +
      head
        .map((_, i) => (i === 0 ? padEnd(cells[i] ?? '', width[i]) : padStart(cells[i] ?? '', width[i])))
        .join('  ')
    ).trimEnd();
  return [line(head), line(head.map((_, i) => '-'.repeat(width[i]))), ...rows.map(line)].join('\n');
}

const wide = (text: string) => [...text].length;
const padEnd = (text: string, n: number) => text + ' '.repeat(Math.max(0, n - wide(text)));
const padStart = (text: string, n: number) => ' '.repeat(Math.max(0, n - wide(text))) + text;

export const percent = (x: number, digits = 1) => `${(100 * x).toFixed(digits)}%`;

/** Three digits where they say something: 0.123, 12.3, 1,234. */
export function short(x: number): string {
  if (Number.isInteger(x)) return x.toLocaleString('en');
  const size = Math.abs(x);
  return size >= 1000 ? Math.round(x).toLocaleString('en') : x.toFixed(size >= 10 ? 1 : 2);
}

export interface Style {
  dim(text: string): string;
  bold(text: string): string;
  warn(text: string): string;
}

const code = (on: number, off: number) => (text: string) => `\u001b[${on}m${text}\u001b[${off}m`;
const same = (text: string) => text;

/** Colours only where a person looks and has not said no (https://no-color.org). */
export function styleFor(stream: { readonly isTTY?: boolean }): Style {
  return stream.isTTY && !process.env.NO_COLOR
    ? { dim: code(2, 22), bold: code(1, 22), warn: code(33, 39) }
    : { dim: same, bold: same, warn: same };
}
