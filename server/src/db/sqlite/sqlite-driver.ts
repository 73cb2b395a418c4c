import type { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { withPatience } from '../patience.ts';
import { Turns } from './mutex.ts';
import { SqliteStatements } from './sqlite-statements.ts';

/** The transactions that reach the disk together. */
class Batch {
  /** Settles with the commit that all of them wait for. */
  readonly #outcome = Promise.withResolvers<void>();
  /** Whether one of its transactions was not refused. */
  hasWork = false;
  /** Its time to be committed has come, as soon as the transaction that is still at work ends. */
  isDue = false;

  constructor() {
    // Nobody waits for a batch of which every transaction was taken back.
    this.#outcome.promise.catch(() => undefined);
  }

  get outcome(): Promise<void> {
    return this.#outcome.promise;
  }

  keep(): void {
    this.#outcome.resolve();
  }

  lose(error: unknown): void {
    this.#outcome.reject(error);
  }
}

/** What Kysely holds of the one connection while it runs a query or a transaction. */
class Seat implements DatabaseConnection {
  readonly #driver: SharedCommitDriver;
  /** The batch that its transaction is part of; null outside of transactions. */
  batch: Batch | null = null;

  constructor(driver: SharedCommitDriver) {
    this.#driver = driver;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#driver.execute(this, query);
  }

  /** All rows at once: SQLite has them at hand, and a half-read statement would hold back every commit. */
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

export interface SharedCommitOptions {
  /** Hears of every commit; its error is null where the disk took it. */
  onCommit: (error: unknown) => void;
  /** How long a writer waits while another program holds the write lock. Readers go on meanwhile. */
  lockPatienceMs: number;
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
  readonly #lockPatienceMs: number;
  readonly #turns = new Turns();
  #batch: Batch | null = null;

  constructor(db: DatabaseSync, { onCommit, lockPatienceMs }: SharedCommitOptions) {
    this.#db = db;
    this.#statements = new SqliteStatements(db);
    this.#onCommit = onCommit;
    this.#lockPatienceMs = lockPatienceMs;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Seat> {
    return new Seat(this);
  }

  async releaseConnection(): Promise<void> {}

  beginTransaction(seat: Seat): Promise<void> {
    return withPatience(this.#lockPatienceMs, async () => {
      await this.#turns.take();
      try {
        seat.batch = this.#join();
      } catch (error) {
        this.#endTurn();
        throw error;
      }
    });
  }

  async commitTransaction(seat: Seat): Promise<void> {
    const batch = this.#batchOf(seat);
    this.#run('release work');
    batch.hasWork = true;
    seat.batch = null;
    this.#endTurn();
    await batch.outcome;
  }

  async rollbackTransaction(seat: Seat): Promise<void> {
    // Its commit has failed: then all of the batch was taken back already, and the turn is another's.
    if (seat.batch === null) return;
    try {
      if (seat.batch === this.#batch) this.#run('rollback to work', 'release work');
    } finally {
      seat.batch = null;
      this.#endTurn();
    }
  }

  async destroy(): Promise<void> {
    await this.#turns.take();
    this.#commit();
    this.#db.close();
  }

  async execute<Row>(seat: Seat, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (seat.batch !== null) {
      this.#batchOf(seat);
      return this.#runQuery(query);
    }
    return withPatience(this.#lockPatienceMs, () => this.#runAlone<Row>(query));
  }

  async #runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#turns.take();
    const batch = this.#batch;
    try {
      return this.#runQuery<Row>(query);
    } finally {
      this.#endTurn();
      // What was read, or written, stands on transactions that are not on the disk yet.
      await batch?.outcome;
    }
  }

  /** A deferred transaction that reads and then writes fails under a second writer; an immediate one waits its turn. */
  #join(): Batch {
    if (this.#batch === null) {
      this.#run('begin immediate');
      const batch = new Batch();
      this.#batch = batch;
      // All requests that this turn of the event loop brings are at work before the disk is.
      setImmediate(() => this.#settle(batch));
    }
    const batch = this.#batch;
    this.#run('savepoint work');
    return batch;
  }

  #settle(batch: Batch): void {
    if (batch !== this.#batch) return;
    batch.isDue = true;
    if (this.#turns.areFree) this.#commit();
  }

  #endTurn(): void {
    if (this.#batch?.isDue) this.#commit();
    this.#turns.leave();
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
  #batchOf(seat: Seat): Batch {
    if (seat.batch === null || seat.batch !== this.#batch) throw new Error('The transaction is over.');
    return seat.batch;
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
