import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Park } from '../../context.ts';
import { asSent, rowAnswer, rowOrRowsAnswer, rowsAnswer } from '../../directus/docs/row-answers.ts';
import { readRow, readRows } from '../../directus/items.service.ts';
import { askedFields, writes } from '../../directus/writes.ts';
import { failures } from '../../http/failures.ts';
import { readRowId } from '../../http/row-id.ts';
import { needs, requireActor } from '../accounts/actor.ts';
import { createSlots, deleteSlots } from './slot-making.service.ts';
import { newSlots, slotBulkPatch, slotDeletion, slotPatch } from './slots.schema.ts';
import { changeSlot, changeSlots, requireKeys } from './slots.service.ts';

const slotPath = z.object({ id: z.string() });

/** Who may not write a key is told so before anybody looks at what stands in it. */
function patches(patchOf: (body: Record<string, unknown>) => unknown) {
  const { preValidation: guard, config } = writes('slot.book', 'Slot');
  const keys = async (request: FastifyRequest) => {
    const patch = isObject(request.body) ? patchOf(request.body) : null;
    if (isObject(patch)) requireKeys(requireActor(request), patch);
  };
  return { preValidation: [guard, keys], config };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Everything that writes slots: booking and cancelling for riders, making, editing and deleting for staff. */
export function registerSlots(app: FastifyInstance, park: Park): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.patch(
    '/items/Slot/:id',
    {
      ...patches((body) => body),
      schema: {
        summary: 'Book, cancel or change a slot',
        description:
          'Riders set `bookedBy` to their own id, or to null; Managers for any rider. Editors change the other keys of free slots. `payment` only confirms the payment that was taken.',
        params: slotPath,
        body: slotPatch,
        response: { 200: rowAnswer('Slot'), ...failures(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const shown = askedFields(request, 'Slot');
      const id = readRowId(request.params.id);
      await changeSlot(park, actor, id, request.body);
      return { data: await readRow(park, 'Slot', id, actor, shown) };
    },
  );

  routes.patch(
    '/items/Slot',
    {
      ...patches(({ data }) => data),
      schema: {
        summary: 'Change several slots alike',
        description: 'All of them or none: a whole hour is booked so.',
        body: slotBulkPatch,
        response: { 200: rowsAnswer('Slot'), ...failures(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const shown = askedFields(request, 'Slot');
      const { keys, data } = request.body;
      await changeSlots(park, actor, keys, data);
      return { data: await readRows(park, 'Slot', keys, actor, shown) };
    },
  );

  routes.post(
    '/items/Slot',
    {
      ...writes('slot.create', 'Slot'),
      schema: {
        summary: 'Make slots',
        description: 'One, or a list: all of it or nothing.',
        body: newSlots,
        response: { 200: rowOrRowsAnswer('Slot'), ...failures(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const shown = askedFields(request, 'Slot');
      const wished = request.body;
      const ids = await createSlots(park, actor, Array.isArray(wished) ? wished : [wished]);
      const rows = await readRows(park, 'Slot', ids, actor, shown);
      return { data: asSent(rows, wished) };
    },
  );

  routes.delete(
    '/items/Slot/:id',
    {
      ...needs('slot.delete'),
      schema: {
        summary: 'Delete a free slot',
        params: slotPath,
        response: { 204: z.void(), ...failures(403, 409) },
      },
    },
    async (request, reply) => {
      await deleteSlots(park, requireActor(request), [readRowId(request.params.id)]);
      return reply.code(204).send();
    },
  );

  routes.delete(
    '/items/Slot',
    {
      ...needs('slot.delete'),
      schema: {
        summary: 'Delete free slots',
        description: 'All of them or none.',
        body: slotDeletion,
        response: { 204: z.void(), ...failures(400, 403, 409) },
      },
    },
    async (request, reply) => {
      const asked = request.body;
      await deleteSlots(park, requireActor(request), Array.isArray(asked) ? asked : asked.keys);
      return reply.code(204).send();
    },
  );
}
