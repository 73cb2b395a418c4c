import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const closers: (() => Promise<unknown>)[] = [];

/** Does this when the file's tests have ended; what was opened last is closed first. */
export function atEnd(close: () => Promise<unknown>): void {
  closers.push(close);
}

/** Closes what the file's tests opened. Called once for every file (`cleanup.setup.ts`). */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close();
}

/** An empty folder, removed when the file's tests have ended. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cablepark-test-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
