import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideParty } from '@cablepark/domain/booking/party';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../audit/index.ts';
import { setPerson } from '../../bookings/index.ts';
import { lockSlots } from '../../slots/rows/index.ts';

/** The name of the rider on a slot of a party; null without one. */
export interface PersonOfSlot {
  slot: number;
  name: string | null;
}

/**
 * Names the riders of a party, all or none.
 * @returns their bookings, in order @throws FORBIDDEN if a slot is not a ride of this party
 */
export async function nameParty(
  context: AppContext,
  actor: Actor,
  party: number,
  people: readonly PersonOfSlot[],
): Promise<number[]> {
  enforce(decideParty({ actor, slots: people.length, names: people.length }));
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    const ids = people.map(({ slot }) => slot).toSorted((a, b) => a - b);
    const slots = await lockSlots(db, engine, ids);
    for (const { slot, name } of people)
      if (!(await setPerson(db, { party, slot, person: name }))) throw new ParkError('NOT_FOUND');
    // The audit log omits the names, because it is stored longer than they are.
    await writeAudit(transaction, { action: 'party.name', subjectId: party, after: { slots: ids } });
    return people.flatMap(({ slot }) => slots.get(slot)?.booking ?? []);
  });
}
