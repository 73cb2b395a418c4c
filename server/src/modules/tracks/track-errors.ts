import type { Refusal } from '@cablepark/domain/decision';
import { ParkError, type RefusalCode } from '@cablepark/domain/errors';
import type { HeldRefusal } from '@cablepark/domain/tracks/track-rules';
import { storeFailure } from '../../db/failures.ts';

const fieldAtFault: Partial<Record<RefusalCode, string>> = {
  RECORD_NOT_UNIQUE: 'name',
  INVALID_FOREIGN_KEY: 'obstacles',
};

/** The API's error for a refused track, with the invalid field, or the slots that are still booked. */
export function trackError({ code, slots, count }: Refusal & Partial<HeldRefusal>): ParkError | undefined {
  if (slots) return new ParkError(code, { extensions: { slots, count } });
  const field = fieldAtFault[code];
  return field === undefined ? undefined : new ParkError(code, { extensions: { field } });
}

/** Maps the database's own constraint against deleting a referenced track. */
export function deletionFailure(error: unknown): unknown {
  return storeFailure(error) === 'unknown-reference' ? new ParkError('TRACK_IN_USE') : error;
}
