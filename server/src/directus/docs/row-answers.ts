import { ParkError } from '@cablepark/domain/errors';
import * as z from 'zod';
import { type CollectionName, collectionNamed } from '../collections/registry.ts';
import type { Row } from '../sql/rows.ts';
import { rowSchemas } from './row-schemas.ts';

/** Schemas of answers with written rows, for the routes. */
export function rowAnswer(name: CollectionName) {
  return z.object({ data: rowSchema(name) });
}

export function rowsAnswer(name: CollectionName) {
  return z.object({ data: z.array(rowSchema(name)) });
}

/** A list for a list, a row for a row. */
export function rowOrRowsAnswer(name: CollectionName) {
  const row = rowSchema(name);
  return z.object({ data: z.union([z.array(row), row]) });
}

/** Whole rows, unless `fields` selects. */
function rowSchema(name: CollectionName) {
  const { whole, chosen } = rowSchemas(collectionNamed(name));
  return z.union([whole, chosen]);
}

/** Returns the written rows in the form of the request: one row or a list. */
export function asSent(rows: Row[], body: unknown): Row[] | Row {
  if (Array.isArray(body)) return rows;
  const [row] = rows;
  if (!row) throw new ParkError('NOT_FOUND');
  return row;
}
