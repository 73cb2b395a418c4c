import { type Sql, sql } from '../../db/sql-text.ts';
import type { Store } from '../../db/store.ts';
import type { Path, RelationField } from '../parse/field-path.ts';
import type { Filter } from '../parse/filter.parse.ts';
import type { SortKey } from '../parse/sort.ts';
import type { Collection, Field } from '../schema/collection.ts';
import type { Condition } from '../schema/condition.ts';
import type { Viewer } from '../schema/viewer.ts';
import { always, comparable, ordered } from './engine-sql.ts';
import { conditionSql, filterSql } from './filter.sql.ts';

const item = 'item';
const related = 'related';

export interface Reading {
  collection: Collection;
  viewer: Viewer;
  engine: Store['engine'];
  /** The database's version from before this read: cached facts of that version are valid. */
  version?: string;
}

/** The `from` of one statement: it joins the relations that its columns need. */
export class Statement {
  readonly #reading: Reading;
  readonly #joined = new Map<string, RelationField>();

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  column({ via, field }: Path): Sql {
    return field.sql(this.#tableOf(via), this.#reading.viewer);
  }

  orderBy(keys: readonly SortKey[]): Sql {
    const { engine } = this.#reading;
    const parts = keys.map(({ path, descending }) => {
      const column = this.column(path);
      const nullable = path.via !== null || path.field.nullable;
      return ordered(engine, comparable(engine, column, path.field.type.kind), { nullable, descending });
    });
    return sql`order by ${sql.join(parts)}`;
  }

  /**
   * A plain `order by id limit 100` makes the database scan the whole table in that order until it has enough matches. A sum has no index, so
   * the database uses the filter's index and sorts the result.
   */
  orderMatchesById(id: Field): Sql {
    const column = this.column({ via: null, field: id });
    const { kind } = id.type;
    return sql`order by ${kind === 'number' ? sql`${column} + 0` : comparable(this.#reading.engine, column, kind)}`;
  }

  /** The condition for matching rows that the viewer may see. */
  where(filter: Filter | null): Sql {
    const { collection, viewer } = this.#reading;
    const parts: Sql[] = [];
    const visible = collection.visible(item, viewer);
    if (visible) parts.push(visible);
    if (filter) parts.push(filterSql(filter, (path, condition) => this.#condition(path, condition)));
    return parts.length === 0 ? sql`` : sql`where ${sql.join(parts, ' and ')}`;
  }

  /** Call it last, when all columns are known. */
  from(): Sql {
    const joins = [...this.#joined.values()].map((field) => {
      const own = field.sql(item, this.#reading.viewer);
      const { target } = field.relation;
      return sql` left join ${sql.id(target.table)} as ${sql.id(field.name)} on ${sql.id(field.name, 'id')} = ${own}`;
    });
    const { source } = this.#reading.collection;
    return sql`from ${source} as ${sql.id(item)}${sql.join(joins, '')}`;
  }

  #condition(path: Path, condition: Condition): Sql {
    const { engine, viewer } = this.#reading;
    const { field } = path;
    if (!isRelatedText(path))
      return conditionSql(this.#plainest(path, condition), field.type, condition, engine);
    // Without a related row only this condition can match.
    if (condition.is === 'not in' && condition.values.length === 0) return always;
    const own = path.via.sql(item, viewer);
    const { table } = path.via.relation.target;
    const relatedCondition = conditionSql(field.sql(related, viewer), field.type, condition, engine);
    const subquery = sql`${own} in (select ${sql.id(related, 'id')} from ${sql.id(table)} as ${sql.id(related)} where ${relatedCondition})`;
    return condition.is === 'null' ? sql`(${own} is null or ${subquery})` : subquery;
  }

  #plainest({ via, field }: Path, condition: Condition): Sql {
    const table = this.#tableOf(via);
    const { viewer } = this.#reading;
    return field.unmasked?.(table, viewer, condition) ?? field.sql(table, viewer);
  }

  #tableOf(via: RelationField | null): string {
    if (via === null || via.relation.inline) return item;
    this.#joined.set(via.name, via);
    return via.name;
  }
}

/** A text of the related row. Many rows share one, so the search runs once per related row, and not for each row that refers to it. */
export function isRelatedText(path: Path): path is Path & { via: RelationField } {
  return path.via !== null && !path.via.relation.inline && path.field.type.kind === 'text';
}
