import { writeWireTime } from '@cablepark/contract/wire-time';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';
import { urls } from '../../../lib/http/urls.ts';

/** One entry of the log. `before` and `after` hold the changed fields, or nothing for a created or deleted thing. */
export interface AuditEntry {
  id: number;
  date_created: string;
  user: string | null;
  action: string;
  subject: string;
  subjectId: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

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
async function readAudit(
  { action, from, to, page }: AuditQuestion,
  signal?: AbortSignal,
): Promise<{ rows: AuditEntry[]; total: number }> {
  const time = { ...(from ? { _gte: writeWireTime(from) } : {}), ...(to ? { _lt: writeWireTime(to) } : {}) };
  const filter = {
    ...(action === null ? {} : { action: { _eq: action } }),
    ...(from || to ? { date_created: time } : {}),
  };
  const url = urls.items('AuditEntry', {
    filter,
    sort: ['-date_created', '-id'],
    limit: auditPageSize,
    page,
    meta: 'filter_count',
  });
  const { data, meta } = await request<AuditEntry[]>({ url, signal });
  return { rows: data, total: meta?.filter_count ?? data.length };
}
