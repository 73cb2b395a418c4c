import type { Db } from '../../../db/store.ts';
import { isAsked, isNotedSince, isOfStop } from '../closings/closures.store.ts';

/** A question of a stop that its rider has not answered, nor the desk by a check-in or a payment. */
export interface OpenQuestion {
  /** Whether the ride is cancelled without an answer. */
  needsAnswer: boolean;
  /** Whether its rider has not opened the question. */
  isUnseen: boolean;
}

const idsPerQuery = 1_000;

/** By booking. */
export async function findQuestions(db: Db, bookings: readonly number[]): Promise<Map<number, OpenQuestion>> {
  const questions = new Map<number, OpenQuestion>();
  for (let at = 0; at < bookings.length; at += idsPerQuery) {
    const rows = await db
      .selectFrom('closure_ride')
      .innerJoin('booking', 'booking.id', 'closure_ride.booking_id')
      .select(['closure_ride.booking_id', 'closure_ride.question', 'closure_ride.seen_at'])
      .where('closure_ride.booking_id', 'in', bookings.slice(at, at + idsPerQuery))
      .where(isAsked)
      .where(isOfStop)
      .where((eb) => eb.not(isNotedSince))
      .execute();
    for (const row of rows)
      questions.set(row.booking_id, {
        needsAnswer: row.question === 'answer',
        isUnseen: row.seen_at === null,
      });
  }
  return questions;
}
