import type { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery, Driver, QueryResult } from 'kysely';
import { retryWhileLocked } from '../retry-while-locked.ts';
import { CommitBatch } from './commit-batch.ts';
import { Mutex } from './mutex.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteStatements } from './sqlite-statements.ts';

export interface SharedCommitOptions {
  /** Called after every commit; the error is null on success. */
  onCommit: (error: unknown) => void;
  /** Called after the last write, before the file is closed. */
  onClose: () => void;
  /** How long a writer waits for another program's write lock. Readers are not blocked. */
  lockTimeoutMs: number;
}

/**
 * SQLite through one connection: the transactions of one turn of the event loop share a commit, and so one disk sync (group commit,
 * docs/decisions/034). They run one after the other, each in a savepoint, so that a rollback does not affect the others. The result of a
 * transaction, and reads after it, are returned only after the commit is on disk.
 */
export class SharedCommitDriver implements Driver {
  readonly #db: DatabaseSync;
  readonly #statements: SqliteStatements;
  readonly #onCommit: (error: unknown) => void;
  readonly #onClose: () => void;
  readonly #lockTimeoutMs: number;
  readonly #mutex = new Mutex();
  #batch: CommitBatch | null = null;

  constructor(db: DatabaseSync, { onCommit, onClose, lockTimeoutMs }: SharedCommitOptions) {
    this.#db = db;
    this.#statements = new SqliteStatements(db);
    this.#onCommit = onCommit;
    this.#onClose = onClose;
    this.#lockTimeoutMs = lockTimeoutMs;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this);
  }

  async releaseConnection(): Promise<void> {}

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return retryWhileLocked(this.#lockTimeoutMs, async () => {
      await this.#mutex.acquire();
      try {
        connection.batch = this.#join();
      } catch (error) {
        this.#release();
        throw error;
      }
    });
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    const batch = this.#batchOf(connection);
    this.#run('release work');
    batch.hasWork = true;
    connection.batch = null;
    this.#release();
    await batch.outcome;
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // The commit has failed: the whole batch is already rolled back, and another caller holds the mutex.
    const { batch } = connection;
    if (batch === null) return;
    try {
      if (batch === this.#batch) this.#run('rollback to work', 'release work');
    } finally {
      connection.batch = null;
      this.#release();
    }
    // It may have failed because of another transaction's write: a repeated call gets the stored response.
    if (batch.hasWork) await batch.outcome;
  }

  async destroy(): Promise<void> {
    await this.#mutex.acquire();
    this.#commit();
    this.#onClose();
    this.#db.close();
  }

  async execute<Row>(connection: SqliteConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (connection.batch !== null) {
      this.#batchOf(connection);
      return this.#runQuery(query);
    }
    return retryWhileLocked(this.#lockTimeoutMs, () => this.#runAlone<Row>(query));
  }

  async #runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#mutex.acquire();
    const batch = this.#batch;
    try {
      return this.#runQuery<Row>(query);
    } finally {
      this.#release();
      // The result depends on transactions that are not on disk yet.
      await batch?.outcome;
    }
  }

  /** A deferred transaction that reads and then writes fails under a second writer; an immediate one waits. */
  #join(): CommitBatch {
    if (this.#batch === null) {
      this.#run('begin immediate');
      const batch = new CommitBatch();
      this.#batch = batch;
      // Lets all requests of this turn of the event loop run before the commit.
      setImmediate(() => this.#settle(batch));
    }
    const batch = this.#batch;
    this.#run('savepoint work');
    return batch;
  }

  #settle(batch: CommitBatch): void {
    if (batch !== this.#batch) return;
    batch.isDue = true;
    if (this.#mutex.isFree) this.#commit();
  }

  #release(): void {
    if (this.#batch?.isDue) this.#commit();
    this.#mutex.release();
  }

  #commit(): void {
    const batch = this.#batch;
    if (batch === null) return;
    this.#batch = null;
    try {
      this.#run('commit');
    } catch (error) {
      if (this.#db.isTransaction) this.#run('rollback');
      this.#onCommit(error);
      batch.lose(error);
      return;
    }
    if (batch.hasWork) this.#onCommit(null);
    batch.keep();
  }

  /** @throws Error if SQLite has rolled the transaction back on its own, and its callback continues */
  #batchOf(connection: SqliteConnection): CommitBatch {
    if (connection.batch === null || connection.batch !== this.#batch)
      throw new Error('The transaction is over.');
    return connection.batch;
  }

  #run(...statements: string[]): void {
    for (const sql of statements) this.#runQuery({ sql, parameters: [] });
  }

  /** SQLite rolls the whole transaction back when the disk is full: then its results are invalid. */
  #runQuery<Row>(query: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    try {
      return this.#statements.run(query);
    } catch (error) {
      if (this.#batch && !this.#db.isTransaction) {
        this.#batch.lose(error);
        this.#batch = null;
      }
      throw error;
    }
  }
}
