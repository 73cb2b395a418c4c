import { type Sql, sql } from '../../db/sql-text.ts';
import type { Store } from '../../db/store.ts';
import type { ValueType } from '../schema/value-types.ts';

type Engine = Store['engine'];

const polish = new Map('ĄĆĘŁŃÓŚŹŻ'.split('').map((letter) => [letter.toLowerCase(), letter]));

export const never: Sql = sql`1 = 0`;
export const always: Sql = sql`1 = 1`;

/** LIKE has wildcards to escape and ignores case in SQLite only; a position means the same in both. */
export function contains(engine: Engine, column: Sql, part: string): Sql {
  return engine === 'sqlite' ? sql`instr(${column}, ${part}) > 0` : sql`strpos(${column}, ${part}) > 0`;
}

export function startsWith(engine: Engine, column: Sql, start: string): Sql {
  return engine === 'sqlite' ? sql`instr(${column}, ${start}) = 1` : sql`starts_with(${column}, ${start})`;
}

/** Without regard to case for A–Z and the Polish letters, the same on both engines whatever their locale. */
export function containsAnyCase(engine: Engine, column: Sql, part: string): Sql {
  const sought = part.replace(/[A-ZĄĆĘŁŃÓŚŹŻ]/g, (letter) => letter.toLowerCase());
  return contains(engine, folded(engine, column, foldedLetters(part)), sought);
}

/** The Polish letters of the text that is sought, small: no others of the searched ones need folding. */
export function foldedLetters(part: string): string[] {
  return [...polish.keys()].filter((small) => part.toLowerCase().includes(small));
}

/** SQLite's `lower` knows A–Z alone, and so does PostgreSQL's in this collation. */
function folded(engine: Engine, column: Sql, letters: readonly string[]): Sql {
  const plain = engine === 'postgres' ? sql`lower(${column} collate "C")` : sql`lower(${column})`;
  return letters.reduce(
    (inner, small) => sql`replace(${inner}, ${sql.lit(polish.get(small) ?? small)}, ${sql.lit(small)})`,
    plain,
  );
}

/** Texts are compared and sorted by their code points on both engines. */
export function comparable(engine: Engine, column: Sql, kind: ValueType['kind']): Sql {
  return engine === 'postgres' && kind !== 'number' ? sql`${column} collate "C"` : column;
}

/** Rows without a value come first, and last when descending: SQLite's own order, told to PostgreSQL. */
export function ordered(engine: Engine, column: Sql, { nullable = false, descending = false }): Sql {
  const direction = descending ? sql`desc` : sql`asc`;
  if (!nullable || engine === 'sqlite') return sql`${column} ${direction}`;
  return sql`${column} ${direction} nulls ${descending ? sql`last` : sql`first`}`;
}
