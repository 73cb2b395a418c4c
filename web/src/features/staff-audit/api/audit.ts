import type { AuditEntryRow } from '@cablepark/contract/audit.schema';
import { auditCollection } from '@cablepark/contract/audit-log';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { queryOptions } from '@tanstack/react-query';
import { readPage } from '../../../lib/http/readPage.ts';

export interface AuditQuestion {
  /** One kind of action; `null` for all. */
  action: string | null;
  from: Temporal.Instant | null;
  to: Temporal.Instant | null;
  /** From 1. */
  page: number;
}

export const auditPageSize = 50;

/** A page of the log. */
export function auditPage(question: AuditQuestion) {
  const { action, from, to, page } = question;
  return queryOptions({
    queryKey: ['audit', action, from?.toString(), to?.toString(), page],
    queryFn: ({ signal }) => readAudit(question, signal),
  });
}

/** GET /items/AuditEntry (Admin), newest first, a page of it. @throws ApiError, NetworkError, AbortError. */
function readAudit(
  { action, from, to, page }: AuditQuestion,
  signal?: AbortSignal,
): Promise<{ rows: AuditEntryRow[]; total: number }> {
  const time = { ...(from ? { _gte: writeWireTime(from) } : {}), ...(to ? { _lt: writeWireTime(to) } : {}) };
  const filter = {
    ...(action === null ? {} : { action: { _eq: action } }),
    ...(from || to ? { date_created: time } : {}),
  };
  const query = {
    filter,
    sort: ['-date_created', '-id'],
    limit: auditPageSize,
    page,
  };
  return readPage(auditCollection, query, signal);
}
