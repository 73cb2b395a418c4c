import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideExtending } from '@cablepark/domain/groups/enquiry';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockAccount } from '../accounts/locks/index.ts';
import { writeAudit } from '../audit/index.ts';
import { extendHolds } from '../bookings/index.ts';
import { lockSlots } from '../slots/rows/index.ts';
import { changeEnquiry, factsOf, findRides, lockEnquiry } from './enquiries.store.ts';
import { notifyGroup } from './group-messages.ts';

export interface Extension {
  enquiry: number;
  until: Temporal.Instant;
  /** The number of the offer that the desk saw. */
  offer: number;
}

/** Extends the holds of a running offer, and mails the group. @throws TOO_LATE, CHANGED_SINCE, FAILED_VALIDATION, FORBIDDEN */
export async function extendOffer(
  context: AppContext,
  actor: Actor,
  { enquiry: id, until, offer }: Extension,
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const row = await lockEnquiry(db, engine, id);
    if (row?.account_id != null) await lockAccount(db, engine, row.account_id);
    const rides = await findRides(db, row?.party_id ?? null);
    const slots = await lockSlots(
      db,
      engine,
      rides.map(({ slot }) => slot),
    );
    const starts = [...slots.values()].map(({ start }) => start);
    const decision = decideExtending({ actor, enquiry: factsOf(row), offer, starts, until, now });
    if (enforce(decision) === 'unchanged' || row === null) return;
    const untilMs = until.epochMilliseconds;
    await extendHolds(
      db,
      rides.map(({ booking }) => booking),
      untilMs,
    );
    if (!(await changeEnquiry(db, row, { offered_until: untilMs }))) throw new ParkError('CHANGED_SINCE');
    await notifyGroup(transaction, row, { kind: 'group-extended', fact: untilMs });
    const after = { offer, until: until.toString() };
    await writeAudit(transaction, { action: 'group.extend', subjectId: id, after });
  });
  context.outbox.raise();
}
