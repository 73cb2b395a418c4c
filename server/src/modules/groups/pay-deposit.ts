import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { isDepositPaid, placesOfDeposit } from '@cablepark/domain/groups/deposit';
import { decidePayingDeposit } from '@cablepark/domain/groups/enquiry';
import { holdGraceMinutes, payHoldMinutes } from '@cablepark/domain/payments/checkout';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { ProviderUnreachable } from '../../payment-providers/provider.ts';
import { lockAccount } from '../accounts/locks/index.ts';
import { abandonCheckout, beginCheckout, findBill, startCheckout } from '../bills/index.ts';
import { extendHolds } from '../bookings/index.ts';
import { changeEnquiry, type EnquiryRow, factsOf, lockEnquiry } from './enquiries.store.ts';
import { groupLink } from './group-link.ts';
import { countTheirs, lockPlaces, placesOf } from './lock-places.ts';
import { requireGroup } from './require-group.ts';
import { takesMoneyOnline } from './takes-money-online.ts';

/**
 * Starts the online payment of the deposit, a checkout of the first places that cover it. A repeated call returns the same one.
 * All places stay on hold at least as long as the payment may take.
 * @returns the provider's page
 * @throws SLOT_PAID (nothing is due), TOO_LATE, CHANGED_SINCE, FORBIDDEN; SERVICE_UNAVAILABLE; as `beginCheckout`
 */
export async function payDeposit(context: AppContext, token: string, offer: number): Promise<string> {
  const row = await requireGroup(context, token);
  const { id, account_id, email, language } = row;
  if (account_id === null) throw new ParkError('NOT_FOUND');
  const actor = linkHolder(account_id);
  const isOnline = await takesMoneyOnline(context);
  const slots = await inTransaction(context, actor, (transaction) =>
    keepPlaces(transaction, { id, guest: account_id, offer, isOnline }),
  );
  const checkout = await beginCheckout(context, actor, { slots });
  try {
    await startCheckout(context, checkout, { email, language, returnUrl: groupLink(context, row) });
  } catch (error) {
    context.log.warn({ err: error, checkout }, 'the provider did not begin a deposit');
    await abandonCheckout(context, checkout, null);
    throw error instanceof ProviderUnreachable ? new ParkError('SERVICE_UNAVAILABLE') : error;
  }
  const url = (await findBill(context.store.db, checkout))?.url ?? null;
  if (url === null) throw new ParkError('SERVICE_UNAVAILABLE');
  return url;
}

/** @returns the slots that the deposit pays for */
async function keepPlaces(
  transaction: TransactionContext,
  { id, guest, offer, isOnline }: { id: number; guest: string; offer: number; isOnline: boolean },
): Promise<number[]> {
  const { db, engine, now } = transaction;
  const row = await lockEnquiry(db, engine, id);
  await lockAccount(db, engine, guest);
  const slots = await lockPlaces(transaction, row);
  const places = placesOf(slots);
  const deposit = row?.deposit_cents ?? 0;
  const facts = {
    enquiry: factsOf(row),
    offer,
    now,
    places: row?.places ?? 0,
    held: countTheirs(slots, guest, now),
    isOnline,
    isPaid: isDepositPaid(places, deposit),
  };
  enforce(decidePayingDeposit(facts));
  if (row !== null) await extendTo(transaction, row, places);
  return placesOfDeposit(places, deposit).map(({ id: slot }) => slot);
}

async function extendTo(
  { db, now }: TransactionContext,
  row: EnquiryRow,
  places: readonly { booking: number | null }[],
): Promise<void> {
  const leastMs = now.add({ minutes: payHoldMinutes + holdGraceMinutes }).epochMilliseconds;
  if ((row.offered_until ?? 0) >= leastMs) return;
  const bookings = places.flatMap(({ booking }) => booking ?? []);
  await extendHolds(db, bookings, leastMs);
  if (!(await changeEnquiry(db, row, { offered_until: leastMs }))) throw new ParkError('CHANGED_SINCE');
}
