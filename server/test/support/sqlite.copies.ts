import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { databaseFile } from '../../src/db/open-store.ts';
import { freshFolder } from './cleanup.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** An embedded database as the migrations make it, which every park on SQLite is a copy of. */
    migratedFile: string;
  }
}

/** A folder of data with a migrated database of its own, removed when the file's tests have ended. */
export async function migratedFolder(): Promise<string> {
  const folder = await freshFolder();
  await copyFile(inject('migratedFile'), databaseFile(folder), constants.COPYFILE_FICLONE);
  return folder;
}
