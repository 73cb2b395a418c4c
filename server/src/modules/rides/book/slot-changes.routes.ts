import { changeSlotsCall } from '@cablepark/contract/rides/slot-changes';
import { changeSlotCall, writeSlotRow } from '@cablepark/contract/rides/slots';
import { ParkError } from '@cablepark/domain/errors';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { askedFields, readRow, readRows, rowAnswer, rowsAnswer, writes } from '../../../directus/index.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor } from '../../../http/permission.ts';
import { readRowId, rowParams } from '../../../http/row-id.ts';
import { changeSlots, requireKeys } from './change-slots.ts';

/** Checks the right to write each key before the validation of its value. */
function patches(patchOf: (body: Record<string, unknown>) => unknown) {
  const { preValidation: guard, config } = writes('slot.book', 'Slot');
  const keys = async (request: FastifyRequest) => {
    const patch = isObject(request.body) ? patchOf(request.body) : null;
    if (isObject(patch)) requireKeys(requireActor(request), patch);
  };
  return { preValidation: [guard, keys], config };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** PATCH of slots: riders book and cancel, Editors edit. The module `slots` creates and deletes them. */
export function registerSlotChanges(app: FastifyInstance, context: AppContext): void {
  registerOne(app, context);
  registerSeveral(app, context);
}

function registerOne(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.patch(
    changeSlotCall.path,
    {
      ...withKey(
        patches((body) => body),
        'optional',
      ),
      schema: {
        summary: 'Book, cancel or change a slot',
        description:
          'Riders set `bookedBy` to their own id, or to null; Managers for any rider; with a `pass` it pays for the slot in the same moment. Editors change the other keys of free slots. `payment` only confirms the payment that was taken.',
        params: rowParams,
        headers: keyHeaders,
        body: changeSlotCall.body,
        response: { 200: rowAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const fields = askedFields(request, 'Slot');
      const id = readRowId(request.params.id);
      const data = await answerOnce(
        context,
        request,
        (keyed) => changeSlots(keyed, actor, [id], request.body),
        async (inside, slots) =>
          fields ? await readRow(inside, 'Slot', id, actor, fields) : rowOf(slots, id),
      );
      return { data };
    },
  );
}

function registerSeveral(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.patch(
    changeSlotsCall.path,
    {
      ...withKey(
        patches(({ data }) => data),
        'optional',
      ),
      schema: {
        summary: 'Change several slots alike',
        description: 'All of them or none: a whole hour is booked so, also with a `pass`.',
        headers: keyHeaders,
        body: changeSlotsCall.body,
        response: { 200: rowsAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const fields = askedFields(request, 'Slot');
      const { keys, data } = request.body;
      const rows = await answerOnce(
        context,
        request,
        (keyed) => changeSlots(keyed, actor, keys, data),
        async (inside, slots) =>
          fields ? await readRows(inside, 'Slot', keys, actor, fields) : keys.map((id) => rowOf(slots, id)),
      );
      return { data: rows };
    },
  );
}

/** Reuses the row that the change returned instead of another query. */
function rowOf(slots: ReadonlyMap<number, Slot>, id: number) {
  const slot = slots.get(id);
  if (!slot) throw new ParkError('NOT_FOUND');
  return { ...writeSlotRow(slot) };
}
