import { runCommand, say, sayTables } from './command.ts';
import { migrateDatabase } from './migrate-database.ts';

/** `DATABASE_URL=… npm run migrate-database`: from the embedded database of DATA_DIR. */
await runCommand([], async ({ where }) => {
  const { databaseUrl } = where;
  if (databaseUrl === null) throw new Error('Where to? Set DATABASE_URL to an empty PostgreSQL database.');
  sayTables(await migrateDatabase(where, databaseUrl));
  say('Every table arrived as it left. From now on start the servers with this DATABASE_URL.');
  return true;
});
