import { describe, expect, test } from 'vitest';
import { putRider } from '../../../test/support/bookings.ts';
import { engines } from '../../../test/support/engines.ts';
import { ManyRides, namedIn } from '../../../test/support/many-rides.ts';
import { aPerson } from '../../../test/support/people.ts';
import { makeSlot } from '../../../test/support/slots.ts';
import { Signal } from '../../signal.ts';
import { writeDigests } from './due/write-digests.ts';
import { writeReminders } from './due/write-reminders.ts';

describe.each(engines)('What is told of many rides later on $name', (engine) => {
  const rides = new ManyRides(engine);
  const { after, change, changeInTwelves, mails, makeSlots, messages } = rides;

  const remindersAt = async (time: string) => {
    rides.park.clock.set(time);
    await writeReminders({ ...rides.park, outbox: new Signal() });
    return (await mails(time)).filter(({ subject }) => subject.includes('przypomnienie'));
  };

  test('A day of 30 rides is one reminder that names 24; what is booked later brings another', async () => {
    const slots = await makeSlots(31);
    await change(slots.slice(0, 30), rides.rider.id, rides.manager);
    const other = await aPerson(rides.park);
    await mails(after(3));
    const dayBefore = (minute: number) => `2026-07-09T08:${String(minute).padStart(2, '0')}:00Z`;
    const [mail, ...more] = await remindersAt(dayBefore(0));
    expect([namedIn(mail?.text), more]).toEqual([24, []]);
    expect(mail?.text).toContain('… i jeszcze 6\u00a0slotów w „Moje sloty”.');
    const reminder = (await messages()).find(({ kind }) => kind === 'reminder-24h');
    expect(reminder?.data.length).toBeLessThan(24 * 50);
    expect(await remindersAt(dayBefore(1))).toEqual([]);
    // Another rider's booking on that day does not count for this rider.
    await putRider(rides.park.store.db, slots[29] ?? 0, other.id);
    const [theirs] = await remindersAt('2026-07-09T15:15:00Z');
    expect(theirs?.to).toBe(`${other.id}@example.com`);
    expect(await remindersAt('2026-07-09T15:16:00Z')).toEqual([]);
  });
  test('What is moved among those that a reminder only counted is none of them, though its booking is older', async () => {
    const [elsewhere = 0] = await makeSlots(1, '2026-07-20');
    await change([elsewhere], rides.rider.id, rides.manager);
    const slots = await makeSlots(30);
    await change(slots, rides.rider.id, rides.manager);
    await mails(after(3));
    expect(await remindersAt('2026-07-09T08:00:00Z')).toHaveLength(1);
    const to = await makeSlot(rides.park, '2026-07-10T15:00:00Z', { asset_id: 2 });
    await rides.call(rides.manager, '/desk/moves', { from: elsewhere, to }, 'POST');
    // The cancelled rides are on the day before the remaining ones, which the mail only counted.
    await change(slots.slice(0, 25), null, rides.manager);
    const [mail, ...more] = await remindersAt('2026-07-09T14:15:00Z');
    expect([namedIn(mail?.text), more]).toEqual([6, []]);
    expect(mail?.text).toContain('17:00–17:15, Tor\u00a02');
    expect(await remindersAt('2026-07-09T14:16:00Z')).toEqual([]);
  });
  test('The evening’s new bookings name 24 and count the others', async () => {
    await rides.park.store.db
      .updateTable('account')
      .set({ digest: 1 })
      .where('id', '=', rides.manager.id)
      .execute();
    await changeInTwelves(await makeSlots(36), rides.rider.id);
    await mails(after(3));
    rides.park.clock.set('2026-07-01T18:00:00Z');
    await writeDigests({ ...rides.park, outbox: new Signal() });
    const [mail] = await mails('2026-07-01T18:00:00Z');
    expect([mail?.subject, namedIn(mail?.text)]).toEqual(['Cable Park: nowe rezerwacje (36)', 24]);
    expect(mail?.text).toContain('… i jeszcze 12\u00a0slotów. Wszystkie są na stronie rezerwacji:');
  });
  test('Messages that an earlier version left behind are sent: they named all their rides', async () => {
    const slots = await makeSlots(30);
    await change(slots, rides.rider.id, rides.manager);
    await rides.park.store.db.deleteFrom('outbox').execute();
    const bookings = await rides.park.store.db.selectFrom('booking').selectAll().orderBy('id').execute();
    const at = Temporal.Instant.from('2026-07-10T08:00:00Z').epochMilliseconds;
    const starts = bookings.map(({ id, slot_id: slot }, index) => ({
      slot,
      booking: id,
      start: at + index * 900_000,
    }));
    const past = starts.map((each) => ({
      ...each,
      minutes: 15,
      track: 1,
      price: 5500,
      event: null,
      late: false,
    }));
    const nowMs = rides.park.clock.now().epochMilliseconds;
    const old = { account_id: rides.rider.id, created_at: nowMs, due_at: nowMs, useless_at: at } as const;
    await rides.park.store.db
      .insertInto('outbox')
      .values([
        {
          kind: 'booked',
          dedupe: 'old 1',
          data: JSON.stringify({ bookings: starts.map(({ booking }) => ({ booking })) }),
          ...old,
        },
        { kind: 'cancelled', dedupe: 'old 2', data: JSON.stringify({ byStaff: true, rides: past }), ...old },
        {
          kind: 'reminder-24h',
          dedupe: 'old 3',
          data: JSON.stringify({ bookings: starts.map(({ booking, start }) => ({ booking, start })) }),
          ...old,
        },
      ])
      .execute();
    const told = await mails(after(0));
    expect(told.map(({ text }) => namedIn(text))).toEqual([24, 24, 24]);
    expect(told.flatMap(({ calendar }) => calendar?.length ?? [])).toEqual([24, 24]);
    for (const { text } of told) expect(text).toContain('… i jeszcze 6\u00a0slotów');
    expect((await messages()).map(({ outcome }) => outcome)).toEqual(['sent', 'sent', 'sent']);
  });
});
