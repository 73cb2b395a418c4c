import { DatabaseSync } from 'node:sqlite';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { migrate } from '../../src/db/migrate.ts';
import { databaseFile } from '../../src/db/open-store.ts';
import { type Opened, openDatabase, type Where } from '../../src/ops/open.ts';
import { atEnd, freshFolder } from './cleanup.ts';
import { createDatabase } from './postgres.databases.ts';
import { runningPostgres } from './postgres.running.ts';

/** An empty place for a park: a folder without a database, or a PostgreSQL database without a table. */
export async function scratch(engine: 'sqlite' | 'postgres'): Promise<Where> {
  const dataDir = await freshFolder();
  if (engine === 'sqlite') return { dataDir, databaseUrl: null, zone: defaultZone };
  const database = await createDatabase((await runningPostgres()).url);
  atEnd(() => database.drop());
  return { dataDir, databaseUrl: database.url, zone: defaultZone };
}

/** What was put there, until the file's tests end. */
export async function look(where: Where): Promise<Opened> {
  const opened = await openDatabase(where);
  atEnd(() => opened.close());
  return opened;
}

/** A park without a row, as the version of cablepark made it whose newest migration that was. */
export async function emptyPark(where: Where, newest: string): Promise<Opened> {
  if (where.databaseUrl === null) new DatabaseSync(databaseFile(where.dataDir)).close();
  const opened = await look(where);
  await migrate(opened.db, opened.engine, where.zone, newest);
  return opened;
}
