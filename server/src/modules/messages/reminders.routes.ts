import { mailPages } from '@cablepark/contract/addresses';
import { reminderChoice } from '@cablepark/contract/own-account';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requireWriter } from '../../http/permission.ts';
import { chooseMails, readUnsubscribeToken, wantsMails } from './mail-choice.ts';

const config = { least: 'User' } as const;
const choice = z.object({ data: reminderChoice });

/** Whether a rider is reminded: chosen in the account, or ended by a link of a reminder. */
export function registerReminders(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/users/me/reminders',
    {
      config,
      schema: {
        summary: 'Read whether one is reminded of one’s slots',
        response: { 200: choice, ...errorResponses(401) },
      },
    },
    async (request) => ({
      data: { wanted: await wantsMails(context, requireActor(request).id, 'reminders') },
    }),
  );
  routes.patch(
    '/users/me/reminders',
    {
      config,
      schema: {
        summary: 'Choose whether to be reminded of one’s slots',
        description: 'A day and two hours before.',
        body: reminderChoice,
        response: { 200: choice, ...errorResponses(400, 401, 403) },
      },
    },
    async (request) => {
      await chooseMails(context, requireWriter(request).id, 'reminders', request.body.wanted);
      return { data: request.body };
    },
  );
  registerUnsubscribe(app, context);
}

/** What a mail program presses for its reader (RFC 8058), and the page of the same address. Reading it changes nothing. */
function registerUnsubscribe(app: FastifyInstance, context: AppContext): void {
  // The form of the RFC says nothing that the address does not say.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  );
  app.withTypeProvider<ZodTypeProvider>().post(
    mailPages.unsubscribe,
    {
      config: { ignoresBearer: true, rateLimit: { max: 60, timeWindow: '10 minutes' } },
      bodyLimit: 1024,
      schema: {
        summary: 'End reminders, the season’s mails or the evening’s bookings by the link of one',
        description: 'With the token of the mail; it is good again and again, and only for its kind.',
        querystring: z.object({ token: z.string().max(200) }),
        response: { 204: z.void(), ...errorResponses(400, 403) },
      },
    },
    async ({ query: { token } }, reply) => {
      const ended = readUnsubscribeToken(context.secret, token);
      if (!ended) throw new ParkError('FORBIDDEN');
      await chooseMails(context, ended.account, ended.topic, false);
      return reply.code(204).send();
    },
  );
}
