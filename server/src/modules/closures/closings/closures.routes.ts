import {
  closeTracksCall,
  liftClosureCall,
  listClosuresCall,
  previewClosureCall,
  readDeskClosuresCall,
  sendClosureCall,
  toldOfClosureCall,
} from '@cablepark/contract/closures/closures';
import type { ClosurePreview } from '@cablepark/contract/closures/closures.schema';
import { toPln } from '@cablepark/contract/money';
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
import { findClosures } from '../../tracks/state/index.ts';
import { liftClosure, sendClosureNow } from '../lift-closure.ts';
import { closeTracks, type PlannedClosure, previewClosure } from './close-tracks.ts';
import { readDeskClosures } from './closure-status.ts';
import { markToldOfClosure } from './tell-of-closure.ts';
import { writeClosureRow } from './write-closure-row.ts';

/** Closures of tracks: everybody sees them, and the desk makes and lifts them. */
export function registerClosures(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerReading(app, context);
  registerClosing(app, context);
  registerTelling(app, context);
}

function registerReading(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    listClosuresCall.path,
    {
      schema: {
        summary: 'What is closed now and later',
        response: { 200: answerOf(listClosuresCall), ...errorResponses() },
      },
    },
    async () => {
      const closures = await findClosures(context.store.db, context.clock.now(), null);
      return { data: closures.map(writeClosureRow) };
    },
  );

  routes.get(
    readDeskClosuresCall.path,
    {
      ...requirePermission('cable.close'),
      schema: {
        summary: 'The closures, what became of their rides, and who must be called',
        response: { 200: answerOf(readDeskClosuresCall), ...errorResponses(403) },
      },
    },
    async () => ({ data: await readDeskClosures(context) }),
  );

  routes.get(
    previewClosureCall.path,
    {
      ...requirePermission('cable.close'),
      schema: {
        summary: 'What a closure would do now',
        querystring: previewClosureCall.query,
        response: { 200: answerOf(previewClosureCall), ...errorResponses(400, 403, 422) },
      },
    },
    async (request) => {
      const { assets, from = null, until = null } = request.query;
      const tracks = [...new Set(assets.split(',').map(Number))];
      const plan = await previewClosure(context, requireActor(request), { tracks, from, until });
      return { data: writePreview(plan) };
    },
  );
}

function writePreview({ span, rides, holds, payments, riders, ...plan }: PlannedClosure): ClosurePreview {
  return {
    from: writeWireTime(span.from),
    until: writeWireTime(span.until),
    rides: rides.map((slot) => {
      const payment = slot.payment === null ? null : payments.get(slot.payment);
      const rider = riders.get(slot.rider ?? '');
      return {
        slot: slot.id,
        booking: slot.booking ?? 0,
        asset: slot.track,
        startTime: writeWireTime(slot.start),
        name: rider?.name ?? null,
        phone: rider?.phone ?? null,
        hasMail: rider?.hasMail ?? false,
        paid: payment?.paidBy ?? 'nothing',
        amount: toPln(payment?.cents ?? 0),
      };
    }),
    holds: holds.length,
    toGiveBack: toPln(plan.toGiveBack),
    needsEditor: plan.needsEditor,
  };
}

function registerClosing(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    closeTracksCall.path,
    {
      ...withKey(requirePermission('cable.close'), 'required'),
      schema: {
        summary: 'Close tracks for a time',
        description:
          'Nobody books inside it: 422 CLOSED with `reason` and `until`. Slots that wait to be paid are freed. Each booked ride waits for its rider’s choice: another slot, of which one is held, a rain check, or what was paid; without one it goes back the way it came, and money of the desk waits there. Riders are told after a minute; until then it can be lifted without a word. Above the park’s sum only an Editor closes: 403. Where the rides are not those of the preview any more: 409 CHANGED_SINCE.',
        headers: keyHeaders,
        body: closeTracksCall.body,
        response: { 200: answerOf(closeTracksCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { assets, from, until, reason, note, note_en: noteEn, seen } = request.body;
      const tracks = [...new Set(assets)].toSorted((a, b) => a - b);
      const data = await answerOnce(
        context,
        request,
        (keyed) => closeTracks(keyed, actor, { tracks, from, until, reason, note, noteEn, seen }),
        (_inside, answer) => answer,
      );
      context.outbox.raise();
      return { data };
    },
  );

  routes.post(
    liftClosureCall.path,
    {
      ...withKey(requirePermission('cable.close'), 'required'),
      schema: {
        summary: 'Open the tracks of a closure early',
        description:
          'Rides to come about which nobody has chosen take place. What riders have chosen stays. Riders who have heard of the closure are told.',
        params: rowParams,
        headers: keyHeaders,
        body: liftClosureCall.body,
        response: { 200: answerOf(liftClosureCall), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const id = readRowId(request.params.id);
      const data = await answerOnce(
        context,
        request,
        (keyed) => liftClosure(keyed, actor, id),
        (_inside, { rides }) => ({ id, rides }),
      );
      context.outbox.raise();
      return { data };
    },
  );
}

function registerTelling(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    sendClosureCall.path,
    {
      ...requirePermission('cable.close'),
      schema: {
        summary: 'Send the waiting messages of a closure now',
        params: rowParams,
        response: { 204: z.void(), ...errorResponses(403) },
      },
    },
    async (request, reply) => {
      await sendClosureNow(context, requireActor(request), readRowId(request.params.id));
      context.outbox.raise();
      return reply.code(204).send();
    },
  );

  routes.post(
    toldOfClosureCall.path,
    {
      ...requirePermission('cable.close'),
      schema: {
        summary: 'Tick off that a rider was told of a closure',
        description: 'Of all their rides of this closure.',
        params: rowParams,
        response: { 204: z.void(), ...errorResponses(403) },
      },
    },
    async (request, reply) => {
      await markToldOfClosure(context, requireActor(request), readRowId(request.params.id));
      return reply.code(204).send();
    },
  );
}
