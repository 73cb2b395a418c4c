import type { Db } from '../../db/store.ts';
import type { EnquiryRow } from './enquiries.store.ts';

/**
 * The running offers for whose deposit online money arrived since they were made.
 * Places paid under an older offer don't count, because the group has not accepted the new one with them.
 * @param enquiry only this one
 */
export async function findPaidOffers(
  db: Db,
  enquiry?: number,
): Promise<Pick<EnquiryRow, 'id' | 'account_id' | 'offer'>[]> {
  return await db
    .selectFrom('enquiry')
    .select(['enquiry.id', 'enquiry.account_id', 'enquiry.offer'])
    .where('enquiry.state', '=', 'offered')
    .where('enquiry.deposit_cents', '>', 0)
    .$if(enquiry !== undefined, (query) => query.where('enquiry.id', '=', enquiry ?? 0))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('booking')
          .innerJoin('payment', 'payment.id', 'booking.payment_id')
          .select('booking.id')
          .whereRef('booking.party_id', '=', 'enquiry.party_id')
          .where('booking.state', '=', 'booked')
          .where('payment.method', '=', 'online')
          .where((on) =>
            on.or([
              on('enquiry.offered_at', 'is', null),
              on('payment.created_at', '>=', on.ref('enquiry.offered_at')),
            ]),
          ),
      ),
    )
    .execute();
}
