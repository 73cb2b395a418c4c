import { ParkError } from '@cablepark/domain/errors';
import { storeFailure } from '../../../db/failures.ts';

/** Maps the database's own constraints on slots, the last line behind the rules, to the API's errors. */
export function slotFailure(error: unknown): unknown {
  const failure = storeFailure(error);
  if (failure === 'overlap') return new ParkError('SLOT_OVERLAP');
  if (failure === 'unknown-reference') return new ParkError('INVALID_FOREIGN_KEY');
  // One living booking of each slot, or one payment.
  if (failure === 'not-unique') return new ParkError('CHANGED_MEANWHILE');
  return error;
}
