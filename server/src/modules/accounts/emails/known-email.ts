import type { Refusal } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { storeFailure } from '../../../db/failures.ts';

/** The error omits the address: it may be somebody else's (WIRE.md, RECORD_NOT_UNIQUE). */
export function emailError({ code }: Refusal): ParkError | undefined {
  if (code !== 'RECORD_NOT_UNIQUE') return undefined;
  return new ParkError(code, { extensions: { collection: 'users', field: 'email' } });
}

/** If two accounts take one address at once, the database accepts one. */
export async function uniqueEmail<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (storeFailure(error) !== 'not-unique') throw error;
    throw emailError({ code: 'RECORD_NOT_UNIQUE' });
  }
}
