import { beforeAll, describe, expect, test } from 'vitest';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { type Call, callerOf, type WireAnswer } from '../support/call.ts';
import { depth } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { openTestApp, type TestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';
import { tillFaults } from '../support/till.ts';

const now = '2026-07-10T08:00:00Z';

describe.each(enginesOfScenes)('Riders who move and undo at once on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let editor: Person;
  let rider: Person;
  let other: Person;
  let made = 0;

  beforeAll(async () => {
    park = await engine.open();
    park.clock.set(now);
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    editor = await aPerson(park, 'Editor');
  });

  /** From a day ahead on, no two at once; perhaps booked. */
  async function aSlot(holder?: Person): Promise<number> {
    made += 1;
    const start = Temporal.Instant.from('2026-07-11T10:00:00Z').add({ minutes: made });
    const id = await makeSlot(park, start.toString(), { duration: 1 });
    if (holder) await call('PATCH', `/items/Slot/${id}`, holder, { bookedBy: holder.id });
    return id;
  }
  const move = (from: number, to: number, who = rider) => call('POST', '/me/moves', who, { from, to });
  const cancel = (slot: number, who = rider) => call('PATCH', `/items/Slot/${slot}`, who, { bookedBy: null });
  const book = (slot: number, who = other) => call('PATCH', `/items/Slot/${slot}`, who, { bookedBy: who.id });
  const undo = (slot: number) => call('POST', '/me/cancellations/undone', rider, { slots: [slot] });
  const holders = async (...ids: number[]) => {
    const rows = await park.store.db
      .selectFrom('slot')
      .select(['id', 'booked_by'])
      .where('id', 'in', ids)
      .execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.booked_by ?? null);
  };
  const bookings = async (slot: number) => {
    const entries = park.store.db.selectFrom('booking_history').select('id').where('slot_id', '=', slot);
    return (await entries.where('action_type', '=', 'book').execute()).length;
  };

  async function race(...calls: Promise<WireAnswer>[]): Promise<string> {
    const answers = await Promise.all(calls);
    expect(await tillFaults(park.store.db)).toEqual([]);
    const nowMs = park.clock.now().epochMilliseconds;
    expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
    return answers.map(({ status }) => status).join(' ');
  }

  /** Riders of each round's own: one may not book so often. */
  async function eachRound(round: () => Promise<void>): Promise<void> {
    for (let count = 0; count < depth.deskRaces; count += 1) {
      [rider, other] = [await aPerson(park), await aPerson(park)];
      await round();
    }
  }

  test('Two riders move to one slot: one gets it, the other keeps their own', async () => {
    await eachRound(async () => {
      const [a, b, to] = [await aSlot(rider), await aSlot(other), await aSlot()];
      expect(await race(move(a, to), move(b, to, other))).toMatch(/^(200 409|409 200)$/);
      const held = await holders(a, b, to);
      expect(held.filter(Boolean)).toHaveLength(2);
      expect([rider.id, other.id]).toContain(held[2]);
    });
  });

  test('One ride moves to two slots: it goes to one', async () => {
    await eachRound(async () => {
      const [from, a, b] = [await aSlot(rider), await aSlot(), await aSlot()];
      expect(await race(move(from, a), move(from, b))).toMatch(/^(200 403|403 200)$/);
      expect((await holders(from, a, b)).filter(Boolean)).toEqual([rider.id]);
    });
  });

  test('Two rides change places: neither does, for each is taken', async () => {
    await eachRound(async () => {
      const [a, b] = [await aSlot(rider), await aSlot(other)];
      expect(await race(move(a, b), move(b, a, other))).toBe('409 409');
    });
  });

  test('A ride is moved and cancelled: it is at one place or none', async () => {
    await eachRound(async () => {
      const [from, to] = [await aSlot(rider), await aSlot()];
      const answers = await race(move(from, to), cancel(from));
      expect(answers).toMatch(/^(200|403) 200$/);
      expect(await holders(from, to)).toEqual([null, answers.startsWith('200') ? rider.id : null]);
    });
  });

  test('A ride is moved and paid: one of both', async () => {
    await eachRound(async () => {
      const [from, to] = [await aSlot(rider), await aSlot()];
      const pay = call('POST', '/items/Payment', editor, { slot: from, method: 'cash' });
      // A slot that nobody holds takes no payment.
      expect(await race(move(from, to), pay)).toMatch(/^(200 400|409 200)$/);
    });
  });

  test('A ride is moved by its rider and by the desk: it is at one place', async () => {
    await eachRound(async () => {
      const [from, a, b] = [await aSlot(rider), await aSlot(), await aSlot()];
      const byDesk = call('POST', '/desk/moves', editor, { from, to: b });
      expect(await race(move(from, a), byDesk)).toMatch(/^(200 409|403 200)$/);
      expect((await holders(from, a, b)).filter(Boolean)).toEqual([rider.id]);
    });
  });

  test('A rider moves a ride and deletes their account: nothing stays theirs', async () => {
    await eachRound(async () => {
      const [from, to] = [await aSlot(rider), await aSlot()];
      await race(move(from, to), call('DELETE', `/users/${rider.id}`, rider));
      expect(await holders(from, to)).toEqual([null, null]);
    });
  });

  test('A cancelling is undone while another books: one has the slot', async () => {
    await eachRound(async () => {
      const slot = await aSlot(rider);
      await cancel(slot);
      expect(await race(undo(slot), book(slot))).toMatch(/^(200 409|409 200)$/);
    });
  });

  test('A cancelling is undone twice at once: it is booked once', async () => {
    await eachRound(async () => {
      const slot = await aSlot(rider);
      await cancel(slot);
      expect(await race(undo(slot), undo(slot))).toBe('200 200');
      expect([await holders(slot), await bookings(slot)]).toEqual([[rider.id], 2]);
    });
  });

  test('A cancelling is undone and done again at once: it is theirs or free, and never both', async () => {
    await eachRound(async () => {
      const slot = await aSlot(rider);
      await cancel(slot);
      expect(await race(undo(slot), cancel(slot))).toBe('200 200');
      expect([rider.id, null]).toContain((await holders(slot))[0]);
    });
  });
});
