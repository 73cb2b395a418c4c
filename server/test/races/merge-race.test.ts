import { correctMethodCall } from '@cablepark/contract/rides/corrections';
import { cancelTogetherCall } from '@cablepark/contract/rides/desk-cancellations';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import type { WireAnswer } from '../support/call.ts';
import { depth } from '../support/depth.ts';
import { type DeskFixture, deskNow, openDesk } from '../support/desk-fixture.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { offerPasses, passRow } from '../support/passes.ts';
import { aPerson, type Person } from '../support/people.ts';

/** An Admin merges two records of one person while the desk works with one of them. */
describe.each(enginesOfScenes)('A merge against the next thing of the guest, on $name', (engine) => {
  let desk: DeskFixture;
  let admin: Person;
  let guests: [string, string];

  beforeAll(async () => {
    desk = await openDesk(engine);
    await offerPasses(desk.park, { slots: 10, price: 490 });
  });
  beforeEach(async () => {
    await desk.at(deskNow);
    admin = await aPerson(desk.park, 'Admin');
  });

  const rounds = Array.from({ length: depth.deskRaces });
  const merge = () => desk.call('POST', '/desk/merges', admin, { guest: guests[0], into: guests[1] });
  const at = (url: string, body: object, who = desk.other) => desk.twin('POST', url, who, body);

  /** A ride of each of two guests. @returns the first one’s */
  async function twoGuests(): Promise<number> {
    const slots = [await desk.aSlot(null), await desk.aSlot(null)] as const;
    const ids = [];
    for (const slot of slots) {
      const guest = { slot, first_name: 'Grupa SP 5', description: '600700800' };
      const { data, code } = await desk.call('POST', '/desk/walk-ins', desk.manager, guest);
      if (typeof data?.['bookedBy'] !== 'string') throw new Error(`No guest was booked: ${code}`);
      ids.push(data['bookedBy']);
    }
    guests = [ids[0] ?? '', ids[1] ?? ''];
    return slots[0];
  }

  /** The merge is done, the other call as a whole or not at all: no row stays with a guest who is gone, and the books agree. */
  async function race(merging: Promise<WireAnswer>, next: Promise<WireAnswer>): Promise<string> {
    const answers = await Promise.all([merging, next]);
    const nowMs = desk.park.clock.now().epochMilliseconds;
    expect(await findContradictions(desk.park.store.db, engine.name, nowMs)).toEqual([]);
    expect(await belongings()).toEqual([0, 0]);
    return answers.map(({ status, code }) => code ?? status).join(' ');
  }

  /** The slots and living bookings of the guest who is emptied. */
  async function belongings(): Promise<number[]> {
    const { db } = desk.park.store;
    const slots = await db.selectFrom('slot').select('id').where('booked_by', '=', guests[0]).execute();
    const bookings = await db
      .selectFrom('booking')
      .select('id')
      .where('account_id', '=', guests[0])
      .execute();
    return [slots.length, bookings.length];
  }

  test('A payment of the guest’s ride comes along, or follows', async () => {
    for (const _ of rounds) {
      const slot = await twoGuests();
      const paying = at('/items/Payment', { slot, method: 'cash' });
      expect(await race(merge(), paying)).toBe('200 200');
      expect(await desk.read(slot)).toMatchObject({ bookedBy: guests[1], payment: expect.any(Number) });
    }
  });

  test('A cancellation of what the desk saw is done, or refused as the rider is another', async () => {
    for (const _ of rounds) {
      const slot = await twoGuests();
      const rides = [{ slot, rider: guests[0], payment: null }];
      expect(await race(merge(), at(cancelTogetherCall.path, { rides }))).toMatch(
        /^200 (200|CHANGED_SINCE|SLOT_TAKEN)$/,
      );
    }
  });

  test('A new booking of the guest comes along, or is refused: nobody books for who is gone', async () => {
    for (const _ of rounds) {
      await twoGuests();
      const slot = await desk.aSlot(null);
      const booking = desk.twin('PATCH', `/items/Slot/${slot}`, desk.other, { bookedBy: guests[0] });
      const told = await race(merge(), booking);
      expect(told).toMatch(/^200 (200|INVALID_FOREIGN_KEY)$/);
      const { bookedBy } = await desk.read(slot);
      expect(bookedBy).toBe(told === '200 200' ? guests[1] : null);
    }
  });

  /** A bill of the guest in cash: a ride, a board and a pass. @returns its id, and the ride's slot */
  async function aBill(): Promise<{ bill: string; slot: number }> {
    const slot = await twoGuests();
    const lines = [{ slot }, { item: 'board', count: 1 }, { pass_kind: passRow, account: guests[0] }];
    const body = { lines, parts: [{ method: 'cash', amount: 555 }], account: guests[0] };
    const { data, code } = await desk.call('POST', '/desk/bills', desk.manager, body);
    if (code) throw new Error(`No bill was taken: ${code}`);
    return { bill: String(data['bill']), slot };
  }

  /** All of the bill is of one person and paid by card, each of its three sales was reversed once, and the books agree. */
  async function expectWhole(bill: string, owner: string): Promise<void> {
    const { db } = desk.park.store;
    const entries = await db
      .selectFrom('cash_entry')
      .leftJoin('payment', 'payment.id', 'cash_entry.payment_id')
      .leftJoin('bill_line', 'bill_line.id', 'cash_entry.bill_line_id')
      .innerJoin('bill', (join) =>
        join.on((eb) => eb('bill.id', '=', eb.fn.coalesce('payment.bill_id', 'bill_line.bill_id'))),
      )
      .leftJoin('booking', 'booking.id', 'payment.booking_id')
      .leftJoin('pass', 'pass.id', 'payment.pass_id')
      .select(['cash_entry.kind', 'cash_entry.method', 'cash_entry.amount_cents as cents', 'reverses'])
      .select(['bill.account_id as payer', 'booking.account_id as rider', 'pass.account_id as holder'])
      .where('bill.id', '=', bill)
      .execute();
    const sum = (by: string) =>
      entries.filter(({ method }) => method === by).reduce((all, { cents }) => all + cents, 0);
    const reversed = entries.flatMap(({ reverses }) => reverses ?? []);
    const people = entries.flatMap(({ payer, rider, holder }) => [payer, rider ?? payer, holder ?? payer]);
    expect([sum('cash'), sum('card'), reversed.length, new Set(reversed).size]).toEqual([0, 55_500, 3, 3]);
    expect([...new Set(people)]).toEqual([owner]);
    const nowMs = desk.park.clock.now().epochMilliseconds;
    expect(await findContradictions(db, engine.name, nowMs)).toEqual([]);
  }

  /** Two desks that correct the payment of a slot. */
  const corrections = async (
    slot: number,
  ): Promise<[() => Promise<WireAnswer>, () => Promise<WireAnswer>]> => {
    const { payment } = await desk.read(slot);
    const body = { payment, method: 'card' };
    return [
      async () => await at(correctMethodCall.path, body),
      async () => await desk.call('POST', correctMethodCall.path, desk.manager, body),
    ];
  };

  test('A corrected bill comes along whole, or is corrected whole where it has gone', async () => {
    for (const round of rounds.keys()) {
      const { bill, slot } = await aBill();
      const [one, other] = await corrections(slot);
      const merging = round % 2 === 0 ? merge() : null;
      const answers = await Promise.all([one(), other(), merging ?? merge()]);
      const codes = answers.map(({ status, code }) => code ?? String(status));
      // The desk that comes second finds the payment replaced.
      expect(['200 CHANGED_SINCE 200', 'CHANGED_SINCE 200 200']).toContain(codes.join(' '));
      expect(await belongings()).toEqual([0, 0]);
      await expectWhole(bill, guests[1]);
      expect(await desk.read(slot)).toMatchObject({ bookedBy: guests[1], payment: expect.any(Number) });
    }
  });

  test('Undo of a merge against a correction of the bill: done, or refused as something is new', async () => {
    for (const _ of rounds) {
      const { bill, slot } = await aBill();
      const { data } = await merge();
      const [correct] = await corrections(slot);
      const undoing = desk.call('POST', `/desk/merges/${data.id}/undo`, admin, {});
      const [undone, corrected] = await Promise.all([undoing, correct()]);
      expect([undone.code ?? undone.status, corrected.status].join(' ')).toMatch(/^(200|CHANGED_SINCE) 200$/);
      await expectWhole(bill, undone.status === 200 ? guests[0] : guests[1]);
    }
  });

  test('Undo of a merge against a payment: done, or refused as something is new', async () => {
    for (const _ of rounds) {
      const slot = await twoGuests();
      const { data } = await merge();
      const undoing = desk.call('POST', `/desk/merges/${data.id}/undo`, admin, {});
      const answers = await Promise.all([undoing, at('/items/Payment', { slot, method: 'cash' })]);
      expect(answers.map(({ status, code }) => code ?? status).join(' ')).toMatch(
        /^(200|CHANGED_SINCE) 200$/,
      );
      const rider = answers[0].status === 200 ? guests[0] : guests[1];
      expect(await desk.read(slot)).toMatchObject({ bookedBy: rider, payment: expect.any(Number) });
    }
  });

  test('Control: a booking that stays with a guest who is gone is found', async () => {
    await twoGuests();
    expect((await merge()).status).toBe(200);
    const ended = await desk.aSlot();
    await desk.call('PATCH', `/items/Slot/${ended}`, desk.manager, { bookedBy: null });
    const { db } = desk.park.store;
    await db.updateTable('booking').set({ account_id: guests[0] }).where('slot_id', '=', ended).execute();
    expect(await belongings()).toEqual([0, 1]);
  });
});
