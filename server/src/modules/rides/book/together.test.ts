import { slotsTogetherAtMost } from '@cablepark/domain/park/policy';
import { expect, test } from 'vitest';
import { callerOf } from '../../../../test/support/call.ts';
import { sqliteEngine } from '../../../../test/support/engines.ts';
import { openTestApp } from '../../../../test/support/park.ts';
import { aPerson } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';

const opens = Temporal.Instant.from('2026-07-20T06:00:00Z');

test('Riders book and cancel an hour in one step, and hold nobody up for longer; the staff book more', async () => {
  const park = await sqliteEngine.open();
  const call = callerOf(await openTestApp(park));
  await makeTracks(park);
  const [rider, manager] = [await aPerson(park), await aPerson(park, 'Manager')];
  const slots: number[] = [];
  for (let at = 0; at <= slotsTogetherAtMost; at += 1)
    slots.push(await makeSlot(park, opens.add({ minutes: 5 * at }).toString(), { duration: 5 }));
  const hour = slots.slice(1);
  const change = (keys: number[], bookedBy: string | null, who = rider) =>
    call('PATCH', '/items/Slot', who, { keys, data: { bookedBy } });
  const held = () =>
    park.store.db.selectFrom('slot').select('id').where('booked_by', '=', rider.id).execute();

  expect(await change(slots, rider.id)).toMatchObject({
    status: 400,
    code: 'FAILED_VALIDATION',
    extensions: { field: 'keys', type: 'max' },
  });
  expect(await held()).toEqual([]);
  // A slot that is named twice is booked once.
  expect((await change([...hour, ...hour], rider.id)).status).toBe(200);
  expect(await held()).toHaveLength(slotsTogetherAtMost);
  expect((await change(slots, rider.id, manager)).status).toBe(200);
  expect((await change(slots, null)).code).toBe('FAILED_VALIDATION');
  expect((await change(hour, null)).status).toBe(200);
  expect(await held()).toHaveLength(1);
});
