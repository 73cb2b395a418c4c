import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readRow } from '../items/items.service.ts';
import type { Park } from '../park.ts';
import { requireRight } from '../plugins/actor.ts';
import { slotPatch } from './slots.schema.ts';
import { changeSlot, readSlotId } from './slots.service.ts';

const slotPath = z.object({ id: z.string() });

export function registerSlots(app: FastifyInstance, park: Park): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .patch('/items/Slot/:id', { schema: { params: slotPath, body: slotPatch } }, async (request, reply) => {
      const actor = requireRight(request, 'slot.book');
      const id = readSlotId(request.params.id);
      await changeSlot(park, actor, id, request.body);
      return reply.header('cache-control', 'no-store').send({ data: await readRow(park, 'Slot', id, actor) });
    });
}
