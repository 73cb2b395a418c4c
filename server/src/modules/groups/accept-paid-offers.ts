import type { AppContext } from '../../context.ts';
import { workOnEach } from '../../rounds.ts';
import { acceptEnquiry } from './accept-offer.ts';
import { findPaidOffers } from './paid-offers.store.ts';

/** Accepts offers with a paid deposit, because the group may have closed the page. It only reads if there are none. */
export async function acceptPaidOffers(context: AppContext): Promise<void> {
  // If a part of the deposit is missing, or the offer has ended, the desk must decide.
  await workOnEach(await findPaidOffers(context.store.db), (row) => acceptEnquiry(context, row, row.offer));
}
