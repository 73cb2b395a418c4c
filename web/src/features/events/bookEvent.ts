import type { Slot } from '@cablepark/domain/slots/slot';
import type { Outcome } from '../../booking/changeSlots.ts';

export type EventOutcome =
  | { kind: 'done'; slot: number }
  /** Every slot is taken. */
  | { kind: 'full' }
  | { kind: 'refused' | 'unknown'; error: unknown };

/**
 * Takes the first free slot of the event (SPEC.md §4); where another rider was faster, the next one, until one is ours or none
 * is left. `readNext` reads which slot is the first free one now.
 */
export async function bookEvent(
  first: Slot | null,
  readNext: () => Promise<Slot | null>,
  book: (slot: Slot) => Promise<Outcome>,
): Promise<EventOutcome> {
  const tried = new Set<number>();
  for (let slot = first; slot !== null; slot = await readNext()) {
    // Whoever says that it is free, says so for good: nobody would ever get further.
    if (tried.has(slot.id)) break;
    tried.add(slot.id);
    const outcome = await book(slot);
    if (outcome.kind === 'done') return { kind: 'done', slot: slot.id };
    if (outcome.kind !== 'taken') return outcome;
  }
  return { kind: 'full' };
}
