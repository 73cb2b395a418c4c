import type { NewSlotEdit } from '@cablepark/contract/rides/slot-changes.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { inTransaction } from '../../db/transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { writeAudit } from '../audit/index.ts';
import { slotFailure } from './rows/slot-failure.ts';

/** Records the staff's own note of a change to a range of slots. @throws INVALID_FOREIGN_KEY for an unknown track. */
export async function logSlotEdit(context: ServerContext, actor: Actor, edit: NewSlotEdit): Promise<number> {
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const { id } = await transaction.db
        .insertInto('slot_edit')
        .values({
          start_at: requireWireTime(edit.start).epochMilliseconds,
          end_at: requireWireTime(edit.end).epochMilliseconds,
          action_type: edit.actionType,
          asset_id: edit.asset,
          created_at: transaction.now.epochMilliseconds,
          user_created: actor.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await writeAudit(transaction, { action: 'slotEdit.create', subjectId: id, after: edit });
      return id;
    });
  } catch (error) {
    throw slotFailure(error);
  }
}
