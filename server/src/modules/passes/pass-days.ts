import type { Decision } from '@cablepark/domain/decision';
import type { PassTerm } from '@cablepark/domain/passes/closed-days';
import type { RideMove } from '@cablepark/domain/passes/moving-ride';
import { termOfPass, termWith } from '@cablepark/domain/passes/pass-kind';
import { decideBeginning, type Pass } from '@cablepark/domain/passes/pass-rules';
import type { Db } from '../../db/store.ts';
import { findClosedDaysSince, termColumns } from './closed-days.store.ts';

const instant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms);

/** Whether the days of a locked pass still cover all its paid rides if one more starts then. */
export async function decideDaysWith(
  db: Db,
  pass: Pass,
  start: Temporal.Instant,
  zone: string,
): Promise<Decision> {
  const { id, kind, ends } = pass;
  const after = termWith(kind, pass, start, zone, await findClosedDaysSince(db, id)).ends;
  if (ends === null || after === null || ends.equals(after)) return 'ok';
  const { last } = await findPaidRides(db, id);
  return decideBeginning(after, last === null ? null : instant(last));
}

/** Starts the days of a pass with its earliest paid ride, or with the next one if it has none. */
export async function restartDays(db: Db, { id, kind }: Pass, zone: string): Promise<void> {
  const { rides, known, first } = await findPaidRides(db, id);
  // If a slot was deleted before bookings were stored, the time of its ride is unknown. The days then stay.
  if (known < rides) return;
  const firstRide = first === null ? null : instant(first);
  await setTerm(db, id, termOfPass(kind, firstRide, zone, await findClosedDaysSince(db, id)));
}

export async function setTerm(db: Db, pass: number, term: PassTerm): Promise<void> {
  await db.updateTable('pass').set(termColumns(term)).where('id', '=', pass).execute();
}

/** The starts of the pass's first and last ride, without the ride of this payment; null if a time is unknown. */
export async function findOtherRides(db: Db, pass: number, payment: number): Promise<RideMove['others']> {
  const { rides, known, first, last } = await findPaidRides(db, pass, payment);
  if (known < rides) return null;
  return { first: first === null ? null : instant(first), last: last === null ? null : instant(last) };
}

/** The rides that are taken from a pass, at their current times: their number, the number with a known time, the first and last. */
async function findPaidRides(db: Db, pass: number, except: number | null = null) {
  const row = await db
    .selectFrom('pass_entry as ride')
    .innerJoin('payment', 'payment.id', 'ride.payment_id')
    .leftJoin('booking', 'booking.id', 'ride.booking_id')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('rides'),
      eb.fn.count<number | string>('booking.start_at').as('known'),
      eb.fn.min<number | string | null>('booking.start_at').as('first'),
      eb.fn.max<number | string | null>('booking.start_at').as('last'),
    ])
    .where('ride.pass_id', '=', pass)
    .where('ride.reason', '=', 'ride')
    .$if(except !== null, (query) => query.where('payment.id', '<>', except))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('pass_entry as back')
            .select('back.id')
            .whereRef('back.payment_id', '=', 'ride.payment_id')
            .where('back.reason', '=', 'return'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  const { first, last } = row;
  return {
    rides: Number(row.rides),
    known: Number(row.known),
    first: first === null ? null : Number(first),
    last: last === null ? null : Number(last),
  };
}
