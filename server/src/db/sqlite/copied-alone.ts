import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { CopiedAlone } from '../copied-alone-error.ts';
import { ownFile } from '../own-files.ts';

const noNumber = 0;
/** The value of an empty file, after a power failure before the number was on disk. A copy of the database alone has no such file. */
const emptyNumber = 0;

/**
 * Runs before any write. Skips files with a log beside them, even an empty one: nothing is missing then, or the operator created it on
 * purpose. @throws CopiedAlone
 */
export function refuseCopiedAlone(db: DatabaseSync, file: string, hasLog: boolean): void {
  const number = numberIn(db);
  const beside = numberBeside(file);
  if (number === noNumber || hasLog || beside === number || beside === emptyNumber) return;
  // Reading created an empty log; closing removes it.
  db.close();
  throw new CopiedAlone(file);
}

/** Marks the file as incomplete without its log. */
export function markOpen(db: DatabaseSync, file: string): void {
  const current = numberIn(db);
  if (current !== noNumber && current === numberBeside(file)) return;
  const number = randomInt(1, 2 ** 31 - 1);
  writeFileSync(fileBeside(file), String(number), { mode: ownFile, flush: true });
  // A checkpoint writes the number into the file itself, so that a copy has it.
  db.exec(`PRAGMA user_version = ${number}; PRAGMA wal_checkpoint(PASSIVE);`);
}

/** Closing writes the whole log into the file. */
export function markClosed(db: DatabaseSync): void {
  try {
    db.exec(`PRAGMA user_version = ${noNumber};`);
  } catch {
    // Another program has the write lock. The number in the other file shows that this is not a copy.
  }
}

export function hasLogBeside(file: string): boolean {
  return existsSync(`${file}-wal`);
}

function numberIn(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
}

function numberBeside(file: string): number | null {
  try {
    return Number(readFileSync(fileBeside(file), 'utf8'));
  } catch {
    return null;
  }
}

function fileBeside(file: string): string {
  return `${file}-open`;
}
