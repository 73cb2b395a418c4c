import {
  checkSetupCall,
  makeFirstAdminCall,
  readSetupCall,
  testMailCall,
} from '@cablepark/contract/accounts/setup';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { limits } from '../../accounts/index.ts';
import { checkSetupLink, makeFirstAdmin } from './make-first-admin.ts';
import { readSetupState } from './read-setup-state.ts';
import { sendTestMail } from './send-test-mail.ts';

/** The first Admin, and the data of the setup page. */
export function registerSetup(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerFirstAdmin(app, context);
  registerState(app, context);
}

function registerFirstAdmin(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const config = { ignoresBearer: true, rateLimit: limits.firstAdmin };
  const answers = { 204: z.void(), ...errorResponses(400, 401, 403) };
  routes.post(
    checkSetupCall.path,
    {
      schema: {
        summary: 'Ask whether the link to the first Admin is good',
        description: '401 when its day is over, 403 when it is used, replaced or there is an Admin.',
        body: checkSetupCall.body,
        response: answers,
      },
      config,
    },
    async ({ body }, reply) => {
      await checkSetupLink(context, body.token);
      return reply.code(204).send();
    },
  );
  routes.post(
    makeFirstAdminCall.path,
    {
      schema: {
        summary: 'Make the first Admin',
        description: 'By the link that the server prints while there is none; it works once.',
        body: makeFirstAdminCall.body,
        response: answers,
      },
      config,
    },
    async ({ body }, reply) => {
      await makeFirstAdmin(context, body);
      return reply.code(204).send();
    },
  );
}

function registerState(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { config, preValidation } = requirePermission('park.edit');
  routes.get(
    readSetupCall.path,
    {
      preValidation,
      config,
      schema: {
        summary: 'Read how far the park is from opening',
        response: { 200: answerOf(readSetupCall), ...errorResponses(403) },
      },
    },
    async () => ({ data: await readSetupState(context) }),
  );
  routes.post(
    testMailCall.path,
    {
      preValidation,
      config: { ...config, rateLimit: limits.requestReset },
      schema: {
        summary: 'Send a mail to oneself',
        description: 'Answers whether the mail server has taken it, and if not, why.',
        response: { 200: answerOf(testMailCall), ...errorResponses(403) },
      },
    },
    async (request) => ({ data: await sendTestMail(context, requireActor(request)) }),
  );
}
