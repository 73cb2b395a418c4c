import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { CancelMoney } from '../../mail/texts/rides.ts';
import { toSlot } from '../slots/index.ts';
import { findStanding, type StandingBooking } from './booking-entries.ts';
import { calendarFileOf } from './calendar-entries.ts';
import type { Draft, RenderedMail } from './compose-mail.ts';
import { findEventName } from './event-names.ts';
import {
  type CancelledData,
  type CancelledRide,
  type MovedData,
  type NoShowData,
  type Ride,
  rideOf,
} from './ride-data.ts';
import { linksTo } from './ride-links.ts';
import type { RideMail, WordedRideMail } from './ride-mails.ts';
import { type RideWords, wordsFor } from './ride-words.ts';

/** A booking that is at another time now; where it was moved again meanwhile, at the newest. */
export async function draftMoved(mail: RideMail<'moved'>): Promise<Draft> {
  const { context, message, reader } = mail;
  const { entry, from } = JSON.parse(message.data) as MovedData;
  const standing = await findStanding(context.store.db, reader.account, entry);
  if (!standing) return { isTrue: false, start: null, write: untold };
  const start = Temporal.Instant.fromEpochMilliseconds(standing.slot.start_at);
  return { isTrue: true, start, write: (sentence) => writeMoved({ ...mail, sentence }, from, standing) };
}

export async function writeMoved(
  { context, reader, sentence }: WordedRideMail<'moved'>,
  from: Ride,
  { slot, entry }: Pick<StandingBooking, 'slot' | 'entry'>,
): Promise<RenderedMail> {
  const words = await wordsFor(context, { language: reader.language, sentence });
  const { texts, park, links } = words;
  const ride = rideOf(toSlot(slot));
  const event = await findEventName(context.store.db, ride.event, words.language);
  const written = words.mail(texts.movedSubject(park), [
    texts.moved,
    { items: [texts.movedFrom(words.ride(from)), texts.movedTo(words.ride(ride))] },
    texts.movedMoney(slot.payment_id !== null, words.price(ride.price)),
    ...(await linksTo(context, words, [{ ride, entry }])),
    texts.movedCalendar,
    texts.movedWrong,
    links.contact,
    links.account,
    links.directions,
  ]);
  const entryOfRide = { method: 'REQUEST', ride, entry, event } as const;
  const calendar = await calendarFileOf(context, { reader, words }, entryOfRide);
  return {
    ...written,
    calendar,
    brief: [texts.movedFrom(words.ride(from)), texts.movedTo(words.ride(ride))],
  };
}

/** Bookings that are no more: what happened stays so, whatever becomes of the slots. */
export async function draftCancelled(mail: RideMail<'cancelled'>): Promise<Draft> {
  const { byStaff, rides } = JSON.parse(mail.message.data) as CancelledData;
  const sorted = rides.toSorted((a, b) => a.start - b.start);
  const start = Temporal.Instant.fromEpochMilliseconds(sorted[0]?.start ?? 0);
  return {
    isTrue: sorted.length > 0,
    start,
    isByStaff: byStaff,
    write: (sentence) => writeCancelled({ ...mail, sentence }, sorted, byStaff),
  };
}

export async function writeCancelled(
  { context, message, reader, sentence }: WordedRideMail<'cancelled'>,
  rides: readonly CancelledRide[],
  byStaff: boolean,
): Promise<RenderedMail> {
  const words = await wordsFor(context, { language: reader.language, sentence });
  const { texts, park, links } = words;
  const ended = await endedOf(context, rides, message.created_at);
  const files = await Promise.all(
    rides.map(async ({ entry, ...ride }) => {
      if (entry === null) return [];
      const event = await findEventName(context.store.db, ride.event, words.language);
      return calendarFileOf(context, { reader, words }, { method: 'CANCEL', ride, entry, event });
    }),
  );
  const written = words.mail(texts.cancelledSubject(park, rides.length), [
    texts.cancelled(rides.length, byStaff),
    { items: rides.map(words.ride) },
    ...moneyOf(rides, { byStaff, ended, words }).map(texts.cancelledMoney),
    texts.cancelledCalendar,
    links.planner,
    links.contact,
  ]);
  return { ...written, calendar: files.flat(), brief: rides.map(words.ride) };
}

