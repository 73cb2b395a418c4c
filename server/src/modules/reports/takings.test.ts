import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { makePayment } from '../../../test/support/payments.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';

describe.each(eitherEngine(import.meta.url))('Takings on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let manager: Person;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    await makeTracks(park);
    manager = await aPerson(park, 'Manager');
    const [first, second] = [
      await makeSlot(park, '2026-07-05T10:00:00Z', { booked_by: manager.id }),
      await makeSlot(park, '2026-07-05T10:00:00Z', { booked_by: manager.id, asset_id: 2 }),
    ];
    const other = await makeSlot(park, '2026-07-05T11:00:00Z', { booked_by: manager.id });
    await makePayment(park, first, '2026-07-01T21:59:59Z');
    await makePayment(park, second, '2026-07-01T22:00:00Z', { amount_cents: 110 });
    await makePayment(park, other, '2026-07-02T09:00:00Z', { method: 'blik' });
    await makePayment(park, other, '2026-07-02T08:00:00Z', {
      voided: { at: '2026-07-02T09:00:00Z', reason: 'Rain' },
    });
    await makePayment(park, 9999, '2026-07-02T08:00:00Z', {
      voided: { at: '2026-07-02T09:00:00Z', reason: 'Its slot is gone' },
    });
  });

  const ask = async (query: string, who: Person | null = manager) => {
    const answer = await app.inject({ url: `/takings${query}`, headers: who?.headers ?? {} });
    const { data, errors } = answer.json();
    return { status: answer.statusCode, data, code: errors?.[0].extensions.code };
  };

  test('stand per day, what they are, method and track; what was a mistake is taken off', async () => {
    const { status, data } = await ask('?from=2026-07-01&to=2026-07-02');
    const cash = { kind: 'ride', method: 'cash', vat_rate: null };
    const [first, second] = ['2026-07-01', '2026-07-02'];
    expect([status, data]).toEqual([
      200,
      [
        { ...cash, day: first, asset: 1, amount: 55, count: 1 },
        { ...cash, day: second, asset: 1, amount: 55, count: 1 },
        { ...cash, day: second, asset: 2, amount: 1.1, count: 1 },
        // Its slot is deleted.
        { ...cash, day: second, asset: null, amount: 55, count: 1 },
        { ...cash, day: second, method: 'blik', asset: 1, amount: 55, count: 1 },
        { ...cash, day: second, kind: 'reversal', asset: 1, amount: 55, count: 1 },
        { ...cash, day: second, kind: 'reversal', asset: null, amount: 55, count: 1 },
      ],
    ]);
    expect((await ask('?from=2026-07-01&to=2026-07-01')).data).toHaveLength(1);
    expect((await ask('?from=2026-07-03&to=2026-08-01')).data).toEqual([]);
  });

  test.each([
    '',
    '?from=2026-07-01',
    '?from=2026-07-02&to=2026-07-01',
    '?from=2026-02-30&to=2026-03-01',
    '?from=2025-01-01&to=2026-12-31',
    '?from=2026-07-01T00:00:00Z&to=2026-07-02',
    '?from=2026-07-01&from=2026-07-02&to=2026-07-03',
  ])('The range %j is refused', async (query) => {
    expect(await ask(query)).toMatchObject({ status: 400, code: 'INVALID_QUERY' });
  });

  test('They are for the staff', async () => {
    for (const who of [null, await aPerson(park)]) {
      expect(await ask('?from=2026-07-01&to=2026-07-02', who)).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
      expect(await ask('', who)).toMatchObject({ status: 403 });
    }
  });
});
