import { type Sql, sql } from '../../db/sql-text.ts';
import type { Tables } from '../../db/tables.ts';
import type { Condition } from './condition.ts';
import { forbiddenField, invalidQuery, refuseFunction, shown } from './errors.ts';
import type { ValueType } from './value-types.ts';
import type { Viewer } from './viewer.ts';

/** A kind of rows of the wire, as data: what its fields are called, where they lie and who may see them. */
export interface Collection {
  name: string;
  table: keyof Tables;
  /** The table, or its rows beside those of others in which some columns lie; each row of the table once at most. */
  source: Sql;
  fields: ReadonlyMap<string, Field>;
  lists: ReadonlyMap<string, List>;
  mayRead(viewer: Viewer): boolean;
  /** Which rows of `table` this viewer may see; null: all of them. */
  visible(table: string, viewer: Viewer): Sql | null;
  /** The field that names the one rider who sees more of a row than other riders do. */
  holder: string | null;
}

export interface Field {
  name: string;
  type: ValueType;
  nullable: boolean;
  /** What this viewer sees, as SQL over the row called `table`. Filters and sorts use it too, so they cannot tell more. */
  sql(table: string, viewer: Viewer): Sql;
  /** For a masked field: the SQL without the mask where it comes to the same and lets the database use its index. */
  unmasked?: (table: string, viewer: Viewer, condition: Condition) => Sql | null;
  /** Whether not everybody who sees the row sees this as it is stored. */
  masked?: boolean;
  relation?: Relation;
  /** Whether an index of the table begins with it, or goes on with it after another one. */
  indexed?: boolean;
  /** False for what can be read but not filtered, sorted or grouped by. */
  queryable?: boolean;
  /** Whether only who names it gets it: `*` leaves it out. */
  onRequest?: boolean;
}

/** The one row this field names. Targets are collections that everyone may read whole. */
export interface Relation {
  target: Collection;
  /** The target lies in the owner's own row, there is nothing to join. */
  inline?: boolean;
}

/** The ids of the rows of another table that name this one. It can be selected, not filtered or sorted by. */
export interface List {
  name: string;
  table: keyof Tables;
  /** The column of `table` that names the row. */
  owner: string;
}

interface Definition {
  name: string;
  table: keyof Tables;
  /** A join in brackets, where not all columns lie in the table. */
  source?: Sql;
  fields: readonly Field[];
  lists?: readonly List[];
  mayRead?: Collection['mayRead'];
  visible?: Collection['visible'];
  holder?: string;
}

export function defineCollection(definition: Definition): Collection {
  const { name, table, source, fields, lists, mayRead, visible, holder } = definition;
  return {
    name,
    table,
    source: source ?? sql.id(table),
    fields: new Map(fields.map((field) => [field.name, field])),
    lists: new Map((lists ?? []).map((list) => [list.name, list])),
    mayRead: mayRead ?? (() => true),
    visible: visible ?? (() => null),
    holder: holder ?? null,
  };
}

interface ColumnOptions {
  nullable?: boolean;
  indexed?: boolean;
  relation?: Relation;
}

/** A field that everyone who sees the row sees as it is stored. */
export function column(name: string, stored: string, type: ValueType, options: ColumnOptions = {}): Field {
  return {
    name,
    type,
    nullable: options.nullable ?? false,
    indexed: options.indexed ?? name === 'id',
    sql: (table) => sql.id(table, stored),
    ...(options.relation ? { relation: options.relation } : {}),
  };
}

/** @throws FORBIDDEN for a field that is not there, INVALID_QUERY for one of Directus' functions. */
export function fieldOf(collection: Collection, name: string): Field {
  const field = collection.fields.get(name);
  if (field) return field;
  refuseFunction(name);
  throw forbiddenField(collection.name, name);
}

/** A field to filter, sort or group by. @throws FORBIDDEN for a field that is not there, INVALID_QUERY for one that can only be read. */
export function queryableField(collection: Collection, name: string): Field {
  const readOnly = collection.lists.has(name) || collection.fields.get(name)?.queryable === false;
  if (readOnly) throw invalidQuery(`${shown(name)} can be read, not filtered, sorted or grouped by.`);
  return fieldOf(collection, name);
}

/** What `*` stands for among the fields of a collection. */
export function plainFields({ fields }: Collection): Field[] {
  return [...fields.values()].filter(({ onRequest }) => onRequest !== true);
}

/** A text that may be as long as its writer liked. */
export function isOpenText({ type }: Field): boolean {
  return type.kind === 'text' && type.isOpen === true;
}
