import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const source = readFileSync(new URL('../../public/push-worker.js', import.meta.url), 'utf8');

interface Window {
  url: string;
  focus: () => Promise<void>;
}

/** The worker in a minimal fake browser with only the features that it uses. */
function startWorker(windows: Window[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: { title: string; options: Record<string, unknown> }[] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: 'https://park.example', hostname: 'park.example' },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => {
        shown.push({ title, options });
      },
    },
    clients: {
      // Windows that were open before the worker are only returned if it requests uncontrolled ones.
      matchAll: async ({ includeUncontrolled = false }) => (includeUncontrolled ? windows : []),
      openWindow: async (url: string) => {
        opened.push(url);
      },
    },
  };
  runInContext(source, createContext({ self, URL }));
  async function dispatch(name: string, event: object): Promise<void> {
    const waited: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) });
    expect(waited).toHaveLength(1);
    await Promise.all(waited);
  }
  return { listeners, shown, opened, dispatch };
}

const pushed = (text: string) => ({ data: { json: () => JSON.parse(text) as unknown } });
const clicked = (data: unknown) => ({ notification: { close: vi.fn(), data } });

test('What the park tells is shown, and a repeat takes the place of what it repeats', async () => {
  const { dispatch, shown } = startWorker();
  const notice = { title: 'Jutro o 14:00', text: 'Tor 1', tag: 'abc', url: '/myAccount' };
  await dispatch('push', pushed(JSON.stringify(notice)));
  expect(shown).toMatchObject([
    {
      title: notice.title,
      options: { body: notice.text, tag: notice.tag, data: 'https://park.example/myAccount' },
    },
  ]);
});

test.each([
  ['nothing', { data: null }],
  ['no JSON', pushed('half a {')],
  ['no title', pushed('{"text":"Tor 1"}')],
  ['null', pushed('null')],
  ['a title that is none', pushed('{"title":{"a":1}}')],
])('A push with %s shows something all the same, or browsers end the subscription', async (_what, event) => {
  const { dispatch, shown } = startWorker();
  await dispatch('push', event);
  expect(shown.map(({ title }) => title)).toEqual(['park.example']);
});

test.each([
  ['the page that was named', { url: '/myAccount' }, 'https://park.example/myAccount'],
  ['the start page where none was', {}, 'https://park.example/'],
  ['no page of another site', { url: 'https://evil.example/login' }, 'https://park.example/'],
  ['no page of another site without its scheme', { url: '//evil.example' }, 'https://park.example/'],
  ['no script', { url: 'javascript:alert(1)' }, 'https://park.example/'],
  ['the start page for an address that is none', { url: 'https://[' }, 'https://park.example/'],
])('A tap opens %s', async (_what, sent, page) => {
  const { dispatch, opened, shown } = startWorker();
  await dispatch('push', pushed(JSON.stringify({ title: 'Jutro', ...sent })));
  const event = clicked(shown[0]?.options.data);
  await dispatch('notificationclick', event);
  expect(event.notification.close).toHaveBeenCalledOnce();
  expect(opened).toEqual([page]);
});

test('A window that shows the page already comes to the front; what is typed in another stays', async () => {
  const own = { url: 'https://park.example/myAccount', focus: vi.fn() };
  const other = { url: 'https://park.example/signup', focus: vi.fn() };
  const { dispatch, opened } = startWorker([other, own]);
  await dispatch('notificationclick', clicked('https://park.example/myAccount'));
  expect([own.focus, other.focus].map((focus) => focus.mock.calls.length)).toEqual([1, 0]);
  expect(opened).toEqual([]);
});

test('The worker answers no requests of pages', () => {
  expect([...startWorker().listeners.keys()]).toEqual(['push', 'notificationclick']);
});
