import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { readRow, readRows, rowAnswer, rowsAnswer } from '../../directus/index.ts';
import { answerOnce, keyHeaders, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { bookWalkIn } from './book-walk-in.ts';
import { move, noShow, walkIn } from './desk.schema.ts';
import { markNoShow } from './mark-no-show.ts';
import { moveBooking } from './move-booking.ts';

/** What staff do past the specification's calls: walk-ins, moves and no-shows. */
export function registerDesk(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/desk/walk-ins',
    {
      ...withKey(requirePermission('slot.bookForOthers'), 'required'),
      schema: {
        summary: 'Book a slot for a guest without an account',
        headers: keyHeaders,
        body: walkIn,
        response: { 200: rowAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { slot, first_name: name, description: phone } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) => bookWalkIn(keyed, actor, slot, { name, phone }),
        (inside) => readRow(inside, 'Slot', slot, actor),
      );
      return { data };
    },
  );

  routes.post(
    '/desk/moves',
    {
      ...withKey(requirePermission('slot.move'), 'required'),
      schema: {
        summary: 'Move a booking to a free slot',
        description: 'Its payment goes with it. Answers both slots.',
        headers: keyHeaders,
        body: move,
        response: { 200: rowsAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { from, to } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) => moveBooking(keyed, actor, from, to),
        (inside) => readRows(inside, 'Slot', [from, to], actor),
      );
      return { data };
    },
  );

  routes.post(
    '/desk/no-shows',
    {
      ...requirePermission('slot.noShow'),
      schema: {
        summary: 'Mark that a rider did not come',
        description: 'Or take the mark back.',
        body: noShow,
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
}
