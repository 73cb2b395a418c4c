import { beforeAll, describe, expect, test } from 'vitest';
import { selectSlots } from '../../src/modules/slots/rows/index.ts';
import { putPayment, putRider } from '../support/bookings.ts';
import { atEnd } from '../support/cleanup.ts';
import { depth } from '../support/depth.ts';
import { eitherEngine } from '../support/engines.ts';
import { openParkUnderLoad, type ParkUnderLoad } from '../support/park-under-load.ts';
import { randomFrom } from '../support/random.ts';

const seed = 20_260_701;
const { kills } = depth;

describe.each(eitherEngine(import.meta.url))('On $name', (engine) => {
  let park: ParkUnderLoad;
  beforeAll(async () => {
    park = await openParkUnderLoad(await engine.environment(), {
      slots: 200,
      riders: 6,
      random: randomFrom(seed),
    });
    atEnd(() => park.close());
  });

  test(`After kill -9 at any moment nothing that was told is lost or doubled (${kills} times)`, async () => {
    const { load } = park;
    const random = randomFrom(seed);
    await park.start();
    for (let kill = 0; kill < kills; kill += 1) {
      const server = park.server();
      // Not after so many answers, but amid them: the moment is somewhere inside the calls that are then under way.
      const last = load.counts.requests + 100 + random.below(200);
      const killed: Promise<unknown>[] = [];
      await load.work(server.url, () => {
        if (load.counts.requests >= last) killed.push(server.end('SIGKILL'));
        return false;
      });
      await Promise.all(killed);
      await park.start();
      await load.reconcile(park.server().url);
      expect((await fetch(`${park.server().url}/server/health`)).status).toBe(200);
      expect(await park.contradictions()).toEqual([]);
    }
    const { bookings, cancels, payments, unsure } = load.counts;
    for (const done of [bookings, cancels, payments, unsure]) expect(done).toBeGreaterThan(0);
  }, 120_000);

  test('Control: a booking that is lost, one that is another’s and a payment without its slot are seen', async () => {
    const { db } = park.store;
    const held = await selectSlots(db)
      .where('slot.booked_by', 'is not', null)
      .where('booking.payment_id', 'is', null)
      .execute();
    const [lost, another] = held;
    const paid = await selectSlots(db).where('booking.payment_id', 'is not', null).executeTakeFirst();
    const thief = held.find(({ booked_by }) => booked_by !== another?.booked_by)?.booked_by ?? '';
    await putRider(db, lost?.id ?? 0, null);
    await putRider(db, another?.id ?? 0, thief);
    // A booking gives up no payment but one that is voided.
    const row = { payment_id: paid?.payment_id ?? 0, created_at: 0, created_by: null, reason: 'x' };
    await db.transaction().execute((inside) => inside.insertInto('payment_void').values(row).execute());
    await putPayment(db, paid?.id ?? 0, null);
    const found = (await park.contradictions()).join('\n');
    for (const slot of [lost, another, paid]) expect(found).toContain(`Slot ${slot?.id}: told to be`);
    expect(found).toContain('history-ends-with-the-holder');
  });
});
