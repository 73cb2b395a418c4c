import { backUp, backupFolder, describeBackup } from './backup.ts';
import { pathOf, runCommand, say } from './command.ts';
import { openDatabase } from './open.ts';

/** `npm run backup` or `npm run backup -- <folder>` */
await runCommand([], async ({ where, words }) => {
  const [folder] = words;
  const store = await openDatabase(where);
  try {
    say(describeBackup(await backUp(store, folder ? pathOf(folder) : backupFolder(where.dataDir))));
    return true;
  } finally {
    await store.close();
  }
});
