import { reminderChoice, seasonMailsCall } from '@cablepark/contract/own-account';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requireWriter } from '../../http/permission.ts';
import { chooseMails, wantsMails } from './mail-choice.ts';

const config = { least: 'User' } as const;
const choice = z.object({ data: reminderChoice });

/** Whether a rider is told when a season opens: nobody who has not asked for it. */
export function registerSeasonMails(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    seasonMailsCall,
    {
      config,
      schema: {
        summary: 'Read whether one is told when a season opens',
        response: { 200: choice, ...errorResponses(401) },
      },
    },
    async (request) => ({ data: { wanted: await wantsMails(context, requireActor(request).id, 'season') } }),
  );
  routes.patch(
    seasonMailsCall,
    {
      config,
      schema: {
        summary: 'Choose whether to be told when a season opens',
        description: 'Once a season, when its first slots can be booked.',
        body: reminderChoice,
        response: { 200: choice, ...errorResponses(400, 401, 403) },
      },
    },
    async (request) => {
      await chooseMails(context, requireWriter(request).id, 'season', request.body.wanted);
      return { data: request.body };
    },
  );
}
