import { defaultPrices } from '@cablepark/domain/prices/default-prices';
import { withSlotPrice } from '@cablepark/domain/prices/slot-price';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';

const dearer = withSlotPrice(defaultPrices, { weekday: 60, weekend: 75.5 });

describe.each(engines)('The park’s price list on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let admin: Person;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    await makeTracks(park);
    admin = await aPerson(park, 'Admin');
  });

  beforeEach(async () => {
    await park.store.db.deleteFrom('content_version').execute();
    park.pageContents.forget();
  });

  const write = (content: unknown, edited = 0) => send(JSON.stringify({ edited, content }));
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/park/contents/prices/versions',
      headers: { ...admin.headers, 'content-type': 'application/json' },
      payload,
    });
  const told = async (of = app) => (await of.inject('/server/info')).json().data.park.prices;

  test('The price of a slot is told to everybody as soon as the list says so', async () => {
    expect(await told()).toEqual({ slot: { weekday: 55, weekend: 55 } });
    expect((await write(dearer)).statusCode).toBe(200);
    expect(await told()).toEqual({ slot: { weekday: 60, weekend: 75.5 } });
    expect(await told(await openTestApp(await openTwin(park)))).toEqual({
      slot: { weekday: 60, weekend: 75.5 },
    });
  });

  test('It is that of the row which is marked, under any name', async () => {
    const groups = dearer.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, role: row.id === 'foil' ? 'slot' : 'plain', slots: null })),
    }));
    expect((await write({ ...dearer, groups })).statusCode).toBe(200);
    expect(await told()).toEqual({ slot: { weekday: 40, weekend: 40 } });
  });

  test('An empty list tells no price', async () => {
    expect((await write({ ...defaultPrices, groups: [] })).statusCode).toBe(200);
    expect(await told()).toBeUndefined();
  });

  test('Slots that are there keep their price', async () => {
    const slot = await makeSlot(park, '2026-07-01T10:00:00Z');
    await write(dearer);
    const { price_cents } = await park.store.db
      .selectFrom('slot')
      .select('price_cents')
      .where('id', '=', slot)
      .executeTakeFirstOrThrow();
    expect(price_cents).toBe(5500);
  });

  test.each([
    ['a number without end', '1e309', 'INVALID_PAYLOAD'],
    ['no number', 'null', 'FAILED_VALIDATION'],
    ['NaN', 'NaN', 'INVALID_PAYLOAD'],
    ['less than nothing', '-0.01', 'FAILED_VALIDATION'],
    ['parts of a grosz', '55.001', 'FAILED_VALIDATION'],
    ['a text', '"55"', 'INVALID_PAYLOAD'],
  ])('A price that is %s is refused and changes nothing', async (_what, price, code) => {
    const payload = JSON.stringify({ edited: 0, content: defaultPrices }).replace(
      '"price":55',
      `"price":${price}`,
    );
    const answer = await send(payload);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([400, code]);
    expect(await told()).toEqual({ slot: { weekday: 55, weekend: 55 } });
  });

  test('What looks like a script is kept and given back as the text that it is', async () => {
    const name = { pl: '</script><script>alert(1)</script>', en: '' };
    const groups = defaultPrices.groups.map((group) => ({ ...group, name }));
    expect((await write({ ...defaultPrices, groups })).statusCode).toBe(200);
    const { content } = (await app.inject('/park/contents/prices')).json().data;
    expect(content.groups[0].name).toEqual(name);
  });
});
