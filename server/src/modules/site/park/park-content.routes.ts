import { changeParkCall } from '@cablepark/contract/park/content-calls';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { changeContent } from './park-content.service.ts';

/** PATCH /park; GET /server/info publishes the content. */
export function registerParkContent(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().patch(
    changeParkCall.path,
    {
      ...requirePermission('park.edit'),
      schema: {
        summary: 'Change what the park says of itself',
        description: 'Any part of any section; what is not named stays.',
        body: changeParkCall.body,
        response: { 200: answerOf(changeParkCall), ...errorResponses(400, 403) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      return { data: await changeContent(context, actor, request.body) };
    },
  );
}
