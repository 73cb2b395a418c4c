import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { unitsOf } from '@cablepark/domain/passes/pass-kind';
import { decideRedeeming } from '@cablepark/domain/passes/pass-rules';
import { shareOf } from '@cablepark/domain/passes/pass-value';
import type { AppContext } from '../../context.ts';
import { storeFailure } from '../../db/failures.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { lockPass, sumRedeemed, sumTakenThatDay, takeRide } from '../passes/index.ts';
import { lockSlot } from '../slots/index.ts';
import { unbookedError } from './pay-slot.ts';
import { insertPayment, linkPayment } from './payments.store.ts';

/**
 * Pays for a ride with a pass: what the pass gives, the payment and its link to the slot in one transaction. The pass is locked
 * before it is looked at, so of a family's phones one takes the last ride.
 * @returns the payment's id. @throws PASS_EMPTY, PASS_EXPIRED, PASS_NOT_VALID_HERE, SLOT_PAID, FAILED_VALIDATION, FORBIDDEN,
 * INVALID_FOREIGN_KEY (no such slot)
 */
export async function payWithPass(
  context: AppContext,
  actor: Actor,
  asked: { slot: number; pass: number },
): Promise<number> {
  const { zone } = context.config;
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const { db, engine, now } = transaction;
      const pass = await lockPass(db, engine, asked.pass);
      const slot = await lockSlot(db, engine, asked.slot);
      if (!slot) throw new ParkError('INVALID_FOREIGN_KEY', { extensions: { field: 'slot' } });
      const takenThatDay = pass ? await sumTakenThatDay(db, pass.id, slot.start, zone) : 0;
      enforce(decideRedeeming(pass, slot, actor, takenThatDay), unbookedError);
      if (!pass) throw new ParkError('FORBIDDEN');
      const units = unitsOf(pass.kind, slot.minutes);
      const amount = shareOf({ ...pass, redeemed: await sumRedeemed(db, pass.id) }, units);
      const payment = await insertPayment(db, {
        slot_id: slot.id,
        pass_id: null,
        amount_cents: amount,
        method: 'pass',
        vat_rate: pass.kind.vat,
        created_at: now.epochMilliseconds,
        created_by: actor.id,
      });
      if (!(await takeRide(transaction, pass, { slot, payment, units, zone })))
        throw new ParkError('PASS_EMPTY');
      if (!(await linkPayment(db, slot.id, payment))) throw new ParkError('SLOT_PAID');
      await writeAudit(transaction, {
        action: 'payment.create',
        subjectId: payment,
        after: { slot: slot.id, rider: slot.rider, pass: pass.id, amount: toPln(amount), method: 'pass' },
      });
      return payment;
    });
  } catch (error) {
    // The database gives a paid slot no second payment, too.
    if (storeFailure(error) === 'not-unique') throw new ParkError('SLOT_PAID');
    throw error;
  }
}
