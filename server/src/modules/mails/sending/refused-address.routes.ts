import { readOwnMailCall } from '@cablepark/contract/accounts/own-account';
import { listRefusedCall } from '@cablepark/contract/messages/messages';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { findRefused, isRefused } from '../../accounts/index.ts';

/** Accounts whose address a mail server refused: for the staff, and for the account itself. */
export function registerRefusedAddresses(app: FastifyInstance, { store }: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    listRefusedCall.path,
    {
      ...requirePermission('message.read'),
      schema: {
        summary: 'Read which accounts cannot be written to',
        description: 'A mail server refused their address for good, and they have no other since.',
        response: { 200: answerOf(listRefusedCall), ...errorResponses(403) },
      },
    },
    async () => ({ data: await findRefused(store.db) }),
  );
  routes.get(
    readOwnMailCall.path,
    {
      config: { least: 'User' },
      schema: {
        summary: 'Read whether one’s own address takes mails',
        response: { 200: answerOf(readOwnMailCall), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: { refused: await isRefused(store.db, requireActor(request).id) } }),
  );
}
