import { readSlotRow, slotCollection } from '@cablepark/contract/rides/slots';
import { openRange } from '@cablepark/domain/slots/month-page';
import { byStart, type Slot } from '@cablepark/domain/slots/slot';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { pendingNow } from '../../../booking/usePending.ts';
import { asRow } from '../../../lib/http/rows.ts';
import { clock } from '../../../lib/time/clock.ts';
import { folded } from '../../../live/folded.ts';
import { followedSlots } from '../../../live/followedLists.ts';
import type { FollowedList, ListChange } from '../../../live/messages.ts';
import { type LiveState, useLive } from '../../../live/useLive.ts';
import { type MonthPage, monthSlots } from '../api/month.ts';

/** Called with the page's slots before and after a change */
export type OnSlotsChange = (before: readonly Slot[], after: readonly Slot[]) => void;

const readRow = (row: unknown) => readSlotRow(asRow(slotCollection, row));

/** Applies changes by others live to a month's page of a track. */
export function useLiveMonth({ track, grid, zone }: MonthPage, onSlotsChange: OnSlotsChange): LiveState {
  const queries = useQueryClient();
  const list = useMemo<FollowedList | null>(() => {
    const range = openRange(grid, dayOf(clock.now(), zone), zone);
    return range && { ...followedSlots({ track, ...range }), rows: false };
  }, [track, grid, zone]);
  const { queryKey } = monthSlots({ track, grid, zone });

  // Changes that arrived while the list was loading; null if it is not.
  const waitingChanges = useRef<ListChange[]>(null);
  const [isBehind, setIsBehind] = useState(false);

  /**
   * Subscribes first, then reads the list from its shared cache. Changes in between are applied again on top: the last message about a row always
   * wins.
   */
  async function catchUp() {
    const changes: ListChange[] = [];
    waitingChanges.current = changes;
    const reading = { queryKey, exact: true };
    // A pending read may be half way over a slow line, so it is shown first.
    if (queries.isFetching(reading) > 0) await queries.refetchQueries(reading, { cancelRefetch: false });
    const before = queries.getQueryData(queryKey);
    await queries.refetchQueries(reading);
    const after = queries.getQueryData(queryKey);
    if (before !== undefined && after !== undefined && after !== before) onSlotsChange(before, after);
    if (waitingChanges.current !== changes) return;
    setIsBehind(queries.getQueryState(queryKey)?.status === 'error');
    waitingChanges.current = null;
    for (const change of changes) await fold(change);
  }

  async function fold(change: ListChange) {
    // A pending read must not overwrite the change.
    await queries.cancelQueries({ queryKey, exact: true });
    const before = queries.getQueryData(queryKey);
    if (before === undefined) return;
    const nextList = folded(before, change, readRow, pendingNow(queries, 'slots'));
    const after = queries.setQueryData(queryKey, nextList.toSorted(byStart));
    if (after !== undefined) onSlotsChange(before, after);
  }
  const live = useLive(list, (change) => {
    if (change.event === 'init') void catchUp();
    else if (waitingChanges.current) waitingChanges.current.push(change);
    else void fold(change);
  });
  // After a failed read, no message repeats the earlier changes.
  return live.mode === 'live' && isBehind ? { ...live, mode: 'polling' } : live;
}
