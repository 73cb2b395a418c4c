import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../context.ts';
import { acceptEnquiry } from './accept-offer.ts';
import { findPaidOffers } from './paid-offers.store.ts';

/** Accepts the offers whose deposit has come: the browser that paid may be closed. Only reads while there is none. */
export async function acceptPaidOffers(context: AppContext): Promise<void> {
  for (const row of await findPaidOffers(context.store.db)) {
    try {
      await acceptEnquiry(context, row, row.offer);
    } catch (error) {
      // Not all of the deposit has come, or the offer is over: then the desk settles it.
      if (!(error instanceof ParkError)) throw error;
    }
  }
}
