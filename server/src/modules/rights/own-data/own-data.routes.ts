import { takeOwnDataCall } from '@cablepark/contract/accounts/own-data';
import { defaultLanguage } from '@cablepark/domain/time/display';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireWriter } from '../../../http/permission.ts';
import { limitPerAccount, limits, provePassword } from '../../accounts/index.ts';
import { collectOwnData } from './collect-own-data.ts';
import { ownDataJson } from './own-data.json.ts';
import { ownDataPage } from './own-data.page.ts';
import { ownDataTexts } from './texts/texts.ts';

const file = {
  content: {
    'application/json': { schema: z.looseObject({}) },
    'text/html': { schema: z.string() },
  },
};

/**
 * POST /users/me/data: all data about one's account, as a file. It requires the password: a session alone may be
 * stolen, or left open on a shared computer, and this answer contains everything.
 */
export function registerOwnData(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    takeOwnDataCall.path,
    {
      config: { least: 'User', rateLimit: limits.ownData },
      // Before body validation: a visitor gets no details about it.
      preValidation: async (request) => void requireWriter(request),
      preHandler: limitPerAccount(app, limits.ownData),
      schema: {
        summary: 'Take along everything that is held on one’s account',
        description: 'A file, as JSON or as a page to read. Needs the `current_password`.',
        body: takeOwnDataCall.body,
        response: { 200: file, ...errorResponses(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const actor = requireWriter(request);
      const { current_password, format, language } = request.body;
      await provePassword(context, actor.id, current_password);
      const data = await collectOwnData(context, actor);
      const pageLanguage = language ?? data.account.language ?? defaultLanguage;
      const name = `${ownDataTexts[pageLanguage].file}_${data.made.slice(0, 10)}.${format}`;
      const text = await (format === 'json'
        ? ownDataJson(data)
        : ownDataPage(data, pageLanguage, context.config.zone));
      return reply
        .type(format === 'json' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(text);
    },
  );
}
