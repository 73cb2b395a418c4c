import { filledPath } from '@cablepark/contract/call';
import { handOverCall, listDraftsCall } from '@cablepark/contract/invoices/invoice-drafts';
import {
  closeDayCall,
  explainCountCall,
  readDayCloseCall,
  readDueCloseCall,
  readOpenDaysCall,
  setFloatCall,
} from '@cablepark/contract/payments/day-closes';
import { noSums } from '@cablepark/domain/payments/day-close';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

let days = 0;

/** A day on which nothing was taken yet, after all that were closed before. */
function anEmptyDay(): string {
  days += 1;
  return Temporal.PlainDate.from('2001-01-01').add({ days }).toString();
}

export const invoiceCases: PermissionCase[] = [
  permissionCase(`GET ${listDraftsCall.path}`, 'reads which payments have a tax number', 'Manager', () => ({
    url: `${listDraftsCall.path}?from=2026-07-01&to=2026-07-31`,
  })),
  permissionCase(`POST ${handOverCall.path}`, 'hands payments to the bookkeeper', 'Manager', () => ({
    url: handOverCall.path,
    body: { from: '2026-07-01', to: '2026-07-31' },
  })),
];

/** A day that was closed long ago. */
async function aClosedDay({ park, other }: Fixture): Promise<string> {
  const day = '2000-01-01';
  const sums = { from: day, methods: noSums, counted: 0, till: null, note: null };
  await park.store.db
    .insertInto('day_close')
    .values({ day, created_at: 0, created_by: other.id, sums: JSON.stringify(sums) })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  return day;
}

export const dayCloseCases: PermissionCase[] = [
  permissionCase(`POST ${closeDayCall.path}`, 'closes a day', 'Manager', () => ({
    url: closeDayCall.path,
    body: { day: anEmptyDay(), sums: noSums, float: 0, counted: 0, taken: 0 },
  })),
  permissionCase(`POST ${setFloatCall.path}`, 'says how much cash a day starts with', 'Manager', () => ({
    url: setFloatCall.path,
    body: { day: '2026-06-30', float: 0 },
  })),
  permissionCase(`GET ${closeDayCall.path}`, 'reads which days are closed', 'Manager', () => ({
    url: `${closeDayCall.path}?from=2026-07-01&to=2026-07-31`,
  })),
  permissionCase(`GET ${readOpenDaysCall.path}`, 'reads what a close would count', 'Manager', () => ({
    url: `${readOpenDaysCall.path}?day=2026-07-10`,
  })),
  permissionCase(`GET ${explainCountCall.path}`, 'reads why a count may differ', 'Manager', () => ({
    url: `${explainCountCall.path}?day=2026-07-10&counted=5`,
  })),
  permissionCase(`GET ${readDueCloseCall.path}`, 'reads which day was forgotten', 'Manager', () => ({
    url: readDueCloseCall.path,
  })),
  permissionCase(`GET ${readDayCloseCall.path}`, 'reads a closed day', 'Manager', async (fixture) => ({
    url: filledPath(readDayCloseCall.path, { day: await aClosedDay(fixture) }),
  })),
];
