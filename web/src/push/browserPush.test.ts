import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeBrowser } from './browserPush.ts';
import { addOrForget } from './usePush.ts';

const key = 'the key of the park';
const told = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  expirationTime: null,
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
};

let steps: string[];
let permission: NotificationPermission;
let kept: ReturnType<typeof subscription> | null;
let isReachable: boolean;
let answer: number;

function subscription() {
  return {
    toJSON: () => told,
    unsubscribe: async () => {
      kept = null;
      return steps.push('unsubscribe');
    },
  };
}

beforeEach(() => {
  steps = [];
  permission = 'granted';
  kept = null;
  isReachable = true;
  answer = 204;
  vi.stubGlobal('Notification', {
    requestPermission: async () => {
      steps.push('ask');
      return permission;
    },
  });
  const pushManager = {
    getSubscription: async () => kept,
    subscribe: async (options: PushSubscriptionOptionsInit) => {
      expect(options).toEqual({ userVisibleOnly: true, applicationServerKey: key });
      steps.push('subscribe');
      if (!isReachable) throw new DOMException('Registration failed - push service error', 'AbortError');
      // A browser with a subscription of other keys refuses to create another.
      if (kept) throw new DOMException('', 'InvalidStateError');
      kept = subscription();
      return kept;
    },
  };
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: {
      register: async (url: string) => steps.push(`register ${url}`),
      getRegistration: async () => ({ pushManager }),
      ready: Promise.resolve({ pushManager }),
    },
  });
  vi.stubGlobal('fetch', async (url: string, init?: { method?: string; body?: string }) => {
    steps.push([init?.method, url, init?.body].join(' '));
    return answer === 204
      ? new Response(null, { status: 204 })
      : Response.json({ errors: [{ message: '', extensions: { code: 'FORBIDDEN' } }] }, { status: answer });
  });
});
afterEach(() => vi.unstubAllGlobals());

const { endpoint, keys } = told;
const posted = `POST /users/me/push ${JSON.stringify({ endpoint, keys })}`;

/** As the offer does it. */
async function turnOn(): Promise<boolean> {
  const made = await subscribeBrowser(key);
  if (made) await addOrForget(made);
  return made !== null;
}

test('The visitor is asked first, and the server hears what the browser gave', async () => {
  expect(await turnOn()).toBe(true);
  expect(steps).toEqual(['ask', 'register /push-worker.js', 'subscribe', posted]);
});

test.each(['denied', 'default'] as const)(
  'Where the visitor leaves it at “%s” nothing is registered',
  async (answered) => {
    permission = answered;
    expect(await turnOn()).toBe(false);
    expect(steps).toEqual(['ask']);
  },
);

test('What was subscribed with keys of before makes room', async () => {
  kept = subscription();
  await turnOn();
  expect(steps.slice(2)).toEqual(['subscribe', 'unsubscribe', 'subscribe', posted]);
});

test('A browser whose push service cannot be reached says so', async () => {
  isReachable = false;
  await expect(turnOn()).rejects.toThrow('push service');
  expect(steps).not.toContain(posted);
});

test('A device that the server refuses is not left subscribed', async () => {
  answer = 403;
  await expect(turnOn()).rejects.toMatchObject({ status: 403 });
  expect(steps.at(-1)).toBe('unsubscribe');
});
