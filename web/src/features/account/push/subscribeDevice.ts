import { pushBody } from '@cablepark/contract/own-account';
import { addPushDevice } from '../api/push.ts';
import { bytesOf, isSameKey } from './pushKey.ts';

const worker = '/push-worker.js';

export type Subscribed = 'done' | 'denied' | 'undecided';

/**
 * Asks the visitor, then the browser, then the server. To be called right from a press: Safari lets nothing come before its question.
 * @param key what the server signs with
 * @throws ApiError, NetworkError; or what the browser says where its push service cannot be reached
 */
export async function subscribeDevice(key: string): Promise<Subscribed> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'undecided';
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = (await keptFor(pushManager, key)) ?? (await subscribe(pushManager, key));
  try {
    await addPushDevice(pushBody.parse(subscription.toJSON()));
  } catch (error) {
    // Nobody will write to it.
    await subscription.unsubscribe();
    throw error;
  }
  return 'done';
}

/** What this browser has for this park already; one that was made with another key is of no use and stands in the way. */
async function keptFor(manager: PushManager, key: string): Promise<PushSubscription | null> {
  const kept = await manager.getSubscription();
  if (!kept || isSameKey(kept.options.applicationServerKey, key)) return kept;
  await kept.unsubscribe();
  return null;
}

async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** Lets this browser forget its address, too. That nobody writes to it any more is the server's word, so this may fail. */
export async function forgetDevice(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(worker);
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
