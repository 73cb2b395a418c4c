import { runCommand, say, sayTables } from './command.ts';
import { move } from './move.ts';

/** `DATABASE_URL=… npm run move`: from the embedded database of DATA_DIR. */
await runCommand([], async ({ where: { dataDir, databaseUrl } }) => {
  if (databaseUrl === null) throw new Error('Where to? Set DATABASE_URL to an empty PostgreSQL database.');
  sayTables(await move(dataDir, databaseUrl));
  say('Every table arrived as it left. From now on start the servers with this DATABASE_URL.');
  return true;
});
