import { ParkError } from '@cablepark/domain/errors';
import * as z from 'zod';
import { type CollectionName, collectionNamed } from '../collections/registry.ts';
import type { Row } from '../sql/rows.ts';
import { rowSchemas } from './row-schemas.ts';

/** Schemas of answers with written rows, for the routes. */
export function rowAnswer(name: CollectionName) {
  return z.object({ data: written(name) });
}

export function rowsAnswer(name: CollectionName) {
  return z.object({ data: z.array(written(name)) });
}

/** A list for a list, a row for a row. */
export function rowOrRowsAnswer(name: CollectionName) {
  const row = written(name);
  return z.object({ data: z.union([z.array(row), row]) });
}

/** Whole rows, unless `fields` selects. */
function written(name: CollectionName) {
  const { whole, chosen } = rowSchemas(collectionNamed(name));
  return z.union([whole, chosen]);
}

/** Returns the written rows in the form of the request: one row or a list. */
export function asSent(rows: Row[], sent: unknown): Row[] | Row {
  if (Array.isArray(sent)) return rows;
  const [row] = rows;
  if (!row) throw new ParkError('NOT_FOUND');
  return row;
}
