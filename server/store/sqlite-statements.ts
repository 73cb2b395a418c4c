import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Of the text of all kept statements together (characters), and of a single one: longer ones are hardly asked for twice. */
export const kept = { all: 512 * 1024, single: 16 * 1024 };

/** Runs compiled queries at once, keeping what was prepared. */
export class SqliteStatements {
  readonly #db: DatabaseSync;
  /** A statement takes some ten times its text in memory, outside of what V8 counts: so it is the text that is counted. */
  readonly #kept = new LRUCache<string, { statement: StatementSync; answersRows: boolean }>({
    maxSize: kept.all,
    maxEntrySize: kept.single,
    sizeCalculation: (_statement, sql) => sql.length,
  });

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** How much of them is kept: statements, and characters of their texts. */
  get keeps(): { statements: number; characters: number } {
    return { statements: this.#kept.size, characters: this.#kept.calculatedSize };
  }

  run<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const { statement, answersRows } = this.#prepare(sql);
    const values = primitives(parameters);
    if (answersRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string) {
    const known = this.#kept.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql);
    const prepared = { statement, answersRows: statement.columns().length > 0 };
    this.#kept.set(sql, prepared);
    return prepared;
  }
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
