import { CompiledQuery } from 'kysely';
import type { Db, Store } from './store.ts';

/** Where a value stands in the text; no name and no literal of ours holds it. */
const place = '\0';

/** A piece of SQL, with the values that it is asked with in the order of their places. */
export class Sql {
  readonly text: string;
  readonly values: readonly unknown[];

  constructor(text: string, values: readonly unknown[] = []) {
    this.text = text;
    this.values = values;
  }
}

/**
 * SQL as text: pieces stand as they are, everything else becomes a value. Statements of the query language are composed anew
 * for each query, and Kysely's own `sql` makes a tree first and walks it twice: that took longer than reading a day's slots
 * (docs/decisions/069).
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

/** As it stands: words of ours alone, nothing that came with a request. */
sql.raw = (text: string) => new Sql(text);

/** The name of a column or a table, or that of a column of a table. */
sql.id = (...names: readonly string[]) =>
  new Sql(names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.'));

/** A constant of ours that may stand in the text, so that an index or a kept statement knows it. */
sql.lit = (text: string) => new Sql(`'${text.replaceAll("'", "''")}'`);

/** Pieces or values, one after the other. */
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

/** Runs a whole statement. @returns its rows as the database gives them */
export async function rowsOf<Row>(db: Db, engine: Store['engine'], { text, values }: Sql): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(withPlaces(text, engine), [...values]));
  return rows;
}

function withPlaces(text: string, engine: Store['engine']): string {
  if (engine === 'sqlite') return text.replaceAll(place, '?');
  const [first = '', ...rest] = text.split(place);
  return rest.reduce((all, piece, index) => `${all}$${index + 1}${piece}`, first);
}
