import { agreeToMergeCall, readMailedMergeCall } from '@cablepark/contract/accounts/merges';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { agreeToMerge } from './agree-to-merge.ts';
import { readMailedMerge } from './read-merges.ts';

// A token with 144 bits of signature can't be guessed; the limit saves work.
const config = { ignoresBearer: true, rateLimit: { max: 60, timeWindow: '10 minutes' } };

/** The owner's agreement to a merge. Mail scanners only send GET requests, and those change nothing. */
export function registerMailedMerges(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    readMailedMergeCall.path,
    {
      config,
      schema: {
        summary: 'See what a merge would join to one’s account, by the mailed link',
        querystring: readMailedMergeCall.query,
        response: { 200: answerOf(readMailedMergeCall), ...errorResponses(400, 403) },
      },
    },
    async ({ query }) => ({ data: await readMailedMerge(context, query.token) }),
  );
  routes.post(
    agreeToMergeCall.path,
    {
      config,
      bodyLimit: 1024,
      schema: {
        summary: 'Agree to a merge by the mailed link',
        description: 'Done again it changes nothing.',
        body: agreeToMergeCall.body,
        response: { 200: answerOf(agreeToMergeCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async ({ body: { token } }) => {
      await agreeToMerge(context, token);
      return { data: await readMailedMerge(context, token) };
    },
  );
}
