import type { NewEvent } from '@cablepark/contract/park/events.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { decideEventMaking } from '@cablepark/domain/events/event-rules';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { eventError, eventFailure } from './event-errors.ts';
import { readNewEvent, toRow, writeEvent } from './event-row.ts';
import { insertEvent, isImageKnown } from './events.store.ts';

/** Creates the events, all or none. @returns their ids in the order given. @throws FAILED_VALIDATION, INVALID_FOREIGN_KEY. */
export async function createEvents(
  context: AppContext,
  actor: Actor,
  newEvents: readonly NewEvent[],
): Promise<number[]> {
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const { db, engine } = transaction;
      const ids: number[] = [];
      for (const event of newEvents.map(readNewEvent)) {
        enforce(decideEventMaking(event, await isImageKnown(db, engine, event.image)), eventError);
        const id = await insertEvent(db, toRow(event));
        await writeAudit(transaction, { action: 'event.create', subjectId: id, after: writeEvent(event) });
        ids.push(id);
      }
      return ids;
    });
  } catch (error) {
    throw eventFailure(error);
  }
}
