import { toPln } from '@cablepark/contract/money';
import type { DeskCancellationRow } from '@cablepark/contract/rides/cancellations.schema';
import { canComeBack } from '@cablepark/domain/booking/cancelling-together';
import { ParkError } from '@cablepark/domain/errors';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import type { PaymentTable } from '../../../db/tables/payment-tables.ts';
import { findSlot } from '../../bookings/index.ts';
import { findPassRide, findVoidedSale } from '../../passes/index.ts';
import { findGone, findPayment } from '../../payments/index.ts';
import { amountBack, paidByOf } from './give-back-own-ride.ts';

/** Previews what happens to the money of these rides if the desk cancels them; writes nothing. @throws FORBIDDEN (no such ride) */
export async function previewCancellations(
  { store: { db } }: AppContext,
  slots: readonly number[],
): Promise<DeskCancellationRow[]> {
  const rows: DeskCancellationRow[] = [];
  for (const id of slots) {
    const slot = await findSlot(db, id);
    if (slot === null || slot.rider === null) throw new ParkError('NOT_FOUND');
    const payment = slot.payment === null ? null : await findPayment(db, slot.payment);
    const paidBy = await paidByOf(db, payment);
    const isPassVoided = payment !== null && (await isOnVoidedPass(db, payment));
    rows.push({
      slot: id,
      rider: slot.rider,
      payment: slot.payment,
      paid: paidBy,
      method: payment?.method ?? null,
      amount: payment === null || paidBy === 'pass' ? null : await moneyBack(db, payment, { isPassVoided }),
      undoable: slot.heldUntil === null && canComeBack({ paidBy, isPassVoided, backBy: null }),
    });
  }
  return rows;
}

async function isOnVoidedPass(db: Db, { id }: Selectable<PaymentTable>): Promise<boolean> {
  const ride = await findPassRide(db, id);
  return ride !== null && (await findVoidedSale(db, ride.pass)) !== null;
}

/** In PLN; null if staff must check how much is left at the provider. */
async function moneyBack(
  db: Db,
  payment: Selectable<PaymentTable>,
  { isPassVoided }: { isPassVoided: boolean },
): Promise<number | null> {
  if (isPassVoided || payment.method === 'online') return await amountBack(db, payment);
  // A paper pass takes no money for a ride.
  if (payment.method === 'pass') return 0;
  return toPln(payment.amount_cents - (await findGone(db, { payment: payment.id })));
}
