import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from './errors.ts';
import { send } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

function serverAnswers(status: number, body: string | null): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

test('An answer of the wire is given as it is, an empty one has no data', async () => {
  serverAnswers(200, '{"data":{"id":7}}');
  expect(await send({ url: '/items/Slot/7' })).toEqual({ data: { id: 7 } });
  serverAnswers(204, null);
  expect(await send({ url: '/items/Slot/7' })).toEqual({ data: undefined });
});

test.each(['<html>Welcome to the hotel</html>', '{"data":', '[]', '"fine"', 'null', '{"ok":true}'])(
  'A success that says %s is nothing of the park’s: it counts as no answer',
  async (body) => {
    serverAnswers(200, body);
    await expect(send({ url: '/items/Slot/7' })).rejects.toBeInstanceOf(NetworkError);
  },
);

test('A failure without the wire’s form keeps its status and says nothing', async () => {
  serverAnswers(502, '<html>Bad gateway</html>');
  await expect(send({ url: '/items/Slot/7' })).rejects.toMatchObject({ status: 502, code: '', message: '' });
});
