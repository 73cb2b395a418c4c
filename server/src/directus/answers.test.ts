import { beforeAll, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../test/support/engines.ts';
import { ask, openReadingPark, type ReadingPark } from '../../test/support/reading-park.ts';
import { readRow, readRows } from './items.service.ts';

const slot1 = {
  id: 1,
  startTime: '2026-07-01T09:00:00.000Z',
  duration: 15,
  price: 55,
  asset: 1,
  bookedBy: null,
  payment: null,
  event: null,
};
const event1 = {
  id: 1,
  name: 'Wake Party',
  description: 'Zażółć gęślą JAŹŃ',
  nameEn: null,
  descriptionEn: null,
  url: null,
  image: null,
  start: '2026-07-01T18:00:00.000Z',
  end: '2026-07-02T02:00:00.000Z',
  asset: 2,
};

describe.each(eitherEngine(import.meta.url))('Answers on $name', (engine) => {
  let fixture: ReadingPark;
  beforeAll(async () => {
    fixture = await openReadingPark(engine);
  });

  test('Rows have the wire’s fields and types', async () => {
    const { app, rider, editor } = fixture;
    expect((await ask(app, '/items/Slot/1')).data).toEqual(slot1);
    expect((await ask(app, '/items/Slot/3')).data).toMatchObject({ price: 54.99 });
    expect((await ask(app, '/items/Event/1')).data).toEqual({ ...event1, slots: [4, 5] });
    expect((await ask(app, '/items/Event/3')).data).toMatchObject({ end: null, asset: null, slots: [] });
    expect((await ask(app, '/items/Asset?fields=id,name')).data).toEqual([
      { id: 1, name: '1' },
      { id: 2, name: '2' },
    ]);
    expect((await ask(app, '/items/Payment/1', rider)).data).toEqual({
      id: 1,
      slot: 2,
      amount: 55,
      method: 'cash',
    });
    expect((await ask(app, '/items/SlotEdit/1', editor)).data).toEqual({
      id: 1,
      start: '2026-07-01T09:00:00.000Z',
      end: '2026-07-01T10:00:00.000Z',
      actionType: 'create',
      asset: 1,
      date_created: '2026-06-01T09:00:00.000Z',
      user_created: editor.id,
    });
    const history = await ask(
      app,
      '/items/BookingHistory?sort=-date_created&fields=id,actionType,date_created,slotId,userId' +
        '&filter[date_created][_gte]=2026-06-30T09:00:00.000Z&filter[date_created][_lte]=2026-06-30T09:01:00.000Z',
      editor,
    );
    const entry = { slotId: 2, userId: rider.id };
    expect(history.data).toEqual([
      { ...entry, id: 2, actionType: 'cancel', date_created: '2026-06-30T09:01:00.000Z' },
      { ...entry, id: 1, actionType: 'book', date_created: '2026-06-30T09:00:00.000Z' },
    ]);
  });

  test.each([
    ['fields=id,price', { id: 4, price: 55.01 }],
    ['fields[]=id&fields[]=price', { id: 4, price: 55.01 }],
    ['fields=id&fields=asset', { id: 4, asset: 2 }],
    ['fields=id,asset.name', { id: 4, asset: { name: '2' } }],
    ['fields=id,asset.*', { id: 4, asset: { id: 2, name: '2' } }],
    ['fields=event.name,event.start', { event: { name: 'Wake Party', start: event1.start } }],
    ['fields=event.asset', { event: { asset: 2 } }],
    ['fields=asset,asset.id', { asset: { id: 2 } }],
  ])('%s selects', async (query, expected) => {
    expect((await ask(fixture.app, `/items/Slot/4?${query}`)).data).toEqual(expected);
  });

  test('All fields with relations shown as rows, and a missing one as null', async () => {
    const event = (await ask(fixture.app, '/items/Event/2?fields=*,image.*,asset.*')).data;
    expect(event).toMatchObject({
      image: { id: '8d1f6b52-5c0a-4a8e-9d57-0d6d2e6f7a11' },
      asset: null,
      slots: [6],
    });
    expect((await ask(fixture.app, '/items/Event/1?fields=*,image.*,asset.*')).data).toMatchObject({
      image: null,
      asset: { id: 2, name: '2' },
    });
    expect((await ask(fixture.app, '/items/Slot/1?fields=*.*')).data).toEqual({
      ...slot1,
      asset: { id: 1, name: '1' },
      event: null,
    });
    expect((await ask(fixture.app, '/items/Event?fields=slots&sort=id&limit=2')).data).toEqual([
      { slots: [4, 5] },
      { slots: [6] },
    ]);
  });

  test.each([
    ['nothing', [1, 2, 3, 4, 5, 6, 7]],
    ['sort=-id', [7, 6, 5, 4, 3, 2, 1]],
    ['sort=startTime', [1, 4, 2, 3, 5, 6, 7]],
    ['sort=-startTime', [7, 6, 3, 5, 2, 1, 4]],
    ['sort=asset,-price', [1, 2, 7, 3, 6, 5, 4]],
    ['sort[]=asset&sort[]=-price', [1, 2, 7, 3, 6, 5, 4]],
    ['sort=asset,-price,-id', [7, 2, 1, 3, 6, 5, 4]],
    ['sort=event', [1, 2, 3, 7, 4, 5, 6]],
    ['sort=-event', [6, 4, 5, 1, 2, 3, 7]],
    ['sort=event.name', [1, 2, 3, 7, 4, 5, 6]],
    ['sort=-event.name', [6, 4, 5, 1, 2, 3, 7]],
    ['sort=-asset.name,id', [4, 5, 1, 2, 3, 6, 7]],
    ['sort=', [1, 2, 3, 4, 5, 6, 7]],
  ])('%s orders', async (query, expected) => {
    expect((await ask(fixture.app, `/items/Slot?${query}`)).ids).toEqual(expected);
  });

  test('Texts are sorted by code point', async () => {
    expect((await ask(fixture.app, '/items/Event?sort=name')).ids).toEqual([1, 2, 4, 3]);
    expect((await ask(fixture.app, '/items/Event?sort=description')).ids).toEqual([2, 4, 1, 3]);
  });

  test('Counts are numbers, alone and in groups', async () => {
    const { app } = fixture;
    const count = async (query: string) => (await ask(app, `/items/Slot?${query}`)).data;
    expect(await count('aggregate[count]=*')).toEqual([{ count: 7 }]);
    expect(await count('aggregate={"count":"*"}&filter[asset]=1')).toEqual([{ count: 5 }]);
    expect(await count('aggregate[count]=event,id')).toEqual([{ count: { event: 3, id: 7 } }]);
    expect(await count('aggregate[count]=*&groupBy=event')).toEqual([
      { event: null, count: 4 },
      { event: 1, count: 2 },
      { event: 2, count: 1 },
    ]);
    expect(await count('aggregate[count]=*&groupBy=price&sort=-price&limit=1&page=2')).toEqual([
      { price: 55.01, count: 1 },
    ]);
    expect(await count('aggregate[count]=*&groupBy=asset,duration&filter[asset]=2')).toEqual([
      { asset: 2, duration: 30, count: 1 },
      { asset: 2, duration: 60, count: 1 },
    ]);
    expect(await count('groupBy=asset')).toEqual([{ asset: 1 }, { asset: 2 }]);
  });

  test('meta stands before data', async () => {
    const { body } = await fixture.app.inject(
      '/items/Slot?meta=total_count,filter_count&filter[asset]=2&fields=id',
    );
    expect(body).toBe('{"meta":{"total_count":7,"filter_count":2},"data":[{"id":4},{"id":5}]}');
    expect((await fixture.app.inject('/items/Slot?meta=*&limit=0')).json()).toEqual({
      meta: { total_count: 7, filter_count: 7 },
      data: [],
    });
    expect((await fixture.app.inject('/items/Slot?meta[]=filter_count&limit=0')).json().meta).toEqual({
      filter_count: 7,
    });
  });

  test.each([
    ['fields=nothing', 403, 'FORBIDDEN'],
    ['fields=price_cents', 403, 'FORBIDDEN'],
    ['fields=asset.nothing', 403, 'FORBIDDEN'],
    ['fields=price.id', 403, 'FORBIDDEN'],
    ['fields=*.name', 403, 'FORBIDDEN'],
    ['fields=event.asset.name', 400, 'INVALID_QUERY'],
    ['sort=nothing', 403, 'FORBIDDEN'],
    ['sort=asset.nothing', 403, 'FORBIDDEN'],
    ['sort=event.asset.name', 400, 'INVALID_QUERY'],
    ['sort[a]=b', 400, 'INVALID_QUERY'],
    ['limit=abc', 400, 'INVALID_QUERY'],
    ['limit=', 400, 'INVALID_QUERY'],
    ['limit=-2', 400, 'INVALID_QUERY'],
    ['limit=1.5', 400, 'INVALID_QUERY'],
    ['limit=1&limit=2', 400, 'INVALID_QUERY'],
    ['offset=-1', 400, 'INVALID_QUERY'],
    ['page=-1', 400, 'INVALID_QUERY'],
    ['page=999999999999999', 400, 'INVALID_QUERY'],
    ['meta=everything', 400, 'INVALID_QUERY'],
    ['aggregate[sum]=price', 400, 'INVALID_QUERY'],
    ['aggregate[count]=nothing', 403, 'FORBIDDEN'],
    ['aggregate[count]=*,id', 400, 'INVALID_QUERY'],
    ['aggregate=*', 400, 'INVALID_QUERY'],
    ['groupBy=nothing', 403, 'FORBIDDEN'],
    ['groupBy=asset&sort=price', 400, 'INVALID_QUERY'],
  ])('%s is refused', async (query, status, code) => {
    const answer = await ask(fixture.app, `/items/Slot?${query}`);
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  test('A refused field is named', async () => {
    const answer = await ask(fixture.app, '/items/Slot?fields=id,nothing');
    expect(answer.reason).toContain('"nothing" of "Slot"');
  });

  test('Unknown keys are ignored', async () => {
    expect((await ask(fixture.app, '/items/Slot?foo=1&searched[=x&limit=1')).ids).toEqual([1]);
  });

  test.each([
    '/items/Nothing',
    '/items/slot',
    '/items/account',
    '/items/Slot/99',
    '/items/Slot/abc',
    '/items/Slot/1e0',
    '/items/Slot/-1',
    '/items/Slot/9999999999',
    '/items/Slot/1;drop table slot',
  ])('%s does not exist, so it is forbidden', async (url) => {
    const answer = await ask(fixture.app, encodeURI(url));
    expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('Other features read rows back as their writer may see them', async () => {
    const { park, rider, manager } = fixture;
    expect(await readRow(park, 'Slot', 1, null)).toEqual(slot1);
    expect(await readRow(park, 'Slot', 2, rider)).toMatchObject({ bookedBy: rider.id, payment: 1 });
    expect(await readRow(park, 'users', rider.id, manager)).toMatchObject({ id: rider.id });
    expect((await readRows(park, 'Slot', [5, 1, 3], null)).map((row) => row['id'])).toEqual([5, 1, 3]);
    expect(await readRows(park, 'Slot', [], null)).toEqual([]);
    await expect(readRow(park, 'Slot', 99, null)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(readRows(park, 'Slot', [1, 99], null)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(readRow(park, 'BookingHistory', 1, rider)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
