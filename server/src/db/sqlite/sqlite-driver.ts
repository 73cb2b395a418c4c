import type { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery, Driver, QueryResult } from 'kysely';
import { retryWhileLocked } from '../retry-while-locked.ts';
import { CommitBatch } from './commit-batch.ts';
import { Mutex } from './mutex.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteStatements } from './sqlite-statements.ts';

export interface SharedCommitOptions {
  /** Hears of every commit; its error is null where the disk took it. */
  onCommit: (error: unknown) => void;
  /** Called once nobody writes any more, before the file is closed. */
  onClose: () => void;
  /** How long a writer waits while another program holds the write lock. Readers go on meanwhile. */
  lockTimeoutMs: number;
}

/**
 * SQLite through one connection, on which the transactions of one turn of the event loop share a commit: the disk is waited
 * for once, not once each (docs/decisions/034). They run one after the other, each in a savepoint of its own, so that one
 * which is refused takes nothing of the others back. Nobody is told the outcome of a transaction, nor anything that was read
 * after it, before the commit is on the disk.
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
    // Its commit has failed: then all of the batch was taken back already, and the turn is another's.
    const { batch } = connection;
    if (batch === null) return;
    try {
      if (batch === this.#batch) this.#run('rollback to work', 'release work');
    } finally {
      connection.batch = null;
      this.#release();
    }
    // It may have been refused for what another did: a call that was answered before is told the same answer.
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
      // What was read, or written, stands on transactions that are not on the disk yet.
      await batch?.outcome;
    }
  }

  /** A deferred transaction that reads and then writes fails under a second writer; an immediate one waits its turn. */
  #join(): CommitBatch {
    if (this.#batch === null) {
      this.#run('begin immediate');
      const batch = new CommitBatch();
      this.#batch = batch;
      // All requests that this turn of the event loop brings are at work before the disk is.
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

  /** @throws Error where SQLite took the transaction back by itself and its callback goes on all the same. */
  #batchOf(connection: SqliteConnection): CommitBatch {
    if (connection.batch === null || connection.batch !== this.#batch)
      throw new Error('The transaction is over.');
    return connection.batch;
  }

  #run(...statements: string[]): void {
    for (const sql of statements) this.#runQuery({ sql, parameters: [] });
  }

  /** SQLite itself takes all of a transaction back when the disk is full: nobody may believe it then. */
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
