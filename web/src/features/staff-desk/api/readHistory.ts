import { historyCollection } from '@cablepark/contract/rides/slots';
import type { HistoryRow } from '@cablepark/contract/rides/slots.schema';
import { requireWireTime, writeWireTime } from '@cablepark/contract/wire-time';
import type { Filter } from '../../../lib/http/query.ts';
import { readPage } from '../../../lib/http/readPage.ts';

type OurField = 'actorId' | 'late';
/** Other backends lack our fields. */
type KnownRow = Omit<HistoryRow, OurField> & Partial<Pick<HistoryRow, OurField>>;

/** One booking or cancellation with its time. */
export interface HistoryFact extends Omit<KnownRow, 'date_created'> {
  at: Temporal.Instant;
}

export interface HistoryQuestion {
  from: Temporal.Instant;
  to: Temporal.Instant;
  action: 'all' | 'book' | 'cancel';
  /** From 1. */
  page: number;
}

const specFields = ['id', 'actionType', 'date_created', 'slotId', 'userId'] as const;

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
  const query = {
    filter: historyFilter(question),
    sort: ['-date_created', '-id'],
    fields: withOurs ? ([...specFields, 'actorId', 'late'] as const) : specFields,
    limit: historyPageSize,
    page: question.page,
  };
  const { rows, total } = await readPage(historyCollection, query, signal);
  return { rows: rows.map(factOf), total };
}

function factOf({ date_created, ...same }: KnownRow): HistoryFact {
  return { ...same, at: requireWireTime(date_created) };
}

export function historyFilter({ from, to, action }: Omit<HistoryQuestion, 'page'>): Filter {
  return {
    date_created: { _gte: writeWireTime(from), _lte: writeWireTime(to) },
    ...(action === 'all' ? {} : { actionType: action === 'book' ? { _eq: 'book' } : { _neq: 'book' } }),
  };
}
