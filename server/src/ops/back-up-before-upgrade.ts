import type { Log } from '../log.ts';
import { version } from '../version.ts';
import { backUp, backupFolder } from './backup.ts';
import { firstFilledTable } from './loading.ts';
import { openDatabase, type Where } from './open.ts';

/** Backs the park up before an upgrade, with notices in the log and on the terminal. @returns its file */
export async function backUpBeforeUpgrade(
  where: Where,
  log: Log,
  say: (sentence: string) => void,
): Promise<string | null> {
  const store = await openDatabase(where);
  try {
    if ((await firstFilledTable(store.db)) === null) return null;
    const { file, bytes, sha256 } = await backUp(store, backupFolder(where.dataDir), `before-${version}`);
    log.info({ file, bytes, sha256 }, 'backed up before the tables change');
    say(`An earlier version has run this park. It is backed up first: ${file}`);
    return file;
  } finally {
    await store.close();
  }
}
