import { beforeAll, describe, expect, test } from 'vitest';
import { bookingOf, putPayment, putRider } from '../support/bookings.ts';
import { type Call, callerOf, type WireAnswer } from '../support/call.ts';
import { depth } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { openTestApp, type TestPark } from '../support/park.ts';
import { makePayment } from '../support/payments.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot } from '../support/slots.ts';
import { tillFaults } from '../support/till.ts';

const begun = '2026-07-10T10:05:00Z';

describe.each(enginesOfScenes)('Several desks at once on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let editor: Person;
  let rider: Person;
  let other: Person;

  beforeAll(async () => {
    park = await engine.open();
    park.clock.set(begun);
    call = callerOf(await openTestApp(park));
    [editor, rider, other] = [await aPerson(park, 'Editor'), await aPerson(park), await aPerson(park)];
  });

  const book = (slot: number, who = rider) =>
    call('PATCH', `/items/Slot/${slot}`, editor, { bookedBy: who.id });
  const free = (slot: number) => call('PATCH', `/items/Slot/${slot}`, editor, { bookedBy: null });
  const pay = (slot: number) => call('POST', '/items/Payment', editor, { slot, method: 'cash' });
  const move = (from: number, to: number) => call('POST', '/desk/moves', editor, { from, to });
  const voidIt = (payment: number) => call('POST', '/desk/voids', editor, { payment, reason: 'Pomyłka' });
  const miss = (slot: number) => call('POST', '/desk/no-shows', editor, { slot, missing: true });
  const remove = (slot: number) => call('DELETE', `/items/Slot/${slot}`, editor);
  const erase = async (who: Person) => call('DELETE', `/users/${who.id}`, who);

  /** A free hour that has begun, on a track of its own. */
  async function aSlot(start = '2026-07-10T10:00:00Z'): Promise<number> {
    const { id } = await park.store.db
      .insertInto('asset')
      .values({ name: 'track' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return makeSlot(park, start, { duration: 60, asset_id: id });
  }

  /** What they were told, and whether the till is right afterwards. */
  async function race(...calls: Promise<WireAnswer>[]): Promise<string> {
    const answers = await Promise.all(calls);
    expect(await tillFaults(park.store.db)).toEqual([]);
    return answers.map(({ status }) => status).join(' ');
  }

  const rounds = Array.from({ length: depth.deskRaces });

  test('Two move one booking to two slots: it goes to one', async () => {
    for (const _ of rounds) {
      const [from, a, b] = [await aSlot(), await aSlot(), await aSlot()];
      await book(from);
      await pay(from);
      expect(await race(move(from, a), move(from, b))).toMatch(/^(200 409|409 200)$/);
    }
  });

  test('Two move two bookings to one slot: one gets it', async () => {
    for (const _ of rounds) {
      const [a, b, to] = [await aSlot(), await aSlot(), await aSlot()];
      await book(a);
      await book(b, other);
      await pay(b);
      expect(await race(move(a, to), move(b, to))).toMatch(/^(200 409|409 200)$/);
    }
  });

  test('A payment is voided while its booking moves: the slot it stands on is unpaid', async () => {
    for (const _ of rounds) {
      const [from, to] = [await aSlot(), await aSlot()];
      await book(from);
      const { data } = await pay(from);
      expect(await race(move(from, to), voidIt(data.id))).toMatch(/^(200|409) 200$/);
    }
  });

  test('A payment is voided twice: once', async () => {
    for (const _ of rounds) {
      const slot = await aSlot();
      await book(slot);
      const { data } = await pay(slot);
      expect(await race(voidIt(data.id), voidIt(data.id))).toMatch(/^(200 403|403 200)$/);
    }
  });

  test('A booking is paid while it moves: paid where it stands, or not paid', async () => {
    for (const _ of rounds) {
      const [from, to] = [await aSlot(), await aSlot()];
      await book(from);
      // Paid before the move, the payment goes along: then the new slot is paid already (409).
      expect(await race(move(from, to), pay(from), pay(to))).toMatch(/^(200|409) (200|400) (200|400|409)$/);
    }
  });

  test('A rider is marked as missing while the slot is freed or moved: no mark stays on a free slot', async () => {
    for (const _ of rounds) {
      const [slot, from, to] = [await aSlot(), await aSlot(), await aSlot()];
      await book(slot);
      await book(from);
      expect(await race(miss(slot), free(slot), miss(from), move(from, to))).toMatch(
        /^(200|409) 200 (200|409) 200$/,
      );
    }
  });

  test('A slot is deleted while a booking moves there: it is gone, or it is taken', async () => {
    for (const _ of rounds) {
      const [from, to] = [await aSlot(), await aSlot()];
      await book(from);
      expect(await race(move(from, to), remove(to))).toMatch(/^(200 409|403 204)$/);
    }
  });

  test('A rider leaves for good while their booking moves: an erased account holds no unpaid ride to come', async () => {
    for (const _ of rounds) {
      const leaver = await aPerson(park);
      const [from, to] = [await aSlot('2026-07-12T10:00:00Z'), await aSlot('2026-07-12T10:00:00Z')];
      await book(from, leaver);
      expect(await race(move(from, to), erase(leaver))).toMatch(/^(200|409) 204$/);
      const held = await park.store.db
        .selectFrom('slot')
        .select('id')
        .where('booked_by', '=', leaver.id)
        .execute();
      expect(held).toEqual([]);
    }
  });

  test('Everything at once on six slots: every answer is one of the wire’s, and the till is right', async () => {
    const slots: number[] = [];
    for (let index = 0; index < 6; index += 1) slots.push(await aSlot());
    const at = (index: number) => slots[index % slots.length] ?? 0;
    for (let round = 0; round < 15; round += 1) {
      const paid = await park.store.db
        .selectFrom('payment')
        .leftJoin('payment_void', 'payment_void.payment_id', 'payment.id')
        .select('payment.id')
        .where('payment_void.id', 'is', null)
        .execute();
      const calls = slots.flatMap((slot, index) => [
        book(slot, index % 2 === 0 ? rider : other),
        pay(at(index + round)),
        move(slot, at(index + 1 + round)),
        ...(index % 3 === 0 ? [free(at(index + round)), miss(slot)] : []),
      ]);
      const answers = await race(...calls, ...paid.slice(0, 3).map(({ id }) => voidIt(id)));
      expect(answers).toMatch(/^((200|400|403|409) ?)+$/);
    }
  });

  test('Control: the check sees an orphan, a stranger’s payment, a mark on a free slot and a lost entry', async () => {
    const [a, b] = [await aSlot(), await aSlot()];
    const payment = await makePayment(park, a, begun);
    await putRider(park.store.db, b, rider.id);
    await putPayment(park.store.db, b, payment);
    const booking_id = await bookingOf(park.store.db, a);
    await park.store.db
      .insertInto('no_show')
      .values({ booking_id, created_at: 0, created_by: editor.id })
      .execute();
    expect(await tillFaults(park.store.db)).toEqual([
      `slot ${b}: paid by a payment that is not its own`,
      `slot ${b}: not as its history says`,
      `payment ${payment}: its slot does not know it`,
      `slot ${a}: nobody is missing from it`,
      'the log of payments is not the payments',
    ]);
  });
});
