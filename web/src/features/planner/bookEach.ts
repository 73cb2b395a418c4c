import type { Slot } from '@cablepark/domain/slots/slot';
import type { OnUnsure, Outcome } from '../../booking/bookSlot.ts';
import { ApiError } from '../../lib/http/errors.ts';

/** What became of several slots asked for at once. */
export interface Tally {
  asked: number;
  booked: number;
  /** Whether all that could not be booked went to others. */
  restTaken: boolean;
  /** What ended the series early, where something did. */
  stopped: Outcome | null;
}

/**
 * One after the other, each sold or refused by itself. What is true of one slot alone (taken, too late) lets the next be tried;
 * anything else would befall the next too. After a broken connection no more are booked: minutes may have passed.
 */
export async function bookEach(
  slots: readonly Slot[],
  bookOne: (slot: Slot, onUnsure: OnUnsure) => Promise<Outcome>,
): Promise<Tally> {
  const tally: Tally = { asked: slots.length, booked: 0, restTaken: true, stopped: null };
  for (const slot of slots) {
    let broken = false;
    const outcome = await bookOne(slot, () => {
      broken = true;
    });
    if (outcome.kind === 'done') tally.booked += 1;
    else if (outcome.kind !== 'taken') tally.restTaken = false;
    if (broken || endsSeries(outcome)) {
      const left = slots.indexOf(slot) < slots.length - 1;
      return { ...tally, restTaken: tally.restTaken && !left, stopped: outcome };
    }
  }
  return tally;
}

function endsSeries(outcome: Outcome): boolean {
  if (outcome.kind === 'unknown') return true;
  if (outcome.kind !== 'refused') return false;
  return !(outcome.error instanceof ApiError && outcome.error.code === 'TOO_LATE');
}
