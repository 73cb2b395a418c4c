import { parkContent, parkContentPatch } from '@cablepark/domain/park/content.schema';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { changeContent } from './park-content.service.ts';

/** PATCH /park; GET /server/info publishes the content. */
export function registerParkContent(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().patch(
    '/park',
    {
      ...requirePermission('park.edit'),
      schema: {
        summary: 'Change what the park says of itself',
        description: 'Any part of any section; what is not named stays.',
        body: parkContentPatch,
        response: { 200: z.object({ data: parkContent }), ...errorResponses(400, 403) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      return { data: await changeContent(context, actor, request.body) };
    },
  );
}
