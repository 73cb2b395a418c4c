import { deleteRiderNoteCall, writeRiderNoteCall } from '@cablepark/contract/accounts/rider-card';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { readRowId, rowParams } from '../../../http/row-id.ts';
import { writeNoteRow } from './note.wire.ts';
import { findNote } from './notes.store.ts';
import { removeNote } from './remove-note.ts';
import { writeNote } from './write-note.ts';

/** Notes of the staff on a rider (Manager). */
export function registerRiderNotes(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.post(
    writeRiderNoteCall.path,
    {
      ...withKey(requirePermission('rider.note'), 'required'),
      schema: {
        summary: 'Write a note on a rider',
        description: 'The rider reads it in the copy of their data; it is deleted with the account.',
        headers: keyHeaders,
        body: writeRiderNoteCall.body,
        response: { 200: answerOf(writeRiderNoteCall), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { rider, text } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) => writeNote(keyed, actor, { rider, text }),
        async ({ store }, id) => {
          const note = await findNote(store.db, id);
          if (!note) throw new ParkError('NOT_FOUND');
          return writeNoteRow(note, actor);
        },
      );
      return { data };
    },
  );
  routes.delete(
    deleteRiderNoteCall.path,
    {
      ...requirePermission('rider.note'),
      schema: {
        summary: 'Delete a note on a rider',
        description: 'One’s own; Editors delete any.',
        params: rowParams,
        response: { 204: z.void(), ...errorResponses(403) },
      },
    },
    async (request, reply) => {
      await removeNote(context, requireActor(request), readRowId(request.params.id));
      return reply.code(204).send();
    },
  );
}
