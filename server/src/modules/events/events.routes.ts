import { changeEventCall, createEventsCall, deleteEventCall } from '@cablepark/contract/park/event-calls';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import {
  askedFields,
  asSent,
  readRow,
  readRows,
  rowAnswer,
  rowOrRowsAnswer,
  writes,
} from '../../directus/index.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { readRowId, rowParams } from '../../http/row-id.ts';
import { changeEvent } from './change-event.ts';
import { createEvents } from './create-events.ts';
import { deleteEvent } from './delete-event.ts';

/** Creates, changes and deletes events; items/ serves them to everybody. */
export function registerEvents(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    createEventsCall.path,
    {
      ...writes('event.edit', 'Event'),
      schema: {
        summary: 'Make events',
        description: 'One, or a list: all of it or nothing.',
        body: createEventsCall.body,
        response: { 200: rowOrRowsAnswer('Event'), ...errorResponses(400, 403) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const fields = askedFields(request, 'Event');
      const body = request.body;
      const ids = await createEvents(context, actor, Array.isArray(body) ? body : [body]);
      const rows = await readRows(context, 'Event', ids, actor, fields);
      return { data: asSent(rows, body) };
    },
  );

  routes.patch(
    changeEventCall.path,
    {
      ...writes('event.edit', 'Event'),
      schema: {
        summary: 'Change an event',
        description: 'What is not named stays.',
        params: rowParams,
        body: changeEventCall.body,
        response: { 200: rowAnswer('Event'), ...errorResponses(400, 403) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const fields = askedFields(request, 'Event');
      const id = readRowId(request.params.id);
      await changeEvent(context, actor, id, request.body);
      return { data: await readRow(context, 'Event', id, actor, fields) };
    },
  );
  registerDeletion(app, context);
}

function registerDeletion(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().delete(
    deleteEventCall.path,
    {
      ...requirePermission('event.edit'),
      schema: {
        summary: 'Delete an event',
        description: 'Its free slots go with it; while anybody holds one of its slots it stays.',
        params: rowParams,
        response: { 204: z.void(), ...errorResponses(403, 409) },
      },
    },
    async (request, reply) => {
      await deleteEvent(context, requireActor(request), readRowId(request.params.id));
      return reply.code(204).send();
    },
  );
}
