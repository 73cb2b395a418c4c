import { beforeAll, describe, expect, test } from 'vitest';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { putRider } from '../support/bookings.ts';
import { type Call, callerOf } from '../support/call.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { openTestApp, type TestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot } from '../support/slots.ts';

const rounds = Array.from({ length: 8 }, (_, index) => index);

describe.each(enginesOfScenes)('Whoever changes tracks on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let admin: Person;
  let editor: Person;
  let [one, two] = [0, 0];

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    [admin, editor] = [await aPerson(park, 'Admin'), await aPerson(park, 'Editor')];
    const { rows } = await call('POST', '/items/Asset', admin, [{ name: 'A' }, { name: 'B' }]);
    [one, two] = rows.map(({ id }) => id) as [number, number];
  });

  test('never waits in a ring for who makes, moves, changes, books and frees slots there', async () => {
    park.repeats.length = 0;
    const seen = new Set<string>();
    for (const round of rounds) {
      const day = `2026-08-${String(round + 1).padStart(2, '0')}`;
      const at = (hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00Z`;
      const quarter = (asset: number, hour: number) => ({
        startTime: at(hour),
        duration: 15,
        price: 55,
        asset,
      });
      const slots: number[] = [];
      for (const hour of [8, 9, 10, 11]) {
        for (const asset of [one, two]) slots.push(await makeSlot(park, at(hour), { asset_id: asset }));
      }
      const [a = 0, b = 0, c = 0, d = 0, ...rest] = slots;
      const rider = await aPerson(park);
      const answers = await Promise.all([
        call('PATCH', `/items/Asset/${one}`, admin, { status: 'retired' }),
        call('PATCH', `/items/Slot/${a}`, rider, { bookedBy: rider.id }),
        call('POST', '/items/Slot', editor, [quarter(two, 14), quarter(one, 14)]),
        call('PATCH', '/items/Slot', editor, { keys: rest, data: { duration: 10 } }),
        call('PATCH', `/items/Slot/${b}`, editor, { asset: one, startTime: at(16) }),
        call('PATCH', `/items/Asset/${two}`, admin, { status: 'retired' }),
        call('PATCH', `/items/Slot/${c}`, editor, { asset: two, startTime: at(17) }),
        call('PATCH', `/items/Slot/${d}`, rider, { bookedBy: rider.id }),
        call('POST', '/items/Asset', admin, [{ name: `Tor ${round}`, status: 'retired' }]),
        call('DELETE', `/items/Asset/${two}`, admin),
      ]);
      for (const { status, code } of answers) seen.add(code ?? String(status));
      const nowMs = park.clock.now().epochMilliseconds;
      expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
      await putRider(park.store.db, 'all', null);
      await park.store.db.deleteFrom('booking_history').execute();
      await park.store.db.deleteFrom('booking').execute();
      await call('PATCH', '/items/Asset', admin, { keys: [one, two], data: { status: 'open' } });
    }
    expect(park.repeats).toEqual([]);
    for (const told of seen) expect(told).toMatch(/^(200|TRACK_IN_USE|TRACK_CLOSED)$/);
  });
});
