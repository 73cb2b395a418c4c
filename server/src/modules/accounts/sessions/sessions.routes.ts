import { loginCall, logoutCall, refreshCall } from '@cablepark/contract/accounts/sessions';
import { deviceOf } from '@cablepark/domain/accounts/device';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { limits } from '../limits.ts';
import { logIn, logOut, refreshSession, type SessionContext } from './sessions.service.ts';

const answers = { 200: answerOf(loginCall), ...errorResponses(400, 401) };
const nothing = { 204: z.void(), ...errorResponses(400) };

/** A browser may send an old bearer header; these calls use only their body. */
const ignoresBearer = true;

export function registerSessions(app: FastifyInstance, context: SessionContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    loginCall.path,
    {
      schema: {
        summary: 'Log in',
        description: '`expires` is how long the access token lives, in milliseconds.',
        body: loginCall.body,
        response: answers,
      },
      config: { ignoresBearer, rateLimit: limits.logIn },
    },
    async ({ body, headers }) => ({
      data: await logIn(context, body.email, body.password, deviceOf(headers['user-agent'])),
    }),
  );

  routes.post(
    refreshCall.path,
    {
      schema: {
        summary: 'Renew a session',
        description: 'Answers a new pair of tokens; the old refresh token is used up.',
        body: refreshCall.body,
        response: answers,
      },
      config: { ignoresBearer },
    },
    async ({ body, headers }) => ({
      data: await refreshSession(context, body.refresh_token, deviceOf(headers['user-agent'])),
    }),
  );

  routes.post(
    logoutCall.path,
    {
      schema: { summary: 'Log out', body: logoutCall.body, response: nothing },
      config: { ignoresBearer },
    },
    async ({ body }, reply) => {
      await logOut(context, body.refresh_token);
      return reply.code(204).send();
    },
  );
}