/** A paid booking is not cancelled: its payment ends first. What became of a ride on a pass is told of each kind once. */
function moneyOf(
  rides: readonly CancelledRide[],
  { byStaff, ended, words }: { byStaff: boolean; ended: readonly EndedPayment[]; words: RideWords },
): CancelMoney[] {
  if (ended.length === 0) return [unpaidOf(rides, { byStaff, words })];
  const told: CancelMoney[] = [];
  const voided = ended.filter(({ how }) => how === 'voided').reduce((sum, { cents }) => sum + cents, 0);
  const back = ended.filter(({ how }) => how === 'moneyBack').reduce((sum, { cents }) => sum + cents, 0);
  if (voided > 0) told.push({ kind: 'voided', amount: words.price(voided) });
  if (back > 0) told.push({ kind: 'moneyBack', amount: words.price(back) });
  if (ended.some(({ how }) => how === 'kept')) told.push({ kind: 'kept', free: words.free });
  if (ended.some(({ how }) => how === 'rideBack')) told.push({ kind: 'rideBack' });
  if (ended.some(({ how }) => how === 'forfeited')) told.push({ kind: 'forfeited', free: words.free });
  return told.length > 0 ? told : [unpaidOf(rides, { byStaff, words })];
}

function unpaidOf(
  rides: readonly CancelledRide[],
  { byStaff, words }: { byStaff: boolean; words: RideWords },
): CancelMoney {
  const late = rides.filter((ride) => ride.late);
  if (byStaff) return { kind: 'unpaid' };
  if (late.length === 0) return { kind: 'nothing' };
  const price = words.price(late.reduce((sum, ride) => sum + ride.price, 0));
  return { kind: 'late', free: words.free, price };
}

/** Money that was voided, that goes back online, or that stays; a ride that went back to its pass, or one that did not. */
interface EndedPayment {
  how: 'voided' | 'moneyBack' | 'kept' | 'rideBack' | 'forfeited';
  cents: number;
}

/** The payments for these bookings that ended, each before its booking was cancelled. */
async function endedOf(
  { store }: RideMail['context'],
  rides: readonly CancelledRide[],
  untilMs: number,
): Promise<EndedPayment[]> {
  const ended = await Promise.all(
    rides.map(async ({ entry, slot }) => {
      const booked = await store.db
        .selectFrom('booking_history')
        .select('created_at')
        .where('id', '=', entry ?? 0)
        .executeTakeFirst();
      const rows = await store.db
        .selectFrom('payment')
        .innerJoin('payment_void', 'payment_void.payment_id', 'payment.id')
        .leftJoin('pass_entry', (join) =>
          join.onRef('pass_entry.payment_id', '=', 'payment.id').on('pass_entry.reason', '=', 'ride'),
        )
        .select([
          'payment.amount_cents as cents',
          'payment_void.kept',
          'pass_entry.id as ride',
          'payment.method',
        ])
        .where('payment.slot_id', '=', slot)
        .where('payment_void.created_at', '<=', untilMs)
        .where('payment.created_at', '>=', booked?.created_at ?? untilMs)
        .execute();
      return rows.map((row) => ({ how: howOf(row), cents: row.cents }));
    }),
  );
  return ended.flat();
}

function howOf({
  kept,
  ride,
  method,
}: {
  kept: number;
  ride: number | null;
  method: PaymentMethod;
}): EndedPayment['how'] {
  if (ride !== null) return kept === 1 ? 'forfeited' : 'rideBack';
  if (method !== 'online') return 'voided';
  return kept === 1 ? 'kept' : 'moneyBack';
}

/** A rider who was missed, while the mark stands; or the other way round. */
export async function draftNoShow(mail: RideMail<'no-show' | 'no-show-undone'>): Promise<Draft> {
  const { context, kind, message } = mail;
  const { ride } = JSON.parse(message.data) as NoShowData;
  const mark = await context.store.db
    .selectFrom('no_show')
    .select('id')
    .where('slot_id', '=', ride.slot)
    .executeTakeFirst();
  const start = Temporal.Instant.fromEpochMilliseconds(ride.start);
  return {
    isTrue: (kind === 'no-show') === (mark !== undefined),
    start,
    write: (sentence) => writeNoShow({ ...mail, sentence }, ride),
  };
}

export async function writeNoShow(
  { context, kind, reader, sentence }: WordedRideMail<'no-show' | 'no-show-undone'>,
  ride: Ride,
): Promise<RenderedMail> {
  const words = await wordsFor(context, { language: reader.language, sentence });
  const { texts, park, links } = words;
  if (kind === 'no-show-undone')
    return words.mail(texts.noShowUndoneSubject(park), [texts.noShowUndone, { items: [words.ride(ride)] }]);
  return words.mail(texts.noShowSubject(park), [
    texts.noShow,
    { items: [words.ride(ride)] },
    texts.noShowWrong,
    links.contact,
  ]);
}

function untold(): never {
  throw new Error('There is nothing to tell.');
}
