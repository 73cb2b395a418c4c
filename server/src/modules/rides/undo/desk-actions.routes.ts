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
import { findBilled, findRidelessBills } from '../../bills/index.ts';
import { findRecentActions, type RecentAction, requireRecentAction } from '../../desk-actions/index.ts';
import { takeBackAction } from './take-back-action.ts';

const listed = { minutes: 60, atMost: 12, ownAtMost: 300 };

/** Lists the desk's latest actions, and undoes one. */
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
      const actions = await findListed(db, clock.now(), requireActor(request).id);
      const bills = await findCorrectable(db, actions);
      return { data: actions.map((action) => writeAction(action, bills.get(action.id) ?? null)) };
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

/** Bills without rides whose method the desk can still correct, by the action that took them. */
async function findCorrectable(
  db: Db,
  actions: readonly RecentAction[],
): Promise<ReadonlyMap<number, DeskActionRow['bill']>> {
  const billOf = new Map(
    actions.flatMap(({ id, bill, isUndone }) => (bill && !isUndone ? [[id, bill]] : [])),
  );
  const rideless = await findRidelessBills(db, [...billOf.values()]);
  const correctable = new Map<number, DeskActionRow['bill']>();
  for (const [action, id] of billOf) {
    if (!rideless.has(id)) continue;
    const bill = await findBilled(db, id);
    const [method] = bill.methods;
    if (method && methodObstacleOf(bill) === null)
      correctable.set(action, { id, method, amount: toPln(bill.cents) });
  }
  return correctable;
}

/** The latest actions of everybody, and all of one's own that can still be undone. */
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
