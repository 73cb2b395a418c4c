import { createHash } from 'node:crypto';
import { paths } from '@cablepark/contract/paths';
import { isPushed, type PushStatus, pushStatusOf } from '@cablepark/domain/messages/push-rules';
import { isPublicAddress } from '@cablepark/domain/park/public-address';
import type { AppContext } from '../../context.ts';
import type { PushAnswer } from '../../push/pusher.ts';
import { insertMessages, type Message, pushKey } from '../outbox/index.ts';
import { deleteSubscription, findSubscriptions, findTarget } from './push.store.ts';
import { readPushKeys } from './push-keys.ts';

/** The content of a notification. */
export interface PushNotice {
  title: string;
  text: string;
}

/** `why`: the reason of a failed push. */
export interface PushOutcome {
  kind: PushStatus;
  why: string;
}

/** Push services need a contact address, and browsers take pushes only over https. */
export function hasPush({ config }: Pick<AppContext, 'config'>): boolean {
  return isPublicAddress(config.publicUrl);
}

/**
 * Writes the pushes of a due mail, one for each device. It is idempotent in any process:
 * the keys of the pushes derive from the mail's key.
 */
export async function writePushes(context: AppContext, message: Message, isByStaff: boolean): Promise<void> {
  const { account_id: account } = message;
  if (account === null || !isPushed(message.kind, isByStaff) || !hasPush(context)) return;
  const { store, clock } = context;
  const nowMs = clock.now().epochMilliseconds;
  const devices = await findSubscriptions(store.db, account, nowMs);
  await insertMessages(
    store.db,
    devices.map(({ id }) => ({
      dedupe: pushKey(id, message.dedupe),
      kind: message.kind,
      account_id: account,
      address: null,
      push_to: id,
      data: message.data,
      created_at: message.created_at,
      due_at: nowMs,
      useless_at: message.useless_at,
      ended_at: null,
      outcome: null,
      failure: null,
    })),
  );
}

/** Tries once to push to a device. Skips one whose session has ended; deletes one that the push service no longer knows. */
export async function sendPush(
  context: AppContext,
  message: Message,
  device: number,
  notice: PushNotice,
): Promise<PushOutcome> {
  const { store, clock, config, pusher } = context;
  const nowMs = clock.now().epochMilliseconds;
  const target = await findTarget(store.db, device, nowMs);
  if (!target || target.account_id !== message.account_id || !hasPush(context))
    return { kind: 'gone', why: 'gone' };
  const topic = topicOf(message);
  const answer = await pusher.attempt({
    target,
    keys: await readPushKeys(context),
    subject: config.publicUrl,
    payload: JSON.stringify({ ...notice, tag: topic, url: paths.account }),
    topic,
    ttl: Math.max(0, Math.floor((message.useless_at - nowMs) / 1000)),
  });
  const kind = statusOf(answer);
  // Delete only this subscription: the browser may have subscribed again meanwhile.
  if (kind === 'gone') await deleteSubscription(store.db, device, target.endpoint);
  return { kind, why: 'code' in answer ? answer.code : String(answer.status) };
}

function statusOf(answer: PushAnswer): PushStatus {
  if ('status' in answer) return pushStatusOf(answer.status);
  return answer.isUnusable ? 'gone' : 'again';
}

/** The same at every retry. Apple takes only letters and digits, and push services at most 32. */
function topicOf({ dedupe, created_at }: Message): string {
  return createHash('sha256').update(`${dedupe} ${created_at}`).digest('hex').slice(0, 32);
}
