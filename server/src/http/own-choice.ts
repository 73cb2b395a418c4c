import type { ChoiceCalls } from '@cablepark/contract/accounts/own-account';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { answerOf } from './answer-of.ts';
import { errorResponses } from './error-responses.ts';
import { requireActor, requireWriter } from './permission.ts';

interface OwnChoice {
  calls: ChoiceCalls;
  /** The permission: `requirePermission(…)`, or a config with the least role. */
  who: Pick<RouteShorthandOptions, 'config' | 'preHandler'>;
  /** The choice's description, after "Read whether one …" and "Choose whether to …". */
  read: string;
  choose: string;
  description?: string;
  find: (account: string) => Promise<boolean>;
  write: (account: string, isWanted: boolean) => Promise<void>;
}

/** GET and PATCH of an account's own setting: yes or no. */
export function registerOwnChoice(app: FastifyInstance, choice: OwnChoice): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    choice.calls.read.path,
    {
      ...choice.who,
      schema: {
        summary: choice.read,
        response: { 200: answerOf(choice.calls.read), ...errorResponses(401, 403) },
      },
    },
    async (request) => ({ data: { wanted: await choice.find(requireActor(request).id) } }),
  );
  routes.patch(
    choice.calls.choose.path,
    {
      ...choice.who,
      schema: {
        summary: choice.choose,
        ...(choice.description && { description: choice.description }),
        body: choice.calls.choose.body,
        response: { 200: answerOf(choice.calls.choose), ...errorResponses(400, 401, 403) },
      },
    },
    async (request) => {
      await choice.write(requireWriter(request).id, request.body.wanted);
      return { data: request.body };
    },
  );
}
