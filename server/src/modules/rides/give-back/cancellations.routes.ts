import {
  cancelRideCall,
  cancelRidesCall,
  previewCancellationCall,
  previewCancellationsCall,
  undoCancellationsCall,
} from '@cablepark/contract/rides/cancellations';
import { slotsTogetherAtMost } from '@cablepark/domain/park/policy';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { readRows, rowsAnswer } from '../../../directus/index.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { readRowId, readRowIds } from '../../../http/row-id.ts';
import { undoCancelling } from '../../bookings/index.ts';
import { giveBackOwnRide, previewGivingBack } from './give-back-own-ride.ts';
import { giveBackTogether, previewGivingBackTogether } from './give-back-together.ts';

/** Riders cancel their own rides, also those paid with a pass, and undo the cancellation. */
export function registerCancellations(app: FastifyInstance, context: AppContext): void {
  registerCancelling(app, context);
  registerCancellingTogether(app, context);
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

function registerCancellingTogether(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    previewCancellationsCall.path,
    {
      ...requirePermission('slot.cancelOwn'),
      schema: {
        summary: 'See what cancelling several rides of one’s own would bring back',
        description: 'Rides that cannot be cancelled by their rider are left out.',
        querystring: previewCancellationsCall.query,
        response: { 200: answerOf(previewCancellationsCall), ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const ids = readRowIds(request.query.slots, slotsTogetherAtMost);
      return { data: await previewGivingBackTogether(context, requireActor(request), ids) };
    },
  );

  routes.post(
    cancelRidesCall.path,
    {
      ...withKey(requirePermission('slot.cancelOwn'), 'required'),
      schema: {
        summary: 'Cancel several rides of one’s own, paid or not',
        description:
          'All of them or none. Where one would bring back something else than `back` by now: 409 CHANGED_SINCE with its slot.',
        headers: keyHeaders,
        body: cancelRidesCall.body,
        response: { 200: answerOf(cancelRidesCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const data = await answerOnce(
        context,
        request,
        (keyed) => giveBackTogether(keyed, actor, request.body.rides),
        (_inside, cancellations) => cancellations,
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
