import { aboutMoves, movesOf } from '@cablepark/domain/messages/message-about';
import { type AboutOf, type RideMessageKind, readAbout } from '@cablepark/domain/messages/message-kinds';
import { judgeMessage, messageTimes } from '@cablepark/domain/messages/message-rules';
import { mostNamedRides, placeOfRide } from '@cablepark/domain/messages/named-rides';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { findBookingEntry } from './booking-entries.ts';
import { findEndedPayments } from './ended-payments.ts';
import {
  endMessage,
  insertMessages,
  lockNewestUnsent,
  lockUnsentNaming,
  type Message,
  postpone,
  updateData,
} from './outbox.store.ts';
import { rideOf } from './ride-of.ts';
import { messageRow, type NewMessage } from './write-message.ts';

/** A slot with its valid booking. */
interface BookedSlot extends Slot {
  booking: number | null;
}

/** A booking with the history entry of the message: a moved or restored booking has several. */
export interface BookingMoment {
  rider: string;
  booking: number;
  entry: number;
}

/** Notifies a rider of a booking; bookings within the same seconds share a message. @param email of their account, if the caller has it */
export async function notifyBooked(
  context: TransactionContext,
  slot: Slot,
  { rider, booking, entry, byStaff, email }: BookingMoment & { byStaff: boolean; email?: string | null },
): Promise<void> {
  const kind = slot.event === null ? 'booked' : 'event-joined';
  if (!(await isWorthSending(context, kind, slot, rider, email))) return;
  const message = { kind, dedupe: `${kind}:${entry}`, account_id: rider, start: slot.start } as const;
  await gather(context, message, byStaff, async (current) => {
    const namedBookings = current?.bookings ?? [];
    const place = placeOfRide(namedBookings.length, { isByStaff: byStaff, mayCount: true });
    if (place === 'next') return null;
    if (place === 'counted') return { byStaff, bookings: namedBookings, countedTo: booking };
    return { byStaff, bookings: [...namedBookings, { booking }] };
  });
}

/** Notifies a rider that a held slot is paid; the hold itself sent no message. */
export async function notifyHeldPaid(context: TransactionContext, slot: BookedSlot): Promise<void> {
  const { rider, booking } = slot;
  if (slot.heldUntil === null || rider === null || booking === null) return;
  const entry = await findBookingEntry(context.db, booking);
  // The rider made the booking, whoever takes the money. It may be older than the last staff booking.
  if (entry !== null) await notifyBooked(context, slot, { rider, booking, entry, byStaff: false });
}

/** Notifies a rider of a move; moves within the same seconds share a message. An unsent message about the booking will contain the new slot by itself. */
export async function notifyMoved(
  context: TransactionContext,
  from: Slot,
  to: Slot,
  { rider, booking, entry }: BookingMoment,
): Promise<void> {
  if (!(await isWorthSending(context, 'moved', to, rider))) return;
  if ((await lockUnsent(context, rider, booking)).length > 0) return;
  const byStaff = rider !== context.actor.id;
  const message = { kind: 'moved', dedupe: `moved:${entry}`, account_id: rider, start: to.start } as const;
  const move = { booking, from: rideOf(from) };
  await gather(context, message, byStaff, async (current) => {
    if (current === null) return aboutMoves([move], byStaff);
    const [first, ...others] = movesOf(current);
    // A move must show both times, so a mail cannot only count it.
    const place = placeOfRide(1 + others.length, { isByStaff: byStaff, mayCount: false });
    return place === 'named' ? aboutMoves([first, ...others, move], byStaff) : null;
  });
}

export interface Cancelling {
  rider: string;
  /** The history entry of the cancellation. */
  cancelling: number;
  late: boolean;
  /** How long the rider can undo it, which delays the message; null if they can't. */
  notBefore: Temporal.Instant | null;
}

