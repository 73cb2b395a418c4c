import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { moneySetting } from '../migrations/money-setting.ts';

const numbers: number[] = [types.builtins.INT8, types.builtins.NUMERIC];

export interface PostgresDatabase {
  dialect: Dialect;
  version: () => Promise<string>;
  /** Every connection that is open now is closed instead of being used again: what they lead to is not the place to write. */
  renewConnections: () => void;
}

/**
 * PostgreSQL, for parks that outgrow one machine. Counts and instants come back as numbers, as they do from SQLite.
 * @param silenceMs how long a transaction may wait for its next statement before PostgreSQL ends it; 0 for as long as it likes
 */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  silenceMs: number,
): PostgresDatabase {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types: {
      getTypeParser: (oid, format) => (numbers.includes(oid) ? Number : types.getTypeParser(oid, format)),
    },
  });
  const connections = new Connections(pool);
  // A connection that dies must not take the process with it, neither at work (where its query fails, too) nor idle, when
  // the pool complains once more; the pool opens another.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => undefined);
  return {
    dialect: new PooledDialect(
      {
        pool: {
          connect: () => connections.take(),
          end: () => pool.end(),
          options: pool.options,
        },
      },
      silenceMs,
    ),
    version: () => readVersion(connections),
    renewConnections: () => connections.renew(),
  };
}

/**
 * Nothing of a transaction outlives it on the connection, and no statement has a name: behind a pooler in transaction mode the next one
 * goes to another connection of PostgreSQL.
 */
class PooledDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #silenceMs: number;

  constructor(config: PostgresDialectConfig, silenceMs: number) {
    super(config);
    this.#config = config;
    this.#silenceMs = silenceMs;
  }

  override createDriver(): Driver {
    return new PooledDriver(this.#config, this.#silenceMs);
  }
}

class PooledDriver extends PostgresDriver {
  readonly #begin: string;

  constructor(config: PostgresDialectConfig, silenceMs: number) {
    super(config);
    // One message: a server that vanishes between two would leave a transaction without a limit.
    this.#begin = `begin; set local idle_in_transaction_session_timeout = ${silenceMs}; set local ${moneySetting} = '1'`;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
  }
}

/** The pool's connections by when they were opened. */
class Connections {
  readonly #pool: Pool;
  readonly #ages = new WeakMap<PoolClient, number>();
  /** How many connections were opened so far. */
  opened = 0;
  #oldestGood = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
    pool.on('connect', (client) => {
      this.opened += 1;
      this.#ages.set(client, this.opened);
    });
  }

  renew(): void {
    this.#oldestGood = this.opened + 1;
  }

  async take(): Promise<PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if ((this.#ages.get(client) ?? 0) >= this.#oldestGood) return client;
      client.release(true);
    }
  }
}

/**
 * Which transactions are visible now. The same answer twice means that nothing was committed between. Numbers of transactions
 * that were lost in a crash are given out again, on a server that took over, too. So the answer also names the start of the
 * server that gave it, and changes with every connection that is opened: no connection outlives a crash.
 */
async function readVersion(connections: Connections): Promise<string> {
  const client = await connections.take();
  try {
    const { rows } = await client.query<{ version: string }>(
      "select pg_postmaster_start_time()::text || ' ' || pg_current_snapshot()::text as version",
    );
    client.release();
    return `${connections.opened} ${rows[0]?.version ?? ''}`;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
