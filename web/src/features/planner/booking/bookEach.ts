import type { Slot } from '@cablepark/domain/slots/slot';
import type { Outcome } from '../../../booking/changeSlots.ts';
import { limitText } from '../../../booking/limitText.ts';
import { bookingText, isOfThisSlot, type RiderMessage } from '../../../booking/outcomeText.ts';
import type { Texts } from '../../../i18n/pl.ts';

/** The outcome of several bookings in a row. */
export interface SeriesOutcome {
  total: number;
  booked: number;
  /** The slots that are booked. */
  own: readonly Slot[];
  /** Whether others took all the rest. */
  restTaken: boolean;
  /** The outcome that ended the series early, if any. */
  stopped: Outcome | null;
  /** The slot where it ended, and the unsent ones. */
  left: readonly Slot[];
  /** Of the last slot that was sent; null before the first. */
  last: Outcome | null;
}

/**
 * Books one by one. After a refusal of one slot (taken, too late) it continues with the next; other errors would also hit the next slot.
 * A broken connection ends the series, because minutes may have passed.
 */
export async function bookEach(
  slots: readonly Slot[],
  bookOne: (slot: Slot, onBroken: () => void) => Promise<Outcome>,
): Promise<SeriesOutcome> {
  const result: SeriesOutcome = {
    total: slots.length,
    booked: 0,
    own: [],
    restTaken: true,
    stopped: null,
    left: [],
    last: null,
  };
  for (const [index, slot] of slots.entries()) {
    let broken = false;
    const outcome = await bookOne(slot, () => {
      broken = true;
    });
    result.last = outcome;
    if (outcome.kind === 'done') {
      result.booked += 1;
      result.own = [...result.own, slot];
    } else if (outcome.kind !== 'taken') result.restTaken = false;
    if (broken || endsSeries(outcome)) {
      const rest = slots.slice(index);
      return { ...result, restTaken: result.restTaken && rest.length === 1, stopped: outcome, left: rest };
    }
  }
  return result;
}

function endsSeries(outcome: Outcome): boolean {
  if (outcome.kind === 'unknown') return true;
  if (outcome.kind !== 'refused') return false;
  return !isOfThisSlot(outcome);
}

/** The rider's message about the series. */
export function bookedAllText(
  { total, booked, restTaken, stopped }: Omit<SeriesOutcome, 'last' | 'own'>,
  texts: Texts,
  zone: string,
): RiderMessage {
  const t = texts.planner;
  if (booked === total) return { kind: 'success', text: t.bookedMany(booked) };
  const limit = stopped && 'error' in stopped ? limitText(stopped.error, texts, zone) : null;
  if (booked > 0) {
    const text = restTaken ? t.bookedSome(booked, total) : t.bookedPart(booked, total);
    return { kind: 'warning', text: limit === null ? text : `${text} ${limit}` };
  }
  if (restTaken) return { kind: 'error', text: t.noFreeSlots };
  if (stopped) return bookingText(stopped, '', texts, zone);
  return { kind: 'error', text: texts.errors.unexpected };
}
