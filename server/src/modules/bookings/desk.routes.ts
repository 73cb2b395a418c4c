import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { Park } from '../../context.ts';
import { rowAnswer, rowsAnswer } from '../../directus/docs/row-answers.ts';
import { readRow, readRows } from '../../directus/items.service.ts';
import { failures } from '../../http/failures.ts';
import { needs, requireActor } from '../accounts/actor.ts';
import { move, noShow, voiding, walkIn } from './desk.schema.ts';
import { bookWalkIn, moveBooking, noteNoShow, voidSlotPayment } from './desk.service.ts';

/** What staff do past the specification's calls: walk-ins, moves, no-shows, voided payments. */
export function registerDesk(app: FastifyInstance, park: Park): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/desk/walk-ins',
    {
      ...needs('slot.bookForOthers'),
      schema: {
        summary: 'Book a slot for a guest without an account',
        body: walkIn,
        response: { 200: rowAnswer('Slot'), ...failures(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { slot, first_name: name, description: phone } = request.body;
      await bookWalkIn(park, actor, slot, { name, phone });
      return { data: await readRow(park, 'Slot', slot, actor) };
    },
  );

  routes.post(
    '/desk/moves',
    {
      ...needs('slot.move'),
      schema: {
        summary: 'Move a booking to a free slot',
        description: 'Its payment goes with it. Answers both slots.',
        body: move,
        response: { 200: rowsAnswer('Slot'), ...failures(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { from, to } = request.body;
      await moveBooking(park, actor, from, to);
      return { data: await readRows(park, 'Slot', [from, to], actor) };
    },
  );

  routes.post(
    '/desk/no-shows',
    {
      ...needs('slot.noShow'),
      schema: {
        summary: 'Mark that a rider did not come',
        description: 'Or take the mark back.',
        body: noShow,
        response: { 200: rowAnswer('Slot'), ...failures(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { slot, missing } = request.body;
      await noteNoShow(park, actor, slot, missing);
      return { data: await readRow(park, 'Slot', slot, actor) };
    },
  );

  routes.post(
    '/desk/voids',
    {
      ...needs('payment.void'),
      schema: {
        summary: 'Void a payment',
        description: 'The slot stays booked and is to be paid again.',
        body: voiding,
        response: { 200: rowAnswer('Slot'), ...failures(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const slot = await voidSlotPayment(park, actor, request.body.payment, request.body.reason);
      return { data: await readRow(park, 'Slot', slot, actor) };
    },
  );
}
