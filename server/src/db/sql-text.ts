import { CompiledQuery } from 'kysely';
import type { Db, Store } from './store.ts';

/** Marks a value in the text; none of our names and literals contains it. */
const place = '\0';

/** A piece of SQL with its values, in the order of their marks. */
export class Sql {
  readonly text: string;
  readonly values: readonly unknown[];

  constructor(text: string, values: readonly unknown[] = []) {
    this.text = text;
    this.values = values;
  }
}

/**
 * SQL as text: pieces are inserted as they are, everything else becomes a parameter. The query language composes a new statement for each
 * query. Kysely's own `sql` builds a tree and walks it twice, which took longer than reading a day's slots (docs/decisions/069).
 */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  let text = strings[0] ?? '';
  const values: unknown[] = [];
  for (const [index, part] of parts.entries()) {
    if (part instanceof Sql) {
      text += part.text;
      values.push(...part.values);
    } else {
      text += place;
      values.push(part);
    }
    text += strings[index + 1] ?? '';
  }
  return new Sql(text, values);
}

/** Raw SQL: only our own text, nothing from a request. */
sql.raw = (text: string) => new Sql(text);

/** Quotes the name of a column or a table, or of a table's column. */
sql.id = (...names: readonly string[]) =>
  new Sql(names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.'));

/** A constant literal of ours, so that an index or a cached statement can match it. */
sql.lit = (text: string) => new Sql(`'${text.replaceAll("'", "''")}'`);

/** Joins pieces or values. */
sql.join = (parts: readonly unknown[], separator = ', ') => {
  const values: unknown[] = [];
  const texts = parts.map((part) => {
    if (!(part instanceof Sql)) {
      values.push(part);
      return place;
    }
    values.push(...part.values);
    return part.text;
  });
  return new Sql(texts.join(separator), values);
};

/** Runs a whole statement. @returns its rows as the database returns them */
export async function rowsOf<Row>(db: Db, engine: Store['engine'], { text, values }: Sql): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(withPlaces(text, engine), [...values]));
  return rows;
}

function withPlaces(text: string, engine: Store['engine']): string {
  if (engine === 'sqlite') return text.replaceAll(place, '?');
  const [first = '', ...rest] = text.split(place);
  return rest.reduce((all, piece, index) => `${all}$${index + 1}${piece}`, first);
}
