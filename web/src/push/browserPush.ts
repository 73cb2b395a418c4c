import type { PushBody } from '@cablepark/contract/accounts/own-account';

/** `home-screen`: an iPhone or iPad, which takes pushes only for a site that was put on its home screen. */
export type PushAbility = 'yes' | 'denied' | 'home-screen' | 'no';

/** What this browser makes of pushes; asks nobody. */
export function pushAbility(): PushAbility {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)
    return Notification.permission === 'denied' ? 'denied' : 'yes';
  return isApplePhone(navigator) ? 'home-screen' : 'no';
}

/** iPads tell that they are Macs, but have fingers on them. */
function isApplePhone({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

const worker = '/push-worker.js';

/** Asks the person, then the browser. @param key the park's. @returns null where the person says no */
export async function subscribeBrowser(key: string): Promise<PushBody | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // Made for other keys, as of a park that was restored, the old one is of no use.
  const made = await pushManager.subscribe(options).catch(async (error: unknown) => {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return await pushManager.subscribe(options);
  });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** The browser's part of an end: its push service forgets this site. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
