import { type Sql, sql } from '../../db/sql-text.ts';
import type { Tables } from '../../db/tables.ts';
import type { Condition } from './condition.ts';
import { forbiddenField, invalidQuery, quoted, refuseFunction } from './errors.ts';
import type { ValueType } from './value-types.ts';
import type { Viewer } from './viewer.ts';

/** A collection of the API as data: its fields' names, their storage and their visibility. */
export interface Collection {
  name: string;
  table: keyof Tables;
  /** The table, or a join where other tables have some columns; each row of the table at most once. */
  source: Sql;
  fields: ReadonlyMap<string, Field>;
  lists: ReadonlyMap<string, List>;
  mayRead(viewer: Viewer): boolean;
  /** The condition for rows of `table` that this viewer may see; null: all of them. */
  visible(table: string, viewer: Viewer): Sql | null;
  /** What `search` looks through word by word, without regard to diacritics; null: each text field as it is. */
  searched: Field | null;
  /** The field with the rider who sees more of a row than other riders do. */
  holder: string | null;
}

export interface Field {
  name: string;
  type: ValueType;
  nullable: boolean;
  /** The value for this viewer, as SQL over the row called `table`. Filters and sorts use it too, so they cannot reveal more. */
  sql(table: string, viewer: Viewer): Sql;
  /** For a masked field: equivalent SQL without the mask where possible, so that the database can use its index. */
  unmasked?: (table: string, viewer: Viewer, condition: Condition) => Sql | null;
  /** Whether some viewers of the row see a different value than the stored one. */
  masked?: boolean;
  relation?: Relation;
  /** Whether an index of the table has it, first or after another column. */
  indexed?: boolean;
  /** False for fields that are readable, but not for filters, sorts or groups. */
  queryable?: boolean;
  /** Whether `*` leaves it out: only a query that names it gets it. */
  onRequest?: boolean;
}

/** The one row that this field refers to. Everybody may read all of the target's collection. */
export interface Relation {
  target: Collection;
  /** The target is in the same row; no join is needed. */
  inline?: boolean;
}

/** The ids of another table's rows that refer to this one. For selection only, not for filters or sorts. */
export interface List {
  name: string;
  table: keyof Tables;
  /** The column of `table` with the row's id. */
  owner: string;
}

interface Definition {
  name: string;
  table: keyof Tables;
  /** A join in brackets, where other tables have some columns. */
  source?: Sql;
  fields: readonly Field[];
  lists?: readonly List[];
  mayRead?: Collection['mayRead'];
  visible?: Collection['visible'];
  holder?: string;
  searched?: Field;
}

export function defineCollection(definition: Definition): Collection {
  const { name, table, source, fields, lists, mayRead, visible, holder, searched } = definition;
  return {
    name,
    table,
    source: source ?? sql.id(table),
    fields: new Map(fields.map((field) => [field.name, field])),
    lists: new Map((lists ?? []).map((list) => [list.name, list])),
    mayRead: mayRead ?? (() => true),
    visible: visible ?? (() => null),
    holder: holder ?? null,
    searched: searched ?? null,
  };
}

interface ColumnOptions {
  nullable?: boolean;
  indexed?: boolean;
  relation?: Relation;
}

/** A field without a mask: every viewer of the row sees the stored value. */
export function column(
  name: string,
  columnName: string,
  type: ValueType,
  options: ColumnOptions = {},
): Field {
  return {
    name,
    type,
    nullable: options.nullable ?? false,
    indexed: options.indexed ?? name === 'id',
    sql: (table) => sql.id(table, columnName),
    ...(options.relation ? { relation: options.relation } : {}),
  };
}

/** @throws FORBIDDEN for an unknown field, INVALID_QUERY for one of Directus' functions */
export function fieldOf(collection: Collection, name: string): Field {
  const field = collection.fields.get(name);
  if (field) return field;
  refuseFunction(name);
  throw forbiddenField(collection.name, name);
}

/** A field for filters, sorts or groups. @throws FORBIDDEN for an unknown field, INVALID_QUERY for one that is only readable */
export function queryableField(collection: Collection, name: string): Field {
  const readOnly = collection.lists.has(name) || collection.fields.get(name)?.queryable === false;
  if (readOnly) throw invalidQuery(`${quoted(name)} can be read, not filtered, sorted or grouped by.`);
  return fieldOf(collection, name);
}

/** The fields of a collection that `*` selects. */
export function plainFields({ fields }: Collection): Field[] {
  return [...fields.values()].filter(({ onRequest }) => onRequest !== true);
}

/** A text without a maximum length. */
export function isOpenText({ type }: Field): boolean {
  return type.kind === 'text' && type.isOpen === true;
}
