import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredSlot } from '../../src/modules/slots/rows/slot-row.ts';
import { claimBlindly } from '../support/claim-blindly.ts';
import { emptyTables } from '../support/empty-tables.ts';
import type { TestPark } from '../support/park.ts';
import type { Person } from '../support/people.ts';

/** What of a booking's three guards is in place; `oneLives`: the database keeps one living booking of a slot. */
const guards = { lock: true, condition: true, oneLives: true };
/** What was read of the slots before any of the transactions began. */
const readBefore = new Map<number, StoredSlot>();

const slotsStore = '../../src/modules/slots/rows/slots.store.ts';
const bookingsStore = '../../src/modules/bookings/bookings.store.ts';

vi.doMock(slotsStore, async () => {
  const store =
    await vi.importActual<typeof import('../../src/modules/slots/rows/slots.store.ts')>(slotsStore);
  const lockSlot: typeof store.lockSlot = async (db, engine, id) =>
    guards.lock ? store.lockSlot(db, engine, id) : (readBefore.get(id) ?? null);
  return { ...store, lockSlot };
});

vi.doMock(bookingsStore, async () => {
  const store =
    await vi.importActual<typeof import('../../src/modules/bookings/bookings.store.ts')>(bookingsStore);
  const claimSlot: typeof store.claimSlot = async (context, slot, booking) =>
    guards.condition ? store.claimSlot(context, slot, booking) : claimBlindly(context, slot, booking, guards);
  return { ...store, claimSlot };
});

// Imported only now, so that the server books by these.
const { bothEngines } = await import('../support/engines.ts');
const { callerOf } = await import('../support/call.ts');
const { openTestApp } = await import('../support/park.ts');
const { aPerson } = await import('../support/people.ts');
const { makeSlot, makeTracks } = await import('../support/slots.ts');
const { lockSlot } =
  await vi.importActual<typeof import('../../src/modules/slots/rows/slots.store.ts')>(slotsStore);

const ridersAtOnce = 8;

describe.each(bothEngines)('A race for one slot on $name', (engine) => {
  let park: TestPark;
  let call: ReturnType<typeof callerOf>;
  let riders: Person[];
  let slot: number;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    riders = await Promise.all(Array.from({ length: ridersAtOnce }, () => aPerson(park)));
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, ['booking_history', 'slot']);
    slot = await makeSlot(park, '2026-07-10T10:00:00Z');
    const free = await lockSlot(park.store.db, engine.name, slot);
    if (free) readBefore.set(slot, free);
  });

  /** How many were told that it is theirs, and how often the history says so. */
  async function race(lock: boolean, condition: boolean, oneLives: boolean) {
    Object.assign(guards, { lock, condition, oneLives });
    const answers = await Promise.all(
      riders.map((rider) => call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id })),
    );
    const history = await park.store.db.selectFrom('booking_history').select('id').execute();
    const told = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ code }) => code === 'SLOT_TAKEN')).toHaveLength(ridersAtOnce - told);
    return { told, history: history.length };
  }

  const soldOnce = { told: 1, history: 1 };

  test.each([
    ['with all of its guards', true, true, true],
    ['with its lock alone', true, false, false],
    [
      'by the one living booking of the database alone, though all had read that the slot is free',
      false,
      false,
      true,
    ],
    [
      'with the condition of its write and that, though all had read that the slot is free',
      false,
      true,
      true,
    ],
  ])('sells it once %s', async (_guards, lock, condition, oneLives) => {
    expect(await race(lock, condition, oneLives)).toEqual(soldOnce);
  });

  test('Control: with none of them, and all having read before that it is free, it is sold to everybody', async () => {
    expect(await race(false, false, false)).toEqual({ told: ridersAtOnce, history: ridersAtOnce });
  });
});
