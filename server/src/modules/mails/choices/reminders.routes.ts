import { ownChoiceCalls } from '@cablepark/contract/accounts/own-account';
import { unsubscribeCall } from '@cablepark/contract/messages/messages';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { registerOwnChoice } from '../../../http/own-choice.ts';
import { chooseMails, readUnsubscribeToken, wantsMails } from './mail-choice.ts';

/** A rider's choice of reminders: set in the account, or ended by a link in a reminder. */
export function registerReminders(app: FastifyInstance, context: AppContext): void {
  registerOwnChoice(app, {
    calls: ownChoiceCalls.reminders,
    who: { config: { least: 'User' } },
    read: 'Read whether one is reminded of one’s slots',
    choose: 'Choose whether to be reminded of one’s slots',
    description: 'A day and two hours before, and when a pass runs out.',
    find: (account) => wantsMails(context, account, 'reminders'),
    write: (account, isWanted) => chooseMails(context, account, 'reminders', isWanted),
  });
  registerUnsubscribe(app, context);
}

/** One-click unsubscribe for mail programs (RFC 8058), and the page of the same address. GET changes nothing. */
function registerUnsubscribe(app: FastifyInstance, context: AppContext): void {
  // Both forms of the RFC contain nothing beyond the URL, so ignore the body.
  app.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  );
  app.withTypeProvider<ZodTypeProvider>().post(
    unsubscribeCall.path,
    {
      config: { ignoresBearer: true, rateLimit: { max: 60, timeWindow: '10 minutes' } },
      bodyLimit: 1024,
      schema: {
        summary: 'End reminders, the season’s mails or the evening’s bookings by the link of one',
        description: 'With the token of the mail; it is good again and again, and only for its kind.',
        querystring: unsubscribeCall.query,
        response: { 204: z.void(), ...errorResponses(400, 403) },
      },
    },
    async ({ query: { token } }, reply) => {
      const choice = readUnsubscribeToken(context.secret, token);
      if (!choice) throw new ParkError('NOT_FOUND');
      await chooseMails(context, choice.account, choice.topic, false);
      return reply.code(204).send();
    },
  );
}
