import type { Call } from '../call.ts';
import {
  cancellationBody,
  cancellationQuery,
  cancellationRow,
  cancellationRows,
  cancellationsBody,
  cancellationsQuery,
  undoneCancellationsBody,
} from './cancellations.schema.ts';
import { slotRows } from './slots.schema.ts';

/** Previews the refund of a cancellation. */
export const previewCancellationCall = {
  method: 'GET',
  path: '/me/cancellations',
  query: cancellationQuery,
  answer: cancellationRow,
} as const satisfies Call;

export const cancelRideCall = {
  method: 'POST',
  path: '/me/cancellations',
  body: cancellationBody,
  answer: cancellationRow,
} as const satisfies Call;

/** What cancelling each of several rides would bring back. */
export const previewCancellationsCall = {
  method: 'GET',
  path: '/me/cancellations/together',
  query: cancellationsQuery,
  answer: cancellationRows,
} as const satisfies Call;

/** Cancels several rides, paid or not, all or none. */
export const cancelRidesCall = {
  method: 'POST',
  path: '/me/cancellations/together',
  body: cancellationsBody,
  answer: cancellationRows,
} as const satisfies Call;

/** Undoes unpaid cancellations of the last ten seconds, all or none; the answer has the slots. */
export const undoCancellationsCall = {
  method: 'POST',
  path: '/me/cancellations/undone',
  body: undoneCancellationsBody,
  answer: slotRows,
} as const satisfies Call;
