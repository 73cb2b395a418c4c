import { readBoardLinkCall, readBoardNamesCall, renewBoardLinkCall } from '@cablepark/contract/park/board';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { writeAudit } from '../audit/index.ts';
import { boardAddress, findBoardAddress, isBoardKey, renewSalt } from './board-link.ts';
import { readBoardNames } from './read-board-names.ts';

/** A screen polls every five seconds, and at each change; a park may have several behind one address. */
export const rateLimit = { max: 600, timeWindow: '10 minutes' };

/** Separate budgets: a guest in the park's Wi-Fi who guesses keys must not use up the budget of the park's own screens. */
async function countedFor(context: AppContext, { ip, body }: FastifyRequest): Promise<string> {
  const { data } = z.safeParse(readBoardNamesCall.body, body);
  return data && (await isBoardKey(context, data.key)) ? `screen ${ip}` : ip;
}

/** The park's own screen: its secret link (Manager), and the names that it shows. */
export function registerBoard(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.post(
    readBoardNamesCall.path,
    {
      config: {
        ignoresBearer: true,
        rateLimit: {
          ...rateLimit,
          hook: 'preHandler',
          keyGenerator: (request) => countedFor(context, request),
        },
      },
      bodyLimit: 1024,
      schema: {
        summary: 'Read the names for the park’s own screen',
        description:
          'With the key of its link: who rides now and who starts next on each track, of those who let the board name them.',
        body: readBoardNamesCall.body,
        response: { 200: answerOf(readBoardNamesCall), ...errorResponses(400, 403) },
      },
    },
    async ({ body: { key } }) => {
      if (!(await isBoardKey(context, key))) throw new ParkError('FORBIDDEN');
      return { data: await readBoardNames(context) };
    },
  );
  routes.get(
    readBoardLinkCall.path,
    {
      ...requirePermission('board.link'),
      schema: {
        summary: 'Read the link of the park’s own screen',
        response: { 200: answerOf(readBoardLinkCall), ...errorResponses(403) },
      },
    },
    async () => ({ data: { url: await findBoardAddress(context) } }),
  );
  routes.post(
    renewBoardLinkCall.path,
    {
      ...requirePermission('board.link'),
      schema: {
        summary: 'Give the park’s own screen a new link',
        description: 'The old one is good no more.',
        response: { 200: answerOf(renewBoardLinkCall), ...errorResponses(403) },
      },
    },
    async (request) => {
      const salt = await inTransaction(context, requireActor(request), async (transaction) => {
        await writeAudit(transaction, { action: 'board.link', subjectId: 1 });
        return await renewSalt(transaction.db);
      });
      return { data: { url: boardAddress(context, salt) } };
    },
  );
}
