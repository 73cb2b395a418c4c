import { requireWireTime } from '@cablepark/contract/wire-time';
import type { Actor } from '@cablepark/domain/booking/rules';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Park } from '../../context.ts';
import { rowAnswer } from '../../directus/docs/row-answers.ts';
import { readRow } from '../../directus/items.service.ts';
import { askedFields, writes } from '../../directus/writes.ts';
import { failures } from '../../http/failures.ts';
import { requireActor } from '../accounts/actor.ts';
import { writeAudit } from '../audit/audit.store.ts';
import { rowId, wireTime } from './slots.schema.ts';
import { slotFailure } from './slots.service.ts';

/** What staff did with a range of slots (SPEC.md §3); who and when are the server's to say. */
const newSlotEdit = z.strictObject({
  start: wireTime,
  end: wireTime,
  actionType: z.enum(['create', 'delete']),
  asset: rowId,
});

export function registerSlotEdits(app: FastifyInstance, park: Park): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/items/SlotEdit',
    {
      ...writes('slotEdit.create', 'SlotEdit'),
      schema: {
        summary: 'Note that a range of slots was created or deleted',
        body: newSlotEdit,
        response: { 200: rowAnswer('SlotEdit'), ...failures(400, 403) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const shown = askedFields(request, 'SlotEdit');
      const id = await logSlotEdit(park, actor, request.body);
      return { data: await readRow(park, 'SlotEdit', id, actor, shown) };
    },
  );
}

/** @throws INVALID_FOREIGN_KEY for a track that is not there. */
async function logSlotEdit(park: Park, actor: Actor, edit: z.infer<typeof newSlotEdit>): Promise<number> {
  const nowMs = park.clock.now().epochMilliseconds;
  try {
    return await park.store.db.transaction().execute(async (db) => {
      const { id } = await db
        .insertInto('slot_edit')
        .values({
          start_at: requireWireTime(edit.start).epochMilliseconds,
          end_at: requireWireTime(edit.end).epochMilliseconds,
          action_type: edit.actionType,
          asset_id: edit.asset,
          created_at: nowMs,
          user_created: actor.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const entry = { action: 'slotEdit.create', subject: 'SlotEdit', subjectId: id, after: edit };
      await writeAudit(db, { actor: actor.id, ...entry, nowMs });
      return id;
    });
  } catch (error) {
    throw slotFailure(error);
  }
}
