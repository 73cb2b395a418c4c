import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/store.ts';

/** A statement that is true of every healthy database. */
export interface Invariant {
  /** Its name: `paid-slot-is-booked`. */
  name: string;
  /** @returns a sentence for each violation, with the ids; at most `mostTold` and one about the rest */
  contradictions(db: Db, nowMs: number): Promise<string[]>;
}

const mostTold = 20;

/**
 * An invariant by an SQL query for its violations, valid on both databases, and a sentence for each row; null where a check outside SQL finds
 * the row valid.
 */
export function invariant<Row>(
  name: string,
  query: (nowMs: number) => RawBuilder<Row>,
  tell: (row: Row) => string | null,
): Invariant {
  return {
    name,
    async contradictions(db, nowMs) {
      const violations = sql<Row>`select * from (${query(nowMs)}) as broken limit ${sql.lit(mostTold + 1)}`;
      const { rows } = await violations.execute(db);
      const sentences = rows.slice(0, mostTold).flatMap((row) => tell(row) ?? []);
      return rows.length > mostTold ? [...sentences, `There are more than these ${mostTold}.`] : sentences;
    },
  };
}
