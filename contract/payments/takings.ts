import type { Takings } from '@cablepark/domain/payments/takings';
import type { Call } from '../call.ts';
import { toGrosze, toPln } from '../money.ts';
import {
  exportQuery,
  owedRow,
  seasonDaysRow,
  type TakingsRow,
  takingsQuery,
  takingsRows,
} from './takings.schema.ts';

/** For Managers. */
export const readTakingsCall = {
  method: 'GET',
  path: '/takings',
  query: takingsQuery,
  answer: takingsRows,
} as const satisfies Call;

export const readOwedCall = {
  method: 'GET',
  path: '/takings/passes',
  answer: owedRow,
} as const satisfies Call;

/** The days of the season around today. */
export const readSeasonDaysCall = {
  method: 'GET',
  path: '/takings/season',
  answer: seasonDaysRow,
} as const satisfies Call;

/** Tables for the bookkeeper, as CSV. */
export const exportCalls = {
  bookings: { method: 'GET', path: '/export/bookings.csv', query: exportQuery },
  payments: { method: 'GET', path: '/export/payments.csv', query: exportQuery },
  ledger: { method: 'GET', path: '/export/ledger.csv', query: exportQuery },
} as const satisfies Record<string, Call>;

export function readTakingsRow({ asset, vat_rate, amount, ...same }: TakingsRow): Takings {
  return { ...same, track: asset, vat: vat_rate, amount: toGrosze(amount) };
}

export function writeTakingsRow({ day, kind, method, track, vat, amount, count }: Takings): TakingsRow {
  return { day, kind, method, asset: track, vat_rate: vat, amount: toPln(amount), count };
}
