import { createSlotsCall, deleteSlotsCall } from '@cablepark/contract/rides/slot-changes';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { askedFields, asSent, readRows, rowOrRowsAnswer, writes } from '../../directus/index.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { readRowId, rowParams } from '../../http/row-id.ts';
import { createSlots } from './create-slots.ts';
import { deleteSlots } from './delete-slots.ts';

/** Creates and deletes slots; `rides/` books, cancels and edits them. */
export function registerSlots(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    createSlotsCall.path,
    {
      ...writes('slot.create', 'Slot'),
      schema: {
        summary: 'Make slots',
        description: 'One, or a list: all of it or nothing.',
        body: createSlotsCall.body,
        response: { 200: rowOrRowsAnswer('Slot'), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const fields = askedFields(request, 'Slot');
      const body = request.body;
      const ids = await createSlots(context, actor, Array.isArray(body) ? body : [body]);
      const rows = await readRows(context, 'Slot', ids, actor, fields);
      return { data: asSent(rows, body) };
    },
  );

  routes.delete(
    '/items/Slot/:id',
    {
      ...requirePermission('slot.delete'),
      schema: {
        summary: 'Delete a free slot',
        params: rowParams,
        response: { 204: z.void(), ...errorResponses(403, 409) },
      },
    },
    async (request, reply) => {
      await deleteSlots(context, requireActor(request), [readRowId(request.params.id)]);
      return reply.code(204).send();
    },
  );

  routes.delete(
    deleteSlotsCall.path,
    {
      ...requirePermission('slot.delete'),
      schema: {
        summary: 'Delete free slots',
        description: 'All of them or none.',
        body: deleteSlotsCall.body,
        response: { 204: z.void(), ...errorResponses(400, 403, 409) },
      },
    },
    async (request, reply) => {
      const deletion = request.body;
      await deleteSlots(context, requireActor(request), Array.isArray(deletion) ? deletion : deletion.keys);
      return reply.code(204).send();
    },
  );
}
