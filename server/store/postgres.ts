import { type Dialect, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

const numbers: number[] = [types.builtins.INT8, types.builtins.NUMERIC];

/** PostgreSQL, for parks that outgrow one machine. Counts and instants come back as numbers, as they do from SQLite. */
export function postgresDialect(url: string, onLost: (error: Error) => void): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: (oid, format) => (numbers.includes(oid) ? Number : types.getTypeParser(oid, format)),
    },
  });
  // A connection that dies must not take the process with it, neither at work (where its query fails, too) nor idle, when
  // the pool complains once more; the pool opens another.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
