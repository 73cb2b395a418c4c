import { toPln } from '@cablepark/contract/money';
import { listDeskActionsCall, undoDeskActionCall } from '@cablepark/contract/rides/desk-actions';
import type { DeskActionRow } from '@cablepark/contract/rides/desk-actions.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { methodObstacleOf } from '@cablepark/domain/desk/corrections';
import { deskUndoMinutes } from '@cablepark/domain/desk/desk-actions';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { readRowId, rowParams } from '../../../http/row-id.ts';
import { findRidelessBill } from '../../bills/index.ts';
import { findRecentActions, type RecentAction, requireRecentAction } from '../../desk-actions/index.ts';
import { takeBackAction } from './take-back-action.ts';

const listed = { minutes: 60, atMost: 12, ownAtMost: 300 };

/** What the desk has just done, and taking it back. */
export function registerDeskActions(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    listDeskActionsCall.path,
    {
      ...requirePermission('desk.undo'),
      schema: {
        summary: 'What the desk has just done',
        description: `The latest first: of the last ${listed.minutes} minutes at most ${listed.atMost} of everybody, and all of one’s own that can be taken back yet.`,
        response: { 200: answerOf(listDeskActionsCall), ...errorResponses(403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { store, clock } = context;
      const { db } = store;
      const data = [];
      for (const action of await findListed(db, clock.now(), requireActor(request).id))
        data.push(writeAction(action, await findCorrectable(db, action)));
      return { data };
    },
  );

  routes.post(
    undoDeskActionCall.path,
    {
      ...withKey(requirePermission('desk.undo'), 'required'),
      schema: {
        summary: 'Take back what one has just done at the desk',
        description:
          'One’s own, within a quarter of an hour, as a whole: a payment leaves the till by its own method, a moved ride goes back, a cancelled one returns to its slot. Where something newer has happened it is refused: 409 CHANGED_SINCE with `since`. Later, or for another’s action, an Editor voids the payment.',
        params: rowParams,
        headers: keyHeaders,
        body: undoDeskActionCall.body,
        response: { 200: answerOf(undoDeskActionCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const id = readRowId(request.params.id);
      const data = await answerOnce(
        context,
        request,
        (keyed) => takeBackAction(keyed, actor, id),
        async ({ store }) => writeAction(await requireRecentAction(store.db, id), null),
      );
      return { data };
    },
  );
}

/** The bill without rides that an action took, as long as the desk can correct its method. */
async function findCorrectable(db: Db, { bill: id, isUndone }: RecentAction): Promise<DeskActionRow['bill']> {
  const bill = id === null || isUndone ? null : await findRidelessBill(db, id);
  const [method] = bill?.methods ?? [];
  return bill && id && method && methodObstacleOf(bill) === null
    ? { id, method, amount: toPln(bill.cents) }
    : null;
}

/** The latest of everybody, and all of one's own that can be taken back yet. */
async function findListed(db: Db, now: Temporal.Instant, me: string): Promise<RecentAction[]> {
  const since = (minutes: number) => now.subtract({ minutes });
  const own = await findRecentActions(db, since(deskUndoMinutes), { by: me, most: listed.ownAtMost });
  const latest = await findRecentActions(db, since(listed.minutes), { by: null, most: listed.atMost });
  const actions = new Map([...own, ...latest].map((action) => [action.id, action]));
  return [...actions.values()].toSorted((a, b) => b.id - a.id);
}

function writeAction(action: RecentAction, bill: DeskActionRow['bill']): DeskActionRow {
  const { id, kind, at, by, byName, rider, slot, from, start, track, isUndone } = action;
  return {
    id,
    kind,
    date_created: writeWireMs(at),
    user: by,
    user_name: byName,
    rider,
    slot,
    from,
    startTime: start === null ? null : writeWireMs(start),
    asset: track,
    bill,
    undone: isUndone,
  };
}
