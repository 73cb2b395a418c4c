import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { engines } from '../../../test/support/engines.ts';
import { sendDue } from '../../../test/support/outbox.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { buyPass, offerPasses } from '../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';

describe.each(engines)(
  'The money of a ride that was moved and then cancelled, as its mail tells it on $name',
  (engine) => {
    let park: TestPark;
    let call: Call;
    let editor: Person;
    let rider: Person;
    let minutes = 0;

    beforeAll(async () => {
      park = await engine.open();
      park.clock.set('2026-07-01T08:00:00Z');
      call = callerOf(await openTestApp(park));
      await makeTracks(park);
      await offerPasses(park, { minutes: 100, rideMinutes: null });
      editor = await aPerson(park, 'Editor');
    });
    beforeEach(async () => {
      rider = await aPerson(park);
    });

    const aSlot = (duration: number, day = '2026-07-05T06:00:00Z') => {
      minutes += 60;
      const start = Temporal.Instant.from(day).add({ minutes });
      return makeSlot(park, start.toString(), { duration });
    };
    const book = async (slot: number, more = {}) =>
      expect(
        (await call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id, ...more })).status,
      ).toBe(200);
    const move = async (from: number, to: number) => {
      park.clock.set(park.clock.now().add({ seconds: 10 }).toString());
      expect((await call('POST', '/desk/moves', editor, { from, to })).status).toBe(200);
    };
    /** The sentences about the money in the mail that is sent at that time. */
    async function told(): Promise<string> {
      park.clock.set(park.clock.now().add({ seconds: 30 }).toString());
      await sendDue(park);
      const texts = park.mailer.sent.splice(0).filter(({ subject }) => subject.includes('anulowana'));
      return texts.map(({ text }) => text).join();
    }

    test('a payment at the desk is voided', async () => {
      const [from, to] = [await aSlot(15), await aSlot(15)];
      await book(from);
      const sale = { slot: from, amount: 55, method: 'cash' };
      const payment = (await call('POST', '/items/Payment', editor, sale)).data['id'];
      await told();
      await move(from, to);
      await told();
      expect((await call('POST', '/desk/voids', editor, { payment, reason: 'Burza' })).status).toBe(200);
      await call('PATCH', `/items/Slot/${to}`, editor, { bookedBy: null });
      expect(await told()).toContain('Płatność 55\u00a0zł unieważniliśmy.');
    });

    test('a ride by pass is back once, or forfeited, though the move paid it anew', async () => {
      const pass = await buyPass(call, editor, rider);
      const rides = [await aSlot(15), await aSlot(15)];
      // The second ride is so soon that cancelling it is late.
      const longer = [await aSlot(30), await aSlot(30, '2026-07-01T06:00:00Z')];
      for (const slot of rides) await book(slot, { pass });
      await told();
      for (const [index, slot] of rides.entries()) await move(slot, longer[index] ?? 0);
      await told();
      const cancel = (slot = 0) => call('POST', '/me/cancellations', rider, { slot });
      expect((await cancel(longer[0])).status).toBe(200);
      const isBack = 'Slot wrócił na karnet.';
      const isForfeited = 'więc slot nie wraca na karnet.';
      const back = await told();
      expect([back.includes(isBack), back.includes(isForfeited)]).toEqual([true, false]);
      expect((await cancel(longer[1])).status).toBe(200);
      const lost = await told();
      expect([lost.includes(isBack), lost.includes(isForfeited)]).toEqual([false, true]);
    });
  },
);
