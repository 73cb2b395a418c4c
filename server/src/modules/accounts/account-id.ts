import { ParkError } from '@cablepark/domain/errors';
import * as z from 'zod';

/** An account's UUID as it stands in a path; anything else is a row that does not exist. @throws FORBIDDEN */
export function readAccountId(text: string): string {
  if (!z.uuid().safeParse(text).success) throw new ParkError('FORBIDDEN');
  return text.toLowerCase();
}
