import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { enquiryKeptDays, firstKeptDay, proofHours } from '@cablepark/domain/groups/enquiry';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { deleteEnquiry, findOldEnquiries } from '../../groups/index.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Erases enquiries of groups some days after their day, and unproved ones after a day, with the guest who held their places.
 * Payments and history stay, with the id only.
 */
export async function forgetOldGroups(context: AppContext): Promise<void> {
  const { store, clock, config } = context;
  const now = clock.now();
  const old = await findOldEnquiries(store.db, {
    day: firstKeptDay(dayOf(now, config.zone)),
    unprovedBeforeMs: now.subtract({ hours: proofHours }).epochMilliseconds,
  });
  for (const { id, account_id } of old) {
    if (account_id !== null && (await isOver(store.db, account_id, now)))
      await eraseAccount(context, linkHolder(account_id), account_id);
    await deleteEnquiry(store.db, id);
  }
}

/** Whether this is a guest without future rides. The desk may have booked more for them, sold them a pass, or merged them into an account. */
async function isOver(db: Db, guest: string, now: Temporal.Instant): Promise<boolean> {
  const since = now.subtract({ hours: enquiryKeptDays * 24 }).epochMilliseconds;
  const row = await db
    .selectFrom('account')
    .select('account.id')
    .where('account.id', '=', guest)
    .where('account.status', '<>', 'erased')
    .where('account.email', 'is', null)
    .where((eb) =>
      eb.and([
        eb.not(
          eb.exists(
            eb
              .selectFrom('booking')
              .select('booking.id')
              .whereRef('booking.account_id', '=', 'account.id')
              .where('booking.state', 'in', ['held', 'booked'])
              .where('booking.start_at', '>=', since),
          ),
        ),
        eb.not(
          eb.exists(eb.selectFrom('pass').select('pass.id').whereRef('pass.account_id', '=', 'account.id')),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
