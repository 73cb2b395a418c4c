import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { CopiedAlone } from '../copied-alone-error.ts';
import { ownFile } from '../own-files.ts';

const noNumber = 0;
/** What is read from an empty file: the power went before the disk had its number. A copy of the database alone has no such file. */
const unwritten = 0;

/**
 * To be asked before anything is written. Not where a log lies beside the file, empty ones too: then nothing is missing, or whoever
 * put it there knows of it. @throws CopiedAlone
 */
export function refuseCopiedAlone(db: DatabaseSync, file: string, hasLog: boolean): void {
  const number = numberIn(db);
  const beside = numberBeside(file);
  if (number === noNumber || hasLog || beside === number || beside === unwritten) return;
  // Reading has made an empty log, which closing takes away.
  db.close();
  throw new CopiedAlone(file);
}

/** From now on the file by itself is not the whole park. */
export function markOpen(db: DatabaseSync, file: string): void {
  const known = numberIn(db);
  if (known !== noNumber && known === numberBeside(file)) return;
  const number = randomInt(1, 2 ** 31 - 1);
  writeFileSync(fileBeside(file), String(number), { mode: ownFile, flush: true });
  // A checkpoint brings the number into the file itself, where a copy takes it along.
  db.exec(`PRAGMA user_version = ${number}; PRAGMA wal_checkpoint(PASSIVE);`);
}

/** Closing writes all of the log into the file. */
export function markClosed(db: DatabaseSync): void {
  try {
    db.exec(`PRAGMA user_version = ${noNumber};`);
  } catch {
    // Another program has the write lock. The number beside the file says that this is no copy.
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
