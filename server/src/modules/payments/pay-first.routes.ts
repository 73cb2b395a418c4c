import { readPayFirstCall } from '@cablepark/contract/payments/checkouts';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { paysFirst } from './pay-first.ts';

/** Whether a rider must pay first. The site must not offer payment at the park to such a rider. */
export function registerPayFirst(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    readPayFirstCall.path,
    {
      ...requirePermission('slot.book'),
      schema: {
        summary: 'See whether one pays before a slot that one books holds',
        description: 'Where the park asks that of everybody, or of who has missed two slots.',
        response: { 200: answerOf(readPayFirstCall), ...errorResponses(401, 403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: { first: await paysFirst(context, requireActor(request)) } };
    },
  );
}
