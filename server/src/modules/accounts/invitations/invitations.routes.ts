import { inviteCall, listInvitedCall } from '@cablepark/contract/accounts/setup';
import { writeWireMs } from '@cablepark/contract/wire-time';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import type { ServerContext } from '../../../server-context.ts';
import { limits } from '../limits.ts';
import { findInvited } from './invitations.store.ts';
import { invite } from './invite.ts';

/** Inviting people to the staff. */
export function registerInvitations(app: FastifyInstance, context: ServerContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { config, preValidation } = requirePermission('user.invite');
  routes.get(
    listInvitedCall.path,
    {
      preValidation,
      config,
      schema: {
        summary: 'List who was invited and has not chosen a password yet',
        response: { 200: answerOf(listInvitedCall), ...errorResponses(403) },
      },
    },
    async () => {
      const nowMs = context.clock.now().epochMilliseconds;
      const accounts = await findInvited(context.store.db);
      return {
        data: accounts.map(({ expiresAtMs, ...row }) => ({ ...row, expires: until(expiresAtMs, nowMs) })),
      };
    },
  );
  routes.post(
    inviteCall.path,
    {
      preValidation,
      config: { ...config, rateLimit: limits.invite },
      schema: {
        summary: 'Invite somebody to the staff, or once more',
        description:
          'Makes an account without a password and mails a link to choose one, good for seven days and one use; `link` is the same, to hand it over.',
        body: inviteCall.body,
        response: { 200: answerOf(inviteCall), ...errorResponses(400, 403) },
      },
    },
    async (request) => ({ data: await invite(context, requireActor(request), request.body) }),
  );
}

function until(expiresAtMs: number | null, nowMs: number): string | null {
  if (expiresAtMs === null || expiresAtMs <= nowMs) return null;
  return writeWireMs(expiresAtMs);
}
