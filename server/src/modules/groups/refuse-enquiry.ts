import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideRefusing } from '@cablepark/domain/groups/enquiry';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { changeEnquiry, factsOf, lockEnquiry } from './enquiries.store.ts';
import { freePlaces } from './free-places.ts';
import { notifyGroup } from './group-messages.ts';

export interface EnquiryRefusal {
  enquiry: number;
  /** A text for the group; null for none. */
  answer: string | null;
  /** The number of the offer that the desk saw; 0 before the first. */
  offer: number;
}

/** Refuses an enquiry or withdraws its offer, frees its places, and mails the group once. @throws CHANGED_SINCE, FORBIDDEN */
export async function refuseEnquiry(
  context: AppContext,
  actor: Actor,
  { enquiry: id, answer, offer }: EnquiryRefusal,
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const row = await lockEnquiry(db, engine, id);
    if (enforce(decideRefusing({ actor, enquiry: factsOf(row), offer })) === 'unchanged' || row === null)
      return;
    await freePlaces(transaction, row);
    const state = row.state === 'offered' ? ('withdrawn' as const) : ('refused' as const);
    const change = { state, answer, answered_at: now.epochMilliseconds };
    if (!(await changeEnquiry(db, row, change))) throw new ParkError('CHANGED_SINCE');
    await notifyGroup(transaction, row, { kind: 'group-refused', fact: offer });
    await writeAudit(transaction, { action: 'group.refuse', subjectId: id, after: { offer, state } });
  });
  context.outbox.raise();
}
