import { someoneElse } from '@cablepark/domain/slots/slot';
import {
  aggregate,
  readItem,
  readItems,
  readMe,
  readUser,
  readUsers,
  serverHealth,
  serverInfo,
  serverPing,
  withSearch,
} from '@directus/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { eitherEngine } from '../support/engines.ts';
import { aPerson } from '../support/people.ts';
import { openReadingPark, type ReadingPark } from '../support/reading-park.ts';
import { type Ask, clientOf, refusalOf } from './official-client.ts';

const ids = (rows: readonly { id: number | string }[]) => rows.map(({ id }) => id);

describe.each(eitherEngine(import.meta.url))('The official client reads on $name', (engine) => {
  let fixture: ReadingPark;
  let url: string;
  let visitor: Ask;
  let rider: Ask;
  let manager: Ask;
  let editor: Ask;

  beforeAll(async () => {
    fixture = await openReadingPark(engine);
    url = await fixture.app.listen({ host: '127.0.0.1', port: 0 });
    visitor = clientOf(url, null);
    rider = clientOf(url, fixture.rider);
    manager = clientOf(url, fixture.manager);
    editor = clientOf(url, fixture.editor);
  });

  test('The planner: a track’s slots between two moments, holders hidden from visitors', async () => {
    const slots = await visitor(
      readItems('Slot', {
        limit: 1200,
        filter: {
          _and: [
            { asset: { _eq: 1 } },
            { startTime: { _gt: '2026-07-01T03:00:00Z' } },
            { startTime: { _lt: '2026-07-02T03:00:00Z' } },
          ],
        },
      }),
    );
    expect(slots).toEqual([
      {
        id: 1,
        startTime: '2026-07-01T09:00:00.000Z',
        duration: 15,
        price: 55,
        asset: 1,
        bookedBy: null,
        payment: null,
        event: null,
      },
      expect.objectContaining({ id: 2, bookedBy: someoneElse, payment: null }),
      expect.objectContaining({ id: 3, price: 54.99, bookedBy: someoneElse, payment: null }),
    ]);
    expect(ids(await visitor(readItems('Slot')))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('Events of a track or of all tracks, by their start, with picture and track', async () => {
    const events = await visitor(
      readItems('Event', {
        filter: {
          start: { _gte: '2026-07-01T00:00:00Z', _lte: '2026-07-02T12:00:00Z' },
          _or: [{ asset: { _eq: 2 } }, { asset: { _null: true } }],
        },
        sort: ['start'],
        fields: ['*', { image: ['*'] } as never, { asset: ['*'] }],
      }),
    );
    expect(events).toEqual([
      expect.objectContaining({ id: 1, image: null, asset: { id: 2, name: '2' }, slots: [4, 5] }),
      expect.objectContaining({ id: 2, image: { id: expect.any(String) }, asset: null, slots: [6] }),
    ]);
    const later = (as: Ask) =>
      as(
        readItems('Event', {
          filter: { start: { _gte: '2026-07-02T00:00:00Z' } },
          sort: ['start'],
        }),
      );
    expect(ids(await later(visitor))).toEqual([2, 3, 4]);
  });

  test('Sorting by several keys, pages and offsets', async () => {
    const sorted = (as: Ask) =>
      as(readItems('Slot', { sort: ['-asset', 'price', '-startTime'], fields: ['id'] }));
    expect(ids(await sorted(visitor))).toEqual([4, 5, 6, 3, 7, 2, 1]);
    const page = (number: number) => visitor(readItems('Slot', { limit: 3, page: number, fields: ['id'] }));
    expect(await Promise.all([1, 2, 3, 4].map(async (number) => ids(await page(number))))).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7],
      [],
    ]);
    expect(ids(await visitor(readItems('Slot', { limit: 2, offset: 5 })))).toEqual([6, 7]);
    expect(await visitor(readItems('Slot', { limit: 0 }))).toEqual([]);
    expect(await visitor(readItems('Slot', { limit: -1 }))).toHaveLength(7);
  });

  test('One relation deep, in the fields, the filter and the order', async () => {
    const rows = await visitor(
      readItems('Slot', {
        fields: ['id', { event: ['name', 'start'] }, { asset: ['name'] }],
        filter: { event: { name: { _icontains: 'WAKE' } } },
        sort: ['-event.name' as never, 'id'],
      }),
    );
    const camp = { name: 'wake camp, 50%_off', start: '2026-07-02T09:00:00.000Z' };
    const party = { name: 'Wake Party', start: '2026-07-01T18:00:00.000Z' };
    expect(rows).toEqual([
      { id: 6, event: camp, asset: { name: '1' } },
      { id: 4, event: party, asset: { name: '2' } },
      { id: 5, event: party, asset: { name: '2' } },
    ]);
  });

  test('Counting rows, values and groups', async () => {
    expect(await visitor(aggregate('Slot', { aggregate: { count: '*' } }))).toEqual([{ count: 7 }]);
    const taken = { query: { filter: { bookedBy: { _nnull: true } } } } as const;
    expect(await visitor(aggregate('Slot', { aggregate: { count: '*' }, ...taken }))).toEqual([{ count: 4 }]);
    expect(await visitor(aggregate('Slot', { aggregate: { count: ['event'] } }))).toEqual([
      { count: { event: 3 } },
    ]);
    const byTrack = (as: Ask) => as(aggregate('Slot', { aggregate: { count: '*' }, groupBy: ['asset'] }));
    expect(await byTrack(visitor)).toEqual([
      { asset: 1, count: 5 },
      { asset: 2, count: 2 },
    ]);
  });

  test('A query too long for an address goes by SEARCH', async () => {
    const many = Array.from({ length: 2500 }, (_, index) => index + 3);
    const query = {
      filter: { id: { _in: many } },
      sort: ['-id'],
      fields: ['id', { asset: ['name'] }],
    } as const;
    const rows = await visitor(withSearch(readItems('Slot', query as never)));
    expect(rows).toEqual(
      [7, 6, 5, 4, 3].map((id) => ({ id, asset: { name: id === 4 || id === 5 ? '2' : '1' } })),
    );
    expect(await visitor(withSearch(readItems('Slot', { limit: 2, page: 2 })))).toHaveLength(2);
    const people = (as: Ask) =>
      as(withSearch(readUsers({ filter: { id: { _in: [fixture.rider.id, fixture.other.id] } } })));
    expect(await people(manager)).toHaveLength(2);
    const unknown = (as: Ask) =>
      as(withSearch(readItems('Slot', { filter: { colour: { _eq: 1 } } as never })));
    expect(await refusalOf(unknown(visitor))).toBe('403 FORBIDDEN');
  });

  test('One’s own slots, named by id or as the current user', async () => {
    const mine = (as: Ask) => as(readItems('Slot', { filter: { bookedBy: { _eq: fixture.rider.id } } }));
    expect(ids(await mine(rider))).toEqual([2, 5]);
    expect(ids(await mine(visitor))).toEqual([]);
    const byName = (as: Ask) =>
      as(readItems('Slot', { filter: { bookedBy: { _eq: '$CURRENT_USER' } }, fields: ['id'] }));
    expect(ids(await byName(rider))).toEqual([2, 5]);
    expect(await rider(readItem('Slot', 2, { fields: ['*'] }))).toMatchObject({
      bookedBy: fixture.rider.id,
      payment: 1,
    });
    expect(await rider(readItem('Slot', 3))).toMatchObject({ bookedBy: someoneElse, payment: null });
  });

  test('Accounts: staff read them, a rider only their own', async () => {
    const wanted = [fixture.rider.id, fixture.other.id];
    const byIds = (as: Ask) => as(readUsers({ filter: { id: { _in: wanted } }, limit: 1200, fields: ['*'] }));
    expect(new Set(ids(await byIds(manager)))).toEqual(new Set(wanted));
    expect(ids(await byIds(rider))).toEqual([fixture.rider.id]);
    expect(await manager(readUsers({ limit: 1200 }))).toHaveLength(4);
    expect(await manager(readUser(fixture.other.id))).toMatchObject({ description: '600700800' });
    expect(await refusalOf(rider(readUser(fixture.other.id)))).toBe('403 FORBIDDEN');
    expect(await refusalOf(visitor(readUsers()))).toBe('403 FORBIDDEN');
    expect(await rider(readMe({ fields: ['id', 'first_name'] }))).toEqual({
      id: fixture.rider.id,
      first_name: 'User',
    });
    expect(await refusalOf(visitor(readMe()))).toBe('401 INVALID_CREDENTIALS');
  });

  test('Payments: staff read all, a rider those of their own slots, visitors none', async () => {
    const paid = (as: Ask) => as(readItems('Payment', { filter: { id: { _in: [1, 2, 3] } }, sort: ['id'] }));
    expect(await paid(manager)).toEqual([
      { id: 1, slot: 2, amount: 55, method: 'cash' },
      { id: 2, slot: 3, amount: 54.99, method: 'blik' },
    ]);
    expect(ids(await paid(rider))).toEqual([1]);
    expect(await refusalOf(rider(readItem('Payment', 2)))).toBe('403 FORBIDDEN');
    expect(await refusalOf(paid(visitor))).toBe('403 FORBIDDEN');
  });

  test('History and edits of slots are for Editors', async () => {
    const history = (as: Ask) =>
      as(
        readItems('BookingHistory', {
          filter: {
            _and: [
              { date_created: { _gte: '2026-06-30T09:01:00.000Z' } },
              { date_created: { _lte: '2026-06-30T10:00:00.000Z' } },
            ],
          },
          sort: ['-date_created'],
          fields: ['id', 'actionType', 'date_created', 'slotId', 'userId'],
        }),
      );
    const entry = { slotId: 2, userId: fixture.rider.id };
    expect(await history(editor)).toEqual([
      { id: 3, actionType: 'book', date_created: '2026-06-30T09:02:00.000Z', ...entry },
      { id: 2, actionType: 'cancel', date_created: '2026-06-30T09:01:00.000Z', ...entry },
    ]);
    expect(await editor(readItems('SlotEdit'))).toMatchObject([{ id: 1, user_created: fixture.editor.id }]);
    for (const below of [visitor, rider, manager]) {
      expect(await refusalOf(history(below))).toBe('403 FORBIDDEN');
      expect(await refusalOf(below(readItems('SlotEdit')))).toBe('403 FORBIDDEN');
    }
    expect(await visitor(readItems('Asset', { fields: ['id', 'name'] }))).toEqual([
      { id: 1, name: '1' },
      { id: 2, name: '2' },
    ]);
  });

  test.each([
    ['an unknown field', { filter: { colour: { _eq: 1 } } }, '403 FORBIDDEN', /"colour"/],
    ['a field of the inside', { sort: ['series'] }, '403 FORBIDDEN', /"series"/],
    ['a holder’s account', { fields: [{ bookedBy: ['email'] }] }, '403 FORBIDDEN', /"bookedBy.email"/],
    ['an unknown operator', { filter: { asset: { _regex: 1 } } }, '400 INVALID_QUERY', /"_regex"/],
    [
      'an operator of another type',
      { filter: { price: { _contains: 5 } } },
      '400 INVALID_QUERY',
      /"_contains"/,
    ],
    ['no value', { filter: { asset: { _eq: '' } } }, '400 INVALID_QUERY', /_eq of "asset"/],
    ['a list of a list', { deep: { event: { slots: { _limit: 1 } } } }, '400 INVALID_QUERY', /"deep"/],
    ['other names', { alias: { track: 'asset' } }, '400 INVALID_QUERY', /"alias"/],
    ['a version', { version: 'draft' }, '400 INVALID_QUERY', /"version"/],
    ['a raw version', { versionRaw: true }, '400 INVALID_QUERY', /"versionRaw"/],
    ['another form', { export: 'csv' }, '400 INVALID_QUERY', /"export"/],
    ['a token in the address', { access_token: 'x' }, '400 INVALID_QUERY', /"access_token"/],
    ['a function', { fields: ['id', 'year(startTime)'] }, '400 INVALID_QUERY', /"year\(startTime\)"/],
    [
      'a function to filter by',
      { filter: { 'year(startTime)': { _eq: 2026 } } },
      '400 INVALID_QUERY',
      /year/,
    ],
  ])('A query with %s is refused by name', async (_what, query, refusal, named) => {
    const call = (as: Ask) => as(readItems('Slot', query as never));
    expect(await refusalOf(call(visitor))).toBe(refusal);
    await expect(call(visitor)).rejects.toMatchObject({ message: expect.stringMatching(named) });
  });

  test('A search, in the address and in the body', async () => {
    const sought = { search: 'WAKE', sort: '-id' } as const;
    expect(ids(await visitor(readItems('Event', sought)))).toEqual([2, 1]);
    expect(ids(await visitor(withSearch(readItems('Event', sought))))).toEqual([2, 1]);
    expect(await manager(readUsers({ search: 'nosuchperson' }))).toEqual([]);
    expect(ids(await manager(readUsers({ search: fixture.rider.id })))).toEqual([fixture.rider.id]);
    const count = await visitor(aggregate('Event', { aggregate: { count: '*' }, query: { search: 'wake' } }));
    expect(count).toEqual([{ count: 2 }]);
  });

  test('Collections and rows that are not there are refused like those one may not see', async () => {
    const nothing = (as: Ask) => as(readItems('Nothing' as 'Slot'));
    expect(await refusalOf(nothing(visitor))).toBe('403 FORBIDDEN');
    expect(await refusalOf(visitor(readItem('Slot', 999)))).toBe('403 FORBIDDEN');
    const forged = await aPerson(fixture.park);
    forged.headers.authorization += 'x';
    const stranger = clientOf(url, forged);
    expect(await refusalOf(stranger(readItems('Slot')))).toBe('403 INVALID_TOKEN');
  });

  test('The server itself: alive, well, and what park it is', async () => {
    expect(await visitor(serverPing())).toBe('pong');
    expect(await visitor(serverHealth())).toMatchObject({ status: 'ok' });
    expect(await visitor(serverInfo())).toMatchObject({ project: { project_name: expect.any(String) } });
  });
});
