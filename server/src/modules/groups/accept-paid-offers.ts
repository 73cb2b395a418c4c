import type { AppContext } from '../../context.ts';
import { workOnEach } from '../../rounds.ts';
import { acceptEnquiry } from './accept-offer.ts';
import { findPaidOffers } from './paid-offers.store.ts';

/** Accepts the offers whose deposit has come: the browser that paid may be closed. Only reads while there is none. */
export async function acceptPaidOffers(context: AppContext): Promise<void> {
  // Where not all of the deposit has come, or the offer is over, the desk settles it.
  await workOnEach(await findPaidOffers(context.store.db), (row) => acceptEnquiry(context, row, row.offer));
}
