import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, openSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';

/** What riders have told, and what opens their accounts, is for the server's own account alone. */
export const ownFile = 0o600;
export const ownFolder = 0o700;

/** Whatever this program makes from now on, nobody else can read, also what a library makes for it. */
export function makeNothingForOthers(): void {
  process.umask(0o077);
}

/** Makes the file where it is not there yet, and closes it to others where it is. */
export function claimFile(file: string): void {
  closeSync(openSync(file, 'a', ownFile));
  closeToOthers(file);
}

/** For a file that an older version, a copy or an archive left open to everybody. */
export function closeToOthers(file: string): void {
  try {
    chmodSync(file, ownFile);
  } catch (error) {
    // It belongs to another account, or lies where nothing can be changed: then its rights are not ours to mend.
    if (!['EPERM', 'EROFS', 'ENOENT'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}

/** A draft that is written, then renamed, in less than this (ms). */
const draftLifeMs = 24 * 60 * 60_000;
const draftName = /^\.(?:(?<host>.+)\.(?<pid>\d+)\.)?[0-9a-f-]{36}\.part$/;

/** Under which name a file is written, to appear in `folder` under its own only when it is whole. */
export function draftIn(folder: string): string {
  return join(folder, `.${hostname()}.${process.pid}.${randomUUID()}.part`);
}

/** Removes the drafts of writers that were killed. One whose writer lives, or may live on another machine, stays a day. */
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
    // EPERM: it lives, as another account's.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

async function isOld(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && systemClock.now().epochMilliseconds - found.mtimeMs > draftLifeMs;
}
