import { expect, test } from 'vitest';
import { putRider } from '../support/bookings.ts';
import { callerOf } from '../support/call.ts';
import { bothEngines } from '../support/engines.ts';
import { openTestApp, openTwin } from '../support/park.ts';
import { aPerson } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

test('A slot that another server was booking when its machine vanished is soon to be had again', async () => {
  const park = await bothEngines.find(({ name }) => name === 'postgres')?.open();
  if (!park) throw new Error('There is no PostgreSQL to test with.');
  await makeTracks(park);
  const slot = await makeSlot(park, '2026-07-02T10:00:00Z');
  const [theirs, mine] = [await aPerson(park), await aPerson(park)];

  const [held, silence] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { store } = await openTwin(park);
  const vanishing = store.db.transaction().execute(async (booking) => {
    await putRider(booking, slot, theirs.id);
    held.resolve();
    // Not a word from it any more, nor an end of its connection: so does a network that broke.
    await silence.promise;
  });
  await held.promise;

  const call = callerOf(await openTestApp(park));
  const answer = await call('PATCH', `/items/Slot/${slot}`, mine, { bookedBy: mine.id });
  expect(answer).toMatchObject({ status: 200, data: { bookedBy: mine.id } });
  silence.resolve();
  await expect(vanishing).rejects.toThrow(/connection/i);
}, 60_000);
