import type { Call } from '../call.ts';
import { draftsBody, draftsQuery, invoiceDraftsRow } from './invoice-drafts.schema.ts';

/** The payments with a tax number of these days, and the drafts of their invoices (Manager). */
export const listDraftsCall = {
  method: 'GET',
  path: '/desk/invoice-drafts',
  query: draftsQuery,
  answer: invoiceDraftsRow,
} as const satisfies Call;

/** Hands them to the bookkeeper's program (Manager). */
export const handOverCall = {
  method: 'POST',
  path: '/desk/invoice-drafts',
  body: draftsBody,
  answer: invoiceDraftsRow,
} as const satisfies Call;
