import { digestCall } from '@cablepark/contract/messages';
import { reminderChoice } from '@cablepark/contract/own-account';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { chooseMails, wantsMails } from './mail-choice.ts';

const choice = z.object({ data: reminderChoice });

/** Whether one of the staff is told of new bookings each evening. */
export function registerDigest(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    digestCall,
    {
      ...requirePermission('message.read'),
      schema: {
        summary: 'Read whether one is told of new bookings each evening',
        response: { 200: choice, ...errorResponses(403) },
      },
    },
    async (request) => ({ data: { wanted: await wantsMails(context, requireActor(request).id, 'digest') } }),
  );
  routes.patch(
    digestCall,
    {
      ...requirePermission('message.read'),
      schema: {
        summary: 'Choose whether to be told of new bookings each evening',
        body: reminderChoice,
        response: { 200: choice, ...errorResponses(400, 403) },
      },
    },
    async (request) => {
      await chooseMails(context, requireActor(request).id, 'digest', request.body.wanted);
      return { data: request.body };
    },
  );
}
