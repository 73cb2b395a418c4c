import {
  listStopsCall,
  previewStopCall,
  sendStopCall,
  stopCableCall,
  toldOfStopCall,
  undoStopCall,
} from '@cablepark/contract/closures/stops';
import type { StopPreview } from '@cablepark/contract/closures/stops.schema';
import { writeWireTime } from '@cablepark/contract/wire-time';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { readRowId, rowParams } from '../../../http/row-id.ts';
import { sendNow } from './send-now.ts';
import { previewStop, stopCable } from './stop-cable.ts';
import { readStopsToday } from './stop-status.ts';
import { markTold } from './tell-rider.ts';
import { undoStop } from './undo-stop.ts';

/** Stops of the cable: the desk reports a stop, and all upcoming rides of the day move. */
export function registerStops(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerReading(app, context);
  registerStopping(app, context);
  registerTelling(app, context);
}

function registerReading(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    listStopsCall.path,
    {
      ...requirePermission('cable.stop'),
      schema: {
        summary: 'The stops of today, and who must be called',
        response: { 200: answerOf(listStopsCall), ...errorResponses(403) },
      },
    },
    async () => ({ data: await readStopsToday(context) }),
  );

  routes.get(
    previewStopCall.path,
    {
      ...requirePermission('cable.stop'),
      schema: {
        summary: 'What a stop would do now',
        querystring: previewStopCall.query,
        response: { 200: answerOf(previewStopCall), ...errorResponses(400, 403) },
      },
    },
    async ({ query }) => {
      const tracks = [...new Set(query.assets.split(',').map(Number))];
      return { data: await writePreview(context, Number(query.minutes), tracks) };
    },
  );
}

async function writePreview(
  context: AppContext,
  minutes: number,
  tracks: readonly number[],
): Promise<StopPreview> {
  const plan = await previewStop(context, { minutes, tracks });
  const { shifted, swallowed, pastEnd, newest, riders, events } = plan;
  return {
    newest,
    tracks: plan.tracks.map(({ track, freeAt }) => ({ asset: track, freeAt: writeWireTime(freeAt) })),
    rides: shifted
      .filter(({ slot }) => slot.rider !== null)
      .toSorted((a, b) => Temporal.Instant.compare(a.to, b.to) || a.slot.id - b.slot.id)
      .map(({ slot, to }) => ({
        slot: slot.id,
        asset: slot.track,
        from: writeWireTime(slot.start),
        startTime: writeWireTime(to),
        name: riders.get(slot.rider ?? '')?.name ?? null,
        hasMail: riders.get(slot.rider ?? '')?.hasMail ?? false,
        isPastEnd: pastEnd.has(slot.id),
      })),
    swallowed: swallowed.length,
    events: events.map(({ event, to }) => ({
      id: event.id,
      name: event.name,
      nameEn: event.nameEn ?? null,
      from: writeWireTime(event.start),
      startTime: to && writeWireTime(to.start),
    })),
  };
}

function registerStopping(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    stopCableCall.path,
    {
      ...withKey(requirePermission('cable.stop'), 'required'),
      schema: {
        summary: 'Report that the cable stands still',
        description:
          'The coming rides of the tracks move later in order, until a gap is long enough; free slots before it are swallowed. A ride under way gets its minutes back. Bookings, payments and links keep their ids. Riders are told after a minute; until then it can be undone without a word. Where another desk has reported a stop since `seen`: 409 CHANGED_SINCE.',
        headers: keyHeaders,
        body: stopCableCall.body,
        response: { 200: answerOf(stopCableCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { minutes, assets, seen } = request.body;
      const stop = { minutes, tracks: [...new Set(assets)].toSorted((a, b) => a - b), seen };
      const data = await answerOnce(
        context,
        request,
        (keyed) => stopCable(keyed, actor, stop),
        (_inside, answer) => answer,
      );
      context.outbox.raise();
      return { data };
    },
  );

  routes.post(
    undoStopCall.path,
    {
      ...withKey(requirePermission('cable.stop'), 'required'),
      schema: {
        summary: 'Undo a stop',
        description:
          'Its slots return to their times, and the swallowed ones come back, all or none: 409 CHANGED_SINCE where a later stop or somebody else has changed them, 422 TOO_LATE once the first time of a ride is five minutes past.',
        params: rowParams,
        headers: keyHeaders,
        body: undoStopCall.body,
        response: { 200: answerOf(undoStopCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const id = readRowId(request.params.id);
      const data = await answerOnce(
        context,
        request,
        (keyed) => undoStop(keyed, actor, id),
        () => ({ id }),
      );
      context.outbox.raise();
      return { data };
    },
  );
}

function registerTelling(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    sendStopCall.path,
    {
      ...requirePermission('cable.stop'),
      schema: {
        summary: 'Send the waiting messages of a stop now',
        params: rowParams,
        response: { 204: z.void(), ...errorResponses(403) },
      },
    },
    async (request, reply) => {
      await sendNow(context, requireActor(request), readRowId(request.params.id));
      context.outbox.raise();
      return reply.code(204).send();
    },
  );

  routes.post(
    toldOfStopCall.path,
    {
      ...requirePermission('cable.stop'),
      schema: {
        summary: 'Tick off that a rider was told of a stop',
        description: 'Of all their rides of this stop.',
        params: rowParams,
        response: { 204: z.void(), ...errorResponses(403) },
      },
    },
    async (request, reply) => {
      const actor = requireActor(request);
      await markTold(context, actor, readRowId(request.params.id));
      return reply.code(204).send();
    },
  );
}
