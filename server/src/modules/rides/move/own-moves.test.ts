import { randomUUID } from 'node:crypto';
import { bookingBudgets } from '@cablepark/domain/booking/ride-limits';
import { defaultPolicy } from '@cablepark/domain/park/policy';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { putHold } from '../../../../test/support/bookings.ts';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { sendDue } from '../../../../test/support/outbox.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

const now = '2026-07-10T08:00:00Z';
const tables = ['outbox', 'booking_history', 'payment_void', 'payment', 'slot', 'audit'] as const;

describe.each(eitherEngine(import.meta.url))('A rider’s own move on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let rider: Person;
  let ride: number;
  let free: number;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    park.clock.set(now);
    manager = await aPerson(park, 'Manager');
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, tables);
    park.clock.set(now);
    park.mailer.sent.length = 0;
    rider = await aPerson(park);
    ride = await makeSlot(park, '2026-07-11T10:00:00Z');
    free = await makeSlot(park, '2026-07-12T11:00:00Z', { asset_id: 2, price_cents: 7000 });
    await book(ride);
  });

  const book = async (slot: number, who = rider) => {
    const { status } = await call('PATCH', `/items/Slot/${slot}`, who, { bookedBy: who.id });
    if (status !== 200) throw new Error(`It was answered with ${status}.`);
  };
  const move = (from: number, to: number, who: Person | null = rider) =>
    call('POST', '/me/moves', who, { from, to });
  const read = async (id: number) => (await call('GET', `/items/Slot/${id}`, manager)).data;
  const later = (seconds: number) => park.clock.set(Temporal.Instant.from(now).add({ seconds }).toString());
  const history = () =>
    park.store.db
      .selectFrom('booking_history')
      .select(['id', 'action_type', 'slot_id', 'actor_id', 'late', 'booking_id', 'freed'])
      .orderBy('id')
      .execute();
  const sound = async () =>
    expect(await findContradictions(park.store.db, engine.name, park.clock.now().epochMilliseconds)).toEqual(
      [],
    );

  test('goes to a free slot at that slot’s price, in history and audit', async () => {
    expect(await move(ride, free)).toMatchObject({
      status: 200,
      rows: [
        { id: ride, bookedBy: null, price: 55 },
        { id: free, bookedBy: rider.id, price: 70, payment: null },
      ],
    });
    const [first, ...told] = await history();
    const entry = { actor_id: rider.id, late: 0, freed: null };
    expect(told).toMatchObject([
      { ...entry, action_type: 'cancel', slot_id: ride, booking_id: first?.booking_id },
      { ...entry, action_type: 'book', slot_id: free, booking_id: first?.booking_id },
    ]);
    expect(await readAudit(park)).toMatchObject([
      { actor: rider.id, action: 'slot.move', id: `${ride}`, after: { slot: free, rider: rider.id } },
    ]);
    await sound();
  });

  test('is told by mail, as the rider’s own doing, with the old and the new time', async () => {
    later(5);
    await sendDue(park);
    await move(ride, free);
    later(10);
    await sendDue(park);
    const [, moved] = park.mailer.sent;
    expect(park.mailer.sent).toHaveLength(2);
    expect(moved?.text).toContain('Twoja rezerwacja jest przełożona:');
    expect(moved?.text).toContain('Było: ');
    expect(moved?.text).not.toContain('Daj nam znać');
  });

  test('right after booking is one mail, of the slot where the ride is now', async () => {
    await move(ride, free);
    later(10);
    await sendDue(park);
    expect(park.mailer.sent.map(({ text }) => /13:00/.test(text))).toEqual([true]);
  });

  test('fills no mailbox: forty mails of what riders do are all that leave in a day', async () => {
    const ended_at = Temporal.Instant.from(now).epochMilliseconds;
    const sent = (count: number) => ({
      dedupe: `moved:-${count}`,
      kind: 'moved' as const,
      account_id: rider.id,
      address: null,
      data: '{}',
      created_at: ended_at,
      due_at: ended_at,
      useless_at: ended_at,
      ended_at,
      outcome: 'sent' as const,
      failure: null,
    });
    await park.store.db.deleteFrom('outbox').execute();
    await park.store.db
      .insertInto('outbox')
      .values(Array.from({ length: 40 }, (_, count) => sent(count)))
      .execute();
    await move(ride, free);
    later(5);
    await sendDue(park);
    await call('POST', '/desk/moves', manager, { from: free, to: ride });
    later(10);
    await sendDue(park);
    expect(park.mailer.sent.map(({ text }) => text.includes('przenieśliśmy'))).toEqual([true]);
  });

  test('past the free time is marked late, as cancelling is', async () => {
    const soon = await makeSlot(park, '2026-07-10T13:00:00Z');
    await book(soon);
    expect((await move(soon, free)).status).toBe(200);
    expect((await history()).filter(({ late }) => late === 1)).toMatchObject([{ slot_id: soon }]);
  });

  test('sent again under its key gets the first answer, and moves nothing twice', async () => {
    const body = { from: ride, to: free, request_key: randomUUID() };
    const first = await call('POST', '/me/moves', rider, body);
    expect(await call('POST', '/me/moves', rider, body)).toEqual(first);
    expect(await history()).toHaveLength(3);
    expect(await call('POST', '/me/moves', rider, { ...body, to: ride })).toMatchObject({ code: 'KEY_USED' });
  });

  test('to where it is changes nothing', async () => {
    expect(await move(ride, ride)).toMatchObject({ status: 200 });
    expect(await history()).toHaveLength(1);
  });

  test.each([
    [
      'to a longer slot',
      'FAILED_VALIDATION',
      async () => ({ to: await makeSlot(park, '2026-07-12T12:00:00Z', { duration: 30 }) }),
    ],
    [
      'to a slot that is over',
      'TOO_LATE',
      async () => ({ to: await makeSlot(park, '2026-07-10T07:00:00Z') }),
    ],
    ['to no slot', 'FORBIDDEN', async () => ({ to: 99_999 })],
    ['of no slot', 'FORBIDDEN', async () => ({ from: 99_999 })],
    ['to another’s slot', 'SLOT_TAKEN', async () => ({ to: await anothers() })],
    ['of another’s ride', 'FORBIDDEN', async () => ({ from: await anothers() })],
    ['to one of their own', 'SLOT_TAKEN', async () => ({ to: await theirs() })],
    [
      'inside the hour before its start',
      'TOO_LATE',
      async () => ({ from: await theirs('2026-07-10T09:00:00Z') }),
    ],
    [
      'of a ride that was paid',
      'SLOT_PAID',
      async () => {
        await call('POST', '/items/Payment', manager, { slot: ride, method: 'cash' });
        return {};
      },
    ],
    [
      'of a slot that waits to be paid',
      'SLOT_HELD',
      async () => {
        await hold(ride);
        return {};
      },
    ],
    [
      'to a slot that another holds to pay',
      'SLOT_TAKEN',
      async () => {
        const to = await anothers();
        await hold(to);
        return { to };
      },
    ],
  ])('%s is refused with %s and changes nothing', async (_what, code, prepare) => {
    const asked: { from?: number; to?: number } = await prepare();
    const before = await history();
    expect(await move(asked.from ?? ride, asked.to ?? free)).toMatchObject({ code });
    expect([await history(), (await read(ride))['bookedBy']]).toEqual([before, rider.id]);
  });

  const theirs = async (start = '2026-07-13T10:00:00Z', who = rider) => {
    const slot = await makeSlot(park, start);
    await book(slot, who);
    return slot;
  };
  const anothers = async () => await theirs('2026-07-13T11:00:00Z', await aPerson(park));
  const hold = (slot: number) =>
    putHold(park.store.db, slot, Temporal.Instant.from(now).add({ minutes: 9 }).epochMilliseconds);

  test('to a track that is closed, or from a blocked account, is refused', async () => {
    await park.store.db.updateTable('asset').set({ status: 'closed' }).where('id', '=', 2).execute();
    expect(await move(ride, free)).toMatchObject({ code: 'TRACK_CLOSED' });
    await park.store.db.updateTable('asset').set({ status: 'open' }).where('id', '=', 2).execute();
    await park.store.db
      .updateTable('account')
      .set({ status: 'blocked' })
      .where('id', '=', rider.id)
      .execute();
    expect((await move(ride, free)).status).toBe(401);
    expect(await history()).toHaveLength(1);
  });

  test('to a day that is full is refused with its limit; on the full day itself it moves', async () => {
    const { ridesADayAtMost } = defaultPolicy;
    for (let at = 0; at < ridesADayAtMost; at += 1)
      await makeSlot(park, `2026-07-12T04:${String(at).padStart(2, '0')}:00Z`, {
        duration: 1,
        booked_by: rider.id,
      });
    const full = await move(ride, free);
    expect([full.code, full.extensions]).toMatchObject([
      'RIDE_LIMIT',
      { limit: ridesADayAtMost, per: 'day' },
    ]);
    const onDay = await makeSlot(park, '2026-07-12T06:00:00Z', { booked_by: rider.id });
    expect((await move(onDay, free)).status).toBe(200);
  });

  test('counts as a booking where somebody books without end', async () => {
    const [{ bookings }] = bookingBudgets;
    const entry = {
      action_type: 'book' as const,
      slot_id: ride,
      user_id: rider.id,
      actor_id: rider.id,
      late: 0,
    };
    const created_at = Temporal.Instant.from(now).epochMilliseconds;
    await park.store.db
      .insertInto('booking_history')
      .values(Array.from({ length: bookings - 1 }, () => ({ ...entry, created_at })))
      .execute();
    expect(await move(ride, free)).toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED' });
  });

  test('is announced', async () => {
    const { data } = await call('GET', '/server/info', null);
    expect(data['features']).toEqual(expect.arrayContaining(['own-moves', 'undo-cancelling']));
  });
});
