import { decideErasure } from '@cablepark/domain/accounts/account-rules';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { policyOf } from '@cablepark/domain/park/content';
import type { AppContext } from '../../../context.ts';
import { forgetAnsweredCallsOf } from '../../../db/answered-calls.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { endLinks, endSessions, renewCalendarsAfter } from '../../accounts/index.ts';
import { lockAccount, lockActiveAdmins } from '../../accounts/locks/index.ts';
import { eraseAccountRow } from '../../accounts/rows/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { forgetCorrections } from '../../audit/retention/index.ts';
import { type BookingContext, cancelRidesOf, forgetPeopleOf } from '../../bookings/index.ts';
import { deleteFeedOf } from '../../calendar/index.ts';
import { forgetLinksOf } from '../../friends/index.ts';
import { forgetMessagesTo, forgetWaitingTo } from '../../outbox/retention/index.ts';
import { leavePasses } from '../../passes/index.ts';
import { deleteNotesOn, findRecordsOf, forgetMergesOf } from '../../riders/index.ts';
import { forgetWishesOf } from '../../standby/index.ts';

/**
 * Erases an account in one transaction: deletes personal data, sessions and mailed links,
 * and frees unpaid future rides, each with a history entry. Paid rides, payments and history stay, with the id only.
 * @throws FORBIDDEN: another's account without being Admin, no such account, or the last Admin.
 */
export async function eraseAccount(context: AppContext, actor: Actor, id: string): Promise<void> {
  // Checked before the transaction, too, so that a caller without the right locks no Admin's account.
  enforce(decideErasure(actor, id, []));
  const policy = policyOf(await context.parkSettings.read());
  await inTransaction(context, actor, async (transaction) => {
    await eraseAccountIn({ ...transaction, policy }, id);
  });
  // There may be thousands of messages. After a crash `forgetOldMessages` deletes the rest.
  await forgetMessagesTo(context.store.db, id, context.clock.now());
}

/** Erases an account in the caller's transaction, which holds no locks yet. @returns the account before */
export async function eraseAccountIn(transaction: BookingContext, id: string): Promise<Account> {
  const { db, engine, actor } = transaction;
  const activeAdmins = await lockActiveAdmins(db, engine);
  const account = await lockAccount(db, engine, id);
  enforce(decideErasure(actor, id, activeAdmins));
  if (!account || !(await eraseAccountRow(db, id))) throw new ParkError('NOT_FOUND');
  await endSessions(db, id);
  await endLinks(transaction, id);
  await forgetWaitingTo(db, id);
  await deleteFeedOf(db, id);
  await forgetAnsweredCallsOf(db, id);
  await leavePasses(db, id);
  await deleteNotesOn(db, id);
  const records = await findRecordsOf(db, id);
  await forgetMergesOf(db, records);
  await renewCalendarsAfter(transaction, account, null);
  await cancelRidesOf(transaction, id);
  await forgetWishesOf(db, id);
  await forgetLinksOf(db, id);
  await forgetPeopleOf(db, id);
  await forgetCorrections(db, records);
  if (actor.id !== id) {
    const before = { role: account.role, status: account.status };
    await writeAudit(transaction, { action: 'user.delete', subjectId: id, before });
  }
  return account;
}

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;