/** Notifies a rider of a cancellation, unless the message about the booking is still unsent. */
export async function notifyCancelled(
  context: TransactionContext,
  slot: BookedSlot,
  { rider, cancelling, late, notBefore }: Cancelling,
): Promise<void> {
  const kind = 'cancelled';
  const nowMs = context.now.epochMilliseconds;
  if (!(await isWorthSending(context, kind, slot, rider))) return;
  const { booking } = slot;
  const unsentMessages = booking === null ? [] : await lockUnsent(context, rider, booking);
  if (unsentMessages.length > 0) {
    // If the rider undoes it in time, the message about the booking is sent as usual.
    if (notBefore) await postpone(context.db, idsOf(unsentMessages), notBefore.epochMilliseconds);
    return;
  }
  const byStaff = rider !== context.actor.id;
  const dedupe = `cancelled:${cancelling}`;
  const message = { kind, dedupe, account_id: rider, start: slot.start, notBefore } as const;
  const ride = { ...rideOf(slot), booking, late };
  await gather(context, message, byStaff, async (current) => {
    const { rides = [], counted = 0 } = current ?? {};
    const isFull = rides.length >= mostNamedRides;
    // The mail names the money of each ride, so one with money cannot just be counted.
    const mayCount = isFull && (await findEndedPayments(context.db, [ride], nowMs)).length === 0;
    const place = placeOfRide(rides.length, { isByStaff: byStaff, mayCount });
    if (place === 'next') return null;
    if (place === 'counted') return { byStaff, rides, counted: counted + 1 };
    return { byStaff, rides: [...rides, ride] };
  });
}

/**
 * Drops the message of a cancellation that was undone. If it is in flight or sent, the rider is
 * notified of the booking again.
 */
export async function notifyUndone(
  context: TransactionContext,
  slot: Slot,
  { rider, booking, entry }: BookingMoment,
): Promise<void> {
  if (await dropCancelled(context, rider, booking)) return;
  if ((await lockUnsent(context, rider, booking)).length > 0) return;
  await notifyBooked(context, slot, { rider, booking, entry, byStaff: rider !== context.actor.id });
}

/** @returns whether an unsent message named it */
async function dropCancelled(
  { db, engine, now }: TransactionContext,
  rider: string,
  booking: number,
): Promise<boolean> {
  const unsentMessages = await lockUnsentNaming(db, engine, rider, { kinds: ['cancelled'], booking });
  for (const { id, data, due_at, useless_at } of unsentMessages) {
    const cancelledData = readAbout('cancelled', data);
    const rides = cancelledData.rides.filter((ride) => ride.booking !== booking);
    if (rides.length === cancelledData.rides.length) continue;
    if (rides.length > 0) {
      await updateData(db, id, { data: JSON.stringify({ ...cancelledData, rides }), due_at, useless_at });
    } else {
      const ending = { outcome: 'dropped', failure: 'outdated', forgets: false } as const;
      await endMessage(db, id, ending, now.epochMilliseconds);
    }
    return true;
  }
  return false;
}

/** Notifies a rider of an online payment and its result. */
export async function notifyPaid(
  { db, now }: TransactionContext,
  { checkout, account }: { checkout: string; account: string },
): Promise<void> {
  const message = {
    kind: 'paid' as const,
    dedupe: `paid:${checkout}`,
    account_id: account,
    about: { checkout },
    start: null,
  };
  await insertMessages(db, [messageRow(now, message)]);
}

/** Notifies a rider of a no-show, unless the mark is removed first. */
export async function notifyNoShow(context: TransactionContext, slot: Slot, mark: number): Promise<void> {
  await notifyOfMark(context, 'no-show', slot, mark);
}

