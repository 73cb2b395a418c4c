import { randomUUID } from 'node:crypto';
import { toPln } from '@cablepark/contract/money';
import { decideMove, decideNoShow } from '@cablepark/domain/booking/desk-rules';
import type { Actor, Decision } from '@cablepark/domain/booking/rules';
import { ParkError } from '@cablepark/domain/errors';
import type { Park } from '../../context.ts';
import { insertAccount } from '../accounts/accounts.store.ts';
import { writeAudit } from '../audit/audit.store.ts';
import { holdSlots } from '../slots/slots.store.ts';
import { bookSlot, requireSlot } from './bookings.service.ts';
import { writeHistory } from './bookings.store.ts';
import {
  handOver,
  holdBooking,
  markNoShow,
  movePayment,
  takeOver,
  unlinkPayment,
  unmarkNoShow,
  voidPayment,
} from './desk.store.ts';

export interface Guest {
  name: string;
  phone: string;
}

/**
 * Books a slot for somebody who stands at the desk and has no account: they get a row of their own that nobody can log
 * in to, so that lists, payments and history treat them as any rider. @throws as `bookSlot`.
 */
export async function bookWalkIn(park: Park, actor: Actor, slot: number, guest: Guest): Promise<void> {
  const now = park.clock.now();
  const nowMs = now.epochMilliseconds;
  await park.store.db.transaction().execute(async (db) => {
    const id = randomUUID();
    await insertAccount(db, {
      id,
      email: null,
      first_name: guest.name,
      last_name: null,
      phone: guest.phone,
      role: 'User',
      status: 'active',
      language: null,
      password_hash: null,
      created_at: nowMs,
    });
    await bookSlot({ db, engine: park.store.engine, actor, now }, slot, id);
    await writeAudit(db, {
      actor: actor.id,
      action: 'slot.walkIn',
      subject: 'Slot',
      subjectId: slot,
      after: { rider: id },
      nowMs,
    });
  });
}

/**
 * Moves a booking to a free slot, payment and all, in one step; the history tells it as a cancelling and a booking.
 * @throws SLOT_NOT_BOOKED, SLOT_TAKEN, TOO_LATE, INVALID_FOREIGN_KEY (an erased rider's), FORBIDDEN (no such slot).
 */
export async function moveBooking(park: Park, actor: Actor, fromId: number, toId: number): Promise<void> {
  const now = park.clock.now();
  const nowMs = now.epochMilliseconds;
  await park.store.db.transaction().execute(async (db) => {
    const seen = await requireSlot(db, fromId);
    const isRiderErased = await holdBooking(db, park.store.engine, seen);
    const held = await holdSlots(db, park.store.engine, [fromId, toId]);
    const [from, to] = [held.get(fromId), held.get(toId)];
    if (!from || !to) throw new ParkError('FORBIDDEN');
    if (refuse(decideMove(from, to, now, isRiderErased)) === 'unchanged' || from.rider === null) return;
    // Changed hands or was paid since it was looked at.
    if (from.rider !== seen.rider || from.payment !== seen.payment) throw new ParkError('SLOT_TAKEN');
    const booking = { rider: from.rider, payment: from.payment };
    if (!(await handOver(db, fromId, booking))) throw new ParkError('SLOT_TAKEN');
    if (!(await takeOver(db, toId, { ...booking, nowMs }))) throw new ParkError('SLOT_TAKEN');
    if (booking.payment !== null) await movePayment(db, booking.payment, toId);
    await unmarkNoShow(db, fromId);
    const entry = { rider: booking.rider, actor: actor.id, late: false, nowMs };
    await writeHistory(db, { ...entry, action: 'cancel', slot: fromId });
    await writeHistory(db, { ...entry, action: 'book', slot: toId });
    await writeAudit(db, {
      actor: actor.id,
      action: 'slot.move',
      subject: 'Slot',
      subjectId: fromId,
      before: { slot: fromId, ...booking },
      after: { slot: toId, ...booking },
      nowMs,
    });
  });
}

/** Marks a rider as missing, or takes the mark back. @throws SLOT_NOT_BOOKED, TOO_EARLY, FORBIDDEN (no such slot). */
export async function noteNoShow(park: Park, actor: Actor, id: number, missing: boolean): Promise<void> {
  const now = park.clock.now();
  const nowMs = now.epochMilliseconds;
  await park.store.db.transaction().execute(async (db) => {
    const slot = (await holdSlots(db, park.store.engine, [id])).get(id);
    if (!slot) throw new ParkError('FORBIDDEN');
    if (missing) refuse(decideNoShow(slot, now));
    const changed = missing ? await markNoShow(db, id, actor.id, nowMs) : await unmarkNoShow(db, id);
    if (!changed) return;
    await writeAudit(db, {
      actor: actor.id,
      action: 'slot.noShow',
      subject: 'Slot',
      subjectId: id,
      before: { missing: !missing },
      after: { missing, rider: slot.rider },
      nowMs,
    });
  });
}

/**
 * Voids a payment, for a reason that is kept; the slot stays booked and can be paid anew or freed (DESIGN.md §5.6).
 * @returns the slot's id. @throws FORBIDDEN where there is no such living payment.
 */
export async function voidSlotPayment(park: Park, actor: Actor, id: number, reason: string): Promise<number> {
  const nowMs = park.clock.now().epochMilliseconds;
  return await park.store.db.transaction().execute(async (db) => {
    const was = await voidPayment(db, id, { voided_at: nowMs, voided_by: actor.id, void_reason: reason });
    if (!was) throw new ParkError('FORBIDDEN');
    await unlinkPayment(db, id);
    const before = { slot: was.slot_id, amount: toPln(was.amount_cents), method: was.method };
    await writeAudit(db, {
      actor: actor.id,
      action: 'payment.void',
      subject: 'Payment',
      subjectId: id,
      before,
      after: { reason },
      nowMs,
    });
    return was.slot_id;
  });
}

function refuse(decision: Decision): 'ok' | 'unchanged' {
  if (decision === 'ok' || decision === 'unchanged') return decision;
  throw new ParkError(decision);
}
