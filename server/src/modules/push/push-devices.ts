import type { PushBody, PushState } from '@cablepark/contract/accounts/own-account.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import { isPushEndpoint, mostPushDevices } from '@cablepark/domain/messages/push-rules';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findActor, findSessions } from '../accounts/index.ts';
import { lockActiveAccount } from '../accounts/locks/index.ts';
import {
  deleteOwnSubscription,
  findSubscriptions,
  putSubscription,
  trimSubscriptions,
} from './push.store.ts';
import { readPushKeys } from './push-keys.ts';
import { hasPush } from './send-push.ts';

/** @param family of the requesting session */
export async function readPushState(
  context: AppContext,
  actor: Actor,
  family: string | null,
): Promise<PushState> {
  if (!hasPush(context)) return { key: null, devices: [] };
  const { store, clock } = context;
  const nowMs = clock.now().epochMilliseconds;
  const sessions = await findSessions(store.db, actor.id, nowMs);
  const subscriptions = await findSubscriptions(store.db, actor.id, nowMs);
  return {
    key: (await readPushKeys(context)).publicKey,
    devices: subscriptions.map((row) => {
      const session = sessions.find((each) => each.family === row.family);
      return {
        id: row.id,
        browser: session?.browser ?? null,
        system: session?.system ?? null,
        since: writeWireMs(row.created_at),
        current: row.family === family,
      };
    }),
  };
}

/**
 * Subscribes this session's device to pushes about its rider's slots. @throws FORBIDDEN without a session, or if the URL does not belong to a push
 * service
 */
export async function subscribe(
  context: AppContext,
  actor: Actor,
  family: string | null,
  { endpoint, keys }: PushBody,
): Promise<void> {
  if (family === null || !hasPush(context) || !isPushEndpoint(endpoint)) throw new ParkError('FORBIDDEN');
  await inTransaction(context, actor, async ({ db, engine, now }) => {
    // Ending sessions locks the account, too, so that a session that ends concurrently leaves no device behind.
    await lockActiveAccount(db, engine, actor.id);
    if (!(await findActor(db, { accountId: actor.id, family }))) throw new ParkError('FORBIDDEN');
    await putSubscription(db, {
      account_id: actor.id,
      family,
      endpoint,
      ...keys,
      created_at: now.epochMilliseconds,
    });
    await trimSubscriptions(db, actor.id, mostPushDevices);
  });
}

/** @throws FORBIDDEN for a device that is not one's own */
export async function endPush({ store }: AppContext, actor: Actor, id: number): Promise<void> {
  if (!(await deleteOwnSubscription(store.db, actor.id, id))) throw new ParkError('NOT_FOUND');
}
