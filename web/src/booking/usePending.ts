import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

/** What can be pending: slots, or events while one of their places is asked for. */
type Kind = 'slots' | 'events';

const keyOf = (kind: Kind) => ['pending', kind] as const;

/**
 * What is being changed and takes no presses meanwhile. The whole visit knows it, not the page that asked: an answer that was lost
 * on the way may take minutes to be found out, and a rider looks at another track or day until then and comes back.
 */
export function usePending(kind: Kind) {
  const queries = useQueryClient();
  const ids = useMutationState({
    filters: { mutationKey: keyOf(kind), status: 'pending' },
    select: ({ state }) => state.variables as readonly number[],
  });
  const pending: ReadonlySet<number> = useMemo(() => new Set(ids.flat()), [ids]);
  const whilePending = useCallback(
    <T>(these: readonly number[], act: () => Promise<T>) => runPending(queries, kind, these, act),
    [queries, kind],
  );
  return { pending, whilePending };
}

/** The ids that are pending at this moment. */
export function pendingNow(queries: QueryClient, kind: Kind): ReadonlySet<number> {
  const running = queries.getMutationCache().findAll({ mutationKey: keyOf(kind), status: 'pending' });
  return new Set(running.flatMap(({ state }) => state.variables as readonly number[]));
}

/** Keeps `ids` pending until `act` has ended, well or badly. @returns and throws what `act` does. */
function runPending<T>(
  queries: QueryClient,
  kind: Kind,
  ids: readonly number[],
  act: () => Promise<T>,
): Promise<T> {
  return queries
    .getMutationCache()
    .build<T, Error, readonly number[], unknown>(queries, { mutationKey: keyOf(kind), mutationFn: act })
    .execute(ids);
}
