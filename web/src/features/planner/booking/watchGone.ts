import { isOpen, type Slot } from '@cablepark/domain/slots/slot';
import type { QueryClient } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';

/** The state of slots with an open question. */
export interface LostSlots {
  /** Still available. */
  left: readonly Slot[];
  /** The next free slot on the planner's page. */
  next: Slot | null;
}

/** Calls back once, when a refreshed list of their tracks shows one of these slots as taken or deleted. @returns the unsubscribe function */
export function watchGone(
  queries: QueryClient,
  slots: readonly [Slot, ...Slot[]],
  me: string,
  onGone: (loss: LostSlots) => void,
): () => void {
  const [first] = slots;
  const planner: readonly unknown[] = [...slotKeys.lists, 'planner'];
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey } = event.query;
    if (!planner.every((part, index) => queryKey[index] === part)) return;
    const list = event.query.state.data as readonly Slot[];
    const isShown = (slot: Slot) => queryKey[planner.length] === slot.track && covers(list, slot);
    const left = slots.filter((slot) => !isShown(slot) || isAvailable(slot, list, me));
    if (left.length === slots.length) return;
    stop();
    onGone({ left, next: left.length > 0 ? null : nextFree(list, first) });
  });
  return stop;
}

function isAvailable({ id }: Slot, list: readonly Slot[], me: string): boolean {
  const current = list.find((slot) => slot.id === id);
  return current !== undefined && (current.rider === null || current.rider === me);
}

/** Another month's page lacks the slot, which proves nothing. */
function covers(list: readonly Slot[], { start }: Slot): boolean {
  const moment = start.epochMilliseconds;
  return (
    (list[0]?.start.epochMilliseconds ?? Infinity) <= moment &&
    (list.at(-1)?.start.epochMilliseconds ?? -Infinity) >= moment
  );
}

/** The list is sorted by start. Slots with the same start are equivalent. */
function nextFree(list: readonly Slot[], { start }: Slot): Slot | null {
  const later = list.filter((slot) => Temporal.Instant.compare(slot.start, start) >= 0);
  return later.find((slot) => isOpen(slot, start)) ?? null;
}
