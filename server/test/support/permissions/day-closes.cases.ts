import { closeDayCall, readOpenDaysCall } from '@cablepark/contract/payments/day-closes';
import { noSums } from '@cablepark/domain/payments/day-close';
import { type PermissionCase, permissionCase } from './permission-case.ts';

let days = 0;

/** A day on which nothing was taken yet, after all that were closed before. */
function anEmptyDay(): string {
  days += 1;
  return Temporal.PlainDate.from('2001-01-01').add({ days }).toString();
}

export const dayCloseCases: PermissionCase[] = [
  permissionCase(`POST ${closeDayCall.path}`, 'closes a day', 'Manager', () => ({
    url: closeDayCall.path,
    body: { day: anEmptyDay(), sums: noSums, counted: 0 },
  })),
  permissionCase(`GET ${closeDayCall.path}`, 'reads which days are closed', 'Manager', () => ({
    url: `${closeDayCall.path}?from=2026-07-01&to=2026-07-31`,
  })),
  permissionCase(`GET ${readOpenDaysCall.path}`, 'reads what a close would count', 'Manager', () => ({
    url: `${readOpenDaysCall.path}?day=2026-07-10`,
  })),
];
