import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readRow, readRows } from '../items/items.service.ts';
import type { Park } from '../park.ts';
import { needs, requireActor } from '../plugins/actor.ts';
import { readRowId } from '../slots/row-id.ts';
import { eventPatch, newEvents } from './events.schema.ts';
import { changeEvent, createEvents, deleteEvent } from './events.service.ts';

const eventPath = z.object({ id: z.string() });

/** Making, changing and deleting events; everybody reads them through items/. */
export function registerEvents(app: FastifyInstance, park: Park): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post('/items/Event', { ...needs('event.edit'), schema: { body: newEvents } }, async (request) => {
    const actor = requireActor(request);
    const wished = request.body;
    const ids = await createEvents(park, actor, Array.isArray(wished) ? wished : [wished]);
    const rows = await readRows(park, 'Event', ids, actor);
    return { data: Array.isArray(wished) ? rows : rows[0] };
  });

  routes.patch(
    '/items/Event/:id',
    { ...needs('event.edit'), schema: { params: eventPath, body: eventPatch } },
    async (request) => {
      const actor = requireActor(request);
      const id = readRowId(request.params.id);
      await changeEvent(park, actor, id, request.body);
      return { data: await readRow(park, 'Event', id, actor) };
    },
  );

  routes.delete(
    '/items/Event/:id',
    { ...needs('event.edit'), schema: { params: eventPath } },
    async (request, reply) => {
      await deleteEvent(park, requireActor(request), readRowId(request.params.id));
      return reply.code(204).send();
    },
  );
}
