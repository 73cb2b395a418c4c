import { errorAnswer, loginBody, refreshBody, tokensAnswer } from '@cablepark/domain/wire';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Park } from '../park.ts';
import { limits } from './limits.ts';
import { logIn, logOut, refreshSession } from './sessions.service.ts';

const answers = {
  200: z.object({ data: tokensAnswer }),
  400: errorAnswer,
  401: errorAnswer,
  429: errorAnswer,
};
const nothing = { 204: z.void(), 400: errorAnswer };

/** Whatever old bearer a browser sends along, these calls answer by their body alone. */
const ignoresBearer = true;

export function registerSessions(app: FastifyInstance, park: Park): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/auth/login',
    { schema: { body: loginBody, response: answers }, config: { ignoresBearer, rateLimit: limits.logIn } },
    async ({ body }) => ({ data: await logIn(park, body.email, body.password) }),
  );

  routes.post(
    '/auth/refresh',
    { schema: { body: refreshBody, response: answers }, config: { ignoresBearer } },
    async ({ body }) => ({ data: await refreshSession(park, body.refresh_token) }),
  );

  routes.post(
    '/auth/logout',
    { schema: { body: refreshBody, response: nothing }, config: { ignoresBearer } },
    async ({ body }, reply) => {
      await logOut(park, body.refresh_token);
      return reply.code(204).send();
    },
  );
}
