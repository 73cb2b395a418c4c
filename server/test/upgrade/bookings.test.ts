import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { checkBookings } from '../../src/db/migrations/bookings/check.ts';
import type { Opened } from '../../src/ops/open.ts';
import { eitherEngine } from '../support/engines.ts';
import { emptyPark, scratch } from '../support/scratch.ts';

const before = '029-money-by-this-version';
const after = '030-bookings';
const hour = 3_600_000;

/** Columns of before, in SQL, as the types of this version do not know them. */
interface Row {
  [column: string]: string | number | null;
}

/** Each entry with its booking; the last ones have none. */
function ofEntries(entries: Record<number, number[]>, none: number[]): Record<number, number | null> {
  const named = Object.entries(entries).flatMap(([booking, ids]) => ids.map((id) => [id, Number(booking)]));
  return Object.fromEntries([...named, ...none.map((id) => [id, null])]);
}

describe.each(eitherEngine(import.meta.url))(
  'Bookings that an earlier version kept in its slots and its history, on $name',
  (engine) => {
    let park: Opened;

    async function insert(table: string, rows: readonly Row[]): Promise<void> {
      for (const row of rows) {
        const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
        await park.db
          .transaction()
          .execute((db) =>
            sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
              db,
            ),
          );
      }
    }

    const slot = (id: number, more: Row = {}): Row => ({
      id,
      start_at: id * hour,
      end_at: id * hour + 15 * 60_000,
      duration: 15,
      price_cents: 5500,
      asset_id: 1,
      series: `s${id}`,
      ...more,
    });
    const entry = (id: number, action: 'book' | 'cancel', slotId: number, more: Row = {}): Row => ({
      id,
      action_type: action,
      created_at: id * 1000,
      slot_id: slotId,
      user_id: 'ola',
      actor_id: 'ola',
      ...more,
    });
    const payment = (id: number, slotId: number, more: Row = {}): Row => ({
      id,
      slot_id: slotId,
      amount_cents: 5500,
      method: 'cash',
      created_at: id * 1000,
      created_by: 'desk',
      ...more,
    });
    const bookings = async (ids: readonly number[]) => {
      const { rows } =
        await sql<Row>`select * from booking where id in (${sql.join(ids)}) order by id`.execute(park.db);
      return rows;
    };
    const named = async (table: string): Promise<Record<number, unknown>> => {
      const { rows } = await sql<{ id: number; booking_id: number | null }>`
      select id, booking_id from ${sql.table(table)} order by id`.execute(park.db);
      return Object.fromEntries(rows.map(({ id, booking_id }) => [id, booking_id]));
    };

    beforeAll(async () => {
      park = await emptyPark(await scratch(engine.name), before);
      const account = { role: 'User', status: 'active', created_at: 1 };
      await insert(
        'account',
        ['ola', 'ewa', 'desk'].map((id) => ({ id, email: `${id}@example.com`, ...account })),
      );
      await insert('asset', [{ id: 1, name: '1' }]);
      await insert('pass', [{ id: 1, code: 'P', kind: '{}', balance: 3, created_at: 1 }]);
      await insert('checkout', [
        {
          id: 'ran-out',
          account_id: 'ola',
          amount_cents: 5500,
          state: 'expired',
          provider: 'stripe',
          created_at: 40_000,
          expires_at: 41_000,
        },
      ]);
      await insert('slot', [
        slot(1, { booked_by: 'ola' }),
        slot(2),
        slot(3, { booked_by: 'ola', payment_id: 1 }),
        slot(4),
        slot(5),
        slot(6, { booked_by: 'ewa', hold_kind: 'pay', hold_until: 99_000 }),
        slot(7, { booked_by: 'ewa' }),
        slot(8, { booked_by: 'ola' }),
        slot(9),
        slot(10),
        slot(12, { booked_by: 'ewa' }),
      ]);
      await insert('booking_history', [
        entry(10, 'book', 1, { actor_id: 'desk' }),
        // Moved twice, and paid.
        entry(20, 'book', 2),
        entry(21, 'cancel', 2),
        entry(22, 'book', 4, { moved_from: 20 }),
        entry(23, 'cancel', 4),
        entry(24, 'book', 3, { moved_from: 22 }),
        // Cancelled late by the staff, then booked anew and let lapse.
        entry(30, 'book', 4),
        entry(31, 'cancel', 4, { actor_id: 'desk', late: 1 }),
        entry(40, 'book', 5),
        entry(42, 'cancel', 5),
        entry(50, 'book', 6, { user_id: 'ewa', actor_id: 'ewa' }),
        // Cancelled, and had back by its rider.
        entry(60, 'book', 8),
        entry(61, 'cancel', 8),
        entry(62, 'book', 8, { moved_from: 60 }),
        // Its slot is gone.
        entry(70, 'book', 11),
        entry(71, 'cancel', 11),
        // Contradictory: nobody cancelled the first, and the last cancels what nobody has.
        entry(80, 'book', 12),
        entry(81, 'book', 12, { user_id: 'ewa', actor_id: 'ewa' }),
        entry(90, 'cancel', 9),
      ]);
      await insert('payment', [
        payment(1, 3),
        // Voided while ola had the slot, which she gave up later.
        payment(30, 4),
        // Of rides that the history does not know.
        payment(50, 10),
        payment(51, 13),
      ]);
      await insert('payment_void', [
        { payment_id: 30, created_at: 30_500, created_by: 'desk', reason: 'x', kept: 0 },
        { payment_id: 50, created_at: 55_000, created_by: 'desk', reason: 'x', kept: 0 },
        { payment_id: 51, created_at: 56_000, created_by: 'desk', reason: 'x', kept: 1 },
      ]);
      await insert('pass_entry', [
        { pass_id: 1, delta: 3, reason: 'buy', created_at: 1, created_by: 'desk' },
        {
          pass_id: 1,
          delta: -1,
          reason: 'ride',
          slot_id: 3,
          payment_id: 1,
          created_at: 1,
          created_by: 'desk',
        },
      ]);
      await insert('checkout_item', [{ id: 1, checkout_id: 'ran-out', slot_id: 5, amount_cents: 5500 }]);
      await insert('no_show', [{ id: 1, slot_id: 1, created_at: 1, created_by: 'desk' }]);
      await migrate(park.db, park.engine, 'Europe/Warsaw', after);
    });

    test('have the number of the first entry, through all their moves, and say who made them and when', async () => {
      const facts = {
        slot_id: 3,
        first_slot_id: 2,
        moves: 2,
        state: 'booked',
        payment_id: 1,
        account_id: 'ola',
      };
      const sold = { start_at: 3 * hour, minutes: 15, asset_id: 1, price_cents: 5500 };
      expect(await bookings([20])).toMatchObject([
        { ...facts, ...sold, made_at: 20_000, placed_at: 24_000, ended_at: null },
      ]);
      expect(await bookings([10])).toMatchObject([
        { slot_id: 1, state: 'booked', made_by: 'desk', moves: 0, payment_id: null },
      ]);
      expect(await bookings([60])).toMatchObject([
        { slot_id: 8, state: 'booked', moves: 1, placed_at: 62_000 },
      ]);
      expect(await bookings([22, 24, 62])).toEqual([]);
    });

    test('have ended as the next cancelling of their slot says, and lapsed where a checkout proves it', async () => {
      const late = { state: 'cancelled', ended_at: 31_000, ended_by: 'desk', end_reason: 'staff', late: 1 };
      expect(await bookings([30])).toMatchObject([late]);
      expect(await bookings([40])).toMatchObject([
        { state: 'lapsed', ended_at: 42_000, end_reason: 'unpaid' },
      ]);
      const gone = {
        state: 'cancelled',
        end_reason: 'rider',
        start_at: null,
        price_cents: null,
        slot_id: 11,
      };
      expect(await bookings([70])).toMatchObject([gone]);
      expect(await bookings([80])).toMatchObject([
        { state: 'cancelled', end_reason: 'unknown', ended_at: 80_000 },
      ]);
      expect(await bookings([81])).toMatchObject([{ state: 'booked', account_id: 'ewa' }]);
    });

    test('are held as their slots were', async () => {
      expect(await bookings([50])).toMatchObject([{ state: 'held', hold_kind: 'pay', held_until: 99_000 }]);
    });

    test('get a number past those of all entries where the history does not know of them', async () => {
      const [unknown] = await bookings([91]);
      expect(unknown).toMatchObject({
        slot_id: 7,
        account_id: 'ewa',
        state: 'booked',
        made_at: null,
        first_slot_id: 7,
      });
      const paid = { account_id: null, state: 'cancelled', end_reason: 'unknown', payment_id: null };
      expect(await bookings([92, 93])).toMatchObject([
        { ...paid, slot_id: 10, start_at: 10 * hour, ended_at: 55_000 },
        { ...paid, slot_id: 13, start_at: null, ended_at: 56_000 },
      ]);
      const next = {
        slot_id: 9,
        account_id: 'ola',
        state: 'cancelled',
        first_slot_id: 9,
        ended_at: 1,
        end_reason: 'staff',
      };
      await insert('booking', [next]);
      expect(await bookings([94])).toMatchObject([next]);
    });

    test('are named by slots, the history, payments, passes, checkouts and no-shows', async () => {
      expect(await named('slot')).toEqual({
        1: 10,
        2: null,
        3: 20,
        4: null,
        5: null,
        6: 50,
        7: 91,
        8: 60,
        9: null,
        10: null,
        12: 81,
      });
      expect(await named('booking_history')).toEqual(
        ofEntries(
          {
            10: [10],
            20: [20, 21, 22, 23, 24],
            30: [30, 31],
            40: [40, 42],
            50: [50],
            60: [60, 61, 62],
            70: [70, 71],
            80: [80],
            81: [81],
          },
          [90],
        ),
      );
      expect(await named('payment')).toEqual({ 1: 20, 30: 30, 50: 92, 51: 93 });
      expect(Object.values(await named('pass_entry'))).toEqual([null, 20]);
      expect(await named('checkout_item')).toEqual({ 1: 40 });
      expect(await named('no_show')).toEqual({ 1: 10 });
    });

    test.each([
      ['update slot set booking_id = null where id = 1', /1 slots with a holder, but without a booking/],
      ['update booking set slot_id = 2 where id = 10', /1 slots with a holder/],
      ['update booking set payment_id = null where id = 20', /1 slots whose payment or hold is not/],
      ['update payment set booking_id = 10 where id = 1', /1 standing payments of another booking/],
    ])('would be refused after %s', async (fault, told) => {
      const undone = new Error('undone');
      const tried = park.db.transaction().execute(async (db) => {
        await sql.raw(fault).execute(db);
        await expect(checkBookings(db as never)).rejects.toThrow(told);
        throw undone;
      });
      await expect(tried).rejects.toBe(undone);
      await checkBookings(park.db as never);
    });
  },
);
