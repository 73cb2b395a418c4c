import { moveTogetherCall } from '@cablepark/contract/rides/moves';
import { bookPartyCall, namePartyCall } from '@cablepark/contract/rides/parties';
import { writeSlotRow } from '@cablepark/contract/rides/slots';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { readRows, rowsAnswer } from '../../../directus/index.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { readRowId, rowParams } from '../../../http/row-id.ts';
import { moveTogether } from '../move/move-together.ts';
import { bookParty } from './book-party.ts';
import { nameParty } from './name-party.ts';

/** Bookings of several slots for one contact, at the desk. */
export function registerParties(app: FastifyInstance, context: AppContext): void {
  registerBooking(app, context);
  registerNaming(app, context);
  registerMoving(app, context);
}

function registerBooking(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    bookPartyCall.path,
    {
      ...withKey(requirePermission('slot.bookForOthers'), 'required'),
      schema: {
        summary: 'Book several slots for one contact',
        description:
          'All of them or none; a refusal names the slots that refuse. A contact is an account, or a guest by name. With `hire` they cost together what that row of the price list says for their tracks and hours, or days.',
        headers: keyHeaders,
        body: bookPartyCall.body,
        response: { 200: answerOf(bookPartyCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { slots, contact, names = [], hire = null } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) =>
          bookParty(keyed, actor, {
            slots,
            names,
            hire,
            contact:
              'first_name' in contact ? { name: contact.first_name, phone: contact.description } : contact,
          }),
        async (_inside, { party, slots: bookedSlots }) => ({ party, slots: bookedSlots.map(writeSlotRow) }),
      );
      return { data };
    },
  );
}

function registerNaming(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.patch(
    namePartyCall.path,
    {
      ...requirePermission('slot.bookForOthers'),
      schema: {
        summary: 'Name the people of a party',
        params: rowParams,
        body: namePartyCall.body,
        response: { 200: rowsAnswer('PartyRide'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const party = readRowId(request.params.id);
      const rides = await nameParty(context, actor, party, request.body.names);
      return { data: await readRows(context, 'PartyRide', rides, actor) };
    },
  );
}

function registerMoving(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    moveTogetherCall.path,
    {
      ...withKey(requirePermission('slot.move'), 'required'),
      schema: {
        summary: 'Move several bookings',
        description: 'All of them or none, with their payments. One may take the slot that another leaves.',
        headers: keyHeaders,
        body: moveTogetherCall.body,
        response: { 200: answerOf(moveTogetherCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const data = await answerOnce(
        context,
        request,
        (keyed) => moveTogether(keyed, actor, request.body.moves),
        async (_inside, slots) => slots.map(writeSlotRow),
      );
      return { data };
    },
  );
}
