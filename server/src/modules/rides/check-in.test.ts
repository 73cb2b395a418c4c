import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../test/support/audit.ts';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';

const start = '2026-07-10T10:00:00Z';

describe.each(engines)('Checking in on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let rider: Person;
  let other: Person;
  let slot: number;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    manager = await aPerson(park, 'Manager');
    [rider, other] = [await aPerson(park), await aPerson(park)];
  });

  beforeEach(async () => {
    await comeTo('2026-07-10T09:50:00Z');
    await emptyTables(park.store.db, ['booking_history', 'no_show', 'slot', 'audit', 'outbox']);
    slot = await makeSlot(park, start, { booked_by: rider.id });
  });

  /** Logs in again at that time: a token expires after 15 minutes. */
  async function comeTo(time: string) {
    park.clock.set(time);
    [manager, rider, other] = [
      await logIn(park, manager),
      await logIn(park, rider),
      await logIn(park, other),
    ];
  }
  const arrive = (arrived = true) => call('POST', '/desk/arrivals', manager, { slot, arrived });
  const arrivedAt = async (who: Person) =>
    (await call('GET', `/items/Slot/${slot}?fields=arrived_at`, who)).data.arrived_at;
  const audit = async () => (await readAudit(park)).map(({ action, after }) => [action, after]);

  test('says when the rider came, to the staff and the rider alone, and is taken back', async () => {
    expect((await arrive()).status).toBe(200);
    const at = '2026-07-10T09:50:00.000Z';
    expect([await arrivedAt(manager), await arrivedAt(rider), await arrivedAt(other)]).toEqual([
      at,
      at,
      null,
    ]);
    park.clock.set('2026-07-10T09:55:00Z');
    expect((await arrive()).status).toBe(200);
    expect(await arrivedAt(manager)).toBe(at);
    expect((await arrive(false)).status).toBe(200);
    expect(await arrivedAt(manager)).toBeNull();
    expect(await audit()).toEqual([
      ['slot.checkIn', { arrived: true, rider: rider.id }],
      ['slot.checkIn', { arrived: false, rider: rider.id }],
    ]);
  });

  test('takes the mark from who comes late, and the mark takes a check-in back', async () => {
    await comeTo('2026-07-10T10:06:00Z');
    const marks = () => park.store.db.selectFrom('no_show').selectAll().execute();
    await call('POST', '/desk/no-shows', manager, { slot, missing: true });
    expect(await marks()).toHaveLength(1);
    await arrive();
    expect(await marks()).toEqual([]);
    await call('POST', '/desk/no-shows', manager, { slot, missing: true });
    expect(await arrivedAt(manager)).toBeNull();
  });

  test('is refused for a free slot and for another day', async () => {
    await comeTo('2026-07-09T21:00:00Z');
    expect((await arrive()).status).toBe(422);
    slot = await makeSlot(park, '2026-07-09T21:30:00Z');
    expect((await arrive()).status).toBe(409);
  });
});
