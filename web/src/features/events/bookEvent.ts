import type { Slot } from '@cablepark/domain/slots/slot';
import type { Outcome } from '../../booking/changeSlots.ts';

export type EventOutcome =
  | { kind: 'done'; slot: number }
  /** Every slot is taken. */
  | { kind: 'full' }
  | { kind: 'refused' | 'unknown'; error: unknown };

/**
 * Books the first free slot of the event (SPEC.md §4). If it loses the race, it tries the next one, until one is booked or none is free. `readNext`
 * reads the first free one.
 */
export async function bookEvent(
  first: Slot | null,
  readNext: () => Promise<Slot | null>,
  book: (slot: Slot) => Promise<Outcome>,
): Promise<EventOutcome> {
  const attemptedIds = new Set<number>();
  for (let slot = first; slot !== null; slot = await readNext()) {
    // Prevents an endless loop if the server keeps reporting it as free.
    if (attemptedIds.has(slot.id)) break;
    attemptedIds.add(slot.id);
    const outcome = await book(slot);
    if (outcome.kind === 'done') return { kind: 'done', slot: slot.id };
    if (outcome.kind !== 'taken') return outcome;
  }
  return { kind: 'full' };
}
