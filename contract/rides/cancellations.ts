import type { Call } from '../call.ts';
import {
  cancellationBody,
  cancellationQuery,
  cancellationRow,
  undoneCancellationsBody,
} from './cancellations.schema.ts';
import { slotRows } from './slots.schema.ts';

/** What a cancellation would bring back. */
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

/** Undoes unpaid cancellations of the last ten seconds, all or none; the answer has the slots. */
export const undoCancellationsCall = {
  method: 'POST',
  path: '/me/cancellations/undone',
  body: undoneCancellationsBody,
  answer: slotRows,
} as const satisfies Call;
