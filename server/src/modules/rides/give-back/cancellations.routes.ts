import {
  cancelRideCall,
  previewCancellationCall,
  undoCancellationsCall,
} from '@cablepark/contract/rides/cancellations';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { readRows, rowsAnswer } from '../../../directus/index.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { readRowId } from '../../../http/row-id.ts';
import { undoCancelling } from '../../bookings/index.ts';
import { giveBackOwnRide, previewGivingBack } from './give-back-own-ride.ts';

/** Cancels one's own ride, also one paid with a pass, and undoes that. */
export function registerCancellations(app: FastifyInstance, context: AppContext): void {
  registerCancelling(app, context);
  registerUndoing(app, context);
}

function registerCancelling(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    previewCancellationCall.path,
    {
      ...requirePermission('slot.cancelOwn'),
      schema: {
        summary: 'See what cancelling a ride of one’s own would bring back',
        querystring: previewCancellationCall.query,
        response: { 200: answerOf(previewCancellationCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await previewGivingBack(context, requireActor(request), readRowId(request.query.slot)) };
    },
  );

  routes.post(
    cancelRideCall.path,
    {
      ...withKey(requirePermission('slot.cancelOwn'), 'required'),
      schema: {
        summary: 'Cancel a ride of one’s own, also one that was paid with a pass',
        description:
          'In time for cancelling free of charge the ride goes back to its pass; later the slot is freed and the ride is forfeited. What was paid online goes back the way it came, in the same way; what was paid at the desk goes back there: 409 SLOT_PAID.',
        headers: keyHeaders,
        body: cancelRideCall.body,
        response: { 200: answerOf(cancelRideCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const data = await answerOnce(
        context,
        request,
        (keyed) => giveBackOwnRide(keyed, actor, request.body.slot),
        (_inside, cancellation) => cancellation,
      );
      return { data };
    },
  );
}

function registerUndoing(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    undoCancellationsCall.path,
    {
      ...withKey(requirePermission('slot.book'), 'required'),
      schema: {
        summary: 'Undo that one has just cancelled',
        description:
          'Of unpaid rides, within ten seconds by the clock of the server, all of them or none: each is booked anew if it is still free, at its old price. Later: 422 TOO_LATE.',
        headers: keyHeaders,
        body: undoCancellationsCall.body,
        response: { 200: rowsAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { slots } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) => undoCancelling(keyed, actor, slots),
        (inside) => readRows(inside, 'Slot', slots, actor),
      );
      return { data };
    },
  );
}
