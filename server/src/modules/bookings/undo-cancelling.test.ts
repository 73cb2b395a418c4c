import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putHold } from '../../../test/support/bookings.ts';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { sendDue } from '../../../test/support/outbox.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { buyPass, offerPasses } from '../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { findContradictions } from '../../ops/invariants/check.ts';
import { bookingLink } from './booking-link.ts';

const opened = Temporal.Instant.from('2026-07-10T08:00:00Z');

describe.each(eitherEngine(import.meta.url))('Undoing that one has cancelled on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let rider: Person;
  let slot: number;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    await offerPasses(park);
  });

  beforeEach(async () => {
    await park.store.db.deleteFrom('outbox').execute();
    after(0);
    manager = await aPerson(park, 'Manager');
    rider = await aPerson(park);
    minutes += 1;
    slot = await makeSlot(park, opened.add({ hours: 30, minutes }).toString(), { duration: 1 });
    await book(slot);
    after(60);
    await sendDue(park);
    park.mailer.sent.length = 0;
  });
  let minutes = 0;

  const after = (seconds: number) => park.clock.set(opened.add({ milliseconds: seconds * 1000 }).toString());
  const book = async (id: number, who = rider) => {
    const { status } = await call('PATCH', `/items/Slot/${id}`, who, { bookedBy: who.id });
    if (status !== 200) throw new Error(`It was answered with ${status}.`);
  };
  const cancel = (id = slot, who = rider) => call('PATCH', `/items/Slot/${id}`, who, { bookedBy: null });
  const undo = (ids: readonly number[] = [slot], who: Person | null = rider) =>
    call('POST', '/me/cancellations/undone', who, { slots: ids });
  const read = async (id = slot) => (await call('GET', `/items/Slot/${id}`, manager)).data;
  const entries = async () =>
    (
      await park.store.db
        .selectFrom('booking_history')
        .select(['action_type', 'late', 'booking_id'])
        .where('user_id', '=', rider.id)
        .orderBy('id')
        .execute()
    ).map(({ action_type, late, booking_id }, at, all) => [
      action_type,
      late,
      action_type === 'book' && at > 0 && booking_id === all[0]?.booking_id,
    ]);
  const subjects = async (seconds: number) => {
    after(seconds);
    await sendDue(park);
    return park.mailer.sent.map(({ subject }) => subject);
  };
  const sound = async () =>
    expect(await findContradictions(park.store.db, engine.name, park.clock.now().epochMilliseconds)).toEqual(
      [],
    );

  test('books it anew, and nobody is told of either', async () => {
    await cancel();
    after(69);
    expect(await undo()).toMatchObject({
      status: 200,
      rows: [{ id: slot, bookedBy: rider.id, payment: null }],
    });
    expect(await entries()).toEqual([
      ['book', 0, false],
      ['cancel', 0, false],
      ['book', 0, true],
    ]);
    expect(await subjects(200)).toEqual([]);
    // The links in its mails still open it.
    const first = park.store.db.selectFrom('booking').select('id').where('slot_id', '=', slot).orderBy('id');
    const { id } = await first.executeTakeFirstOrThrow();
    const page = new URL((await bookingLink(park, id)) ?? '');
    expect(await call('GET', `/mailed-booking${page.search}`, null)).toMatchObject({
      data: { state: 'standing', slot: { id: slot } },
    });
    await sound();
  });

  test('comes too late after ten seconds, and then the cancelling is told', async () => {
    await cancel();
    expect(await subjects(69)).toEqual([]);
    after(70);
    expect(await undo()).toMatchObject({ status: 422, code: 'TOO_LATE' });
    expect((await read())['bookedBy']).toBeNull();
    expect(await subjects(71)).toEqual([expect.stringContaining('rezerwacja anulowana')]);
  });

  test('a booking that was cancelled before it was told is told once, when the cancelling was undone', async () => {
    const fresh = await makeSlot(park, opened.add({ hours: 40, minutes }).toString(), { duration: 1 });
    await book(fresh);
    after(62);
    await cancel(fresh);
    // The booking's own delay of three seconds is over by now.
    expect(await subjects(66)).toEqual([]);
    await undo([fresh]);
    expect(await subjects(90)).toEqual([expect.stringContaining('rezerwacja, ')]);
  });

  test('a booking that was cancelled before it was told is told to nobody', async () => {
    const fresh = await makeSlot(park, opened.add({ hours: 40, minutes }).toString(), { duration: 1 });
    await book(fresh);
    after(62);
    await cancel(fresh);
    expect(await subjects(90)).toEqual([]);
  });

  test('where the mail has left already, the rider hears of the booking, too', async () => {
    await cancel();
    await park.store.db.updateTable('outbox').set({ due_at: 0 }).where('ended_at', 'is', null).execute();
    expect(await subjects(61)).toEqual([expect.stringContaining('rezerwacja anulowana')]);
    await undo();
    expect(await subjects(90)).toHaveLength(2);
  });

  test('takes only its own ride out of a mail about several', async () => {
    const second = await makeSlot(park, opened.add({ hours: 50, minutes }).toString(), { duration: 1 });
    await book(second);
    after(100);
    await sendDue(park);
    park.mailer.sent.length = 0;
    await cancel();
    await cancel(second);
    await undo();
    expect(await subjects(120)).toEqual([expect.not.stringContaining('(2)')]);
    expect((await read(second))['bookedBy']).toBeNull();
  });

  test('has the old price, whatever the slot costs by now', async () => {
    await cancel();
    const editor = await aPerson(park, 'Editor');
    await call('PATCH', `/items/Slot/${slot}`, editor, { price: 99 });
    expect(await undo()).toMatchObject({ rows: [{ price: 55, bookedBy: rider.id }] });
  });

  test('is refused where the slot is at another time by now', async () => {
    await cancel();
    const editor = await aPerson(park, 'Editor');
    await call('PATCH', `/items/Slot/${slot}`, editor, { startTime: opened.add({ hours: 90 }).toString() });
    expect(await undo()).toMatchObject({ status: 422, code: 'TOO_LATE' });
  });

  test('twice is once', async () => {
    await cancel();
    expect([(await undo()).status, (await undo()).status]).toEqual([200, 200]);
    expect(await entries()).toHaveLength(3);
  });

  test('again and again leaves one booking and no mail', async () => {
    for (let count = 0; count < 3; count += 1) {
      await cancel();
      expect((await undo()).status).toBe(200);
    }
    expect(await subjects(120)).toEqual([]);
    await sound();
  });

  test('is refused where somebody else has booked it since, also where they gave it back', async () => {
    const other = await aPerson(park);
    await cancel();
    await book(slot, other);
    expect(await undo()).toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
    await cancel(slot, other);
    expect((await undo()).status).toBe(200);
  });

  test('of several does all or none', async () => {
    const second = await makeSlot(park, opened.add({ hours: 50, minutes }).toString(), { duration: 1 });
    await book(second);
    await call('PATCH', '/items/Slot', rider, { keys: [slot, second], data: { bookedBy: null } });
    await book(second, await aPerson(park));
    expect(await undo([slot, second])).toMatchObject({ code: 'SLOT_TAKEN' });
    expect((await read())['bookedBy']).toBeNull();
    expect((await undo([slot])).status).toBe(200);
  });

  test('takes back that it was late', async () => {
    const soon = await makeSlot(park, opened.add({ hours: 3, minutes }).toString(), { duration: 1 });
    await book(soon);
    await cancel(soon);
    const late = async () => (await entries()).filter(([, isLate]) => isLate === 1).length;
    expect(await late()).toBe(1);
    await undo([soon]);
    expect(await late()).toBe(0);
  });

  test('is for what riders cancelled themselves and had not paid', async () => {
    await cancel(slot, manager);
    expect(await undo()).toMatchObject({ code: 'TOO_LATE' });
    expect(await undo([slot], await aPerson(park))).toMatchObject({ code: 'TOO_LATE' });
    expect(await undo([99_999])).toMatchObject({ status: 403 });
    await book(slot);
    const pass = await buyPass(call, manager, rider);
    await call('POST', '/items/Payment', rider, { slot, method: 'pass', pass });
    await call('POST', '/me/cancellations', rider, { slot });
    expect(await undo()).toMatchObject({ code: 'TOO_LATE' });
    expect((await read())['bookedBy']).toBeNull();
  });

  test('is not for a slot that waited to be paid', async () => {
    await putHold(park.store.db, slot, park.clock.now().epochMilliseconds + 500_000);
    await cancel();
    expect(await undo()).toMatchObject({ code: 'TOO_LATE' });
  });

  test('goes by the server’s clock, also where that was set back', async () => {
    await cancel();
    after(-3600);
    expect(await undo()).toMatchObject({ code: 'TOO_LATE' });
  });
});
