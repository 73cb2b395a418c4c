import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putHold, putRider } from '../../../../test/support/bookings.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTwin, type TestPark } from '../../../../test/support/park.ts';
import { aPerson } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { type Dispatcher, startDispatcher } from '../sending/dispatcher.ts';
import { writeReminders } from './write-reminders.ts';

describe.each(engines)('Reminders on $name', (engine) => {
  let park: TestPark;
  let twin: TestPark;
  let dispatcher: Dispatcher;
  let rider: string;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    twin = await openTwin(park);
    await makeTracks(park);
    dispatcher = startDispatcher(park, { everyMs: null });
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, ['outbox', 'booking_history', 'slot']);
    park.clock.set('2026-07-01T08:00:00Z');
    park.mailer.sent.length = 0;
    rider = (await aPerson(park)).id;
  });

  /** A slot that was booked long ago. */
  const booked = (start: string, holder = rider) => makeSlot(park, start, { booked_by: holder });

  /**
   * Changes with each write. SQLite uses the version; on PostgreSQL the version counts the writes of other tests' parks, so it uses the last
   * message's id.
   */
  async function trace(): Promise<unknown> {
    if (park.store.engine === 'sqlite') return park.store.version();
    return (await sql`select last_value from outbox_id_seq`.execute(park.store.db)).rows;
  }

  async function subjectsAt(time: string, ...minutes: (() => Promise<void>)[]) {
    park.clock.set(time);
    for (const minute of minutes.length > 0 ? minutes : [() => writeReminders(park)]) await minute();
    await dispatcher.round();
    return park.mailer.sent.splice(0).map(({ subject }) => subject);
  }

  test('come a day before and two hours before, each once, whoever looks how often', async () => {
    await booked('2026-07-10T12:00:00Z');
    await booked('2026-07-10T12:15:00Z');
    const [mine, others] = [() => writeReminders(park), () => writeReminders(twin)];
    const subject = 'Cable Park: przypomnienie, 10.07.2026, 14:00';
    expect(await subjectsAt('2026-07-09T11:59:00Z', mine)).toEqual([]);
    const both = () => Promise.all([mine(), others()]).then(() => undefined);
    expect(await subjectsAt('2026-07-09T12:00:00Z', both, mine, others)).toEqual([subject]);
    expect(await subjectsAt('2026-07-09T12:01:00Z', mine, others)).toEqual([]);
    expect(await subjectsAt('2026-07-10T10:00:00Z', both)).toEqual([subject]);
    expect(await subjectsAt('2026-07-10T11:00:00Z', mine)).toEqual([]);
  });

  test('come once, though another slot is booked before the first or the first is cancelled', async () => {
    const first = await booked('2026-07-10T12:00:00Z');
    await booked('2026-07-10T12:15:00Z');
    expect(await subjectsAt('2026-07-09T12:00:00Z')).toHaveLength(1);
    const justNow = await booked('2026-07-10T11:45:00Z');
    await park.store.db
      .updateTable('booking')
      .set({ placed_at: park.clock.now().epochMilliseconds })
      .where('slot_id', '=', justNow)
      .execute();
    expect(await subjectsAt('2026-07-09T12:10:00Z')).toEqual([]);
    expect(await subjectsAt('2026-07-10T10:00:00Z')).toHaveLength(1);
    await putRider(park.store.db, first, null);
    expect(await subjectsAt('2026-07-10T10:16:00Z')).toEqual([]);
  });

  test('say what there is, and where to cancel while that is of use', async () => {
    await booked('2026-07-10T12:00:00Z');
    await booked('2026-07-10T12:15:00Z');
    park.clock.set('2026-07-09T12:00:00Z');
    await writeReminders(park);
    await dispatcher.round();
    const [dayBefore] = park.mailer.sent.splice(0);
    expect(dayBefore?.text).toContain('przypominamy o Twoich slotach:');
    expect(dayBefore?.text.match(/14:\d\d(?=–)/g)).toEqual(['14:00', '14:15']);
    expect(dayBefore?.text).toContain('https://park.example/myAccount');
    park.clock.set('2026-07-10T10:00:00Z');
    await writeReminders(park);
    await dispatcher.round();
    const [soon] = park.mailer.sent.splice(0);
    expect(soon?.text).toContain('niedługo start:');
    expect(soon?.text).toContain('https://park.example/contact');
  });

  test('leave out what waits to be paid', async () => {
    await booked('2026-07-10T12:00:00Z');
    const held = await booked('2026-07-10T12:30:00Z');
    await putHold(park.store.db, held, Temporal.Instant.from('2026-07-10T10:05:00Z').epochMilliseconds);
    park.clock.set('2026-07-10T10:00:00Z');
    await writeReminders(park);
    await dispatcher.round();
    const [reminder] = park.mailer.sent.splice(0);
    expect(reminder?.text).toContain('14:00');
    expect(reminder?.text).not.toContain('14:30');
  });

  test('are not sent of what was cancelled or moved away between writing and sending', async () => {
    const slot = await booked('2026-07-10T12:00:00Z');
    const cancel = async () => {
      // Nothing listens to the twin's signal, so the message waits for the next round.
      await writeReminders(twin);
      await putRider(park.store.db, slot, null);
    };
    expect(await subjectsAt('2026-07-09T12:00:00Z', cancel)).toEqual([]);
    const [row] = await park.store.db.selectFrom('outbox').selectAll().execute();
    expect([row?.outcome, row?.failure]).toEqual(['dropped', 'outdated']);
  });

  test('come late after the server was down, while they are of use', async () => {
    await booked('2026-07-10T12:00:00Z');
    expect(await subjectsAt('2026-07-10T08:00:00Z')).toHaveLength(1);
    expect(await subjectsAt('2026-07-10T11:30:00Z')).toHaveLength(1);
    await booked('2026-07-10T16:00:00Z');
    expect(await subjectsAt('2026-07-10T15:50:00Z')).toEqual([]);
  });

  test('are for nobody without an address, and leave the database as it is where none is due', async () => {
    const guest = (await aPerson(park)).id;
    await park.store.db.updateTable('account').set({ email: null }).where('id', '=', guest).execute();
    await booked('2026-07-10T12:00:00Z', guest);
    await booked('2026-07-10T13:00:00Z');
    expect(await subjectsAt('2026-07-09T13:00:00Z')).toHaveLength(1);
    const before = await trace();
    await writeReminders(park);
    expect(await trace()).toEqual(before);
  });

  test('come at their moment on both days on which the clocks change', async () => {
    await booked('2026-10-25T01:30:00Z');
    expect(await subjectsAt('2026-10-24T01:29:59Z')).toEqual([]);
    expect(await subjectsAt('2026-10-24T01:30:00Z')).toEqual([
      'Cable Park: przypomnienie, 25.10.2026, 02:30 (UTC+1)',
    ]);
    expect(await subjectsAt('2026-10-24T23:30:00Z')).toEqual([
      'Cable Park: przypomnienie, 25.10.2026, 02:30 (UTC+1)',
    ]);
    await booked('2027-03-28T01:00:00Z');
    expect(await subjectsAt('2027-03-27T00:59:59Z')).toEqual([]);
    expect(await subjectsAt('2027-03-27T01:00:00Z')).toEqual([
      'Cable Park: przypomnienie, 28.03.2027, 03:00',
    ]);
    expect(await subjectsAt('2027-03-27T23:00:00Z')).toEqual([
      'Cable Park: przypomnienie, 28.03.2027, 03:00',
    ]);
  });
});
