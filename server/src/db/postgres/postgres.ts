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
  /** Closes every open connection instead of reusing it, because their server is no longer writable. */
  renewConnections: () => void;
}

/**
 * PostgreSQL, for parks that outgrow one machine. Counts and instants are numbers, as with SQLite.
 * @param silenceMs idle time after which PostgreSQL ends a transaction; 0 for no limit
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
  // A lost connection must not crash the process. In use, its query fails, too; when it is idle, the pool emits another error.
  // The pool then opens a new connection.
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
 * No transaction state stays on the connection, and statements have no names.
 * A pooler in transaction mode may run the next transaction on another connection.
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
    // One message, because a server that vanishes between two would leave a transaction without a time-out.
    this.#begin = `begin; set local idle_in_transaction_session_timeout = ${silenceMs}; set local ${moneySetting} = '1'`;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
  }
}

/** The pool's connections, in the order of opening. */
class Connections {
  readonly #pool: Pool;
  readonly #ages = new WeakMap<PoolClient, number>();
  /** The number of connections opened so far. */
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
 * The visible transactions. An equal answer means that nothing was committed in between. PostgreSQL reuses transaction numbers lost in a
 * crash, also after a failover. So the answer includes the server's start time, and changes with every new connection: no connection outlives
 * a crash.
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
