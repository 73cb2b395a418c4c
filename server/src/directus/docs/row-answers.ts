import { ParkError } from '@cablepark/domain/errors';
import * as z from 'zod';
import { type CollectionName, collectionNamed } from '../collections/registry.ts';
import type { Row } from '../sql/rows.ts';
import { rowSchemas } from './row-schemas.ts';

/** What features answer with the rows that they wrote, for the schemas of their routes. */
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

/** Whole, unless `fields` chose. */
function written(name: CollectionName) {
  const { whole, chosen } = rowSchemas(collectionNamed(name));
  return z.union([whole, chosen]);
}

/** The rows that were written, in the form in which they came. */
export function asSent(rows: Row[], sent: unknown): Row[] | Row {
  if (Array.isArray(sent)) return rows;
  const [row] = rows;
  if (!row) throw new ParkError('NOT_FOUND');
  return row;
}
