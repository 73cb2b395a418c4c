import { noteSlotEditCall } from '@cablepark/contract/rides/slot-changes';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { askedFields, readRow, rowAnswer, writes } from '../../directus/index.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor } from '../../http/permission.ts';
import { logSlotEdit } from './log-slot-edit.ts';

export function registerSlotEdits(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    noteSlotEditCall.path,
    {
      ...writes('slotEdit.create', 'SlotEdit'),
      schema: {
        summary: 'Note that a range of slots was created or deleted',
        body: noteSlotEditCall.body,
        response: { 200: rowAnswer('SlotEdit'), ...errorResponses(400, 403) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const fields = askedFields(request, 'SlotEdit');
      const id = await logSlotEdit(context, actor, request.body);
      return { data: await readRow(context, 'SlotEdit', id, actor, fields) };
    },
  );
}
