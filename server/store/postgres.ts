import { type Dialect, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

const numbers: number[] = [types.builtins.INT8, types.builtins.NUMERIC];

/**
 * PostgreSQL, for parks that outgrow one machine. Counts and instants come back as numbers, as they do from SQLite.
 * @param silenceMs how long a transaction may wait for its next statement before PostgreSQL ends it; 0 for as long as it likes
 */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  silenceMs: number,
): { dialect: Dialect; version: () => Promise<string> } {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: silenceMs,
    types: {
      getTypeParser: (oid, format) => (numbers.includes(oid) ? Number : types.getTypeParser(oid, format)),
    },
  });
  // A connection that dies must not take the process with it, neither at work (where its query fails, too) nor idle, when
  // the pool complains once more; the pool opens another.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => undefined);
  return { dialect: new PostgresDialect({ pool }), version: () => readVersion(pool) };
}

/** Which transactions are visible now. The same answer twice means that nothing was committed between. */
async function readVersion(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: 'version',
    text: 'select pg_current_snapshot()::text as version',
  });
  return rows[0]?.version ?? '';
}
