import { isPushEndpoint } from '@cablepark/domain/messages/push-rules';

/** A device that is told something through its browser's push service. */
export interface PushTarget {
  endpoint: string;
  /** The device's public key and its secret, as its browser made them (RFC 8291). */
  p256dh: string;
  auth: string;
}

/** What the park signs its pushes with (RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface Push {
  target: PushTarget;
  keys: PushKeys;
  /** The park's own https address: push services want to know whom to ask. */
  subject: string;
  /** What the device is to show; only the device can read it. */
  payload: string;
  /** Letters and digits: of two with the same topic that wait for a device, it gets the newer. */
  topic: string;
  /** For how many seconds the push service keeps it for a device that is not there. */
  ttl: number;
}

/** What the push service answered, or why nobody did; `isUnusable`: the device's address or key is none that anything can be sent to. */
export type PushAnswer = { status: number } | { code: string; isUnusable?: boolean };

export interface Pusher {
  /** One try. A failure is not thrown. */
  attempt(push: Push): Promise<PushAnswer>;
}

const timeoutMs = 10_000;

/** Over https to the known push services, and nowhere else; no redirect is followed, and of an answer only its number is read. */
export function httpPusher(call: typeof fetch = fetch): Pusher {
  return {
    async attempt(push) {
      if (!isPushEndpoint(push.target.endpoint)) return unusable('EHOST');
      const request = await requestOf(push).catch(() => null);
      if (!request) return unusable('EKEY');
      try {
        const answer = await call(request.url, {
          ...request.init,
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await answer.body?.cancel();
        return { status: answer.status };
      } catch (error) {
        return { code: codeOf(error) };
      }
    },
  };
}

function unusable(code: string): PushAnswer {
  return { code, isUnusable: true };
}

async function requestOf({ target, keys, subject, payload, topic, ttl }: Push) {
  // Parks that nobody subscribed to do without it in memory.
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = target;
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject, ...keys },
    topic,
    TTL: ttl,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
  });
  const headers = Object.entries(details.headers)
    // `fetch` counts by itself.
    .filter(([name]) => name.toLowerCase() !== 'content-length')
    .map(([name, value]): [string, string] => [name, value]);
  return {
    url: details.endpoint,
    init: { method: details.method, headers, body: new Uint8Array(details.body ?? Buffer.alloc(0)) },
  };
}

/** `ECONNREFUSED`, `TimeoutError`; the message may repeat the device's address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}

/** New keys for a park. */
export async function makePushKeys(): Promise<PushKeys> {
  const { default: webPush } = await import('web-push');
  return webPush.generateVAPIDKeys();
}
