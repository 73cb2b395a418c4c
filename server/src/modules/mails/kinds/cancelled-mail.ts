import type { CancelledRide } from '@cablepark/domain/messages/message-about';
import { readAbout } from '@cablepark/domain/messages/message-kinds';
import { mostRidesTold } from '@cablepark/domain/messages/rides-told';
import type { CancelMoney } from '../../../mail/texts/ride-texts.ts';
import { findOrigins } from '../../bookings/index.ts';
import { type EndedPayment, findEndedPayments } from '../../outbox/index.ts';
import { calendarFilesOf } from '../parts/calendar-entries.ts';
import type { Draft, RenderedMail } from '../parts/draft.ts';
import { findEventNames } from '../parts/event-names.ts';
import { type RideWords, wordsFor } from '../parts/ride-words.ts';
import type { RideMail, WordedRideMail } from './ride-mail.ts';

/** Cancelled bookings; later changes of their slots do not matter. */
export async function draftCancelled(mail: RideMail<'cancelled'>): Promise<Draft> {
  const { byStaff, rides, counted = 0 } = readAbout('cancelled', mail.message.data);
  const ridesByStart = rides.toSorted((a, b) => a.start - b.start);
  const start = Temporal.Instant.fromEpochMilliseconds(ridesByStart[0]?.start ?? 0);
  return {
    isTrue: ridesByStart.length > 0,
    start,
    isByStaff: byStaff,
    write: (sentence) => writeCancelled({ ...mail, sentence }, { byStaff, rides: ridesByStart, counted }),
  };
}

export async function writeCancelled(
  { context, message, reader, sentence }: WordedRideMail<'cancelled'>,
  { byStaff, rides, counted }: { byStaff: boolean; rides: readonly CancelledRide[]; counted: number },
): Promise<RenderedMail> {
  const words = await wordsFor(context, { language: reader.language, sentence });
  const { texts, park, links } = words;
  const { db } = context.store;
  const endedPayments = await findEndedPayments(db, rides, message.created_at);
  // Older messages may name more rides than a mail does.
  const namedRides = rides.slice(0, mostRidesTold);
  const count = rides.length + counted;
  const origins = await findOrigins(
    db,
    namedRides.flatMap(({ booking }) => booking ?? []),
  );
  const names = await findEventNames(
    db,
    namedRides.map(({ event }) => event),
    words.language,
  );
  const entries = namedRides.flatMap(({ booking, ...ride }) => {
    const origin = origins.get(booking);
    const event = names.get(ride.event) ?? null;
    return origin ? { method: 'CANCEL' as const, ride, ...origin, event } : [];
  });
  const calendar = await calendarFilesOf(context, { message, reader, words }, entries);
  const content = words.mail(texts.cancelledSubject(park, count), [
    texts.cancelled(count, byStaff),
    { items: namedRides.map(words.ride) },
    ...(count > namedRides.length ? [texts.moreCancelled(count - namedRides.length)] : []),
    ...moneyOf(rides, { byStaff, ended: endedPayments, words }).map(texts.cancelledMoney),
    texts.cancelledCalendar(calendar.length),
    links.planner,
    links.contact,
  ]);
  return { ...content, calendar, brief: namedRides.map(words.ride) };
}

/** The payment of a cancelled booking ends before it. Each outcome for a ride on a pass appears once. */
function moneyOf(
  rides: readonly CancelledRide[],
  { byStaff, ended, words }: { byStaff: boolean; ended: readonly EndedPayment[]; words: RideWords },
): CancelMoney[] {
  if (ended.length === 0) return [unpaidOf(rides, { byStaff, words })];
  const outcomes: CancelMoney[] = [];
  const voidedCents = ended.filter(({ how }) => how === 'voided').reduce((sum, { cents }) => sum + cents, 0);
  const back = ended.filter(({ how }) => how === 'moneyBack').reduce((sum, { cents }) => sum + cents, 0);
  if (voidedCents > 0) outcomes.push({ kind: 'voided', amount: words.price(voidedCents) });
  if (back > 0) outcomes.push({ kind: 'moneyBack', amount: words.price(back) });
  if (ended.some(({ how }) => how === 'kept')) outcomes.push({ kind: 'kept', free: words.free });
  if (ended.some(({ how }) => how === 'rideBack')) outcomes.push({ kind: 'rideBack' });
  if (ended.some(({ how }) => how === 'forfeited')) outcomes.push({ kind: 'forfeited', free: words.free });
  if (ended.some(({ how }) => how === 'passEnded')) outcomes.push({ kind: 'passEnded' });
  return outcomes.length > 0 ? outcomes : [unpaidOf(rides, { byStaff, words })];
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
