import {
  changeTrackCall,
  changeTracksCall,
  createTracksCall,
  deleteTrackCall,
  deleteTracksCall,
} from '@cablepark/contract/park/track-calls';
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
  rowsAnswer,
  writes,
} from '../../directus/index.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { readRowId, rowParams } from '../../http/row-id.ts';
import { changeTracks } from './change-track.ts';
import { createTracks } from './create-tracks.ts';
import { deleteTracks } from './delete-track.ts';

/** Creates, changes and deletes tracks; items/ serves them to everybody. */
export function registerTracks(app: FastifyInstance, context: AppContext): void {
  registerMaking(app, context);
  registerChanges(app, context);
  registerDeletions(app, context);
}

function registerMaking(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    createTracksCall.path,
    {
      ...writes('track.edit', 'Asset'),
      schema: {
        summary: 'Make tracks',
        description:
          'One, or a list: all of it or nothing. A name is enough; a new track is open, comes last, and gets a colour of its own.',
        body: createTracksCall.body,
        response: { 200: rowOrRowsAnswer('Asset'), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const fields = askedFields(request, 'Asset');
      const body = request.body;
      const ids = await createTracks(context, actor, Array.isArray(body) ? body : [body]);
      const rows = await readRows(context, 'Asset', ids, actor, fields);
      return { data: asSent(rows, body) };
    },
  );
}

function registerChanges(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.patch(
    changeTrackCall.path,
    {
      ...writes('track.edit', 'Asset'),
      schema: {
        summary: 'Change a track',
        description:
          'What is not named stays. `status` "closed": riders book nothing new there; "retired": nobody does, and while somebody holds a slot to come it is refused with those slots.',
        params: rowParams,
        body: changeTrackCall.body,
        response: { 200: rowAnswer('Asset'), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const fields = askedFields(request, 'Asset');
      const id = readRowId(request.params.id);
      await changeTracks(context, actor, [id], request.body);
      return { data: await readRow(context, 'Asset', id, actor, fields) };
    },
  );

  routes.patch(
    changeTracksCall.path,
    {
      ...writes('track.edit', 'Asset'),
      schema: {
        summary: 'Change several tracks alike',
        description: 'All of them or none.',
        body: changeTracksCall.body,
        response: { 200: rowsAnswer('Asset'), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const fields = askedFields(request, 'Asset');
      const { keys, data } = request.body;
      await changeTracks(context, actor, keys, data);
      return { data: await readRows(context, 'Asset', keys, actor, fields) };
    },
  );
}

function registerDeletions(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.delete(
    deleteTrackCall.path,
    {
      ...requirePermission('track.edit'),
      schema: {
        summary: 'Delete a track',
        description:
          'Only one that has no slots, events or plans, past or to come. Any other can be retired.',
        params: rowParams,
        response: { 204: z.void(), ...errorResponses(403, 409) },
      },
    },
    async (request, reply) => {
      await deleteTracks(context, requireActor(request), [readRowId(request.params.id)]);
      return reply.code(204).send();
    },
  );

  routes.delete(
    deleteTracksCall.path,
    {
      ...requirePermission('track.edit'),
      schema: {
        summary: 'Delete tracks',
        description: 'All of them or none.',
        body: deleteTracksCall.body,
        response: { 204: z.void(), ...errorResponses(400, 403, 409) },
      },
    },
    async (request, reply) => {
      const body = request.body;
      await deleteTracks(context, requireActor(request), Array.isArray(body) ? body : body.keys);
      return reply.code(204).send();
    },
  );
}
