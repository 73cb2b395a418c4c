import type { EventPatch } from '@cablepark/contract/park/events.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideEventChange } from '@cablepark/domain/events/event-rules';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { differenceOf, writeAudit } from '../audit/index.ts';
import { eventError, eventFailure } from './event-errors.ts';
import { fromRow, readNewEvent, toRow, writeEvent } from './event-row.ts';
import { isImageKnown, lockEvent, updateEvent } from './events.store.ts';

/** Changes the fields in the patch. @throws FORBIDDEN (no such event), FAILED_VALIDATION, INVALID_FOREIGN_KEY. */
export async function changeEvent(
  context: AppContext,
  actor: Actor,
  id: number,
  patch: EventPatch,
): Promise<void> {
  try {
    await inTransaction(context, actor, async (transaction) => {
      const { db, engine } = transaction;
      const row = await lockEvent(db, engine, id);
      if (!row) throw new ParkError('NOT_FOUND');
      const before = writeEvent(fromRow(row));
      const changes = Object.entries(patch).filter(([, value]) => value !== undefined);
      const event = readNewEvent({ ...before, ...Object.fromEntries(changes) });
      const difference = differenceOf(before, writeEvent(event));
      const facts = {
        isDifferent: difference !== null,
        isImageKnown: await isImageKnown(db, engine, event.image),
      };
      if (enforce(decideEventChange(event, facts), eventError) === 'unchanged') return;
      await updateEvent(db, id, toRow(event));
      await writeAudit(transaction, { action: 'event.edit', subjectId: id, ...difference });
    });
  } catch (error) {
    throw eventFailure(error);
  }
}
