import { type Sql, sql } from '../../../db/sql-text.ts';
import type { Db, Store } from '../../../db/store.ts';
import { contains } from '../../../directus/index.ts';

/** A search with its database and park. */
export interface Search {
  db: Db;
  engine: Store['engine'];
  /** The park's time zone. */
  zone: string;
  now: Temporal.Instant;
  text: string;
}

type Engine = Store['engine'];

/** Matches accounts that contain every word; erased accounts contain none. */
export function hasEveryWord(engine: Engine, account: string, words: readonly string[]): Sql {
  const parts = words.map((word) => contains(engine, sql.id(account, 'search_text'), word));
  return sql.join([sql`${sql.id(account, 'status')} <> 'erased'`, ...parts], ' and ');
}

/** How many of the words start a word of the account. */
export function wordsBegun(engine: Engine, account: string, words: readonly string[]): Sql {
  const begins = words.map(
    (word) =>
      sql`case when ${contains(engine, sql.id(account, 'search_text'), ` ${word}`)} then 1 else 0 end`,
  );
  return sql.join(begins, ' + ');
}
