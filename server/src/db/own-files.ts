import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, openSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';

/** Riders' data and account secrets: readable only by the server's own account. */
export const ownFile = 0o600;
export const ownFolder = 0o700;

/** Sets the umask, so that nobody else can read new files of this program and of its libraries. */
export function makeNothingForOthers(): void {
  process.umask(0o077);
}

/** Creates the file if it is missing, and makes it private otherwise. */
export function claimFile(file: string): void {
  closeSync(openSync(file, 'a', ownFile));
  closeToOthers(file);
}

/** Makes a file private that an older version, a copy or an archive left readable for everybody. */
export function closeToOthers(file: string): void {
  try {
    chmodSync(file, ownFile);
  } catch (error) {
    // It belongs to another account, or is on a read-only disk: the server cannot change its mode.
    if (!['EPERM', 'EROFS', 'ENOENT'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}

/** A draft that is older than this (ms) is abandoned: writing and renaming takes far less. */
const draftLifeMs = 24 * 60 * 60_000;
const draftName = /^\.(?:(?<host>.+)\.(?<pid>\d+)\.)?[0-9a-f-]{36}\.part$/;

/** The draft name of a file in `folder`: renaming it makes the whole file appear at once. */
export function draftIn(folder: string): string {
  return join(folder, `.${hostname()}.${process.pid}.${randomUUID()}.part`);
}

/** Removes drafts of killed writers. Drafts of running writers, or of writers on another machine, stay for a day. */
export async function removeLeftDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const draft = draftName.exec(name);
    if (!draft) continue;
    const file = join(folder, name);
    if (isAlive(draft.groups) && !(await isOld(file))) continue;
    await rm(file, { force: true });
  }
}

function isAlive({ host, pid }: Record<string, string | undefined> = {}): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // EPERM: the process is running under another account.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

async function isOld(file: string): Promise<boolean> {
  const stats = await stat(file).catch(() => null);
  return stats !== null && systemClock.now().epochMilliseconds - stats.mtimeMs > draftLifeMs;
}
