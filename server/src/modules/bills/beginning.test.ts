import { describe, expect, test } from 'vitest';
import { putNoShow, putRider } from '../../../test/support/bookings.ts';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { offerPasses, passRow } from '../../../test/support/passes.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';
import { beginCheckout } from './begin-checkout.ts';

describe.each(eitherEngine(import.meta.url))('Beginning to pay online on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, policy, after, aSlot, begin, open, ring, slot, sound } = fixture;
  const rowOf = (id: unknown) =>
    fixture.park.store.db
      .selectFrom('bill')
      .selectAll()
      .where('id', '=', String(id))
      .executeTakeFirstOrThrow();
  const book = (id: number) =>
    call('PATCH', `/items/Slot/${id}`, fixture.rider, { bookedBy: fixture.rider.id });
  const slots = async (count: number) => {
    const made: number[] = [];
    for (let at = 0; at < count; at += 1) made.push(await aSlot());
    return made;
  };

  test('is off where the park says so, whatever its provider could', async () => {
    await policy('off');
    const free = await aSlot();
    expect(await begin({ slots: [free] })).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    expect(await slot(free)).toMatchObject({ bookedBy: null, hold_until: null });
  });

  test('and asked for by nobody in a park that has no provider any more', async () => {
    await policy('required');
    const { payments } = fixture.park;
    fixture.park.payments = null;
    const free = await aSlot();
    expect((await book(free)).status).toBe(200);
    expect((await begin({ slots: [free] })).code).toBe('SERVICE_UNAVAILABLE');
    fixture.park.payments = payments;
    expect(await slot(free)).toMatchObject({ bookedBy: fixture.rider.id, hold_until: null });
  });

  test('is for accounts alone that are there by then', async () => {
    const free = await aSlot();
    const { db } = fixture.park.store;
    await db.updateTable('account').set({ status: 'blocked' }).where('id', '=', fixture.rider.id).execute();
    const begun = beginCheckout(fixture.park, fixture.rider, { slots: [free] });
    await expect(begun).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await db.deleteFrom('session').where('account_id', '=', fixture.rider.id).execute();
    expect(await slot(free)).toMatchObject({ bookedBy: null, hold_until: null });
  });

  test('A slot that is held already is held no longer than before, and what is bought with it neither', async () => {
    const [first, second] = [await aSlot(), await aSlot()];
    await policy('required');
    await book(first);
    const until = (await slot(first))['hold_until'];
    after(5);
    const { data } = await begin({ slots: [first, second] });
    expect((await slot(first))['hold_until']).toBe(until);
    expect((await rowOf(data['id'])).expires_at).toBe(Temporal.Instant.from(String(until)).epochMilliseconds);
  });

  /** Sends the request like one page, which reuses one idempotency key. */
  const byKey = async (key: string, asked: object) => {
    const headers = { ...fixture.rider.headers, 'idempotency-key': key };
    const answer = await fixture.app.inject({ method: 'POST', url: '/checkouts', headers, payload: asked });
    return { status: answer.statusCode, id: answer.json().data?.id };
  };

  test('Asked again by the same key it is the same checkout, with two that wait already', async () => {
    const [first, second] = [await aSlot(), await aSlot()];
    const { id } = await byKey('once', { slots: [first] });
    await open(second);
    expect(await byKey('once', { slots: [first] })).toEqual({ status: 200, id });
    expect((await begin({ slots: [await aSlot()] })).code).toBe('HOLD_LIMIT');
  });

  test('Asked again for a company it is the same checkout, and keeps that; what is paid keeps for whom it was', async () => {
    const slots = [await aSlot()];
    const { data } = await begin({ slots });
    const { id } = data;
    expect((await begin({ slots: [...slots, ...slots], tax_id: '5260001246' })).data.id).toBe(id);
    expect(await rowOf(id)).toMatchObject({ tax_id: '5260001246' });
    expect((await begin({ slots })).data.id).toBe(id);
    expect(await rowOf(id)).toMatchObject({ tax_id: '5260001246' });
    fixture.provider.pay(String(id));
    await ring(String(id));
    expect((await begin({ slots, tax_id: null })).code).toBe('SLOT_PAID');
    expect(await rowOf(id)).toMatchObject({ state: 'settled', tax_id: '5260001246' });
  });

  test('The provider is asked for a page once, and for none when the time is over', async () => {
    const asked = { slots: [await aSlot()] };
    const once = async () => (await byKey('a page', asked)).status;
    const pages = () => fixture.provider.calls.filter((call) => call.endsWith('/register')).length;
    const before = pages();
    fixture.provider.mood.isBroken = true;
    expect(await once()).toBe(503);
    fixture.provider.mood.isBroken = false;
    expect([await once(), await once(), pages() - before]).toEqual([200, 200, 2]);
    const over = {
      state: 'expired',
      url: null,
      expires_at: fixture.park.clock.now().epochMilliseconds,
    } as const;
    await fixture.park.store.db.updateTable('bill').set(over).where('state', '=', 'open').execute();
    expect([await once(), pages() - before]).toEqual([200, 2]);
  });

  test('What the provider did not begin holds nothing: the slots are free at once, whoever asks how often', async () => {
    const [one, two, mine] = [await aSlot(), await aSlot(), await aSlot()];
    await book(mine);
    fixture.provider.mood.isBroken = true;
    for (const slots of [[one], [two], [one, two], [one, mine], [one]])
      expect(await begin({ slots })).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    for (const each of [one, two])
      expect(await slot(each)).toMatchObject({ bookedBy: null, hold_until: null });
    // The rider's earlier booking is unchanged.
    expect(await slot(mine)).toMatchObject({ bookedBy: fixture.rider.id, hold_until: null });
    fixture.provider.mood.isBroken = false;
    expect((await begin({ slots: [one] })).status).toBe(200);
    expect((await begin({ slots: [two] })).status).toBe(200);
    await sound();
  });

  test('A hold of the rider’s own outlives a checkout that was not begun', async () => {
    await policy('required');
    const held = await aSlot();
    await book(held);
    const before = await slot(held);
    after(2);
    fixture.provider.mood.isBroken = true;
    expect((await begin({ slots: [held] })).status).toBe(503);
    expect(await slot(held)).toEqual(before);
  });

  test('Two that nobody has paid in time are in nobody’s way', async () => {
    await open(await aSlot());
    await open(await aSlot());
    after(10);
    expect((await begin({ slots: [await aSlot()] })).status).toBe(200);
    await fixture.job.release();
    await sound();
  });

  test('A rider holds two dozen slots at most, booked or begun, and pays for those in parts', async () => {
    await policy('required');
    const held = await slots(24);
    for (const id of held) expect((await book(id)).status).toBe(200);
    const more = await aSlot();
    expect((await book(more)).code).toBe('HOLD_LIMIT');
    expect((await begin({ slots: [more] })).code).toBe('HOLD_LIMIT');
    expect((await begin({ slots: [...held.slice(0, 11), more] })).code).toBe('HOLD_LIMIT');
    expect((await begin({ slots: held.slice(0, 12) })).status).toBe(200);
    expect((await begin({ slots: held.slice(0, 13) })).status).toBe(400);
    // Expired holds no longer count.
    after(10);
    expect((await book(more)).status).toBe(200);
    await fixture.job.release();
  });

  test('What costs nothing is booked without paying, and not paid for', async () => {
    await policy('required');
    const [free, other] = [await aSlot(), await aSlot()];
    const { db } = fixture.park.store;
    await db.updateTable('slot').set({ price_cents: 0 }).where('id', 'in', [free, other]).execute();
    expect((await book(free)).status).toBe(200);
    expect(await slot(free)).toMatchObject({ bookedBy: fixture.rider.id, hold_until: null });
    for (const slots of [[free], [other], [other, await aSlot()]])
      expect(await begin({ slots })).toMatchObject({ status: 400, code: 'FAILED_VALIDATION' });
    expect(await slot(other)).toMatchObject({ bookedBy: null });
    await sound();
  });

  test('What costs less than the provider takes is booked at once, paid at the park, and online with others alone', async () => {
    await policy('required');
    const [cheap, one, two] = [await aSlot(), await aSlot(), await aSlot()];
    const { db } = fixture.park.store;
    await db.updateTable('slot').set({ price_cents: 100 }).where('id', 'in', [cheap, one, two]).execute();
    const provider = fixture.park.payments as { leastAmount: number };
    const before = provider.leastAmount;
    provider.leastAmount = 200;
    expect((await book(cheap)).status).toBe(200);
    const answers = [await begin({ slots: [cheap] }), await begin({ slots: [one] })];
    const together = await begin({ slots: [one, two] });
    provider.leastAmount = before;
    expect(await slot(cheap)).toMatchObject({ bookedBy: fixture.rider.id, hold_until: null });
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 422, code: 'TOO_LITTLE', extensions: { least: 2 } });
    expect(together.status).toBe(200);
    await sound();
  });

  test('What is paid is not paid for again, and what is named twice is bought once', async () => {
    const [paid, free] = [await aSlot(), await aSlot()];
    const id = await open(paid, paid);
    expect(await rowOf(id)).toMatchObject({ amount_cents: 5500 });
    fixture.provider.pay(id);
    await ring(id);
    expect((await begin({ slots: [paid] })).code).toBe('SLOT_PAID');
    expect((await begin({ slots: [free, paid] })).code).toBe('SLOT_PAID');
    expect((await slot(free))['bookedBy']).toBe(null);
    await sound();
  });

  test('A pass that is sold no more, or never was, is bought by nobody', async () => {
    await offerPasses(fixture.park, { validDays: null, validUntil: '2026-06-30' });
    expect((await begin({ pass_kind: passRow })).code).toBe('PASS_EXPIRED');
    const { code, extensions } = await begin({ pass_kind: 'no such row' });
    expect([code, extensions?.['field']]).toEqual(['INVALID_FOREIGN_KEY', 'pass_kind']);
  });

  test('A tax number is kept as figures, and none that is not one', async () => {
    const free = await aSlot();
    for (const tax_id of ['123-456-32-19', '12345632188', 'abcdefghij', 1_234_563_218])
      expect((await begin({ slots: [free], tax_id })).status).toBe(400);
    const { data } = await begin({ slots: [free], tax_id: '123-456 32-18' });
    expect(await rowOf(data.id)).toMatchObject({ tax_id: '1234563218' });
  });

  test('Nobody keeps what it answers; the provider is told how many minutes are left', async () => {
    await policy('required');
    const held = await aSlot();
    await book(held);
    after(4);
    const answer = await fixture.app.inject({
      method: 'POST',
      url: '/checkouts',
      headers: { ...fixture.rider.headers, 'idempotency-key': 'held' },
      payload: { slots: [held] },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const id = String(answer.json().data.id);
    expect(fixture.provider.transactions.get(id)).toMatchObject({ timeLimit: 6, ttl: 6 });
    // A booking by staff creates no hold.
    const staffed = await aSlot();
    await call('PATCH', `/items/Slot/${staffed}`, fixture.manager, { bookedBy: fixture.manager.id });
    expect((await slot(staffed))['hold_kind']).toBe(null);
  });

  test('An address that is longer than the provider takes keeps nobody from paying', async () => {
    const { db } = fixture.park.store;
    const email = `${'rider'.repeat(10)}@example.com`;
    await db.updateTable('account').set({ email }).where('id', '=', fixture.rider.id).execute();
    const id = await open(await aSlot());
    expect(fixture.provider.transactions.get(id)?.email).toBe('rider@park.example');
  });

  test('Who has missed two slots pays first, where the park asks that, and nobody else', async () => {
    await policy('optional', true);
    const { db } = fixture.park.store;
    const miss = async (rider: string) => {
      const missed = await aSlot();
      await putRider(db, missed, rider);
      await putNoShow(db, missed, fixture.manager.id);
    };
    const isHeld = async () => {
      const free = await aSlot();
      const { first } = (await call('GET', '/me/pay-first', fixture.rider)).data;
      await book(free);
      const held = (await slot(free))['hold_kind'] === 'pay';
      // The preview says the same as the booking does.
      expect(first).toBe(held);
      return held;
    };
    await miss(fixture.rider.id);
    await miss(fixture.other.id);
    expect(await isHeld()).toBe(false);
    await miss(fixture.rider.id);
    expect(await isHeld()).toBe(true);
    await policy('optional');
    expect(await isHeld()).toBe(false);
    await policy('off', true);
    expect(await isHeld()).toBe(false);
  });
});
