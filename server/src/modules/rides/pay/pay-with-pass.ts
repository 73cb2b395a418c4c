import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { may } from '@cablepark/domain/accounts/permissions';
import { type Decision, enforce } from '@cablepark/domain/decision';
import { asPaid } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import { unitsOf } from '@cablepark/domain/passes/pass-kind';
import { decideRedeeming, type Pass } from '@cablepark/domain/passes/pass-rules';
import { shareOf } from '@cablepark/domain/passes/pass-value';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { findUnpaidState, setPayment } from '../../bookings/index.ts';
import { writeDeskAction } from '../../desk-actions/index.ts';
import { notifyHeldPaid } from '../../outbox/index.ts';
import {
  decideDaysWith,
  lockPass,
  lockPassRow,
  sumRedeemed,
  sumTakenThatDay,
  takeRide,
} from '../../passes/index.ts';
import { keepPayment } from '../../payments/index.ts';
import { lockSlot, type StoredSlot } from '../../slots/rows/index.ts';
import { unbookedError } from './pay-slot.ts';

/** A ride, its pass, and the park's zone. */
export interface PassPayment {
  /** As read under its lock. */
  slot: StoredSlot;
  pass: number;
  zone: string;
}

/**
 * Pays for a booked ride with a pass (POST /items/Payment).
 * @returns the payment's id. @throws as `payRide`, and INVALID_FOREIGN_KEY (no such slot)
 */
export async function payWithPass(
  context: AppContext,
  actor: Actor,
  request: { slot: number; pass: number },
): Promise<number> {
  const { zone } = context.config;
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    await lockPassRow(db, engine, request.pass);
    const slot = await lockSlot(db, engine, request.slot);
    if (!slot) throw new ParkError('INVALID_FOREIGN_KEY', { extensions: { field: 'slot' } });
    const before = await findUnpaidState(db, slot);
    const payment = await payRide(transaction, { slot, pass: request.pass, zone });
    if (slot.booking !== null && may(actor.role, 'payment.create'))
      await writeDeskAction(transaction, {
        kind: 'payment',
        rides: [{ booking: slot.booking, before, after: asPaid(before, payment) }],
      });
    return payment;
  });
}

/**
 * Takes a ride from the pass and links the payment to the slot, inside the caller's transaction.
 * The pass is locked before the check, so that only one of a family's phones takes the last ride.
 * A caller that has locked slots must have locked the pass before them (`db/locks.ts`).
 * @returns the payment's id. @throws PASS_EMPTY, PASS_EXPIRED, PASS_NOT_VALID_HERE, PASS_DAY_USED, SLOT_PAID, FAILED_VALIDATION, FORBIDDEN
 */
export async function payRide(transaction: TransactionContext, request: PassPayment): Promise<number> {
  const payment = await takePayment(transaction, request);
  await link(transaction.db, request.slot.booking, payment);
  await notifyHeldPaid(transaction, request.slot);
  return payment;
}

/** Decides whether this locked pass may pay for this locked ride now. */
export async function decideRide(
  { db, actor }: TransactionContext,
  pass: Pass | null,
  { slot, zone }: PassPayment,
): Promise<Decision> {
  const isOfDay = pass !== null && pass.kind.perDay !== null;
  const takenThatDay = isOfDay ? await sumTakenThatDay(db, pass.id, slot.start, zone, null) : 0;
  const decision = decideRedeeming(pass, slot, actor, takenThatDay);
  if (decision !== 'ok' || pass === null) return decision;
  return await decideDaysWith(db, pass, slot.start, zone);
}

async function takePayment(transaction: TransactionContext, request: PassPayment): Promise<number> {
  const { db, engine, actor, now } = transaction;
  const pass = await lockPass(db, engine, request.pass);
  const { slot } = request;
  enforce(await decideRide(transaction, pass, request), unbookedError);
  if (!pass) throw new ParkError('NOT_FOUND');
  const units = unitsOf(pass.kind, slot.minutes);
  const amount = shareOf({ ...pass, redeemed: await sumRedeemed(db, pass.id) }, units);
  const paymentRow = {
    booking_id: slot.booking,
    pass_id: null,
    amount_cents: amount,
    method: 'pass' as const,
    vat_rate: pass.kind.vat,
    created_at: now.epochMilliseconds,
    created_by: actor.id,
  };
  const payment = await keepPayment(transaction, paymentRow, slot.track);
  if (!(await takeRide(transaction, pass, { slot, payment, units, share: amount, zone: request.zone })))
    throw new ParkError('PASS_EMPTY');
  await writeAudit(transaction, {
    action: 'payment.create',
    subjectId: payment,
    after: { slot: slot.id, rider: slot.rider, pass: pass.id, amount: toPln(amount), method: 'pass' },
  });
  return payment;
}

async function link(db: Db, booking: number | null, payment: number): Promise<void> {
  if (booking === null || !(await setPayment(db, booking, payment))) throw new ParkError('SLOT_PAID');
}
