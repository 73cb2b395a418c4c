import { toGrosze } from '@cablepark/contract/money';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { checkCashBook } from '../../src/db/migrations/cash-book/check.ts';
import { dropDays, keepDays } from '../../src/db/migrations/cash-book/days.ts';
import type { Db } from '../../src/db/store.ts';
import { backUp } from '../../src/ops/backup.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import type { Opened, Where } from '../../src/ops/open.ts';
import { restore } from '../../src/ops/restore.ts';
import { withoutTriggers } from '../../src/ops/triggers.ts';
import { freshFolder } from '../support/cleanup.ts';
import { eitherEngine } from '../support/engines.ts';
import { look, scratch } from '../support/scratch.ts';
import { sumsAt, sumsOf } from '../support/sums.ts';
import { makeParkOf020, takingsOf020 } from './park-of-0.2.0.ts';

const never = Temporal.Instant.from('2026-10-25T23:02:00Z').epochMilliseconds;

/** Tables that have other columns than 0.2.0 gave them, each with a query of them as they were. */
const changed = {
  slot: `select slot.*, booking.payment_id, booking.hold_kind, booking.held_until as hold_until from slot
    left join booking on booking.id = slot.booking_id`,
  booking_history: 'select * from booking_history',
  no_show: 'select no_show.*, booking.slot_id from no_show join booking on booking.id = no_show.booking_id',
  payment: `select payment.*, bill_id as checkout_id, booking.slot_id from payment
    left join booking on booking.id = payment.booking_id`,
  refund: 'select refund.*, bill_id as checkout_id from refund',
  account: 'select * from account',
  checkout: 'select * from bill',
  pass: 'select * from pass',
  pass_entry: 'select * from pass_entry',
  checkout_item: `select line.*, bill_id as checkout_id, booking.slot_id, booking.start_at, booking.minutes as duration, booking.asset_id
    from bill_line as line left join booking on booking.id = line.booking_id`,
};
/** Tables with another name by now. */
const renamed: Record<string, string> = { bill: 'checkout', bill_line: 'checkout_item' };
const changedTables = Object.keys(changed) as (keyof typeof changed)[];

interface Entry {
  day: string;
  kind: string;
  method: string;
  vat: string | null;
  cents: number;
}

