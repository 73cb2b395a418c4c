import { readSlotRow, type SlotRow } from '@cablepark/contract/slots';
import { byStart, type Slot } from '@cablepark/domain/slots/slot';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pendingNow } from '../../booking/usePending.ts';
import { clock } from '../../lib/time/clock.ts';
import { folded } from '../../live/folded.ts';
import { followedSlots } from '../../live/followedLists.ts';
import type { Change, FollowedList } from '../../live/messages.ts';
import { type LiveState, useLive } from '../../live/useLive.ts';
import { type MonthPage, monthSlots, openRange } from './api/month.ts';

/** Told the slots of the page as they were shown and as they are shown now */
export type Turn = (before: readonly Slot[], after: readonly Slot[]) => void;

const readRow = (row: unknown) => readSlotRow(row as SlotRow);

/** Shows what others change on a month's page of a track, as they change it. */
export function useLiveMonth({ track, grid, zone }: MonthPage, onTurn: Turn): LiveState {
  const queries = useQueryClient();
  const list = useMemo<FollowedList | null>(() => {
    const range = openRange({ track, grid, zone }, dayOf(clock.now(), zone));
    return range && followedSlots(range);
  }, [track, grid, zone]);
  const { queryKey } = monthSlots({ track, grid, zone });

  async function show(change: Change) {
    // A reading that began before must not paint over it.
    await queries.cancelQueries({ queryKey, exact: true });
    const before = queries.getQueryData(queryKey);
    if (before === undefined && change.event !== 'init') return;
    const told = folded(before ?? [], change, readRow, pendingNow(queries, 'slots'));
    const after = queries.setQueryData(queryKey, told.toSorted(byStart));
    if (before !== undefined && after !== undefined) onTurn(before, after);
  }
  return useLive(list, (change) => void show(change));
}
