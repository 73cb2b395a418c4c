import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { CommitBatch } from './commit-batch.ts';

/** Runs a connection's queries, inside its transaction where it has one. */
export interface QueryRunner {
  execute<Row>(connection: SqliteConnection, query: CompiledQuery): Promise<QueryResult<Row>>;
}

/** What Kysely holds of the one connection while it runs a query or a transaction. */
export class SqliteConnection implements DatabaseConnection {
  readonly #runner: QueryRunner;
  /** The batch that its transaction is part of; null outside of transactions. */
  batch: CommitBatch | null = null;

  constructor(runner: QueryRunner) {
    this.#runner = runner;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#runner.execute(this, query);
  }

  /** All rows at once: SQLite has them at hand, and a half-read statement would hold back every commit. */
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}
