import { closeDayCall } from '@cablepark/contract/payments/day-closes';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '../support/call.ts';
import type { TestPark } from '../support/park.ts';
import type { Person } from '../support/people.ts';

/** Whether a close keeps the cash book to itself before it reads the sums. */
const guard = { lock: true };
const locks = '../../src/db/locks.ts';
vi.doMock(locks, async () => {
  const real = await vi.importActual<typeof import('../../src/db/locks.ts')>(locks);
  const lockCashBook: typeof real.lockCashBook = async (db, engine) => {
    if (guard.lock) await real.lockCashBook(db, engine);
  };
  return { ...real, lockCashBook };
});

// Imported only now, so that the server closes days by this.
const { callerOf } = await import('../support/call.ts');
const { closeAtLast, closeDay, openDays, rightCount } = await import('../support/day-closes.ts');
const { depth } = await import('../support/depth.ts');
const { enginesOfScenes } = await import('../support/engines.ts');
const { openTestApp, openTwin } = await import('../support/park.ts');
const { aPerson, logIn } = await import('../support/people.ts');
const { makeBookingEntry, makeSlot, makeTracks } = await import('../support/slots.ts');
const { whileLocked } = await import('../support/while-locked.ts');
const { findContradictions } = await import('../../src/ops/invariants/check.ts');

describe.each(enginesOfScenes)('A day that is closed while money moves, on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let other: Call;
  let manager: Person;
  let day = Temporal.PlainDate.from('2026-07-01');
  let minutes = 0;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    other = callerOf(await openTestApp(await openTwin(park)));
    await makeTracks(park);
    manager = await aPerson(park, 'Manager');
  });
  beforeEach(async () => {
    await nextDay();
  });

  const nextDay = async () => {
    guard.lock = true;
    day = day.add({ days: 1 });
    park.clock.set(`${day.toString()}T18:30:00Z`);
    manager = { ...manager, ...(await logIn(park, manager)) };
  };
  const aSlot = async () => {
    minutes += 15;
    const start = Temporal.Instant.from('2026-10-01T06:00:00Z').add({ minutes }).toString();
    const { id } = await aPerson(park);
    const slot = await makeSlot(park, start, { booked_by: id });
    await makeBookingEntry(park, slot, id);
    return slot;
  };
  const pay = (slot: number, by = call) => by('POST', '/items/Payment', manager, { slot, method: 'cash' });
  const dayOf = async (payment: number) =>
    (
      await park.store.db
        .selectFrom('cash_entry')
        .select('day')
        .where('payment_id', '=', payment)
        .executeTakeFirstOrThrow()
    ).day;
  const contradictions = async () =>
    (await findContradictions(park.store.db, engine.name, park.clock.now().epochMilliseconds)).map(
      ({ name }) => name,
    );
  const rounds = Array.from({ length: depth.deskRaces });

  test('Two desks close it at once: one does, and the other is told so', async () => {
    for (const _ of rounds) {
      await nextDay();
      await pay(await aSlot());
      const text = day.toString();
      const body = rightCount(await openDays(call, manager, text));
      const answers = await Promise.all(
        [call, other].map((by) => by('POST', closeDayCall.path, manager, body)),
      );
      expect(new Set(answers.map(({ status, code }) => code ?? status))).toEqual(
        new Set([200, 'DAY_CLOSED']),
      );
      expect(await contradictions()).toEqual([]);
    }
  });

  test('Sales of two desks meanwhile are counted with it, or count on the next day', async () => {
    for (const _ of rounds) {
      await nextDay();
      const slots = await Promise.all([aSlot(), aSlot(), aSlot(), aSlot()]);
      const [paid, { status, data }] = await Promise.all([
        Promise.all(slots.map((slot, index) => pay(slot, index % 2 === 0 ? call : other))),
        closeAtLast(other, manager, day.toString()),
      ]);
      expect([...paid.map((answer) => answer.status), status]).toEqual([200, 200, 200, 200, 200]);
      const next = day.add({ days: 1 }).toString();
      const days = await Promise.all(paid.map((answer) => dayOf(answer.data.id)));
      expect(days.every((each) => each === day.toString() || each === next)).toBe(true);
      await nextDay();
      expect((await openDays(call, manager, next)).sums.cash).toBe(
        55 * days.filter((each) => each === next).length,
      );
      expect(data).toMatchObject({ difference: 0 });
      expect(await contradictions()).toEqual([]);
    }
  });

  // SQLite's transactions are alone.
  if (engine.name !== 'postgres') return;

  describe('where two transactions are under way', () => {
    /** A sale waits at its last statement while the day is closed with the sums of before. */
    async function closeAmidSale() {
      const asked = rightCount(await openDays(call, manager, day.toString()));
      const slot = await aSlot();
      const lock = sql`lock table audit in exclusive mode`;
      const [paid, closed] = await whileLocked(park.store.db, lock, async (until) => {
        const sale = pay(slot);
        await until(1);
        const close = other('POST', closeDayCall.path, manager, asked);
        await until(2);
        return [sale, close];
      });
      return { paid, closed };
    }

    test('A close waits for a sale that is being entered, and sees it', async () => {
      const { paid, closed } = await closeAmidSale();
      expect([paid?.status, closed?.code]).toEqual([200, 'DAY_CHANGED']);
      expect(await dayOf(Number(paid?.data.id))).toBe(day.toString());
      expect((await closeDay(call, manager, day.toString())).status).toBe(200);
      expect(await contradictions()).toEqual([]);
    });

    test('A sale waits for a close that is under way, and counts on the next day', async () => {
      const asked = rightCount(await openDays(call, manager, day.toString()));
      const slot = await aSlot();
      const lock = sql`lock table audit in exclusive mode`;
      const [closed, paid] = await whileLocked(park.store.db, lock, async (until) => {
        const close = other('POST', closeDayCall.path, manager, asked);
        await until(1);
        const sale = pay(slot);
        await until(2);
        return [close, sale];
      });
      expect([closed?.status, paid?.status]).toEqual([200, 200]);
      expect(await dayOf(Number(paid?.data.id))).toBe(day.add({ days: 1 }).toString());
      expect(await contradictions()).toEqual([]);
    });

    test('Without its lock a close would keep a sum that is not so', async () => {
      guard.lock = false;
      const { paid, closed } = await closeAmidSale();
      expect([paid?.status, closed?.status]).toEqual([200, 200]);
      expect(await contradictions()).toEqual(['closed-day-says-what-the-book-says']);
    });
  });
});
