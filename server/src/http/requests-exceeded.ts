import { ParkError } from '@cablepark/domain/errors';
import { systemClock } from '../clock.ts';

/** @param ttl until the counter resets, in milliseconds */
export function requestsExceeded({ max, ttl }: { max: number; ttl: number }): ParkError {
  return new ParkError('REQUESTS_EXCEEDED', {
    extensions: {
      limit: max,
      reset: systemClock.now().add({ milliseconds: ttl }).toString({ smallestUnit: 'millisecond' }),
    },
  });
}
