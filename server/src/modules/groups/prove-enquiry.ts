import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideProvingEnquiry } from '@cablepark/domain/groups/enquiry';
import type { AppContext } from '../../context.ts';
import { changeEnquiry, type EnquiryRow, lockEnquiry } from './enquiries.store.ts';
import { readGroupToken } from './group-link.ts';

/** Proves the address of an enquiry, so that the desk sees it. @throws INVALID_TOKEN, TOKEN_EXPIRED */
export async function proveEnquiry(context: AppContext, token: string): Promise<void> {
  const { store, clock } = context;
  const now = clock.now();
  const found = await readGroupToken(context, token);
  enforce(decideProvingEnquiry(provingFacts(found), now));
  if (found === null) throw new ParkError('INVALID_TOKEN');
  await store.db.transaction().execute(async (db) => {
    const row = await lockEnquiry(db, store.engine, found.id);
    if (enforce(decideProvingEnquiry(provingFacts(row), now)) === 'unchanged' || row === null) return;
    const change = { state: 'open' as const, proved_at: now.epochMilliseconds };
    if (!(await changeEnquiry(db, row, change))) throw new ParkError('CHANGED_SINCE');
  });
}

function provingFacts(row: EnquiryRow | null) {
  if (row === null) return null;
  return { state: row.state, createdAt: Temporal.Instant.fromEpochMilliseconds(row.created_at) };
}
