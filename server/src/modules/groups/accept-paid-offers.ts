import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../context.ts';
import { acceptEnquiry } from './accept-offer.ts';

/** Accepts the offers whose deposit has come: the browser that paid may be closed. Only reads while there is none. */
export async function acceptPaidOffers(context: AppContext): Promise<void> {
  const rows = await context.store.db
    .selectFrom('enquiry')
    .select(['id', 'account_id', 'offer'])
    .where('state', '=', 'offered')
    .where('deposit_cents', '>', 0)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('booking')
          .innerJoin('payment', 'payment.id', 'booking.payment_id')
          .select('booking.id')
          .whereRef('booking.party_id', '=', 'enquiry.party_id')
          .where('booking.state', '=', 'booked')
          .where('payment.method', '=', 'online'),
      ),
    )
    .execute();
  for (const row of rows) {
    try {
      await acceptEnquiry(context, row, row.offer);
    } catch (error) {
      // Not all of the deposit has come, or the offer is over: then the desk settles it.
      if (!(error instanceof ParkError)) throw error;
    }
  }
}
