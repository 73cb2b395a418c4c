import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { buyPass, offerPasses } from '../../../test/support/passes.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { makeBookingEntry, makeSlot } from '../../../test/support/slots.ts';
import { findContradictions } from '../../ops/invariants/check.ts';
import { bookingLinks } from '../bookings/index.ts';

describe.each(eitherEngine(import.meta.url))('A missed slot on $name', (engine) => {
  let park: TestPark;
  let app: Awaited<ReturnType<typeof openTestApp>>;
  let call: Call;
  let editor: Person;
  let rider: Person;
  let slot: number;
  let track = 0;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    app = await openTestApp(park);
    call = callerOf(app);
    editor = await aPerson(park, 'Editor');
    await offerPasses(park);
  });

  beforeEach(async () => {
    park.clock.set('2026-07-10T10:06:00Z');
    editor = await logIn(park, editor);
    track += 1;
    await park.store.db
      .insertInto('asset')
      .values({ id: track, name: String(track) })
      .execute();
    rider = await aPerson(park);
    slot = await makeSlot(park, '2026-07-10T10:00:00Z', { booked_by: rider.id, asset_id: track });
    await makeBookingEntry(park, slot, rider.id);
  });

  const mark = (missing = true) => call('POST', '/desk/no-shows', editor, { slot, missing });
  const free = () => call('POST', '/desk/missed', editor, { slot });
  const pay = (method: string, pass?: number) =>
    call('POST', '/items/Payment', editor, { slot, method, ...(pass === undefined ? {} : { pass }) });
  const sell = (price?: number) =>
    call('POST', '/desk/walk-ins', editor, {
      slot,
      first_name: 'Wanda',
      description: '600700800',
      request_key: randomUUID(),
      ...(price === undefined ? {} : { price }),
    });
  const wire = async () => (await call('GET', `/items/Slot/${slot}`, editor)).data;
  const bookings = () =>
    park.store.db
      .selectFrom('booking')
      .select(['account_id', 'state', 'payment_id', 'price_cents', 'end_reason'])
      .where('slot_id', '=', slot)
      .orderBy('id')
      .execute();
  const contradictions = () =>
    findContradictions(park.store.db, engine.name, park.clock.now().epochMilliseconds);
  const noShows = async () =>
    (await call('GET', `/items/NoShow?filter[slot][_eq]=${slot}`, editor)).data as unknown as object[];

  test('is freed after the mark alone, and ends with its payment, which stays in the file', async () => {
    const payment = (await pay('cash')).data.id;
    expect((await free()).code).toBe('SLOT_BOOKED');
    await mark();
    expect((await free()).status).toBe(200);
    expect(await wire()).toMatchObject({ bookedBy: null, payment: null });
    expect(await bookings()).toEqual([
      { account_id: rider.id, state: 'missed', payment_id: payment, price_cents: 5500, end_reason: 'missed' },
    ]);
    expect(await contradictions()).toEqual([]);
    const range = 'from=2026-07-10&to=2026-07-10&lang=en';
    const file = await app.inject({ url: `/export/bookings.csv?${range}`, headers: editor.headers });
    expect(file.body.split('\n').filter((line) => line.includes('cash'))).toHaveLength(1);
    const takings = await app.inject({
      url: '/takings?from=2026-07-10&to=2026-07-10',
      headers: editor.headers,
    });
    const ofTrack = takings.json().data.filter(({ asset }: { asset: number }) => asset === track);
    expect(ofTrack).toMatchObject([{ kind: 'ride', method: 'cash', amount: 55, count: 1 }]);
    expect((await free()).code).toBe('SLOT_NOT_BOOKED');
  });

  test('is sold again, at its price or one that the desk types, and paid; two payments, two bookings', async () => {
    const first = (await pay('cash')).data.id;
    await mark();
    await free();
    expect((await sell(56)).status).toBe(403);
    expect((await sell(30)).status).toBe(200);
    expect(await wire()).toMatchObject({ price: 30, payment: null });
    const second = (await pay('card')).data.id;
    expect(await bookings()).toMatchObject([
      { state: 'missed', payment_id: first, price_cents: 5500 },
      { state: 'booked', payment_id: second, price_cents: 3000 },
    ]);
    expect(await contradictions()).toEqual([]);
    expect((await mark(false)).code).toBe('SLOT_TAKEN');
    expect(await noShows()).toEqual([]);
    // The payment of an ended booking can be voided like any other.
    const voided = await call('POST', '/desk/voids', editor, {
      payment: first,
      reason: 'Goodwill',
      back_by: 'cash',
    });
    expect(voided.status).toBe(200);
    expect(await bookings()).toMatchObject([{ state: 'missed', payment_id: null }, { payment_id: second }]);
    expect(await contradictions()).toEqual([]);
  });

  test('comes back with its payment where the mark is taken back before that', async () => {
    const payment = (await pay('blik')).data.id;
    await mark();
    await free();
    expect(await noShows()).toHaveLength(1);
    expect((await mark(false)).status).toBe(200);
    expect(await wire()).toMatchObject({ bookedBy: rider.id, payment });
    expect(await noShows()).toEqual([]);
    expect(await bookings()).toMatchObject([{ state: 'booked', payment_id: payment, end_reason: null }]);
    expect(await contradictions()).toEqual([]);
  });

  test('comes back at its price after a reduced sale of the rest was undone', async () => {
    await mark();
    await free();
    await sell(30);
    const [sale] = (await call('GET', '/desk/actions', editor)).rows;
    const undo = `/desk/actions/${sale?.['id']}/undo`;
    expect((await call('POST', undo, editor, { request_key: randomUUID() })).status).toBe(200);
    expect(await wire()).toMatchObject({ bookedBy: null, price: 55 });
    expect((await mark(false)).status).toBe(200);
    expect(await wire()).toMatchObject({ bookedBy: rider.id, price: 55 });
    expect(await bookings()).toMatchObject([{ state: 'booked' }, { state: 'cancelled', price_cents: 3000 }]);
    expect(await noShows()).toEqual([]);
    expect(await contradictions()).toEqual([]);
  });

  test('is no cancelled booking to whoever opens its link or scans its code', async () => {
    const { id } = await park.store.db
      .selectFrom('booking')
      .select('id')
      .where('slot_id', '=', slot)
      .executeTakeFirstOrThrow();
    const link = new URL((await bookingLinks(park, [id])).get(id) ?? '');
    const state = async () =>
      (await call('GET', `/mailed-booking?token=${link.searchParams.get('token')}`)).data['state'];
    await pay('cash');
    await mark();
    expect(await state()).toBe('standing');
    await free();
    expect(await state()).toBe('missed');
    await sell();
    expect(await state()).toBe('missed');
  });

  test('keeps the ride of a pass', async () => {
    const pass = await buyPass(call, editor, rider);
    await pay('pass', pass);
    await mark();
    await free();
    await sell();
    const { balance } = await park.store.db
      .selectFrom('pass')
      .select('balance')
      .where('id', '=', pass)
      .executeTakeFirstOrThrow();
    expect([balance, (await bookings()).map(({ state }) => state)]).toEqual([9, ['missed', 'booked']]);
    expect(await contradictions()).toEqual([]);
  });

  test('is in the rider’s own data and on the card, and counts as a no-show', async () => {
    await mark();
    await free();
    const card = await call('GET', `/desk/rider-cards/${rider.id}`, editor);
    expect(card.data.counts).toMatchObject({ rides: 0, noShows: 1 });
    expect(card.data.ended).toMatchObject([{ reason: 'missed' }]);
  });

  test('has no price of the desk’s while nobody missed it, and is not freed once it is over', async () => {
    const other = await makeSlot(park, '2026-07-10T10:15:00Z', { asset_id: track });
    const taken = slot;
    slot = other;
    expect((await sell(30)).status).toBe(403);
    slot = taken;
    await mark();
    park.clock.set('2026-07-10T10:15:00Z');
    expect((await free()).code).toBe('TOO_LATE');
  });
});
