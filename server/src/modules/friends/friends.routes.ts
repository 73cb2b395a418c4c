import {
  claimPlaceCall,
  listFriendsLinksCall,
  makeFriendsLinkCall,
  readFriendsLinkCall,
  takeBackFriendsLinkCall,
} from '@cablepark/contract/friends/friends';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { readRowId, rowParams } from '../../http/row-id.ts';
import { claimPlace } from './claim-place.ts';
import { makeLink } from './make-link.ts';
import { listLinks, readLink, requireLink } from './read-links.ts';
import { takeBackLink } from './take-back-link.ts';

/** Riders hold slots for friends, who take them by a link. */
export function registerFriends(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerOwnLinks(app, context);
  registerPlaces(app, context);
}

function registerOwnLinks(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    listFriendsLinksCall.path,
    {
      ...requirePermission('slot.book'),
      schema: {
        summary: 'List the slots that one holds for friends, and who took which',
        response: { 200: answerOf(listFriendsLinksCall), ...errorResponses(403) },
      },
    },
    async (request) => ({ data: await listLinks(context, requireActor(request).id) }),
  );
  routes.post(
    makeFriendsLinkCall.path,
    {
      ...withKey(requirePermission('slot.book'), 'required'),
      schema: {
        summary: 'Hold slots for friends, who take them by a link',
        description:
          'With a proved address, within one’s own limits, all slots or none; `own` is booked for the rider in the same step. What nobody takes is free again at `until`, at most 24 hours on and two hours before the first slot. Slots that lapse keep the rider from another link for a day: 422 HOLD_AGAIN_LATER with `until`.',
        headers: keyHeaders,
        body: makeFriendsLinkCall.body,
        response: { 200: answerOf(makeFriendsLinkCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { slots, own, until } = request.body;
      const link = { slots, own, until: requireWireTime(until) };
      await answerOnce(
        context,
        request,
        (keyed) => makeLink(keyed, actor, link),
        async () => null,
      );
      context.outbox.raise();
      return { data: await listLinks(context, actor.id) };
    },
  );
  routes.post(
    takeBackFriendsLinkCall.path,
    {
      ...requirePermission('slot.book'),
      schema: {
        summary: 'Free slots of one’s link that nobody has taken',
        params: rowParams,
        body: takeBackFriendsLinkCall.body,
        response: { 200: answerOf(takeBackFriendsLinkCall), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      await takeBackLink(context, actor, { id: readRowId(request.params.id), slot: request.body.slot });
      context.outbox.raise();
      return { data: await listLinks(context, actor.id) };
    },
  );
}

function registerPlaces(app: FastifyInstance, context: AppContext): void {
  // As for mailed bookings: a token can't be guessed; the limit saves work.
  const rateLimit = { max: 60, timeWindow: '10 minutes' };
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    readFriendsLinkCall.path,
    {
      config: { rateLimit },
      schema: {
        summary: 'See the slots of a link, without a login',
        querystring: readFriendsLinkCall.query,
        response: { 200: answerOf(readFriendsLinkCall), ...errorResponses(400, 403) },
      },
    },
    async (request) => ({
      data: await readLink(context, await requireLink(context, request.query.token), request.actor),
    }),
  );
  const guard = requirePermission('slot.book');
  routes.post(
    claimPlaceCall.path,
    {
      ...guard,
      config: { ...guard.config, rateLimit },
      bodyLimit: 1024,
      schema: {
        summary: 'Take a slot of a link',
        description:
          'It is a booking of whoever takes it, with their own limits and payment: where payment comes first it waits for that.',
        body: claimPlaceCall.body,
        response: { 200: answerOf(claimPlaceCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const link = await requireLink(context, request.body.token);
      await claimPlace(context, actor, { link, slot: request.body.slot });
      return { data: await readLink(context, link, actor) };
    },
  );
}
