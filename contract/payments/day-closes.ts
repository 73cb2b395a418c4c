import { cashMethods } from '@cablepark/domain/payments/cash-methods';
import type { MethodSums } from '@cablepark/domain/payments/day-close';
import type { Call } from '../call.ts';
import { toGrosze, toPln } from '../money.ts';
import {
  closeFactRows,
  closingBody,
  dayCloseRow,
  dayClosesQuery,
  dayClosesRow,
  daySnapshotRow,
  dueCloseRow,
  explanationsQuery,
  floatBody,
  openDaysQuery,
  openDaysRow,
} from './day-closes.schema.ts';

/** The closes that cover any of these days (Manager). */
export const listDayClosesCall = {
  method: 'GET',
  path: '/desk/day-closes',
  query: dayClosesQuery,
  answer: dayClosesRow,
} as const satisfies Call;

/** Closes a day (Manager). */
export const closeDayCall = {
  method: 'POST',
  path: '/desk/day-closes',
  body: closingBody,
  answer: dayCloseRow,
} as const satisfies Call;

/** What a close of this day would cover (Manager). */
export const readOpenDaysCall = {
  method: 'GET',
  path: '/desk/day-closes/open',
  query: openDaysQuery,
  answer: openDaysRow,
} as const satisfies Call;

/** What may explain the difference of a count (Manager). */
export const explainCountCall = {
  method: 'GET',
  path: '/desk/day-closes/explanations',
  query: explanationsQuery,
  answer: closeFactRows,
} as const satisfies Call;

/** The days that somebody forgot to close (Manager). */
export const readDueCloseCall = {
  method: 'GET',
  path: '/desk/day-closes/due',
  answer: dueCloseRow,
} as const satisfies Call;

/** Records the cash in the till before the first sale (Manager). */
export const setFloatCall = {
  method: 'POST',
  path: '/desk/day-closes/float',
  body: floatBody,
  answer: openDaysRow,
} as const satisfies Call;

/** A close with all that it keeps (Manager). */
export const readDayCloseCall = {
  method: 'GET',
  path: '/desk/day-closes/:day',
  answer: daySnapshotRow,
} as const satisfies Call;

/** Converts sums of the API (PLN) to grosze. */
export function readSums(sums: MethodSums): MethodSums {
  return eachSum(sums, toGrosze);
}

/** Converts grosze to sums of the API. */
export function writeSums(sums: MethodSums): MethodSums {
  return eachSum(sums, toPln);
}

function eachSum(sums: MethodSums, change: (sum: number) => number): MethodSums {
  return Object.fromEntries(cashMethods.map((method) => [method, change(sums[method])])) as MethodSums;
}
