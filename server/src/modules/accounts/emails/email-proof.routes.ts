import { askEmailProofCall, readEmailProofCall } from '@cablepark/contract/accounts/own-account';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requireWriter } from '../../../http/permission.ts';
import type { ServerContext } from '../../../server-context.ts';
import { limitPerAccount } from '../change-limit.ts';
import { limits } from '../limits.ts';
import { askEmailProof, isEmailProved } from './ask-email-proof.ts';

const config = { least: 'User' } as const;

/** Proves the current address, on the page that also proves a new one. */
export function registerEmailProof(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    readEmailProofCall.path,
    {
      config,
      schema: {
        summary: 'Read whether one’s own address is proved',
        response: { 200: answerOf(readEmailProofCall), ...errorResponses(401) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: { proved: await isEmailProved(context, requireActor(request)) } };
    },
  );
  routes.post(
    askEmailProofCall.path,
    {
      config: { ...config, rateLimit: limits.requestReset },
      preHandler: limitPerAccount(app, limits.requestReset),
      schema: {
        summary: 'Have a link mailed to one’s own address, to prove it',
        description: 'Good for a day and one use. Nothing is mailed where the address is proved.',
        response: { 204: z.void(), ...errorResponses(401, 403) },
      },
    },
    async (request, reply) => {
      await askEmailProof(context, requireWriter(request), request.sessionFamily);
      return reply.code(204).send();
    },
  );
}