async function entriesOf(db: Db): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select day, kind, method, vat_rate as vat, amount_cents as cents from cash_entry order by id`.execute(db);
  return rows;
}

/** The sums of what they are grouped by, without those that are nothing. */
function sums<Row>(rows: readonly Row[], by: (row: Row) => string, cents: (row: Row) => number) {
  const groups = Map.groupBy(rows, by);
  const all = [...groups].map(([key, group]) => [key, group.reduce((sum, row) => sum + cents(row), 0)]);
  return Object.fromEntries(all.filter(([, sum]) => sum !== 0)) as Record<string, number>;
}

describe.each(eitherEngine(import.meta.url))('A park of 0.2.0 on $name', (engine) => {
  let where: Where;
  let park: Opened;
  let before: Awaited<ReturnType<typeof sumsAt>>;
  let rowsBefore: Record<string, Record<string, unknown>[]>;

  const rowsOf = async (query: string) => {
    const found = sql.raw<Record<string, unknown>>(`select * from (${query}) as found order by id`);
    return (await found.execute(park.db)).rows;
  };

  beforeAll(async () => {
    where = await scratch(engine.name);
    park = await makeParkOf020(where);
    before = await sumsOf(park);
    rowsBefore = {};
    for (const table of changedTables) rowsBefore[table] = await rowsOf(`select * from ${table}`);
    await migrate(park.db, park.engine, where.zone);
  });

  test('has every payment in its cash book, and contradicts itself nowhere', async () => {
    expect(await findContradictions(park.db, park.engine, never)).toEqual([]);
    const { rows } = await sql<{ kind: string; count: number | string }>`
      select kind, count(*) as count from cash_entry group by kind`.execute(park.db);
    const counts = Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
    expect(counts).toEqual({ sale: 27, reversal: 4, back: 9, late: 2 });
  });

  test('loses and changes nothing that it had', async () => {
    const after = await sumsOf(park);
    const added = [
      'cash_entry',
      'day_close',
      'booking',
      'party',
      'stop',
      'stop_track',
      'stop_slot',
      'closure',
      'closure_track',
      'closed_day',
      'closure_ride',
      'standby',
      'standby_offer',
      'friends_link',
      'friends_place',
      'enquiry',
      'account_merge',
      'till_float',
      'invoice_draft',
      'desk_action',
      'rider_note',
      'weather',
      'water_temperature',
      'sensor_key',
    ];
    const kept = (all: typeof before) =>
      all
        .filter(({ name }) => !added.includes(name))
        .map(({ sha256, name, ...rest }) => {
          const sum = { ...rest, name: renamed[name] ?? name };
          // Messages that wait name bookings now; what they say is told beside them.
          const isChanged = sum.name === 'outbox' || changedTables.some((name) => name === sum.name);
          return isChanged ? sum : { ...sum, sha256 };
        });
    expect(kept(after)).toEqual(kept(before));
    for (const table of changedTables) {
      const rows = (rowsBefore[table] ?? []).map(({ moved_from: _moved, ...row }) => row);
      const now = await rowsOf(changed[table]);
      const asBefore = now.map((row) =>
        Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, row[name]])),
      );
      expect({ table, rows: asBefore }).toEqual({ table, rows });
    }
    // What was chained by moves is one booking.
    const history = await rowsOf(changed.booking_history);
    const bookingOf = new Map(history.map((row) => [row['id'], row['booking_id']]));
    const moves = (rowsBefore['booking_history'] ?? []).filter((row) => row['moved_from'] !== null);
    expect(moves.length).toBeGreaterThan(0);
    for (const { id, moved_from } of moves) expect(bookingOf.get(id)).toBe(bookingOf.get(moved_from));
  });

  test('has the takings of before, and of single days what was voided, went back, or came late', async () => {
    const takings = await takingsOf020();
    const money = takings.filter(({ kind, method }) => kind !== 'redeemed' && method !== 'pass');
    const told = sums(
      money,
      ({ day, method }) => `${day} ${method}`,
      ({ kind, amount }) => (kind === 'moneyBack' ? -1 : 1) * toGrosze(amount),
    );
    const entries = (await entriesOf(park.db)).filter(({ day }) => day >= '2026-06-01');
    const book = sums(
      entries,
      ({ day, method }) => `${day} ${method}`,
      ({ cents }) => cents,
    );
    const days = new Set([...Object.keys(told), ...Object.keys(book)]);
    const changed = Object.fromEntries(
      [...days]
        .map((day): [string, number] => [day, (book[day] ?? 0) - (told[day] ?? 0)])
        .filter(([, cents]) => cents !== 0),
    );
    expect(changed).toEqual({
      // 55 were voided on the day, 55 on 3 July, when they left the till.
      '2026-07-01 cash': 5500,
      '2026-07-03 cash': -5500,
      // Two were voided: of one 20 had gone back, and the rest was refused; of the other all went back on 3 July.
      '2026-07-02 online': 5500 + 5500 - 2000,
      '2026-07-03 online': -5500,
      // Voided a second after midnight.
      '2026-10-25 blik': 5500,
      '2026-10-26 blik': -5500,
      // Voided, and not sent back yet.
      '2026-10-26 online': 5500,
    });
  });

  test('has each entry at the rate and on the track of its payment, old ones at none', async () => {
    const { rows } = await sql<{ vat: string | null; track: number | null; day: string }>`
      select vat_rate as vat, asset_id as track, day from cash_entry where kind = 'sale' and day < '2026-06-01'`.execute(
      park.db,
    );
    expect(rows).toEqual([{ vat: null, track: 1, day: '2025-07-11' }]);
    const totals = sums(
      await entriesOf(park.db),
      ({ vat }) => String(vat),
      ({ cents }) => cents,
    );
    expect(totals['null']).toBe(5000);
  });

  test('would be refused where a złoty were missing', async () => {
    // As the tables were when the book was filled.
    const filled = await makeParkOf020(await scratch(engine.name));
    await migrate(filled.db, filled.engine, where.zone, '029-money-by-this-version');
    const undone = new Error('taken back');
    const check = async (change: string | null) => {
      const told: unknown[] = [];
      const work = filled.db.transaction().execute(async (db) => {
        await withoutTriggers(db, filled.engine, 'cash_entry');
        if (change !== null) await sql.raw(change).execute(db);
        await keepDays(db as never, where.zone);
        await checkCashBook(db as never).catch((error: unknown) => told.push(error));
        await dropDays(db as never);
        throw undone;
      });
      await expect(work).rejects.toBe(undone);
      return told;
    };
    expect(await check(null)).toEqual([]);
    for (const change of [
      'update cash_entry set amount_cents = amount_cents - 1 where id = 3',
      "update cash_entry set method = 'blik' where kind = 'reversal'",
      "update cash_entry set vat_rate = '5' where id = 3",
      "delete from cash_entry where kind = 'late'",
      "update cash_entry set day = '2026-08-01' where id = 3",
    ])
      expect({ change, told: await check(change) }).toEqual({
        change,
        told: [expect.objectContaining({ message: expect.stringMatching(/^The cash book does not add up/) })],
      });
  });

  test('counts by the clocks of its own zone', async () => {
    const away = { ...(await scratch(engine.name)), zone: 'America/New_York' };
    const other = await makeParkOf020(away);
    await migrate(other.db, other.engine, away.zone);
    const { rows } = await sql<{ days: number | string }>`
      select count(*) as days from cash_entry where created_at = ${Temporal.Instant.from('2026-07-01T22:00:00Z').epochMilliseconds}
        and day = '2026-07-01'`.execute(other.db);
    expect(Number(rows[0]?.days)).toBe(1);
  });

  test('comes back from its own backup, also over a newer park', async () => {
    const place = await scratch(engine.name);
    const old = await makeParkOf020(place);
    const { file } = await backUp(old, await freshFolder());
    await old.close();
    await restore(place, file, true);
    const restored = await look(place);
    expect(await entriesOf(restored.db)).toEqual(await entriesOf(park.db));
    const { file: newer } = await backUp(restored, await freshFolder());
    await restored.close();
    await restore(place, newer, true);
    expect(await entriesOf((await look(place)).db)).toEqual(await entriesOf(park.db));
  });
});

describe('A server of 0.2.0 beside a newer one on PostgreSQL', () => {
  test('moves no money past the cash book and sells nothing past the bookings: what it writes fails', async () => {
    const where = await scratch('postgres');
    const park = await makeParkOf020(where);
    await migrate(park.db, park.engine, where.zone);
    // Its transactions set nothing.
    await expect(
      sql`insert into payment (slot_id, amount_cents, method, created_at) values (1, 1, 'cash', 1)`.execute(
        park.db,
      ),
    ).rejects.toThrow(/slot_id/);
    await expect(
      sql`update slot set booked_by = (select min(id) from account) where booked_by is null`.execute(park.db),
    ).rejects.toThrow(/slot_booked/);
    for (const statement of [
      "insert into payment_void (payment_id, created_at, reason) values (1, 1, 'x')",
      "update refund set state = 'done', ended_at = 1",
      "insert into pass_entry (pass_id, delta, reason, created_at, created_by) values (1, 1, 'adjust', 1, 'x')",
    ])
      await expect(sql.raw(statement).execute(park.db)).rejects.toThrow('A newer version of cablepark');
    await sql`update refund set claimed_until = 1`.execute(park.db);
  });
});
