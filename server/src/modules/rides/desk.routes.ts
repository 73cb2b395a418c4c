import { toGrosze } from '@cablepark/contract/money';
import {
  bookWalkInCall,
  freeMissedCall,
  markArrivalCall,
  markArrivalsCall,
  markNoShowCall,
} from '@cablepark/contract/rides/desk';
import { moveBookingCall, previewMoveCall } from '@cablepark/contract/rides/moves';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { readRow, readRows, rowAnswer, rowsAnswer } from '../../directus/index.ts';
import { answerOf } from '../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { readRowId } from '../../http/row-id.ts';
import { freeMissed, markArrival, markNoShow } from '../bookings/index.ts';
import { bookWalkIn } from './book/book-walk-in.ts';
import { moveBooking } from './move/move-booking.ts';
import { previewMove } from './move/preview-move.ts';

/** Calls of the staff that the specification does not have: walk-ins, moves and no-shows. */
export function registerDesk(app: FastifyInstance, context: AppContext): void {
  registerWalkIns(app, context);
  registerMoves(app, context);
  registerMarks(app, context);
  registerArrivals(app, context);
}

function registerWalkIns(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    bookWalkInCall.path,
    {
      ...withKey(requirePermission('slot.bookForOthers'), 'required'),
      schema: {
        summary: 'Book a slot for a guest without an account',
        description: 'What is left of a slot that its rider missed may be sold for less.',
        headers: keyHeaders,
        body: bookWalkInCall.body,
        response: { 200: rowAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { slot, price, first_name: name, description: phone } = request.body;
      const walkIn = { slot, price: price === undefined ? undefined : toGrosze(price) };
      const data = await answerOnce(
        context,
        request,
        (keyed) => bookWalkIn(keyed, actor, walkIn, { name, phone }),
        (inside) => readRow(inside, 'Slot', slot, actor),
      );
      return { data };
    },
  );
}

function registerMoves(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    previewMoveCall.path,
    {
      ...requirePermission('slot.move'),
      schema: {
        summary: 'See what moving a booking would take of its pass',
        description: 'Refused as the move itself would be.',
        querystring: previewMoveCall.query,
        response: { 200: answerOf(previewMoveCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { from, to } = request.query;
      const fromAndTo = { from: readRowId(from), to: readRowId(to) };
      return { data: await previewMove(context, requireActor(request), fromAndTo) };
    },
  );

  routes.post(
    moveBookingCall.path,
    {
      ...withKey(requirePermission('slot.move'), 'required'),
      schema: {
        summary: 'Move a booking to a free slot',
        description:
          'Its payment goes with it; a pass that has paid for it takes or gives back the difference, or refuses. Answers both slots.',
        headers: keyHeaders,
        body: moveBookingCall.body,
        response: { 200: rowsAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { from, to } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) => moveBooking(keyed, actor, { from, to }),
        (inside) => readRows(inside, 'Slot', [from, to], actor),
      );
      return { data };
    },
  );
}

function registerArrivals(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    markArrivalsCall.path,
    {
      ...requirePermission('slot.checkIn'),
      schema: {
        summary: 'Check several riders in',
        description:
          'Or take it back: each by itself, in the order of the slots. The first that is refused ends it.',
        body: markArrivalsCall.body,
        response: { 200: rowsAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { slots, arrived } = request.body;
      for (const slot of slots) await markArrival(context, actor, slot, arrived);
      return { data: await readRows(context, 'Slot', slots, actor) };
    },
  );
}

function registerMarks(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    markNoShowCall.path,
    {
      ...requirePermission('slot.noShow'),
      schema: {
        summary: 'Mark that a rider did not come',
        description: 'Or take the mark back.',
        body: markNoShowCall.body,
        response: { 200: rowAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { slot, missing } = request.body;
      await markNoShow(context, actor, slot, missing);
      return { data: await readRow(context, 'Slot', slot, actor) };
    },
  );

  routes.post(
    markArrivalCall.path,
    {
      ...requirePermission('slot.checkIn'),
      schema: {
        summary: 'Check a rider in',
        description: 'Or take it back. Who was marked as missing loses that mark.',
        body: markArrivalCall.body,
        response: { 200: rowAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { slot, arrived } = request.body;
      await markArrival(context, actor, slot, arrived);
      return { data: await readRow(context, 'Slot', slot, actor) };
    },
  );
  routes.post(
    freeMissedCall.path,
    {
      ...requirePermission('slot.freeMissed'),
      schema: {
        summary: 'Free what is left of a slot that its rider missed',
        description:
          'After the no-show mark. The booking ends, and keeps its payment or its ride of a pass; taking the mark back gives it the slot again until that is sold.',
        body: freeMissedCall.body,
        response: { 200: rowAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { slot } = request.body;
      await freeMissed(context, actor, slot);
      return { data: await readRow(context, 'Slot', slot, actor) };
    },
  );
}
