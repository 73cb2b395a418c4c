import type { Call } from '../call.ts';
import {
  cancellationBody,
  cancellationQuery,
  cancellationRow,
  cancelTogetherBody,
  deskCancellationQuery,
  deskCancellationRows,
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

/** For the staff: what would become of the money of these rides. */
export const previewDeskCancellationsCall = {
  method: 'GET',
  path: '/desk/cancellations',
  query: deskCancellationQuery,
  answer: deskCancellationRows,
} as const satisfies Call;

/** For the staff: cancels several rides, also paid ones, all or none; the answer has the slots. */
export const cancelTogetherCall = {
  method: 'POST',
  path: '/desk/cancellations',
  body: cancelTogetherBody,
  answer: slotRows,
} as const satisfies Call;
