import { firstFreeSlot } from '@cablepark/domain/events';
import type { Slot } from '@cablepark/domain/slots';
import type { Outcome } from '../../booking/bookSlot.ts';

export type EventOutcome =
  | { kind: 'done' }
  /** The event has no slots at all. */
  | { kind: 'noSlots' }
  /** Every slot is taken. */
  | { kind: 'full' }
  | { kind: 'refused' | 'unknown'; error: unknown };

/**
 * Takes the first free slot of the event (SPEC.md §4); where another rider was faster, the next one, until one is ours or none
 * is left. `slots` are the event's own.
 */
export async function bookEvent(
  slots: readonly Slot[],
  now: Temporal.Instant,
  book: (id: number) => Promise<Outcome>,
): Promise<EventOutcome> {
  if (slots.length === 0) return { kind: 'noSlots' };
  const slot = firstFreeSlot(slots, now);
  if (!slot) return { kind: 'full' };
  const outcome = await book(slot.id);
  if (outcome.kind === 'done') return { kind: 'done' };
  if (outcome.kind !== 'taken') return outcome;
  const others = slots.filter(({ id }) => id !== slot.id);
  return others.length === 0 ? { kind: 'full' } : bookEvent(others, now, book);
}
