import { requestPasswordCall, resetPasswordCall } from '@cablepark/contract/accounts/sessions';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { errorResponses } from '../../../http/error-responses.ts';
import type { ServerContext } from '../../../server-context.ts';
import { limits } from '../limits.ts';
import { requestPasswordReset, resetPage } from './passwords.service.ts';
import { resetPassword } from './reset-password.ts';

const answers = { 204: z.void(), ...errorResponses(400) };
const ignoresBearer = true;

export function registerPasswords(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    requestPasswordCall.path,
    {
      schema: {
        summary: 'Ask for a mail that lets one choose a new password',
        description: 'Answers the same whether there is such an account or not.',
        body: requestPasswordCall.body,
        response: answers,
      },
      config: { ignoresBearer, rateLimit: limits.requestReset },
    },
    async ({ body }, reply) => {
      const page = resetPage(context.config.publicUrl, body.reset_url);
      await requestPasswordReset(context, body.email, page);
      return reply.code(204).send();
    },
  );

  routes.post(
    resetPasswordCall.path,
    {
      schema: {
        summary: 'Choose a new password',
        description: 'By the token of the mail, which is good for one hour and one use. Ends all sessions.',
        body: resetPasswordCall.body,
        response: { ...answers, ...errorResponses(401, 403) },
      },
      config: { ignoresBearer, rateLimit: limits.reset },
    },
    async ({ body }, reply) => {
      await resetPassword(context, body.token, body.password);
      return reply.code(204).send();
    },
  );
}
