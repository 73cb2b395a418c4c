import { setImmediate as nextTurn } from 'node:timers/promises';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../context.ts';
import { anyCollection, type CollectionName } from './collections/registry.ts';
import { refuseCostly } from './cost/sizes.ts';
import { budgetOf } from './parse/budget.ts';
import { readFields, type Selection } from './parse/fields.ts';
import { allOf } from './parse/filter.parse.ts';
import type { Meta } from './parse/meta.ts';
import { refuseTooMany } from './parse/page.ts';
import { type Query, type RawQuery, readQuery } from './parse/query.ts';
import { type Collection, fieldOf } from './schema/collection.ts';
import { invalidQuery } from './schema/errors.ts';
import { isUuid, type ReadContext } from './schema/value-types.ts';
import type { Viewer } from './schema/viewer.ts';
import { countRows, idFilter, selectGroups, selectRows } from './sql/items.store.ts';
import type { Row } from './sql/rows.ts';
import type { Reading } from './sql/statement.ts';

/** `meta` comes before `data` (WIRE.md). */
export interface ListAnswer {
  meta?: Partial<Record<Meta, number>>;
  data: Row[];
}

/**
 * Answers a query with the rows visible to this viewer (WIRE.md, Items).
 * @throws INVALID_QUERY for a malformed query or too many matches, FORBIDDEN for unknown fields
 */
export async function readMany(
  context: AppContext,
  collection: Collection,
  raw: RawQuery,
  reader: ReadContext,
): Promise<ListAnswer> {
  const query = readQuery(raw, collection, reader);
  const { db, engine } = context.store;
  const { viewer, version } = reader;
  const reading: Reading = { collection, viewer, engine, ...(version === undefined ? {} : { version }) };
  await refuseCostly(db, reading, query);
  const data = query.aggregate
    ? await selectGroups(db, reading, query, query.aggregate)
    : await selectRows(db, reading, query);
  refuseTooMany(data, budgetOf(viewer));
  if (query.meta.length === 0) return { data };
  return { meta: await readCounts(context, reading, query), data };
}

async function readCounts(
  context: AppContext,
  reading: Reading,
  { meta, filter }: Query,
): Promise<Partial<Record<Meta, number>>> {
  const counts: Partial<Record<Meta, number>> = {};
  for (const kind of meta) {
    // Lets other requests run between two statements.
    await nextTurn();
    counts[kind] = await countRows(context.store.db, reading, kind === 'filter_count' ? filter : null);
  }
  return counts;
}

/** One row by its id from the URL. @throws FORBIDDEN if there is none visible to this viewer, or it does not match the filter */
export async function readOne(
  context: AppContext,
  collection: Collection,
  idText: string,
  raw: RawQuery,
  reader: ReadContext,
): Promise<Row> {
  const query = readQuery(raw, collection, reader);
  if (query.aggregate) throw invalidQuery('One row is neither counted nor grouped: ask the list.');
  const id = readId(collection, idText);
  const { db, engine } = context.store;
  const reading: Reading = { collection, viewer: reader.viewer, engine };
  const one = idFilter(collection, [id]);
  const oneRow = { ...query, filter: query.filter ? allOf([one, query.filter]) : one };
  // A condition on a related row may cost more than the row itself.
  if (query.filter) await refuseCostly(db, reading, oneRow);
  const [row] = await selectRows(db, reading, oneRow);
  return row ?? refuse();
}

/** The row in this viewer's view; for the answers of writes. @throws FORBIDDEN */
export async function readRow(
  context: AppContext,
  name: CollectionName,
  id: number | string,
  viewer: Viewer,
  selection?: Selection,
): Promise<Row> {
  const collection = anyCollection(name, viewer);
  return await requireRow(context, collection, id, selection ?? readFields('*', collection), viewer);
}

/** Several rows, in the order of `ids`. @throws FORBIDDEN if one of them is missing or invisible */
export async function readRows(
  context: AppContext,
  name: CollectionName,
  ids: readonly (number | string)[],
  viewer: Viewer,
  selection?: Selection,
): Promise<Row[]> {
  const collection = anyCollection(name, viewer);
  const fields = selection ?? readFields('*', collection);
  const idField = fieldOf(collection, 'id');
  const isIdWanted = fields.own.includes(idField);
  // The order needs the ids.
  const own = isIdWanted ? fields.own : [idField, ...fields.own];
  const rows = await selectByIds(context, collection, ids, { ...fields, own }, viewer);
  const byId = new Map(rows.map(({ id, ...rest }) => [id, isIdWanted ? { id, ...rest } : rest]));
  return ids.map((id) => byId.get(id) ?? refuse());
}

async function requireRow(
  context: AppContext,
  collection: Collection,
  id: number | string,
  selection: Query['selection'],
  viewer: Viewer,
): Promise<Row> {
  const [row] = await selectByIds(context, collection, [id], selection, viewer);
  return row ?? refuse();
}

async function selectByIds(
  context: AppContext,
  collection: Collection,
  ids: readonly (number | string)[],
  selection: Query['selection'],
  viewer: Viewer,
): Promise<Row[]> {
  const reading: Reading = { collection, viewer, engine: context.store.engine };
  const page = { fetch: ids.length, offset: 0 };
  const filter = idFilter(collection, ids);
  return await selectRows(context.store.db, reading, { filter, sort: [], selection, page });
}

/** An invalid id counts as a missing row. @throws FORBIDDEN */
function readId(collection: Collection, text: string): number | string {
  if (collection.fields.get('id')?.type.kind === 'uuid') return isUuid(text) ? text.toLowerCase() : refuse();
  return /^\d{1,10}$/.test(text) ? Number(text) : refuse();
}

function refuse(): never {
  throw new ParkError('FORBIDDEN');
}
