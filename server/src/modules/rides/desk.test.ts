import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../test/support/audit.ts';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { findContradictions } from '../../ops/invariants/check.ts';

const now = '2026-07-10T08:00:00Z';
const tables = ['booking_history', 'no_show', 'payment_void', 'payment', 'slot', 'audit'] as const;

describe.each(engines)('The desk on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let editor: Person;
  let rider: Person;
  let slot: number;
  let free: number;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    park.clock.set(now);
    [manager, editor, rider] = [
      await aPerson(park, 'Manager'),
      await aPerson(park, 'Editor'),
      await aPerson(park),
    ];
  });

  beforeEach(async () => {
    park.clock.set(now);
    await emptyTables(park.store.db, tables);
    slot = await makeSlot(park, '2026-07-10T10:00:00Z', { booked_by: rider.id });
    free = await makeSlot(park, '2026-07-10T11:00:00Z', { asset_id: 2 });
  });

  const walkIn = (body: object, who: Person | null = manager) => call('POST', '/desk/walk-ins', who, body);
  const move = (from: number, to: number, who: Person | null = manager) =>
    call('POST', '/desk/moves', who, { from, to });
  const missing = (id: number, isMissing = true, who: Person | null = manager) =>
    call('POST', '/desk/no-shows', who, { slot: id, missing: isMissing });
  const voidIt = (payment: number, reason = 'Pomyłka', who: Person | null = editor) =>
    call('POST', '/desk/voids', who, { payment, reason });
  const pay = async (id = slot) =>
    (await call('POST', '/items/Payment', manager, { slot: id, method: 'cash' })).data.id;
  const read = async (id: number) => (await call('GET', `/items/Slot/${id}`, manager)).data;
  const history = () =>
    park.store.db
      .selectFrom('booking_history')
      .select(['action_type', 'slot_id', 'user_id', 'actor_id'])
      .orderBy('id')
      .execute();
  const actions = async () => (await readAudit(park)).map(({ action }) => action);

  describe('A walk-in', () => {
    const guest = { first_name: 'Ola', description: '600700800' };

    test('gets a free slot without an account that anybody could log in to', async () => {
      const { status, data } = await walkIn({ slot: free, ...guest });
      const id = String(data['bookedBy']);
      expect([status, data.id]).toEqual([200, free]);
      expect((await call('GET', `/users/${id}`, manager)).data).toMatchObject({
        ...guest,
        email: null,
        role: 'User',
        password: null,
      });
      expect(await history()).toEqual([
        { action_type: 'book', slot_id: free, user_id: id, actor_id: manager.id },
      ]);
      expect(await readAudit(park)).toEqual([
        {
          actor: manager.id,
          action: 'slot.walkIn',
          subject: 'Slot',
          id: `${free}`,
          before: null,
          after: { rider: id },
        },
      ]);
    });

    test('needs no phone', async () => {
      const { status, data } = await walkIn({ slot: free, ...guest, description: null });
      expect(status).toBe(200);
      expect((await call('GET', `/users/${String(data['bookedBy'])}`, manager)).data).toMatchObject({
        first_name: 'Ola',
        description: null,
      });
    });

    test('on a taken slot leaves nothing behind, no account either', async () => {
      const accounts = async () => (await park.store.db.selectFrom('account').select('id').execute()).length;
      const before = await accounts();
      expect(await walkIn({ slot, ...guest })).toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
      park.clock.set('2026-07-10T11:15:00Z');
      const desk = await logIn(park, manager);
      expect(await walkIn({ slot: free, ...guest }, desk)).toMatchObject({ status: 422, code: 'TOO_LATE' });
      expect(await walkIn({ slot: 99_999, ...guest }, desk)).toMatchObject({ status: 403 });
      expect([await accounts(), await history(), await readAudit(park)]).toEqual([before, [], []]);
    });

    test.each([{ first_name: ' ' }, { description: '12' }, { email: 'ola@example.com' }])(
      'with %j is refused',
      async (wrong) => {
        expect(await walkIn({ slot: free, ...guest, ...wrong })).toMatchObject({
          status: 400,
          code: 'FAILED_VALIDATION',
        });
      },
    );
  });

  describe('A move', () => {
    test('takes the booking and its payment along', async () => {
      const payment = await pay();
      expect(await move(slot, free)).toMatchObject({
        status: 200,
        rows: [
          { id: slot, bookedBy: null, payment: null },
          { id: free, bookedBy: rider.id, payment },
        ],
      });
      expect((await call('GET', `/items/Payment/${payment}`, manager)).data).toMatchObject({ slot: free });
      const entry = { user_id: rider.id, actor_id: manager.id };
      expect(await history()).toEqual([
        { ...entry, action_type: 'cancel', slot_id: slot },
        { ...entry, action_type: 'book', slot_id: free },
      ]);
      // The booking starts in two hours; a rider who cancelled it now would be late.
      const shown = await call('GET', '/items/BookingHistory?sort=id&fields=slotId,late', editor);
      expect(shown.rows).toEqual([
        { slotId: slot, late: false },
        { slotId: free, late: false },
      ]);
      expect((await readAudit(park)).at(-1)).toEqual({
        actor: manager.id,
        action: 'slot.move',
        subject: 'Slot',
        id: `${slot}`,
        before: { slot, rider: rider.id, payment },
        after: { slot: free, rider: rider.id, payment },
      });
    });

    test('gives a rider who has left for good no unpaid ride to come; one that runs now, or was paid, moves', async () => {
      const leaver = await aPerson(park);
      const [running, paid, beside] = [
        await makeSlot(park, '2026-07-10T07:45:00Z', { duration: 60, booked_by: leaver.id }),
        await makeSlot(park, '2026-07-10T12:00:00Z', { booked_by: leaver.id }),
        await makeSlot(park, '2026-07-10T07:55:00Z', { duration: 60, asset_id: 2 }),
      ];
      const payment = await pay(paid);
      await call('DELETE', `/users/${leaver.id}`, leaver);
      expect(await move(running, free)).toMatchObject({ status: 400, code: 'INVALID_FOREIGN_KEY' });
      expect(await move(paid, free)).toMatchObject({ status: 200 });
      await voidIt(payment);
      const later = await makeSlot(park, '2026-07-10T13:00:00Z');
      expect(await move(free, later)).toMatchObject({ status: 400, code: 'INVALID_FOREIGN_KEY' });
      expect(await move(running, beside)).toMatchObject({ status: 200 });
      expect((await read(beside))['bookedBy']).toBe(leaver.id);
      const nowMs = park.clock.now().epochMilliseconds;
      const told = await findContradictions(park.store.db, engine.name, nowMs);
      const rides = told.filter(({ name }) => name === 'erased-rider-holds-no-unpaid-ride-to-come');
      expect(rides).toEqual([]);
    });

    test('takes no mark of a missing rider along', async () => {
      park.clock.set('2026-07-10T10:01:00Z');
      const desk = await logIn(park, manager);
      await missing(slot, true, desk);
      expect((await move(slot, free, desk)).status).toBe(200);
      expect((await call('GET', '/items/NoShow', desk)).rows).toEqual([]);
    });

    test('to where it stands changes nothing', async () => {
      expect((await move(slot, slot)).status).toBe(200);
      expect([await history(), await readAudit(park)]).toEqual([[], []]);
    });

    test('is refused from a free slot, to a taken one, to one that is over, and where there is none', async () => {
      const taken = await makeSlot(park, '2026-07-10T12:00:00Z', { booked_by: rider.id });
      const over = await makeSlot(park, '2026-07-10T07:00:00Z');
      expect(await move(free, over)).toMatchObject({ status: 409, code: 'SLOT_NOT_BOOKED' });
      expect(await move(slot, taken)).toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
      expect(await move(slot, over)).toMatchObject({ status: 422, code: 'TOO_LATE' });
      expect(await move(slot, 99_999)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(await move(99_999, free)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect([(await read(slot))['bookedBy'], await history(), await readAudit(park)]).toEqual([
        rider.id,
        [],
        [],
      ]);
    });
  });

  describe('A missing rider', () => {
    test('is marked once the slot has begun, and the mark can be taken back', async () => {
      expect(await missing(slot)).toMatchObject({ status: 422, code: 'TOO_EARLY' });
      park.clock.set('2026-07-10T10:00:00Z');
      const desk = await logIn(park, manager);
      expect((await missing(slot, true, desk)).status).toBe(200);
      expect((await missing(slot, true, desk)).status).toBe(200);
      expect((await call('GET', `/items/NoShow?filter[slot]=${slot}`, desk)).rows).toEqual([
        { id: expect.any(Number), slot, date_created: '2026-07-10T10:00:00.000Z', user_created: manager.id },
      ]);
      expect((await missing(slot, false, desk)).status).toBe(200);
      expect((await missing(slot, false, desk)).status).toBe(200);
      expect((await call('GET', '/items/NoShow', desk)).rows).toEqual([]);
      expect((await readAudit(park)).map(({ before, after }) => [before, after])).toEqual([
        [{ missing: false }, { missing: true, rider: rider.id }],
        [{ missing: true }, { missing: false, rider: rider.id }],
      ]);
    });

    test('is nobody on a free slot, and none who has been freed of it', async () => {
      park.clock.set('2026-07-10T11:01:00Z');
      const desk = await logIn(park, manager);
      expect(await missing(free, true, desk)).toMatchObject({ status: 409, code: 'SLOT_NOT_BOOKED' });
      await missing(slot, true, desk);
      expect((await call('PATCH', `/items/Slot/${slot}`, desk, { bookedBy: null })).status).toBe(200);
      expect((await call('GET', '/items/NoShow', desk)).rows).toEqual([]);
    });
  });

  describe('Voiding a payment', () => {
    test('keeps the booking, the payment’s history and the reason; the slot can be paid anew', async () => {
      const payment = await pay();
      expect(await voidIt(payment, '  Zła kwota ')).toMatchObject({
        status: 200,
        data: { id: slot, bookedBy: rider.id, payment: null },
      });
      expect(await park.store.db.selectFrom('payment_void').selectAll().execute()).toMatchObject([
        {
          payment_id: payment,
          created_by: editor.id,
          reason: 'Zła kwota',
          created_at: park.clock.now().epochMilliseconds,
        },
      ]);
      expect((await readAudit(park)).at(-1)).toEqual({
        actor: editor.id,
        action: 'payment.void',
        subject: 'Payment',
        id: `${payment}`,
        before: { slot, amount: 55, method: 'cash' },
        after: { reason: 'Zła kwota' },
      });
      expect(await voidIt(payment)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(await pay()).toBeGreaterThan(payment);
      expect((await call('GET', '/items/Payment', manager)).rows).toHaveLength(1);
    });

    test('lets the slot be freed', async () => {
      const payment = await pay();
      const cancel = () => call('PATCH', `/items/Slot/${slot}`, manager, { bookedBy: null });
      expect(await cancel()).toMatchObject({ status: 409, code: 'SLOT_PAID' });
      await voidIt(payment);
      expect((await cancel()).status).toBe(200);
      expect(await actions()).toEqual(['payment.create', 'payment.void', 'slot.cancel']);
    });

    test.each(['', '  ', 'ab', 'x'.repeat(501)])(
      'without a reason that says something (%j) is refused',
      async (reason) => {
        const payment = await pay();
        expect(await voidIt(payment, reason)).toMatchObject({ status: 400, extensions: { field: 'reason' } });
        expect((await read(slot))['payment']).toBe(payment);
      },
    );
  });

  test('The desk is for Managers, voiding for Editors', async () => {
    const payment = await pay();
    for (const who of [rider, null]) {
      for (const answer of [
        await walkIn({ slot: free, first_name: 'Ola', description: '600700800' }, who),
        await walkIn({}, who),
        await move(slot, free, who),
        await missing(slot, true, who),
        await voidIt(payment, 'Pomyłka', who),
      ]) {
        expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
      }
    }
    expect(await voidIt(payment, 'Pomyłka', manager)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await read(slot)).toMatchObject({ bookedBy: rider.id, payment });
  });
});
