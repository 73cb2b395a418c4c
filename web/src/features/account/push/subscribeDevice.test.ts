import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeDevice } from './subscribeDevice.ts';

const key = Buffer.from(Uint8Array.from({ length: 65 }, (_, index) => index)).toString('base64url');
const otherKey = Uint8Array.from({ length: 65 }, () => 7).buffer;
const told = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  expirationTime: null,
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
};

let steps: string[];
let permission: NotificationPermission;
let kept: ReturnType<typeof subscription> | null;
let answer: number;

function subscription(applicationServerKey: ArrayBuffer | null) {
  return {
    options: { applicationServerKey },
    toJSON: () => told,
    unsubscribe: async () => steps.push('unsubscribe'),
  };
}

beforeEach(() => {
  steps = [];
  permission = 'granted';
  kept = null;
  answer = 204;
  vi.stubGlobal('Notification', {
    requestPermission: async () => {
      steps.push('ask');
      return permission;
    },
  });
  const pushManager = {
    getSubscription: async () => kept,
    subscribe: async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
      steps.push(`subscribe ${userVisibleOnly} ${(applicationServerKey as Uint8Array).length}`);
      return subscription(null);
    },
  };
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: {
      register: async (url: string) => steps.push(`register ${url}`),
      ready: Promise.resolve({ pushManager }),
    },
  });
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    steps.push(`${init?.method} ${url} ${init?.body}`);
    return answer === 204
      ? new Response(null, { status: 204 })
      : Response.json({ errors: [{ message: '', extensions: { code: 'FORBIDDEN' } }] }, { status: answer });
  });
});
afterEach(() => vi.unstubAllGlobals());

const { endpoint, keys } = told;
const posted = `POST /users/me/push ${JSON.stringify({ endpoint, keys })}`;

test('The visitor is asked first, and the server hears what the browser gave', async () => {
  expect(await subscribeDevice(key)).toBe('done');
  expect(steps).toEqual(['ask', 'register /push-worker.js', 'subscribe true 65', posted]);
});

test.each([
  ['denied', 'denied'],
  ['default', 'undecided'],
] as const)('Where the visitor leaves it at “%s” nothing is registered', async (answered, outcome) => {
  permission = answered;
  expect(await subscribeDevice(key)).toBe(outcome);
  expect(steps).toEqual(['ask']);
});

test('What the browser has for this park is told again; what was made with another key makes room', async () => {
  kept = subscription(Uint8Array.from(Buffer.from(key, 'base64url')).buffer);
  await subscribeDevice(key);
  expect(steps.slice(2)).toEqual([posted]);
  steps = [];
  kept = subscription(otherKey);
  await subscribeDevice(key);
  expect(steps.slice(2)).toEqual(['unsubscribe', 'subscribe true 65', posted]);
});

test('A device that the server refuses is not left subscribed', async () => {
  answer = 403;
  await expect(subscribeDevice(key)).rejects.toMatchObject({ status: 403 });
  expect(steps.at(-1)).toBe('unsubscribe');
});
