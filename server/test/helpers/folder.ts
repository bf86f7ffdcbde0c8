import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'epoka-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The same for a whole file of tests: the caller removes it. */
export function keptFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'epoka-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
