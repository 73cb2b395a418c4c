import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readRow, readRows } from '../items/items.service.ts';
import type { Park } from '../park.ts';
import { needs, requireActor } from '../plugins/actor.ts';
import { readRowId } from './row-id.ts';
import { createSlots, deleteSlots } from './slot-making.service.ts';
import { newSlots, slotBulkPatch, slotDeletion, slotPatch } from './slots.schema.ts';
import { changeSlot, changeSlots } from './slots.service.ts';

const slotPath = z.object({ id: z.string() });

/** Everything that writes slots: booking and cancelling for riders, making, editing and deleting for staff. */
export function registerSlots(app: FastifyInstance, park: Park): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.patch(
    '/items/Slot/:id',
    { ...needs('slot.book'), schema: { params: slotPath, body: slotPatch } },
    async (request) => {
      const actor = requireActor(request);
      const id = readRowId(request.params.id);
      await changeSlot(park, actor, id, request.body);
      return { data: await readRow(park, 'Slot', id, actor) };
    },
  );

  routes.patch('/items/Slot', { ...needs('slot.book'), schema: { body: slotBulkPatch } }, async (request) => {
    const actor = requireActor(request);
    const { keys, data } = request.body;
    await changeSlots(park, actor, keys, data);
    return { data: await readRows(park, 'Slot', keys, actor) };
  });

  routes.post('/items/Slot', { ...needs('slot.create'), schema: { body: newSlots } }, async (request) => {
    const actor = requireActor(request);
    const wished = request.body;
    const ids = await createSlots(park, actor, Array.isArray(wished) ? wished : [wished]);
    const rows = await readRows(park, 'Slot', ids, actor);
    return { data: Array.isArray(wished) ? rows : rows[0] };
  });

  routes.delete(
    '/items/Slot/:id',
    { ...needs('slot.delete'), schema: { params: slotPath } },
    async (request, reply) => {
      await deleteSlots(park, requireActor(request), [readRowId(request.params.id)]);
      return reply.code(204).send();
    },
  );

  routes.delete(
    '/items/Slot',
    { ...needs('slot.delete'), schema: { body: slotDeletion } },
    async (request, reply) => {
      const asked = request.body;
      await deleteSlots(park, requireActor(request), Array.isArray(asked) ? asked : asked.keys);
      return reply.code(204).send();
    },
  );
}
