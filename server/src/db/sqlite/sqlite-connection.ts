import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { CommitBatch } from './commit-batch.ts';

/** Runs a connection's queries, inside its transaction if there is one. */
export interface QueryRunner {
  execute<Row>(connection: SqliteConnection, query: CompiledQuery): Promise<QueryResult<Row>>;
}

/** Kysely's handle on the one connection, for a query or a transaction. */
export class SqliteConnection implements DatabaseConnection {
  readonly #runner: QueryRunner;
  /** The batch of its transaction; null outside of transactions. */
  batch: CommitBatch | null = null;

  constructor(runner: QueryRunner) {
    this.#runner = runner;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#runner.execute(this, query);
  }

  /** All rows at once: they are local, and an open statement would block every commit. */
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}
