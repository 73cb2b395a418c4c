import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

/** The cache's limits in characters of SQL, for all statements and for a single one: longer ones rarely repeat. */
export const cacheBytes = { all: 512 * 1024, single: 16 * 1024 };

interface CachedStatement {
  statement: StatementSync;
  answersRows: boolean;
}

/** Runs compiled queries synchronously, with a cache of prepared statements. */
export class SqliteStatements {
  readonly #db: DatabaseSync;
  /** A statement uses many times its text in memory outside of V8's heap: so the cache counts text, and closes evicted statements at once. */
  readonly #cacheBytes = new LRUCache<string, CachedStatement>({
    maxSize: cacheBytes.all,
    sizeCalculation: (_statement, sql) => sql.length,
    dispose: close,
  });

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** The cache's size: statements, and characters of SQL. */
  get keeps(): { statements: number; characters: number } {
    return { statements: this.#cacheBytes.size, characters: this.#cacheBytes.calculatedSize };
  }

  run<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const values = primitives(parameters);
    if (sql.length <= cacheBytes.single) return run(this.#prepareAndKeep(sql), values);
    const once = prepare(this.#db, sql);
    try {
      return run(once, values);
    } finally {
      close(once);
    }
  }

  #prepareAndKeep(sql: string): CachedStatement {
    const cached = this.#cacheBytes.get(sql);
    if (cached) return cached;
    const entry = prepare(this.#db, sql);
    this.#cacheBytes.set(sql, entry);
    return entry;
  }
}

function prepare(db: DatabaseSync, sql: string): CachedStatement {
  const statement = db.prepare(sql);
  return { statement, answersRows: statement.columns().length > 0 };
}

function run<Row>({ statement, answersRows }: CachedStatement, values: SQLInputValue[]): QueryResult<Row> {
  if (answersRows) return { rows: statement.all(...values) as Row[] };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** Node 26.10 has it, but its types do not. */
function close({ statement }: CachedStatement): void {
  (statement as StatementSync & { close(): void }).close();
}

/** An object as the first parameter would count as named parameters and shift all values, so only primitives and bytes are allowed. */
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
