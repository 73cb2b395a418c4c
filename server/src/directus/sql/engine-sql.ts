import { type Sql, sql } from '../../db/sql-text.ts';
import type { Store } from '../../db/store.ts';
import type { ValueType } from '../schema/value-types.ts';

type Engine = Store['engine'];

const polish = new Map('ĄĆĘŁŃÓŚŹŻ'.split('').map((letter) => [letter.toLowerCase(), letter]));

export const never: Sql = sql`1 = 0`;
export const always: Sql = sql`1 = 1`;

/** Not LIKE: it has wildcards to escape and ignores case in SQLite only. A position works the same in both. */
export function contains(engine: Engine, column: Sql, part: string): Sql {
  return engine === 'sqlite' ? sql`instr(${column}, ${part}) > 0` : sql`strpos(${column}, ${part}) > 0`;
}

export function startsWith(engine: Engine, column: Sql, start: string): Sql {
  return engine === 'sqlite' ? sql`instr(${column}, ${start}) = 1` : sql`starts_with(${column}, ${start})`;
}

/** Ignores case for A–Z and the Polish letters, the same on both engines in any locale. */
export function containsAnyCase(engine: Engine, column: Sql, part: string): Sql {
  const sought = part.replace(/[A-ZĄĆĘŁŃÓŚŹŻ]/g, (letter) => letter.toLowerCase());
  return contains(engine, folded(engine, column, foldedLetters(part)), sought);
}

/** The lower-case Polish letters of the search text: only these need folding in the searched values. */
export function foldedLetters(part: string): string[] {
  return [...polish.keys()].filter((small) => part.toLowerCase().includes(small));
}

/** `lower` only handles A–Z in SQLite, and in PostgreSQL with this collation. */
function folded(engine: Engine, column: Sql, letters: readonly string[]): Sql {
  const plain = engine === 'postgres' ? sql`lower(${column} collate "C")` : sql`lower(${column})`;
  return letters.reduce(
    (inner, small) => sql`replace(${inner}, ${sql.lit(polish.get(small) ?? small)}, ${sql.lit(small)})`,
    plain,
  );
}

/** Both engines compare and sort texts by code points. */
export function comparable(engine: Engine, column: Sql, kind: ValueType['kind']): Sql {
  return engine === 'postgres' && kind !== 'number' ? sql`${column} collate "C"` : column;
}

/** Nulls come first, and last when descending: SQLite's default, explicit for PostgreSQL. */
export function ordered(engine: Engine, column: Sql, { nullable = false, descending = false }): Sql {
  const direction = descending ? sql`desc` : sql`asc`;
  if (!nullable || engine === 'sqlite') return sql`${column} ${direction}`;
  return sql`${column} ${direction} nulls ${descending ? sql`last` : sql`first`}`;
}
