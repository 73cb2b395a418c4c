import { beforeAll, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../test/support/engines.ts';
import type { Person } from '../../test/support/people.ts';
import { ask, openReadingPark, type ReadingPark } from '../../test/support/reading-park.ts';
import { forms, send } from '../../test/support/send-query.ts';
import { updateAccount } from '../modules/accounts/rows/index.ts';
import { unsupportedKeys } from './parse/query-keys.ts';

interface Told {
  data?: { id: number | string }[];
  errors?: { extensions: { code: string; reason?: string } }[];
}

describe.each(eitherEngine(import.meta.url))('What is asked and not done on $name', (engine) => {
  let fixture: ReadingPark;
  beforeAll(async () => {
    fixture = await openReadingPark(engine);
  });

  const refusal = (answer: Told) => {
    const { code, reason } = answer.errors?.[0]?.extensions ?? { code: 'none' };
    return [code, reason ?? ''];
  };

  test.each(unsupportedKeys)(
    '%s is refused by name, in an address, in a body, with rows that were written',
    async (key) => {
      const { app, editor, manager } = fixture;
      const named = ['INVALID_QUERY', expect.stringContaining(`"${key}"`)];
      for (const url of ['/items/Slot', '/items/Event', '/users']) {
        for (const form of forms) {
          const answer = await send(app, url, form, manager, { [key]: { slots: { _limit: 1 } } });
          expect([answer.statusCode, refusal(answer.json())]).toEqual([400, named]);
        }
      }
      for (const url of ['/items/Slot/1', '/users/me', `/users/${manager.id}`]) {
        const answer = await app.inject({ url: `${url}?${key}=x`, headers: manager.headers });
        expect([answer.statusCode, refusal(answer.json())]).toEqual([400, named]);
      }
      const written = await app.inject({
        method: 'PATCH',
        url: `/items/Slot/1?${key}=x`,
        headers: editor.headers,
        payload: { price: 60 },
      });
      expect([written.statusCode, refusal(written.json())]).toEqual([400, named]);
      expect((await ask(app, '/items/Slot/1')).data).toMatchObject({ price: 55 });
    },
  );

  test('A parameter without a value in a body asks for nothing, and those that are nobody’s are ignored', async () => {
    const { app } = fixture;
    const all = [1, 2, 3, 4, 5, 6, 7];
    const query = { deep: null, search: null, version: undefined, ours: 1 };
    const answer = await send(app, '/items/Slot', 'search', null, query);
    expect(answer.json<Told>().data?.map(({ id }) => id)).toEqual(all);
    expect((await ask(app, '/items/Slot?ours=1&utm_source=poster&search=')).ids).toEqual(all);
  });

  test.each(['/items/Slot', '/items/Payment/1', '/users/me', '/users/me/board-name', '/server/info'])(
    'Whoever sends a token in the address of %s is told so, and not taken for a visitor',
    async (url) => {
      const token = fixture.manager.headers.authorization.replace('Bearer ', '');
      const answer = await fixture.app.inject(`${url}?access_token=${token}`);
      expect([answer.statusCode, refusal(answer.json())]).toEqual([
        400,
        ['INVALID_QUERY', expect.stringContaining('header Authorization')],
      ]);
    },
  );

  test.each([
    'fields=id,year(startTime)',
    'fields=asset.count(name)',
    'sort=-month(startTime)',
    'aggregate[count]=*&groupBy=weekday(startTime)',
    'filter[year(startTime)][_eq]=2026',
    'filter[event][month(start)][_eq]=7',
    'filter[$FOLLOW(Payment,slot)][amount][_gt]=1',
    'fields=nowhere(nothing)',
  ])('%s is not supported, and not forbidden', async (query) => {
    const { status, code, reason } = await ask(fixture.app, `/items/Slot?${query}`);
    expect([status, code, reason]).toEqual([400, 'INVALID_QUERY', expect.stringMatching(/^.*not supported/)]);
  });

  test.each([
    ['/items/Event?filter[name][_eq]=$CURRENT_USER', 'editor'],
    ['/users?filter[role][_eq]=$CURRENT_ROLE', 'manager'],
    ['/users?filter[email][_contains]=$NOW(-1 day)', 'manager'],
  ] as const)('%s is refused: it would be sought as it is written', async (url, who) => {
    const { status, code, reason } = await ask(fixture.app, encodeURI(url), fixture[who]);
    expect([status, code]).toEqual([400, 'INVALID_QUERY']);
    expect(reason).toContain('"$');
  });

  test.each([
    ['filter[asset]=1', 200],
    ['filter[asset]=2', 403],
    ['search=55', 200],
    ['search=nothing', 403],
    ['filter[event][name][_icontains]=wake', 403],
    ['limit=0', 403],
    ['offset=1', 403],
    ['aggregate[count]=*', 400],
    ['groupBy=asset', 400],
  ])('One row is answered where it is among what is asked for: %s gives %i', async (query, status) => {
    expect((await ask(fixture.app, `/items/Slot/1?${query}`)).status).toBe(status);
  });

  test.each([
    ['PATCH', { query: { filter: { asset: 1 } }, data: { price: 1 } }],
    ['DELETE', { query: { filter: { asset: 1 } } }],
  ] as const)('%s of what a query finds is refused, and nothing is written', async (method, payload) => {
    const { app, editor } = fixture;
    const answer = await app.inject({ method, url: '/items/Slot', headers: editor.headers, payload });
    expect([answer.statusCode, refusal(answer.json())[0]]).toEqual([400, 'FAILED_VALIDATION']);
    expect((await ask(app, '/items/Slot')).ids).toHaveLength(7);
  });
});

describe.each(eitherEngine(import.meta.url))('A search on $name', (engine) => {
  let fixture: ReadingPark;
  beforeAll(async () => {
    fixture = await openReadingPark(engine);
    const zaneta = { first_name: 'Żaneta Łoś', email: 'zaneta@lake.example', phone: '512000777' };
    await updateAccount(fixture.park.store.db, fixture.rider.id, zaneta);
  });

  test.each([
    ['wake', [1, 2]],
    ['WAKE C', [2]],
    ['łódź', [3, 4]],
    ['gęślą jaźń', [1]],
    ['50%_off', [2]],
    ['park.example', [2]],
    // The id of an event.
    ['3', [3]],
    // A track's, too.
    ['2', [1, 2]],
    ['8d1f6b52', []],
    ['nothing of it', []],
    ['', [1, 2, 3, 4]],
  ])('among events for "%s" finds %j', async (sought, ids) => {
    for (const form of ['json', 'search'] as const) {
      const query = { search: sought, meta: ['filter_count'] };
      const answer = await send(fixture.app, '/items/Event', form, null, query);
      expect(answer.json()).toMatchObject({
        meta: { filter_count: ids.length },
        data: ids.map((id) => ({ id })),
      });
    }
  });

  test('goes together with a filter, an order and a count', async () => {
    const { app } = fixture;
    expect((await ask(app, '/items/Event?search=wake&filter[id][_gt]=1')).ids).toEqual([2]);
    expect((await ask(app, '/items/Event?search=wake&sort=-id&limit=1')).ids).toEqual([2]);
    expect((await ask(app, '/items/Event?search=wake&aggregate[count]=*')).data).toEqual([{ count: 2 }]);
    expect((await ask(app, '/items/Slot?search=54.99')).ids).toEqual([3]);
  });

  test('finds people for the staff, and nobody but themselves for riders', async () => {
    const { app, rider, other, manager } = fixture;
    const found = async (who: Person, sought: string) =>
      (await ask(app, `/users?search=${encodeURIComponent(sought)}`, who)).ids;
    for (const sought of ['żaneta ł', 'lake.example', '2000777', rider.id]) {
      expect(await found(manager, sought)).toEqual([rider.id]);
      expect(await found(rider, sought)).toEqual([rider.id]);
      expect(await found(other, sought)).toEqual([]);
    }
    expect(await found(manager, 'nosuchperson')).toEqual([]);
    expect((await ask(app, '/users?search=x')).status).toBe(403);
  });

  test('meets what the viewer sees, and nothing that is hidden from them', async () => {
    const { app, rider, manager } = fixture;
    const held = (who: Person | null) => ask(app, `/items/Slot?search=${rider.id}`, who);
    expect((await held(manager)).ids).not.toEqual([]);
    expect((await held(null)).ids).toEqual([]);
    // No part of what passwords are kept as.
    expect((await ask(app, '/users?search=scrypt', manager)).ids).toEqual([]);
  });

  test.each([
    ['search[]=a', 'must be a text'],
    [`search=${'a'.repeat(1001)}`, 'characters in a text that is sought'],
    ['search=%00', 'characters that no text has'],
  ])('that is no text, or too long, is refused', async (query, reason) => {
    const answer = await ask(fixture.app, `/items/Event?${query}`);
    expect([answer.status, answer.reason]).toEqual([400, expect.stringContaining(reason)]);
  });
});
