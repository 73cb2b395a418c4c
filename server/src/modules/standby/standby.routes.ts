import {
  answerMailedOfferCall,
  leaveWishCall,
  listWishesCall,
  makeWishCall,
  readMailedOfferCall,
  resumeWishCall,
} from '@cablepark/contract/standby/standby';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { readRowId, rowParams } from '../../http/row-id.ts';
import { listWishes, readMailedOffer, requireOffer } from './read-standby.ts';
import { declineOffer, leaveByOffer, takeOffer } from './take-offer.ts';
import { leaveWish, makeWish, resumeWish } from './wishes.ts';

/** Riders wait for a slot, and take offered slots. */
export function registerStandby(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerWishes(app, context);
  registerMailedOffers(app, context);
}

function registerWishes(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    listWishesCall.path,
    {
      ...requirePermission('slot.book'),
      schema: {
        summary: 'List what one waits for, and which slots are offered now',
        response: { 200: answerOf(listWishesCall), ...errorResponses(403) },
      },
    },
    async (request) => ({ data: await listWishes(context, requireActor(request).id) }),
  );
  routes.post(
    makeWishCall.path,
    {
      ...requirePermission('slot.book'),
      schema: {
        summary: 'Wait for a slot',
        description:
          'For any slot that begins and ends within a time of one day, on one track or on any. Whoever waits longer comes first; riders of closed rides come before. A free slot is offered for ten minutes, or for a third of the time to its start, and nobody else can book it; with less than 45 minutes to the start, the first tap among all who wait takes it. Two offers in a row that run out pause it. The same wish again changes nothing. More wishes than the park allows: 422 WISH_LIMIT.',
        body: makeWishCall.body,
        response: { 200: answerOf(makeWishCall), ...errorResponses(400, 403, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { asset: track, from, until } = request.body;
      await makeWish(context, actor, { track, from: requireWireTime(from), until: requireWireTime(until) });
      context.outbox.raise();
      return { data: await listWishes(context, actor.id) };
    },
  );
  for (const { call, summary, change } of [
    { call: leaveWishCall, summary: 'Wait no longer', change: leaveWish },
    { call: resumeWishCall, summary: 'Go on waiting after a pause', change: resumeWish },
  ])
    routes.post(
      call.path,
      {
        ...requirePermission('slot.book'),
        schema: {
          summary,
          params: rowParams,
          response: { 200: answerOf(call), ...errorResponses(403, 409, 422) },
        },
      },
      async (request) => {
        const actor = requireActor(request);
        await change(context, actor, readRowId(request.params.id));
        context.outbox.raise();
        return { data: await listWishes(context, actor.id) };
      },
    );
}

/** A GET changes nothing, because mail scanners send GET requests. */
function registerMailedOffers(app: FastifyInstance, context: AppContext): void {
  // As for mailed bookings: a token can't be guessed; the limit only saves work.
  const config = { ignoresBearer: true, rateLimit: { max: 60, timeWindow: '10 minutes' } };
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    readMailedOfferCall.path,
    {
      config,
      schema: {
        summary: 'See an offered slot by the link of its mail',
        querystring: readMailedOfferCall.query,
        response: { 200: answerOf(readMailedOfferCall), ...errorResponses(400, 403) },
      },
    },
    async ({ query: { token } }) => ({ data: await readMailedOffer(context, token) }),
  );
  routes.post(
    answerMailedOfferCall.path,
    {
      config,
      bodyLimit: 1024,
      schema: {
        summary: 'Take an offered slot, give it back, or wait no longer',
        description:
          'Where the park demands payment first, taking it keeps it for the rider until its time is over, and the payment books it.',
        body: answerMailedOfferCall.body,
        response: { 200: answerOf(answerMailedOfferCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async ({ body: { token, answer } }) => {
      const offer = await requireOffer(context, token);
      if (answer === 'take') await takeOffer(context, offer);
      else if (answer === 'decline') await declineOffer(context, offer);
      else await leaveByOffer(context, offer);
      context.outbox.raise();
      return { data: await readMailedOffer(context, token) };
    },
  );
}
