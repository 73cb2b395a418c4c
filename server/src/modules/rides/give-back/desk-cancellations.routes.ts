import {
  cancelTogetherCall,
  previewDeskCancellationsCall,
} from '@cablepark/contract/rides/desk-cancellations';
import { partySlotsAtMost } from '@cablepark/domain/booking/party';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { readRows, rowsAnswer } from '../../../directus/index.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { readRowIds } from '../../../http/row-id.ts';
import { cancelTogether } from './cancel-together.ts';
import { previewCancellations } from './preview-cancellations.ts';

/** The desk cancels several rides at once, also paid ones. */
export function registerDeskCancellations(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    previewDeskCancellationsCall.path,
    {
      ...requirePermission('slot.cancelAny'),
      schema: {
        summary: 'See what becomes of the money of rides that the desk cancels',
        querystring: previewDeskCancellationsCall.query,
        response: { 200: answerOf(previewDeskCancellationsCall), ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await previewCancellations(context, readRowIds(request.query.slots, partySlotsAtMost)) };
    },
  );

  routes.post(
    cancelTogetherCall.path,
    {
      ...withKey(requirePermission('slot.cancelAny'), 'required'),
      schema: {
        summary: 'Cancel several rides, also paid ones',
        description:
          'All of them or none, as they were seen: 409 CHANGED_SINCE names those that have another rider or payment by now. Paid ones are an Editor’s, with a reason: a pass gets its ride back, online money goes back online, and `back_by` says how money leaves the till.',
        headers: keyHeaders,
        body: cancelTogetherCall.body,
        response: { 200: rowsAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { rides, reason = null, back_by: backBy = null } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) => cancelTogether(keyed, actor, { rides, reason, backBy }),
        (inside) =>
          readRows(
            inside,
            'Slot',
            rides.map(({ slot }) => slot),
            actor,
          ),
      );
      return { data };
    },
  );
}
