import { ParkError } from '@cablepark/domain/errors';
import * as z from 'zod';

/** The path of one row. */
export const rowParams = z.object({ id: z.string() });

/** A row's number in a path; an invalid one counts as a missing row. @throws FORBIDDEN */
export function readRowId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > 2_147_483_647) throw new ParkError('NOT_FOUND');
  return id;
}

/** Numbers of rows with commas between them, each once. @throws FORBIDDEN as above, INVALID_PAYLOAD for more than `most` */
export function readRowIds(text: string, most: number): number[] {
  const ids = [...new Set(text.split(',').map(readRowId))];
  if (ids.length > most) throw new ParkError('INVALID_PAYLOAD');
  return ids;
}

/** A UUID in a path; an invalid one counts as a missing row. @throws FORBIDDEN */
export function readUuid(text: string): string {
  if (!z.uuid().safeParse(text).success) throw new ParkError('NOT_FOUND');
  return text.toLowerCase();
}
