import { dayOf } from '@cablepark/domain/park-time';
import type { Slot } from '@cablepark/domain/slots';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readSlots } from '../api/readSlots.ts';
import { type OwnSlotsView, ownSlotsRange } from './ownSlots.ts';

/** The rider's slots of one view, all pages. `key` is what to change while a cancelling is on its way. */
export function useOwnSlots(
  rider: string,
  view: OwnSlotsView,
  now: Temporal.Instant,
  zone: string,
): { key: readonly string[]; slots: UseQueryResult<Slot[]> } {
  // The day is part of the key: a page left open past 05:00 asks again.
  const range = ownSlotsRange(rider, view, now, zone);
  const cutoff = range.from ?? range.to ?? now;
  const key = ['slots', 'own', rider, view, dayOf(cutoff, zone).toString()];
  const slots = useQuery({ queryKey: key, queryFn: ({ signal }) => readSlots(range, signal) });
  return { key, slots };
}
