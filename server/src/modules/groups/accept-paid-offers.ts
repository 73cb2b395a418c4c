import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../context.ts';
import { type Rounds, startRounds } from '../../rounds.ts';
import { acceptEnquiry } from './accept-offer.ts';

const everyMs = 1_000;

/** Accepts the offers whose deposit has come, in every process: the browser that paid may be closed. */
export function startGroupsJob(context: AppContext): Rounds {
  const { log } = context;
  return startRounds({ log, everyMs, failure: 'paid offers could not be accepted' }, () =>
    acceptPaidOffers(context),
  );
}

/** Only reads while no deposit has come. */
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
