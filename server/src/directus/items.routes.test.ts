import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../test/support/engines.ts';
import { openReadingPark, type ReadingPark } from '../../test/support/reading-park.ts';

describe.each(eitherEngine(import.meta.url))('Reading over HTTP on $name', (engine) => {
  let fixture: ReadingPark;
  beforeAll(async () => {
    fixture = await openReadingPark(engine);
  });

  const search = async (url: string, body: InjectOptions['payload'], headers = {}) =>
    fixture.app.inject({
      method: 'SEARCH' as 'GET',
      url,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });

  test('SEARCH asks the same in its body', async () => {
    const query = {
      filter: { asset: { _eq: 2 } },
      sort: ['-id'],
      fields: ['id'],
      limit: 5,
      meta: ['filter_count'],
    };
    const answer = await search('/items/Slot', { query });
    expect([answer.statusCode, answer.body]).toEqual([
      200,
      '{"meta":{"filter_count":2},"data":[{"id":5},{"id":4}]}',
    ]);
    expect((await search('/items/Slot', { query: { sort: '-id', limit: 1 } })).json().data[0].id).toBe(7);
    expect((await search('/items/Slot', {})).json().data).toHaveLength(7);
    const users = await search('/users', { query: { fields: ['id'] } }, fixture.rider.headers);
    expect(users.json().data).toEqual([{ id: fixture.rider.id }]);
  });

  test.each([
    ['no object', [1], 400],
    ['a query that is none', { query: 'x' }, 400],
    ['no body', undefined, 400],
    ['a bad filter', { query: { filter: { asset: { _foo: 1 } } } }, 400],
    ['an unknown field', { query: { filter: { nothing: 1 } } }, 403],
  ])('SEARCH with %s is refused', async (_what, body, status) => {
    expect((await search('/items/Slot', body)).statusCode).toBe(status);
  });

  test('GET with the content type of JSON and no body is no fault', async () => {
    const answer = await fixture.app.inject({
      url: '/items/Slot/1',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('An unchanged answer is 304, a changed one is not', async () => {
    const { app, park, rider } = fixture;
    const url = '/items/Slot?filter[asset]=1';
    const first = await app.inject(url);
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers.vary).toContain('Authorization');
    const tag = String(first.headers.etag);
    const again = (known: string, headers = {}) =>
      app.inject({ url, headers: { 'if-none-match': known, ...headers } });
    const same = await again(tag);
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', tag]);
    expect((await again(`"other", ${tag.slice(2)}`)).statusCode).toBe(304);
    expect((await again('*')).statusCode).toBe(304);
    expect((await again('"other"')).statusCode).toBe(200);
    const mine = await again(tag, rider.headers);
    expect([mine.statusCode, mine.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    await park.store.db.updateTable('slot').set({ price_cents: 5600 }).where('id', '=', 7).execute();
    expect((await again(tag)).statusCode).toBe(200);
    await park.store.db.updateTable('slot').set({ price_cents: 5500 }).where('id', '=', 7).execute();
    expect((await again(tag)).statusCode).toBe(304);
  });
});
