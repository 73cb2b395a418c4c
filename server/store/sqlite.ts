import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

const busyTimeoutMs = 10_000;
const statementCacheSize = 300;

/** The embedded database: one file, WAL, every commit on disk before it is answered (synchronous=FULL). */
export function openSqlite(file: string): { dialect: Dialect; version: () => string } {
  // What riders have told is for the server's own account alone; SQLite gives its other files the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const dialect: Dialect = {
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (introspected) => new SqliteIntrospector(introspected),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => new ImmediateDriver({ database: async () => adapt(db) }),
  };
  return { dialect, version: versionReader(db) };
}

/** Commits of other connections move the first number, writes of this one the second, before they are committed. */
function versionReader(db: DatabaseSync): () => string {
  const others = db.prepare('PRAGMA data_version');
  const own = db.prepare('SELECT total_changes() AS changes');
  return () => `${String(others.get()?.['data_version'])}.${String(own.get()?.['changes'])}`;
}

/** SQLite can take back a table that was made in a transaction; Kysely does not count on it by itself. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A deferred transaction that reads and then writes fails under a second writer; an immediate one waits its turn. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite itself takes a transaction back when the disk is full; asked to do it again it would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!String(error).includes('no transaction is active')) throw error;
    }
  }
}

/** Fits node:sqlite to what Kysely's driver expects, and keeps the prepared statements. */
function adapt(db: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, ReturnType<typeof adaptStatement>>();
  return {
    close: () => db.close(),
    prepare(sql) {
      const known = cache.get(sql);
      if (known) return known;
      const statement = adaptStatement(db.prepare(sql));
      if (cache.size >= statementCacheSize) cache.clear();
      cache.set(sql, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...primitives(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...primitives(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...primitives(parameters)),
  };
}

/** An object as first parameter would be taken for named ones and shift all values, so only primitives and bytes pass. */
function primitives(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (
      value === null ||
      value instanceof Uint8Array ||
      ['string', 'number', 'bigint'].includes(typeof value)
    )
      return value as SQLInputValue;
    throw new TypeError(`A query parameter must be a primitive or bytes, got ${typeof value}.`);
  });
}
