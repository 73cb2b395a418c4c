import { toPln } from '@cablepark/contract/money';
import type { methodPreview } from '@cablepark/contract/rides/corrections.schema';
import { methodObstacleOf } from '@cablepark/domain/desk/corrections';
import { ParkError } from '@cablepark/domain/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/store.ts';
import { findBilled } from '../../bills/index.ts';
import { findPayment, findSlotOf } from '../../payments/index.ts';
import { billOf } from '../lock-billed.ts';

/** Previews which entries a correction of this payment's method changes. @throws FORBIDDEN if the payment is not for a slot */
export async function previewMethod(db: Db, id: number): Promise<z.infer<typeof methodPreview>> {
  const payment = await findPayment(db, id);
  const slot = payment && (await findSlotOf(db, payment));
  if (!payment || slot === null) throw new ParkError('NOT_FOUND');
  const bill = billOf(payment);
  if (bill === null)
    return { slots: [slot], others: 0, passes: 0, amount: toPln(payment.amount_cents), obstacle: null };
  const billed = await findBilled(db, bill);
  return {
    slots: billed.rides.map((ride) => ride.slot),
    others: billed.passes.length + billed.items,
    passes: billed.passes.length,
    amount: toPln(billed.cents),
    obstacle: methodObstacleOf(billed),
  };
}
