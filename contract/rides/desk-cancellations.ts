import type { Call } from '../call.ts';
import { cancelTogetherBody, deskCancellationQuery, deskCancellationRows } from './cancellations.schema.ts';
import { slotRows } from './slots.schema.ts';

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
