import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { httpPusher, makePushKeys, type Push } from './pusher.ts';

/** A device as its browser makes it, which alone can read what is sent to it. */
function aDevice() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const secret = randomBytes(16);
  return {
    target: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      p256dh: publicKey.toString('base64url'),
      auth: secret.toString('base64url'),
    },
    /** RFC 8291 and 8188, step by step. */
    read(body: Uint8Array): string {
      const bytes = Buffer.from(body);
      const salt = bytes.subarray(0, 16);
      const senderKey = bytes.subarray(21, 21 + (bytes[20] ?? 0));
      const sealed = bytes.subarray(21 + senderKey.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const key = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), secret, info, 32));
      const part = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
      // Ends with the mark of the last record.
      return text.slice(0, text.lastIndexOf('\u0002'));
    },
  };
}

interface Call {
  url: string;
  init: RequestInit;
  headers: Headers;
}

/** Answers what a push service would, and keeps what it was sent. */
function pushService(answer: () => Response | Promise<Response> = () => new Response(null, { status: 201 })) {
  const calls: Call[] = [];
  const call = async (url: string, init: RequestInit = {}) => {
    calls.push({ url, init, headers: new Headers(init.headers) });
    return await answer();
  };
  return { calls, pusher: httpPusher(call as unknown as typeof fetch) };
}

const keys = await makePushKeys();
const aPush = (change: Partial<Push['target']> = {}, device = aDevice()): Push => ({
  target: { ...device.target, ...change },
  keys,
  subject: 'https://park.example',
  payload: '{"title":"Zażółć gęślą jaźń"}',
  topic: 'abc123',
  ttl: 90,
});

test('A push can be read by its device, and says what push services need to know', async () => {
  const device = aDevice();
  const { calls, pusher } = pushService();
  expect(await pusher.attempt(aPush({}, device))).toEqual({ status: 201 });
  const [{ url, init, headers } = {} as Call] = calls;
  expect(url).toBe('https://fcm.googleapis.com/fcm/send/abc');
  expect(device.read(init.body as Uint8Array)).toBe('{"title":"Zażółć gęślą jaźń"}');
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '90',
    topic: 'abc123',
    urgency: 'high',
  });
});

test('A push is signed with the park’s keys, for this push service alone', async () => {
  const { calls, pusher } = pushService();
  await pusher.attempt(aPush());
  const [, token = '', given] =
    /^vapid t=([^,]+), ?k=(.+)$/.exec(calls[0]?.headers.get('authorization') ?? '') ?? [];
  expect(given).toBe(keys.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://fcm.googleapis.com',
    sub: 'https://park.example',
  });
  const point = Buffer.from(keys.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(
    true,
  );
});

test.each(['https://127.0.0.1/abc', 'http://fcm.googleapis.com/abc', 'https://evil.example/abc'])(
  'Nothing is sent to %s, whoever put it into the database',
  async (endpoint) => {
    const { calls, pusher } = pushService();
    expect(await pusher.attempt(aPush({ endpoint }))).toEqual({ code: 'EHOST', isUnusable: true });
    expect(calls).toEqual([]);
  },
);

test('A key that is no point of the curve is no device’s', async () => {
  const { calls, pusher } = pushService();
  const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url');
  expect(await pusher.attempt(aPush({ p256dh }))).toEqual({ code: 'EKEY', isUnusable: true });
  expect(calls).toEqual([]);
});

test('A redirect is an answer and is not followed; an answer is not read however long it is', async () => {
  let isCancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024)),
    cancel: () => {
      isCancelled = true;
    },
  });
  const { calls, pusher } = pushService(() => new Response(endless, { status: 307 }));
  expect(await pusher.attempt(aPush())).toEqual({ status: 307 });
  expect(isCancelled).toBe(true);
  expect(calls[0]?.init).toMatchObject({ redirect: 'manual', signal: expect.any(AbortSignal) });
});

test('A push service that cannot be reached is told of by its code alone', async () => {
  const cause = Object.assign(new Error('connect 1.2.3.4'), { code: 'ECONNREFUSED' });
  const { pusher } = pushService(() => Promise.reject(new TypeError('fetch failed', { cause })));
  expect(await pusher.attempt(aPush())).toEqual({ code: 'ECONNREFUSED' });
});