/** Retracts a sent no-show message; an unsent one is dropped when it is due. */
export async function notifyNoShowUndone(
  context: TransactionContext,
  slot: Slot,
  mark: number,
): Promise<void> {
  const { db } = context;
  const sentMessage = await db
    .selectFrom('outbox')
    .select(['attempts', 'outcome'])
    .where('dedupe', '=', `no-show:${mark}`)
    .executeTakeFirst();
  const isSent =
    sentMessage &&
    sentMessage.attempts > 0 &&
    sentMessage.outcome !== 'dropped' &&
    sentMessage.outcome !== 'dead';
  if (isSent) await notifyOfMark(context, 'no-show-undone', slot, mark);
}

async function notifyOfMark(
  context: TransactionContext,
  kind: 'no-show' | 'no-show-undone',
  slot: Slot,
  mark: number,
): Promise<void> {
  const { rider } = slot;
  if (rider === null || !(await isWorthSending(context, kind, slot, rider))) return;
  const about = { ride: rideOf(slot) };
  const message = { kind, dedupe: `${kind}:${mark}`, account_id: rider, about, start: slot.start };
  await insertMessages(context.db, [messageRow(context.now, message)]);
}

/**
 * Adds to a waiting message, or starts one.
 * @param add returns the new facts; null if the message is full
 */
async function gather<Kind extends RideMessageKind>(
  { db, engine, now }: TransactionContext,
  message: Omit<NewMessage<Kind>, 'about' | 'account_id'> & { account_id: string },
  byStaff: boolean,
  add: (current: AboutOf<Kind> | null) => Promise<AboutOf<Kind> | null>,
): Promise<void> {
  const { kind, account_id: account, start, notBefore } = message;
  const open = await lockNewestUnsent(db, engine, { account, kind, byStaff });
  const more = open && (await add(readAbout(kind, open.data)));
  if (!open || !more) {
    const about = await add(null);
    if (about) await insertMessages(db, [messageRow(now, { ...message, about })]);
    return;
  }
  const { uselessAt } = messageTimes(kind, now, start);
  await updateData(db, open.id, {
    data: JSON.stringify(more),
    due_at: Math.max(open.due_at, notBefore?.epochMilliseconds ?? 0),
    useless_at: Math.max(open.useless_at, uselessAt.epochMilliseconds),
  });
}

async function isWorthSending(
  { db, now }: TransactionContext,
  kind: RideMessageKind,
  { start }: Slot,
  rider: string,
  email?: string | null,
): Promise<boolean> {
  const { uselessAt } = messageTimes(kind, now, start);
  // Count the sent messages when the message is due.
  const facts = {
    kind,
    at: now,
    start,
    isTrue: true,
    isWanted: true,
    isByStaff: false,
    sentLately: 0,
    uselessAt,
  };
  return (
    judgeMessage(
      { ...facts, hasAddress: (email === undefined ? await findEmail(db, rider) : email) !== null },
      now,
    ) === 'send'
  );
}

async function findEmail(db: Db, rider: string): Promise<string | null> {
  const row = await db.selectFrom('account').select('email').where('id', '=', rider).executeTakeFirst();
  return row?.email ?? null;
}

/** The unsent messages of this booking: they will contain its state at sending. */
async function lockUnsent(
  { db, engine }: TransactionContext,
  rider: string,
  booking: number,
): Promise<Message[]> {
  const kinds = ['booked', 'event-joined', 'moved'] as const;
  const unsentMessages = await lockUnsentNaming(db, engine, rider, { kinds, booking });
  return unsentMessages.filter(({ kind, data }) =>
    kind === 'moved'
      ? movesOf(readAbout('moved', data)).some((move) => move.booking === booking)
      : namesBooking(readAbout('booked', data), booking),
  );
}

function idsOf(messages: readonly Message[]): number[] {
  return messages.map(({ id }) => id);
}

function namesBooking({ bookings, countedTo }: AboutOf<'booked'>, booking: number): boolean {
  if (bookings.some((entry) => entry.booking === booking)) return true;
  const last = bookings.at(-1);
  return last !== undefined && countedTo !== undefined && booking > last.booking && booking <= countedTo;
}
