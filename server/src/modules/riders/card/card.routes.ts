import { readRiderCardCall } from '@cablepark/contract/accounts/rider-card';
import type { RiderCardRow } from '@cablepark/contract/accounts/rider-card.schema';
import { toPln } from '@cablepark/contract/money';
import { writeWireMs } from '@cablepark/contract/wire-time';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { readUuid, rowParams } from '../../../http/row-id.ts';
import { findLivingAccount } from '../../accounts/rows/index.ts';
import { findOwedRides } from '../../closures/index.ts';
import { writeNoteRow } from '../notes/note.wire.ts';
import { findNotes } from '../notes/notes.store.ts';
import { countBookings, findEnded, findTold, findUnpaid } from './rider-card.store.ts';

/** GET /desk/rider-cards/{id} (Manager): all that the staff need to know about a rider. */
export function registerRiderCards(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    readRiderCardCall.path,
    {
      ...requirePermission('rider.read'),
      schema: {
        summary: 'Read what the staff know of a rider',
        description:
          'The account or guest, numbers of rides and no-shows, what is unpaid, bookings that ended, money that waits at the desk, notes of the staff, and the messages of thirty days with what became of them.',
        params: rowParams,
        response: { 200: answerOf(readRiderCardCall), ...errorResponses(403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await readCard(context, requireActor(request), readUuid(request.params.id)) };
    },
  );
}

/** @throws FORBIDDEN (no such account, or an erased one) */
async function readCard(
  { store: { db }, clock }: AppContext,
  actor: Actor,
  rider: string,
): Promise<RiderCardRow> {
  const account = await findLivingAccount(db, rider);
  if (!account || account.status === 'erased') throw new ParkError('NOT_FOUND');
  const unpaid = await findUnpaid(db, rider);
  const { id, first_name, last_name, email, phone, role, status } = account;
  return {
    id,
    first_name,
    last_name,
    email,
    description: phone,
    role,
    status,
    date_created: writeWireMs(account.created_at),
    isRefused: email !== null && account.refused_email === email,
    counts: await countBookings(db, rider, clock.now()),
    unpaid: { count: unpaid.count, amount: toPln(unpaid.cents) },
    ended: await findEnded(db, rider),
    owed: (await findOwedRides(db, rider)).map(({ payment, cents, startMs, track }) => ({
      payment,
      amount: toPln(cents),
      startTime: writeWireMs(startMs),
      asset: track,
    })),
    notes: (await findNotes(db, rider)).map((note) => writeNoteRow(note, actor)),
    messages: await findTold(db, rider),
  };
}
