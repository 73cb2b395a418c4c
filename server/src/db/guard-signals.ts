/** The error texts of the tables' triggers; `failures.ts` recognises them. */
export const overlapSignal = 'SLOT_OVERLAP';
export const paidSignal = 'SLOT_PAID';
export const dayClosedSignal = 'CASH_DAY_CLOSED';
