import { listClosuresCall } from '@cablepark/contract/closures/closures';
import type { ClosureRow } from '@cablepark/contract/closures/closures.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { Closure } from '@cablepark/domain/closures/closure';
import { queryOptions } from '@tanstack/react-query';
import { callAsVisitor } from '../../lib/http/exchange.ts';

const refreshMs = 60_000;

export const closuresKey = ['closures'] as const;

/** GET /closures, if the server announces `closures`: current and future closures. */
export const currentClosures = queryOptions({
  queryKey: closuresKey,
  queryFn: async ({ signal }) => (await callAsVisitor(listClosuresCall, { signal })).map(readClosure),
  refetchInterval: refreshMs,
  refetchOnWindowFocus: 'always',
});

export function readClosure(row: ClosureRow): Closure {
  return {
    id: row.id,
    tracks: row.assets,
    from: requireWireTime(row.from),
    until: requireWireTime(row.until),
    isForNow: row.for_now,
    reason: row.reason,
    note: row.note,
    noteEn: row.note_en,
    madeAt: requireWireTime(row.date_created),
  };
}
