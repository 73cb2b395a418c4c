import { atEnd, freshFolder } from './cleanup.ts';
import { isQuick } from './depth.ts';
import { openTestPark, type TestPark, type TestParkOptions } from './park.ts';
import { createDatabase } from './postgres.databases.ts';
import { runningPostgres } from './postgres.running.ts';
import { migratedFolder } from './sqlite.copies.ts';

/** A database that a test brings its tests to: `describe.each(engines)('$name', (engine) => …)`, or `bothEngines`. */
export interface TestEngine {
  name: 'sqlite' | 'postgres';
  /** A park on a fresh, migrated database. Removed when the file's tests end. */
  open(options?: TestParkOptions): Promise<TestPark>;
  /** A fresh database for server processes of one's own, as the environment that leads them to it. */
  environment(): Promise<{ DATA_DIR: string; DATABASE_URL: string }>;
}

/** For what has nothing to do with the database. */
export const sqliteEngine: TestEngine = {
  name: 'sqlite',
  open: (options) => openTestPark(options),
  environment: async () => ({ DATA_DIR: await migratedFolder(), DATABASE_URL: '' }),
};

const postgresEngine: TestEngine = {
  name: 'postgres',
  open: async (options) => openTestPark({ ...options, databaseUrl: await freshDatabase() }),
  environment: async () => ({ DATA_DIR: await freshFolder(), DATABASE_URL: await freshDatabase() }),
};

/** For the database itself: its SQL, its locks and its faults. These tests run on both, always. */
export const bothEngines: TestEngine[] = [sqliteEngine, postgresEngine];

/**
 * For use cases that may come out differently on each: money, holds, what is counted in SQL. `npm test` asks one engine,
 * by the file's name, so that each engine has about half of the files; a file run by hand and `npm run test:long` ask both.
 * @param file `import.meta.url` of the test
 */
export function eitherEngine(file: string): TestEngine[] {
  if (!isQuick) return bothEngines;
  const name = file.split('/').slice(-2).join('/');
  const sum = Buffer.from(name).reduce((total, byte) => total + byte, 0);
  return [sum % 2 === 0 ? sqliteEngine : postgresEngine];
}

/** For every other use case: `npm test` asks SQLite alone, `npm run test:long` and `npm run test:server` ask both. */
export const engines: TestEngine[] = isQuick ? [sqliteEngine] : bothEngines;

/** For races and long scenes of several servers, whose locks are PostgreSQL's to keep: `npm test` plays them there alone. */
export const enginesOfScenes: TestEngine[] = isQuick ? [postgresEngine] : bothEngines;

async function freshDatabase(): Promise<string> {
  const { url, template } = await runningPostgres();
  const database = await createDatabase(url, template);
  atEnd(() => database.drop());
  return database.url;
}
