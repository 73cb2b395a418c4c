import type { Page } from '@playwright/test';

/** What a device's browser would be given by its push service. */
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-device-of-a-journey',
  keys: {
    // A point of the curve, as every key of a browser is: the one that RFC 8291 has in its example.
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** Answers for the push service, which a test's browser cannot reach, and for the visitor when the browser asks. */
export async function answerForPushService(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript(
    ([told, answer]) => {
      let given: NotificationPermission = 'default';
      let subscribed: object | null = null;
      const make = (applicationServerKey: BufferSource) => ({
        options: { applicationServerKey },
        toJSON: () => told,
        unsubscribe: async () => {
          subscribed = null;
          return true;
        },
      });
      Object.defineProperty(Notification, 'permission', { get: () => given });
      Object.assign(Notification, {
        requestPermission: async () => {
          given = answer;
          return given;
        },
      });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscribed,
        subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
          subscribed = make(applicationServerKey.buffer);
          return subscribed;
        },
      });
    },
    [subscription, permission] as const,
  );
}
