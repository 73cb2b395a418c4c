import { ParkError } from '@cablepark/domain/errors';
import { storeFailure } from '../../../db/failures.ts';

/** Maps errors of the database's constraints on slots to the API's errors. They guard against what the rules miss. */
export function slotFailure(error: unknown): unknown {
  const failure = storeFailure(error);
  if (failure === 'overlap') return new ParkError('SLOT_OVERLAP');
  if (failure === 'unknown-reference') return new ParkError('INVALID_FOREIGN_KEY');
  // A second active booking of a slot, or a second payment.
  if (failure === 'not-unique') return new ParkError('CHANGED_MEANWHILE');
  return error;
}
