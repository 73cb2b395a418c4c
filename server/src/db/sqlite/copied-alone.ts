import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { ownFile } from '../own-files.ts';

/**
 * Finds a database file that was copied from beside a running server without its log (`-wal`), in which the newest writes are. Such a
 * copy opens without a word and lacks whatever was written since the last checkpoint. While a server has the file open, a number
 * stands in its head (`user_version`) and in a file beside it; a copy of the one lacks the other.
 */
export class CopiedAlone extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was copied alone.`);
    this.file = file;
  }
}

const noNumber = 0;

/**
 * To be asked before anything is written. Not where a log lies beside the file, empty ones too: then nothing is missing, or whoever
 * put it there knows of it. @throws CopiedAlone
 */
export function refuseCopiedAlone(db: DatabaseSync, file: string, hasLog: boolean): void {
  const number = numberIn(db);
  if (number === noNumber || hasLog || number === numberBeside(file)) return;
  // Reading has made an empty log, which closing takes away.
  db.close();
  throw new CopiedAlone(file);
}

/** From now on the file by itself is not the whole park. */
export function markOpen(db: DatabaseSync, file: string): void {
  const known = numberIn(db);
  if (known !== noNumber && known === numberBeside(file)) return;
  const number = randomInt(1, 2 ** 31 - 1);
  writeFileSync(fileBeside(file), String(number), { mode: ownFile });
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
