import type { Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import { storeFailure } from '../../db/failures.ts';

/** The API's error for a refused event, with the invalid field. */
export function eventError({ code }: Refusal): ParkError | undefined {
  if (code === 'FAILED_VALIDATION') {
    return new ValidationFailed([{ field: 'end', type: 'min', message: '"end" must be after "start".' }]);
  }
  return code === 'INVALID_FOREIGN_KEY' ? new ParkError(code, { extensions: { field: 'image' } }) : undefined;
}

/** The only foreign key of the table is the track. */
export function eventFailure(error: unknown): unknown {
  if (storeFailure(error) !== 'unknown-reference') return error;
  return new ParkError('INVALID_FOREIGN_KEY', { extensions: { field: 'asset' } });
}
