import type { JsonSchema, Parameter, QueryDocs } from '../../http/openapi/openapi.ts';
import { budgets } from '../parse/budget.ts';
import { kinds } from '../parse/meta.ts';
import { type Operator, operatorsFor } from '../parse/operators.ts';
import type { RawQuery } from '../parse/query.ts';
import type { Collection, Field } from '../schema/collection.ts';
import { rowName } from './row-schemas.ts';

type QueryKey = keyof RawQuery;

/** The query parameters of a collection's list, for the documentation: generated from the parser's own tables. */
export function listDocs(collection: Collection): QueryDocs {
  const properties = queryProperties(collection);
  return {
    parameters: Object.entries(properties).map(([name, schema]) => parameter(name as QueryKey, schema)),
    body: {
      type: 'object',
      properties: { query: { type: 'object', properties } },
    },
    schemas: filterSchemas(collection),
  };
}

/** A single row only takes `fields`. */
export function rowDocs(collection: Collection): QueryDocs {
  return { parameters: [parameter('fields', fieldList(collection))], schemas: {} };
}

const descriptions: Record<QueryKey, string> = {
  filter:
    'Conditions in brackets, `filter[price][_gte]=50`, or as JSON. Conditions side by side must all hold; a bare value means `_eq`; conditions on a related row go one level deep. `$NOW` and `$CURRENT_USER` stand for the moment and the caller.',
  search:
    'Rows that hold this text in any of their texts, without regard to case, or this number, amount or id in any of their fields.',
  sort: 'Fields to sort by, the first one first; a minus turns the order round. Equal rows come by their ids.',
  fields:
    'Which fields each row shows; `*` means all, of a track `id` and `name` only; `event.*` means a related row instead of its id.',
  limit: `How many rows at most. -1 means all: if those are more than ${budgets.public.rows} (for the staff ${budgets.staff.rows}), the query is refused.`,
  offset: 'How many rows to leave out at the start.',
  page: 'Which page of `limit` rows, from 1 on; wins over `offset`.',
  meta: 'Counts to tell beside the rows: of all rows that there are, of those that meet the filter.',
  aggregate: 'Counts rows (`aggregate[count]=*`) or the rows that have a value (`aggregate[count]=event`).',
  groupBy: 'Fields to count by.',
};

function parameter(name: QueryKey, schema: JsonSchema): Parameter {
  const plain = { name, in: 'query' as const, description: descriptions[name], schema };
  if (name === 'filter' || name === 'aggregate') return { ...plain, style: 'deepObject', explode: true };
  return schema['type'] === 'array' ? { ...plain, style: 'form', explode: false } : plain;
}

function queryProperties(collection: Collection): Record<QueryKey, JsonSchema> {
  const sortable = [...names(collection), ...relations(collection).flatMap(relatedNames)];
  const countable = names(collection);
  return {
    filter: { $ref: `#/components/schemas/${filterName(collection)}` },
    search: { type: 'string', maxLength: budgets.staff.sought },
    sort: wordList(
      sortable.flatMap((name) => [name, `-${name}`]),
      10,
    ),
    fields: fieldList(collection),
    limit: { type: 'integer', minimum: -1, default: 100 },
    offset: { type: 'integer', minimum: 0, default: 0 },
    page: { type: 'integer', minimum: 0, default: 1 },
    meta: wordList([...kinds, '*']),
    aggregate: {
      type: 'object',
      properties: { count: { type: 'string', enum: ['*', ...countable] } },
      required: ['count'],
      additionalProperties: false,
    },
    groupBy: { ...wordList(countable), minItems: 1 },
  };
}

function fieldList(collection: Collection): JsonSchema {
  return wordList([
    '*',
    ...collection.fields.keys(),
    ...collection.lists.keys(),
    ...relations(collection).flatMap((field) => [`${field.name}.*`, ...relatedNames(field)]),
  ]);
}

function wordList(words: readonly string[], maxItems?: number): JsonSchema {
  const items = { type: 'string', enum: words };
  return { type: 'array', items, ...(maxItems === undefined ? {} : { maxItems }) };
}

function queryable({ fields }: Collection): Field[] {
  return [...fields.values()].filter((field) => field.queryable !== false);
}

function names(collection: Collection): string[] {
  return queryable(collection).map(({ name }) => name);
}

function relations(collection: Collection): Field[] {
  return queryable(collection).filter((field) => field.relation);
}

function relatedNames({ name, relation }: Field): string[] {
  return relation ? names(relation.target).map((inner) => `${name}.${inner}`) : [];
}

function filterName(collection: Collection): string {
  return `${rowName(collection)}Filter`;
}

/** The filter's schema refers to itself, within `_and` and `_or`. */
function filterSchemas(collection: Collection): Record<string, JsonSchema> {
  const itself = { $ref: `#/components/schemas/${filterName(collection)}` };
  const parts = { type: 'array', items: itself };
  const conditions = queryable(collection).map((field): [string, JsonSchema] => {
    const own = fieldConditions(field);
    const relatedFields = field.relation ? queryable(field.relation.target) : [];
    const inner = relatedFields.map((each): [string, JsonSchema] => [
      each.name,
      object(fieldConditions(each)),
    ]);
    return [field.name, object({ ...own, ...Object.fromEntries(inner) })];
  });
  return {
    [filterName(collection)]: object({ _and: parts, _or: parts, ...Object.fromEntries(conditions) }),
  };
}

function fieldConditions({ type, nullable }: Field): Record<string, JsonSchema> {
  const value = operandOf(type.wire);
  return Object.fromEntries(
    operatorsFor(type).map((operator) => [operator, operands[operator](value, nullable)]),
  );
}

/** The operand of a condition: any number, time, id or text, even without a matching row. */
function operandOf(wire: Field['type']['wire']): JsonSchema {
  const { type, format } = wire.toJSONSchema() as { type?: string; format?: string };
  if (type === 'integer' || type === 'number') return { type: 'number' };
  if (type === 'boolean') return { type };
  return { type: 'string', minLength: 1, ...(format === undefined ? {} : { format }) };
}

type Operand = (value: JsonSchema, nullable: boolean) => JsonSchema;

const single: Operand = (value) => value;
const orNull: Operand = (value, nullable) => (nullable ? { anyOf: [value, { type: 'null' }] } : value);
const several: Operand = (value) => ({ type: 'array', items: value, maxItems: budgets.staff.listed });
const pair: Operand = (value) => ({ type: 'array', items: value, minItems: 2, maxItems: 2 });
const truth: Operand = () => ({ type: 'boolean' });

const operands: Record<Operator, Operand> = {
  _eq: orNull,
  _neq: orNull,
  _lt: single,
  _lte: single,
  _gt: single,
  _gte: single,
  _between: pair,
  _in: several,
  _nin: several,
  _null: truth,
  _nnull: truth,
  _contains: single,
  _icontains: single,
  _starts_with: single,
};

function object(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, additionalProperties: false };
}
