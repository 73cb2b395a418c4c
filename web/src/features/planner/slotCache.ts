import type { Slot } from '@cablepark/domain/slots/slot';
import type { QueryClient } from '@tanstack/react-query';
import { plannerSlots } from './useMonth.ts';

/** Puts what is known of a slot wherever the planner shows it. */
export function putSlot(queries: QueryClient, slot: Pick<Slot, 'id'> & Partial<Slot>): void {
  queries.setQueriesData<Slot[]>({ queryKey: plannerSlots }, (slots) => withSlot(slots, slot));
}

/** A list without the slot stays the very same list, so that nothing is drawn anew for it. */
export function withSlot(
  slots: Slot[] | undefined,
  change: Pick<Slot, 'id'> & Partial<Slot>,
): Slot[] | undefined {
  if (!slots?.some((slot) => slot.id === change.id)) return slots;
  return slots.map((slot) => (slot.id === change.id ? { ...slot, ...change } : slot));
}
