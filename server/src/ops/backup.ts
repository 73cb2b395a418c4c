import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import { sumFile, writeBackup } from './backup-file.ts';
import { atOneMoment, type Opened } from './open.ts';
import { readDatabase } from './reading.ts';

export interface Backup {
  file: string;
  bytes: number;
  sha256: string;
}

/** The default folder of backups, beside the database. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Writes a snapshot of a database to a file in `folder`, named by its time (UTC), while servers keep running. */
export async function backUp(store: Opened, folder: string, name = 'cablepark'): Promise<Backup> {
  const moment = systemClock.now().toString({ smallestUnit: 'millisecond' }).replaceAll(':', '-');
  const file = join(folder, `${name}-${moment}.jsonl.gz`);
  await atOneMoment(store, (db) =>
    writeBackup(file, readDatabase({ db, engine: store.engine, passing: false })),
  );
  return { file, ...(await sumFile(file)) };
}

export function describeBackup({ file, bytes, sha256 }: Backup): string {
  return `The backup is ${file}\n  size    ${bytes} bytes\n  sha256  ${sha256}`;
}
