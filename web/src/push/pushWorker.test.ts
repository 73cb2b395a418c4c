import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const source = readFileSync(new URL('../../public/push-worker.js', import.meta.url), 'utf8');

type Handler = (event: object) => void;

/** The worker as a browser runs it, with what it may call. */
function startWorker(openWindows: { url: string; focus: () => void }[] = []) {
  const handlers = new Map<string, Handler>();
  const shown = vi.fn(async (_title: string, _options: object) => undefined);
  const opened = vi.fn(async (_url: string) => undefined);
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { showNotification: shown },
    location: { origin: 'https://park.example', hostname: 'park.example' },
    clients: { matchAll: async () => openWindows, openWindow: opened },
  };
  runInNewContext(source, { self, URL });
  /** As the browser does: it lives until what it was told to wait for is done. */
  const tell = async (name: string, event: object) => {
    const waited: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) });
    await Promise.all(waited);
  };
  return { handlers, shown, opened, tell };
}

const pushed = (notice: unknown) => ({ data: { json: () => notice } });

test('What the park says is shown, and a press on it leads to the bookings', async () => {
  const { shown, opened, tell } = startWorker();
  await tell('push', pushed({ title: 'Przypomnienie', text: '14:00', tag: 'a', url: '/myAccount' }));
  const data = 'https://park.example/myAccount';
  expect(shown).toHaveBeenCalledExactlyOnceWith(
    'Przypomnienie',
    expect.objectContaining({ body: '14:00', tag: 'a', data }),
  );
  const close = vi.fn();
  await tell('notificationclick', { notification: { close, data } });
  expect(close).toHaveBeenCalledOnce();
  expect(opened).toHaveBeenCalledExactlyOnceWith(data);
});

test('A window that shows the page is brought to the front', async () => {
  const [data, focus] = ['https://park.example/myAccount', vi.fn()];
  const { opened, tell } = startWorker([{ url: data, focus }]);
  await tell('notificationclick', { notification: { close: vi.fn(), data } });
  expect(focus).toHaveBeenCalledOnce();
  expect(opened).not.toHaveBeenCalled();
});

test.each([
  ['nothing', { data: null }],
  [
    'what is no JSON',
    {
      data: {
        json: () => {
          throw new SyntaxError('no');
        },
      },
    },
  ],
])('Something is shown of %s, too', async (_what, event) => {
  const { shown, tell } = startWorker();
  await tell('push', event);
  expect(shown).toHaveBeenCalledExactlyOnceWith('park.example', expect.anything());
});

test('No other site is opened, whatever was sent', async () => {
  const { shown, tell } = startWorker();
  await tell('push', pushed({ title: 'x', url: 'https://evil.example/' }));
  expect(shown.mock.calls[0]?.[1]).toMatchObject({ data: 'https://park.example' });
});

test('It answers for no page', () => {
  expect([...startWorker().handlers.keys()]).toEqual(['push', 'notificationclick']);
});
