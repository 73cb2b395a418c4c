import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const closers: (() => Promise<unknown>)[] = [];

// Registered while the file is read: vitest silently ignores an `afterAll` called inside a test or a hook.
afterAll(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Does this when the file's tests have ended; what was opened last is closed first. */
export function atEnd(close: () => Promise<unknown>): void {
  closers.push(close);
}

/** An empty folder, removed when the file's tests have ended. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cablepark-test-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
