import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/store.ts';

/** Something that is true of every healthy database. */
export interface Invariant {
  /** What is true, as a name: `paid-slot-is-booked`. */
  name: string;
  /** @returns a sentence for each place where it is not, with the ids; at most `mostTold` and one that says so. */
  contradictions(db: Db, nowMs: number): Promise<string[]>;
}

const mostTold = 20;

/**
 * An invariant by the query that finds what breaks it, in SQL that both databases speak, and a sentence for each row;
 * null where a second look, at what SQL cannot see, finds the row in order.
 */
export function invariant<Row>(
  name: string,
  query: (nowMs: number) => RawBuilder<Row>,
  tell: (row: Row) => string | null,
): Invariant {
  return {
    name,
    async contradictions(db, nowMs) {
      const broken = sql<Row>`select * from (${query(nowMs)}) as broken limit ${sql.lit(mostTold + 1)}`;
      const { rows } = await broken.execute(db);
      const told = rows.slice(0, mostTold).flatMap((row) => tell(row) ?? []);
      return rows.length > mostTold ? [...told, `There are more than these ${mostTold}.`] : told;
    },
  };
}
