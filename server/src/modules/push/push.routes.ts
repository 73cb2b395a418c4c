import { addPushCall, readPushCall, removePushCall } from '@cablepark/contract/accounts/own-account';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requireWriter } from '../../http/permission.ts';
import { readRowId, rowParams } from '../../http/row-id.ts';
import { endPush, readPushState, subscribe } from './push-devices.ts';

const config = { least: 'User' } as const;
const nothing = { 204: z.void() };
/** A browser subscribes once, and again only if the rider turns pushes off and on. */
const subscribing = { max: 10, timeWindow: '10 minutes' };

/** The devices that get pushes about a rider's slots. */
export function registerPush(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    readPushCall.path,
    {
      config,
      schema: {
        summary: 'Read which devices are told of one’s slots',
        description:
          '`key` is what a browser subscribes with; null where the park has no public https address.',
        response: { 200: answerOf(readPushCall), ...errorResponses(401) },
      },
    },
    async (request) => ({
      data: await readPushState(context, requireActor(request), request.sessionFamily),
    }),
  );
  routes.post(
    addPushCall.path,
    {
      config: { ...config, rateLimit: subscribing },
      bodyLimit: 4096,
      schema: {
        summary: 'Be told on this device',
        description:
          'With what the browser’s `PushManager` gave. Ends with the session. Only addresses of known push services are taken.',
        body: addPushCall.body,
        response: { ...nothing, ...errorResponses(400, 401, 403) },
      },
    },
    async (request, reply) => {
      await subscribe(context, requireWriter(request), request.sessionFamily, request.body);
      return reply.code(204).send();
    },
  );
  routes.delete(
    removePushCall.path,
    {
      config,
      schema: {
        summary: 'Tell a device no more',
        params: rowParams,
        response: { ...nothing, ...errorResponses(401, 403) },
      },
    },
    async (request, reply) => {
      await endPush(context, requireWriter(request), readRowId(request.params.id));
      return reply.code(204).send();
    },
  );
}
