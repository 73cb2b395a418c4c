import { setImmediate } from 'node:timers/promises';
import type { FreedRidesRow } from '@cablepark/contract/rides/held-rides.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { isUnpaidToCome } from '@cablepark/domain/booking/ride-limits';
import { policyOf } from '@cablepark/domain/park/content';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { cancelSlot } from '../../bookings/index.ts';
import { lockSlots } from '../../slots/rows/index.ts';

/** The most slots in one transaction, so that other requests run between the transactions. */
const atOnce = 24;

/**
 * Frees those unpaid rides of a rider that the actor saw, like any cancellation by staff.
 * It skips rides that are paid, have begun or have another rider by now. A retry after an interruption continues with the rest.
 */
export async function freeUnpaidRides(
  context: AppContext,
  actor: Actor,
  { rider, slots }: { rider: string; slots: readonly number[] },
): Promise<FreedRidesRow> {
  const policy = policyOf(await context.parkSettings.read());
  const slotIds = [...new Set(slots)].toSorted((a, b) => a - b);
  const freedIds: number[] = [];
  for (let at = 0; at < slotIds.length; at += atOnce) {
    const some = slotIds.slice(at, at + atOnce);
    freedIds.push(
      ...(await inTransaction(context, actor, async (transaction) => {
        const { db, engine, now } = transaction;
        const lockedSlots = await lockSlots(db, engine, some);
        const theirs = [...lockedSlots.values()].filter((slot) => isUnpaidToCome(slot, rider, now));
        for (const { id } of theirs) await cancelSlot({ ...transaction, policy }, id, { wasPaid: false });
        return theirs.map(({ id }) => id);
      })),
    );
    await setImmediate();
  }
  const isFreed = new Set(freedIds);
  return { freed: freedIds, kept: slotIds.filter((id) => !isFreed.has(id)) };
}
