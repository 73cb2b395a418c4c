import * as z from 'zod';
import type { Collection } from '../schema/collection.ts';
import type { Row } from '../sql/rows.ts';

/** The shapes of a collection's rows in the API. */
export interface RowSchemas {
  /** A row in the answer of a write: whole, its relations as ids. */
  whole: z.ZodType<Row>;
  /** A row in the answer of a read: the `fields` of the query, its relations as ids or as rows. */
  chosen: z.ZodType<Row>;
  /** A group of rows: its grouping values, and its count. */
  group: z.ZodType<Row>;
}

const cache = new Map<Collection, RowSchemas>();

/** Cached per collection, since the documentation identifies a schema by its name. */
export function rowSchemas(collection: Collection): RowSchemas {
  const cached = cache.get(collection);
  if (cached) return cached;
  const schemas = makeSchemas(collection);
  cache.set(collection, schemas);
  return schemas;
}

/** The name of the collection's rows in the documentation. */
export function rowName({ name }: Collection): string {
  return name === 'users' ? 'Account' : name;
}

function makeSchemas(collection: Collection): RowSchemas {
  const name = rowName(collection);
  const whole: Record<string, z.ZodType> = {};
  const selection: Record<string, z.ZodType> = {};
  const groupFields: Record<string, z.ZodType> = {};
  for (const field of collection.fields.values()) {
    const orNull = (schema: z.ZodType) => (field.nullable ? schema.nullable() : schema);
    const { wire } = field.type;
    if (field.onRequest !== true) whole[field.name] = orNull(wire);
    const valueOrRow = field.relation ? z.union([wire, relatedRow(field.relation.target)]) : wire;
    selection[field.name] = orNull(valueOrRow).optional();
    if (field.queryable !== false) groupFields[field.name] = orNull(wire).optional();
  }
  const ids = z.array(z.int());
  for (const list of collection.lists.keys()) {
    whole[list] = ids;
    selection[list] = ids.optional();
  }
  const count = z.union([z.int(), z.record(z.string(), z.int())]).optional();
  return {
    whole: z.object(whole).meta({ id: name }),
    chosen: z.object(selection).meta({ id: `${name}Chosen` }),
    group: z.object({ ...groupFields, count }).meta({ id: `${name}Group` }),
  };
}

/** Relations have one level. */
function relatedRow(target: Collection): z.ZodType {
  const fields = [...target.fields.values()].map((field): [string, z.ZodType] => [
    field.name,
    (field.nullable ? field.type.wire.nullable() : field.type.wire).optional(),
  ]);
  return z.object(Object.fromEntries(fields));
}
