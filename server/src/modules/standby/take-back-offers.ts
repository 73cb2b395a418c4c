import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { endHold } from '../bookings/index.ts';
import { tryLockSlot } from '../slots/rows/index.ts';
import { changeWish, endOffer, isOpenOffer } from './standby.store.ts';

/** Ends offers whose wish no longer matches. If another transaction has locked the slot, the job tries again later. */
export async function takeBackOffers(transaction: TransactionContext): Promise<void> {
  for (const { id, slot_id } of await findUnwanted(transaction.db)) await takeBack(transaction, id, slot_id);
}

async function takeBack(transaction: TransactionContext, id: number, slotId: number): Promise<void> {
  const { db, engine, now } = transaction;
  const slot = await tryLockSlot(db, engine, slotId);
  // Checked again under the lock: the rider may have begun to pay.
  const [offer] = slot ? await findUnwanted(db, id) : [];
  if (!slot || !offer || !(await endOffer(db, id, 'gone')) || offer.booking_id === null) return;
  await endHold({ ...transaction, actor: linkHolder(offer.account_id) }, slot, { lapsed: false });
  const waiting = { state: 'waiting', waits_since: now.epochMilliseconds } as const;
  await changeWish(db, offer.standby_id, 'offered', waiting);
}

/**
 * Open offers whose wish is fulfilled, or whose slot a stop has moved out of the wished time. Omits offers that the rider is paying for.
 * @param offer only this one
 */
export async function findUnwanted(db: Db, offer?: number) {
  return await db
    .selectFrom('standby_offer')
    .innerJoin('standby', 'standby.id', 'standby_offer.standby_id')
    .innerJoin('slot', 'slot.id', 'standby_offer.slot_id')
    .leftJoin('booking', 'booking.id', 'standby_offer.booking_id')
    .select(['standby_offer.id', 'standby_offer.standby_id', 'standby_offer.slot_id'])
    .select(['standby_offer.booking_id', 'standby.account_id'])
    .where(isOpenOffer)
    .$if(offer !== undefined, (query) => query.where('standby_offer.id', '=', offer ?? 0))
    .where((eb) =>
      eb.or([
        eb('standby_offer.booking_id', 'is', null),
        eb('booking.state', '=', 'held').and('slot.booking_id', '=', eb.ref('booking.id')),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('standby.state', '=', 'served'),
        eb('slot.start_at', '<', eb.ref('standby.from_at')),
        eb('slot.end_at', '>', eb.ref('standby.until_at')),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bill_line')
            .innerJoin('bill', 'bill.id', 'bill_line.bill_id')
            .select('bill.id')
            .whereRef('bill_line.booking_id', '=', 'standby_offer.booking_id')
            .where('bill.state', '=', 'open'),
        ),
      ),
    )
    .orderBy('standby_offer.id')
    .limit(100)
    .execute();
}
