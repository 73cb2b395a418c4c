import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideNamingGroup } from '@cablepark/domain/groups/enquiry';
import { hasEnded } from '@cablepark/domain/slots/slot';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockAccount } from '../accounts/locks/index.ts';
import { writeAudit } from '../audit/index.ts';
import { setPerson } from '../bookings/index.ts';
import { lockSlots } from '../slots/rows/index.ts';
import { factsOf, findRides, lockEnquiry } from './enquiries.store.ts';
import { requireGroup } from './require-group.ts';

/**
 * Sets the riders' names of an accepted group, in riding order; the other places have no name. Past rides are unchanged.
 * @throws FORBIDDEN (no such link, or not accepted), FAILED_VALIDATION (more names than rides)
 */
export async function nameGroup(
  context: AppContext,
  token: string,
  names: readonly (string | null)[],
): Promise<void> {
  const { id, account_id } = await requireGroup(context, token);
  if (account_id === null) throw new ParkError('NOT_FOUND');
  await inTransaction(context, linkHolder(account_id), async (transaction) => {
    const { db, engine, now } = transaction;
    const row = await lockEnquiry(db, engine, id);
    await lockAccount(db, engine, account_id);
    const rides = await findRides(db, row?.party_id ?? null);
    enforce(decideNamingGroup(factsOf(row), { names: names.length, rides: rides.length }));
    const party = row?.party_id;
    if (party == null) throw new ParkError('NOT_FOUND');
    const slots = await lockSlots(
      db,
      engine,
      rides.map(({ slot }) => slot),
    );
    for (const [index, { slot, name }] of rides.entries()) {
      const person = names[index] ?? null;
      const stored = slots.get(slot);
      if (person === name || stored === undefined || hasEnded(stored, now)) continue;
      await setPerson(db, { party, slot, person });
    }
    // The audit log omits the names, because it is stored longer than they are.
    const after = { slots: rides.map(({ slot }) => slot) };
    await writeAudit(transaction, { action: 'party.name', subjectId: party, after });
  });
}
