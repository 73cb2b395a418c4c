import { requireWireTime, writeWireTime } from '@cablepark/contract/wire-time';
import { request } from '../../../lib/http/http.ts';
import type { Filter } from '../../../lib/http/query.ts';
import { urls } from '../../../lib/http/urls.ts';

/** A row of the wire. */
interface HistoryRow {
  id: number;
  /** `book`; any other value means cancelled (SPEC.md §3). */
  actionType: string;
  date_created: string;
  slotId: number;
  /** The rider whose booking it is. */
  userId: string;
  /** Who did it, if the server tells: the rider, or a member of the staff. */
  actorId?: string;
  /** A cancellation inside the free limit of its day, if the server tells. */
  late?: boolean;
}

/** One booking or cancellation with its time. */
export interface HistoryFact extends Omit<HistoryRow, 'date_created'> {
  at: Temporal.Instant;
}

export interface HistoryQuestion {
  from: Temporal.Instant;
  to: Temporal.Instant;
  action: 'all' | 'book' | 'cancel';
  /** From 1. */
  page: number;
}

const specFields = ['id', 'actionType', 'date_created', 'slotId', 'userId'];

/** Rows on a page of the history: their riders fit one request of ids (WIRE.md). */
export const historyPageSize = 100;

/**
 * GET /items/BookingHistory (SPEC.md §7), newest first, one page and the total; `withOurs` requests the fields that only our server has. @throws
 * ApiError, NetworkError, AbortError.
 */
export async function readHistory(
  question: HistoryQuestion,
  withOurs: boolean,
  signal?: AbortSignal,
): Promise<{ rows: HistoryFact[]; total: number }> {
  const url = urls.items('BookingHistory', {
    filter: historyFilter(question),
    sort: ['-date_created', '-id'],
    fields: withOurs ? [...specFields, 'actorId', 'late'] : specFields,
    limit: historyPageSize,
    page: question.page,
    meta: 'filter_count',
  });
  const { data, meta } = await request<HistoryRow[]>({ url, signal });
  return { rows: data.map(factOf), total: meta?.filter_count ?? data.length };
}

function factOf({ date_created, ...same }: HistoryRow): HistoryFact {
  return { ...same, at: requireWireTime(date_created) };
}

export function historyFilter({ from, to, action }: Omit<HistoryQuestion, 'page'>): Filter {
  return {
    date_created: { _gte: writeWireTime(from), _lte: writeWireTime(to) },
    ...(action === 'all' ? {} : { actionType: action === 'book' ? { _eq: 'book' } : { _neq: 'book' } }),
  };
}
