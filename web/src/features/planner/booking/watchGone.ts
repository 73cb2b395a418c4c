import { isOpen, type Slot } from '@cablepark/domain/slots/slot';
import type { QueryClient } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';

/** What became of slots that somebody was asked about. */
export interface Gone {
  /** Those that can still be had. */
  left: readonly Slot[];
  /** Else the next that is free on the planner's page. */
  next: Slot | null;
}

/** Tells, once, as soon as a list that has just been renewed shows one of these slots as another's or not at all. @returns how to stop */
export function watchGone(
  queries: QueryClient,
  slots: readonly [Slot, ...Slot[]],
  me: string,
  onGone: (gone: Gone) => void,
): () => void {
  const [first] = slots;
  const key: readonly unknown[] = [...slotKeys.lists, 'planner', first.track];
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (!key.every((part, index) => event.query.queryKey[index] === part)) return;
    const list = event.query.state.data as readonly Slot[];
    const left = standing(slots, list, me);
    if (left.length === slots.length || !covers(list, first)) return;
    stop();
    onGone({ left, next: left.length > 0 ? null : nextFree(list, first) });
  });
  return stop;
}

function standing(slots: readonly Slot[], list: readonly Slot[], me: string): Slot[] {
  const riders = new Map(list.map(({ id, rider }) => [id, rider]));
  return slots.filter(({ id }) => riders.get(id) === null || riders.get(id) === me);
}

/** Another month's page does not have it, which says nothing. */
function covers(list: readonly Slot[], { start }: Slot): boolean {
  const moment = start.epochMilliseconds;
  return (
    (list[0]?.start.epochMilliseconds ?? Infinity) <= moment &&
    (list.at(-1)?.start.epochMilliseconds ?? -Infinity) >= moment
  );
}

/** The list comes earliest first. Slots that begin together are as good as each other. */
function nextFree(list: readonly Slot[], { start }: Slot): Slot | null {
  const later = list.filter((slot) => Temporal.Instant.compare(slot.start, start) >= 0);
  return later.find((slot) => isOpen(slot, start)) ?? null;
}
