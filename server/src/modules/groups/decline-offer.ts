import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideDeclining } from '@cablepark/domain/groups/enquiry';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { changeEnquiry, factsOf, lockEnquiry } from './enquiries.store.ts';
import { freePlaces } from './free-places.ts';
import { requireGroup } from './require-group.ts';

/** Declines an offer and frees its places. A repeated call changes nothing. @throws TOO_LATE, CHANGED_SINCE, FORBIDDEN */
export async function declineOffer(context: AppContext, token: string, offer: number): Promise<void> {
  const { id, account_id } = await requireGroup(context, token);
  if (account_id === null) throw new ParkError('NOT_FOUND');
  await inTransaction(context, linkHolder(account_id), async (transaction) => {
    const { db, engine, now } = transaction;
    const row = await lockEnquiry(db, engine, id);
    if (enforce(decideDeclining({ enquiry: factsOf(row), offer, now })) === 'unchanged' || row === null)
      return;
    await freePlaces(transaction, row);
    const change = { state: 'declined' as const, answered_at: now.epochMilliseconds };
    if (!(await changeEnquiry(db, row, change))) throw new ParkError('CHANGED_SINCE');
    await writeAudit(transaction, { action: 'group.decline', subjectId: id, after: { offer } });
  });
}
