import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

/** Slots, or events during a registration. */
type Kind = 'slots' | 'events';

const keyOf = (kind: Kind) => ['pending', kind] as const;

/**
 * Ids with a pending mutation, whose buttons are disabled. The state is global, not per page: a lost response may take minutes to resolve, and a
 * rider may leave and come back.
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

/** The currently pending ids. */
export function pendingNow(queries: QueryClient, kind: Kind): ReadonlySet<number> {
  const running = queries.getMutationCache().findAll({ mutationKey: keyOf(kind), status: 'pending' });
  return new Set(running.flatMap(({ state }) => state.variables as readonly number[]));
}

/** Keeps `ids` pending until `act` ends, even on an error. @returns and throws the result of `act`. */
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
