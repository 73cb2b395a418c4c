import type { Call, ListCall } from '../call.ts';
import {
  deskActionRow,
  deskActionRows,
  undoBody,
  undonePaymentRows,
  undonePaymentsQuery,
} from './desk-actions.schema.ts';

/** The latest actions of the desk, newest first: at most twelve of the last hour, and all of one's own that can still be undone. */
export const listDeskActionsCall = {
  method: 'GET',
  path: '/desk/actions',
  answer: deskActionRows,
} as const satisfies ListCall;

/** Takes one's own action of the last quarter of an hour back. */
export const undoDeskActionCall = {
  method: 'POST',
  path: '/desk/actions/:id/undo',
  body: undoBody,
  answer: deskActionRow,
} as const satisfies Call;

/** The payments that the desk took back or corrected on these days of the cash book (Manager). */
export const listUndonePaymentsCall = {
  method: 'GET',
  path: '/desk/undone-payments',
  query: undonePaymentsQuery,
  answer: undonePaymentRows,
} as const satisfies ListCall;
