import type { Call } from '../call.ts';
import { moveBody, movePreviewQuery, movePreviewRow, movesBody } from './moves.schema.ts';
import { slotRows } from './slots.schema.ts';

/** Moves a rider's own unpaid ride to a free slot of the same length; the answer has both slots. */
export const moveOwnRideCall = {
  method: 'POST',
  path: '/me/moves',
  body: moveBody,
  answer: slotRows,
} as const satisfies Call;

/** For the staff: the effect of a move. */
export const previewMoveCall = {
  method: 'GET',
  path: '/desk/moves',
  query: movePreviewQuery,
  answer: movePreviewRow,
} as const satisfies Call;

/** For the staff: moves a booking with its payment; the answer has both slots. */
export const moveBookingCall = {
  method: 'POST',
  path: '/desk/moves',
  body: moveBody,
  answer: slotRows,
} as const satisfies Call;

/** For the staff: moves several bookings, all or none; one may take the slot that another leaves. The answer has all slots. */
export const moveTogetherCall = {
  method: 'POST',
  path: '/desk/moves/together',
  body: movesBody,
  answer: slotRows,
} as const satisfies Call;
