import { digestCall } from '@cablepark/contract/messages';
import { reminderChoice } from '@cablepark/contract/own-account';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';

const choice = z.object({ data: reminderChoice });

/** Whether one of the staff is told of new bookings each evening. */
export function registerDigest(app: FastifyInstance, { store }: AppContext): void {
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
    async (request) => {
      const { digest } = await store.db
        .selectFrom('account')
        .select('digest')
        .where('id', '=', requireActor(request).id)
        .executeTakeFirstOrThrow();
      return { data: { wanted: digest === 1 } };
    },
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
      const digest = request.body.wanted ? 1 : 0;
      await store.db
        .updateTable('account')
        .set({ digest })
        .where('id', '=', requireActor(request).id)
        // What is so already empties no kept answers.
        .where('digest', '<>', digest)
        .execute();
      return { data: request.body };
    },
  );
}
