import { moveOwnRideCall } from '@cablepark/contract/rides/moves';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { readRows, rowsAnswer } from '../../../directus/index.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { moveOwnRide } from './move-own-ride.ts';

/** Moves one's own unpaid ride. */
export function registerOwnMoves(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.post(
    moveOwnRideCall.path,
    {
      ...withKey(requirePermission('slot.moveOwn'), 'required'),
      schema: {
        summary: 'Move a ride of one’s own to a free slot',
        description:
          'An unpaid ride, as long as it can be cancelled, to a free slot of the same length, at that slot’s price. One that waits to be paid stays: 409 SLOT_HELD. Answers both slots.',
        headers: keyHeaders,
        body: moveOwnRideCall.body,
        response: { 200: rowsAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { from, to } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) => moveOwnRide(keyed, actor, { from, to }),
        (inside) => readRows(inside, 'Slot', [from, to], actor),
      );
      return { data };
    },
  );
}
