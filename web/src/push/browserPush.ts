import type { PushBody } from '@cablepark/contract/accounts/own-account.schema';
import { registerWorker } from '../lib/offline/worker.ts';

/** `home-screen`: an iPhone or iPad, which supports push only for a site on its home screen. */
export type PushAbility = 'yes' | 'denied' | 'home-screen' | 'no';

/** This browser's support of push messages, without a permission prompt. */
export function pushAbility(): PushAbility {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)
    return Notification.permission === 'denied' ? 'denied' : 'yes';
  return isApplePhone(navigator) ? 'home-screen' : 'no';
}

/** iPads report a Mac, but have a touch screen. */
function isApplePhone({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Asks for permission, then subscribes. @param key the park's. @returns null after a refusal */
export async function subscribeBrowser(key: string): Promise<PushBody | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // A subscription with another key, as after a restore of the park, is useless.
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return await pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** Unsubscribes the browser: its push service forgets this site. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
