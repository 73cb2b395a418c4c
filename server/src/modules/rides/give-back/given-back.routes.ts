import { listGivenBackCall } from '@cablepark/contract/given-back/given-back';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { listGivenBack } from './list-given-back.ts';

/** What came back to a rider, and why. */
export function registerGivenBack(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    listGivenBackCall.path,
    {
      ...requirePermission('slot.cancelOwn'),
      schema: {
        summary: 'List one’s own rides that came back, as money or on a pass, and why',
        response: { 200: answerOf(listGivenBackCall), ...errorResponses(403) },
      },
    },
    async (request) => ({ data: await listGivenBack(context, requireActor(request).id) }),
  );
}
