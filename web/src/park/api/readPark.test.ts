import { afterEach, expect, test, vi } from 'vitest';
import { readPark } from './readPark.ts';

afterEach(() => vi.unstubAllGlobals());

type Answers = Record<string, { status?: number; data?: unknown }>;

/** A server that answers these calls, and any other with 404. @returns the requests */
function serverAnswers(answers: Answers): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const { status = 200, data } = answers[new URL(url, 'http://park').pathname] ?? { status: 404 };
    return new Response(JSON.stringify({ data }), { status });
  });
  return asked;
}

test('Where a server tells nothing more of its tracks, their names are read by the call of the specification', async () => {
  const asked = serverAnswers({
    '/server/info': { data: { project: { project_name: 'Przystań' } } },
    '/items/Asset': {
      data: [
        { id: 4, name: '1' },
        { id: 9, name: 'Zatoka' },
      ],
    },
  });
  const park = await readPark();
  expect(park.name).toBe('Przystań');
  expect(park.tracks).toMatchObject([
    { id: 4, name: '1', status: 'open', obstacles: [] },
    { id: 9, name: 'Zatoka', status: 'open', obstacles: [] },
  ]);
  expect(asked.at(-1)).toBe('/items/Asset?fields=id%2Cname');
});

test('A server that does not know this call at all has its tracks asked for, too', async () => {
  serverAnswers({ '/items/Asset': { data: [{ id: 1, name: '1' }] } });
  expect((await readPark()).tracks).toMatchObject([{ id: 1 }]);
});

test('Tracks that nobody tells are none, not awaited for ever', async () => {
  serverAnswers({});
  expect((await readPark()).tracks).toEqual([]);
});

test('Tracks that the server tells are not asked for again', async () => {
  const asked = serverAnswers({ '/server/info': { data: { park: { tracks: [] } } } });
  expect((await readPark()).tracks).toEqual([]);
  expect(asked).toEqual(['/server/info']);
});
