import { isPushEndpoint } from '@cablepark/domain/messages/push-rules';

/** A push subscription of a device. */
export interface PushTarget {
  endpoint: string;
  /** The device's public key and its secret, as its browser made them (RFC 8291). */
  p256dh: string;
  auth: string;
}

/** The park's signing keys for pushes (RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface Push {
  target: PushTarget;
  keys: PushKeys;
  /** The park's own https address: push services want a contact. */
  subject: string;
  /** The content for the device; end-to-end encrypted. */
  payload: string;
  /** Letters and digits: of two waiting pushes with the same topic, the device gets the newer. */
  topic: string;
  /** The time to live in seconds at the push service, for an offline device. */
  ttl: number;
}

/** The push service's status, or an error code; `isUnusable`: the device's address or key is invalid. */
export type PushAnswer = { status: number } | { code: string; isUnusable?: boolean };

export interface Pusher {
  /** One attempt. Does not throw on failure. */
  attempt(push: Push): Promise<PushAnswer>;
}

const timeoutMs = 10_000;

/** Sends over https to known push services only, follows no redirects, and reads only the status. */
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
  // Parks without subscribers save the library's memory.
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
    // `fetch` sets the content length itself.
    .filter(([name]) => name.toLowerCase() !== 'content-length')
    .map(([name, value]): [string, string] => [name, value]);
  return {
    url: details.endpoint,
    init: { method: details.method, headers, body: new Uint8Array(details.body ?? Buffer.alloc(0)) },
  };
}

/** `ECONNREFUSED`, `TimeoutError`; the full message may contain the device's address. */
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
