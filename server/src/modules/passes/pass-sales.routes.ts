import { sellPassCall } from '@cablepark/contract/payments/pass-calls';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { readRow, rowAnswer } from '../../directus/index.ts';
import { answerOnce, keyHeaders, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { sellPass } from './sell-pass.ts';

export function registerPassSales(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    sellPassCall.path,
    {
      ...withKey(requirePermission('pass.sell'), 'required'),
      schema: {
        summary: 'Sell a pass at the desk',
        description:
          '`kind` is the id of a pass row of the price list. Without an `account` the pass is a present: whoever has its code takes it. A call that is sent again with the same `request_key` sells nothing more.',
        headers: keyHeaders,
        body: sellPassCall.body,
        response: { 200: rowAnswer('Pass'), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const data = await answerOnce(
        context,
        request,
        (keyed) => sellPass(keyed, actor, request.body),
        (inside, id) => readRow(inside, 'Pass', id, actor),
      );
      return { data };
    },
  );
}
