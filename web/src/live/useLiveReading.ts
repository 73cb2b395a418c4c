import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pendingNow } from '../booking/usePending.ts';
import type { FollowedList } from './messages.ts';
import { Renewing } from './Renewing.ts';
import { type LiveState, useLive } from './useLive.ts';

interface Reading {
  /** The list behind the page's data; null follows nothing. */
  list: FollowedList | null;
  /** The queries to refetch on a change. */
  queryKey: QueryKey;
  /** Minimum interval in milliseconds: longer for slow reads. */
  everyMs?: number;
}

/** Refetches data derived from a list whenever the list changes, and at no other time. */
export function useLiveReading({ list, queryKey, everyMs = 1_000 }: Reading): LiveState {
  const queries = useQueryClient();
  const renewing = useRef<Renewing>(null);
  const renew = useEffectEvent(() => {
    // A query that never loaded waits for the user's retry.
    const isRead = queries.getQueriesData({ queryKey }).some(([, data]) => data !== undefined);
    if (isRead) void queries.invalidateQueries({ queryKey });
  });
  const isBusy = useEffectEvent(
    () =>
      queries.isFetching({ queryKey }) > 0 ||
      pendingNow(queries, 'slots').size > 0 ||
      pendingNow(queries, 'events').size > 0,
  );
  useEffect(() => {
    const renewal = new Renewing({
      renew: () => renew(),
      isBusy: () => isBusy(),
      nowMs: () => performance.now(),
      everyMs,
    });
    renewing.current = renewal;
    return () => {
      renewal.stop();
      renewing.current = null;
    };
  }, [everyMs]);
  return useLive(list && { ...list, rows: false }, () => renewing.current?.ask());
}
