import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { moneySetting } from '../../src/db/migrations/money-setting.ts';
import type { Opened } from '../../src/ops/open.ts';
import { eitherEngine } from '../support/engines.ts';
import { emptyPark, scratch } from '../support/scratch.ts';

const before = '032-slots-point-at-bookings';
const after = '033-bills';
const hour = 3_600_000;

describe.each(eitherEngine(import.meta.url))('Checkouts that an earlier version kept, on $name', (engine) => {
  let park: Opened;

  const run = (...statements: string[]) =>
    park.db.transaction().execute(async (db) => {
      if (engine.name === 'postgres') await sql`select set_config(${moneySetting}, '1', true)`.execute(db);
      for (const statement of statements) await sql.raw(statement).execute(db);
    });
  const lines = async () => {
    const { rows } = await sql`
      select line.id, line.bill_id, line.booking_id, line.pass_kind, line.amount_cents, line.payment_id, line.refund_id,
        booking.slot_id, booking.state, booking.account_id, booking.start_at, booking.minutes, booking.asset_id,
        booking.price_cents, booking.end_reason
      from bill_line as line left join booking on booking.id = line.booking_id order by line.id`.execute(
      park.db,
    );
    return rows;
  };

  beforeAll(async () => {
    park = await emptyPark(await scratch(engine.name), before);
    await run(
      "insert into asset (id, name) values (1, 'Track 1'), (2, 'Track 2')",
      "insert into account (id, role, status, created_at) values ('ola', 'User', 'active', 0)",
      `insert into slot (id, start_at, end_at, duration, price_cents, asset_id, series) values
        (1, ${hour}, ${hour + 900_000}, 15, 5500, 1, 'a'), (3, ${3 * hour}, ${3 * hour + 900_000}, 15, 6000, 2, 'c')`,
      `insert into booking (id, slot_id, account_id, state, start_at, minutes, asset_id, price_cents, first_slot_id, ended_at, end_reason)
        values (10, 1, 'ola', 'lapsed', ${hour}, 15, 1, 5500, 1, 5, 'unpaid')`,
      `insert into payment (id, pass_id, booking_id, amount_cents, method, created_at) values (4, null, 10, 5500, 'online', 6)`,
      `insert into checkout (id, account_id, amount_cents, state, provider, provider_ref, created_at, expires_at)
        values ('c1', 'ola', 5500, 'settled', 'stripe', 'pi_1', 1, 600001), ('c2', 'ola', 17500, 'expired', 'stripe', null, 7, 600007)`,
      "update payment set checkout_id = 'c1' where id = 4",
      "insert into refund (id, checkout_id, payment_id, amount_cents, state, reason, created_at) values ('r', 'c1', 4, 500, 'done', 'x', 8)",
      `insert into checkout_item (id, checkout_id, slot_id, booking_id, amount_cents, start_at, duration, asset_id, payment_id)
        values (1, 'c1', 1, 10, 5500, ${hour}, 15, 1, 4)`,
      `insert into checkout_item (id, checkout_id, slot_id, amount_cents, start_at, duration, asset_id)
        values (2, 'c2', 2, 5500, ${2 * hour}, 30, 2), (3, 'c2', 3, 6000, null, null, null)`,
      `insert into checkout_item (id, checkout_id, pass_kind, amount_cents) values (4, 'c2', '{}', 6000)`,
    );
    await migrate(park.db, engine.name, 'Europe/Warsaw', after);
  });

  const none = { payment_id: null, refund_id: null };

  test('are bills, whose lines name bookings', async () => {
    const [first, gone, there, pass] = await lines();
    const sold = { account_id: 'ola', minutes: 15, state: 'lapsed', end_reason: 'unpaid' };
    expect(first).toMatchObject({ ...sold, id: 1, bill_id: 'c1', booking_id: 10, slot_id: 1, payment_id: 4 });
    expect(gone).toMatchObject({
      ...none,
      ...sold,
      id: 2,
      bill_id: 'c2',
      slot_id: 2,
      amount_cents: 5500,
      start_at: 2 * hour,
      minutes: 30,
      asset_id: 2,
      price_cents: 5500,
    });
    expect(there).toMatchObject({ ...none, ...sold, id: 3, slot_id: 3, start_at: 3 * hour, asset_id: 2 });
    expect(pass).toMatchObject({ ...none, id: 4, booking_id: null, slot_id: null, pass_kind: '{}' });
  });

  test('keep their state, their number at the provider, their payments and refunds', async () => {
    const { rows: bills } =
      await sql`select id, amount_cents, state, provider_ref from bill order by id`.execute(park.db);
    expect(bills).toEqual([
      { id: 'c1', amount_cents: 5500, state: 'settled', provider_ref: 'pi_1' },
      { id: 'c2', amount_cents: 17500, state: 'expired', provider_ref: null },
    ]);
    const { rows: money } = await sql`
      select payment.bill_id as paid, refund.bill_id as back from payment join refund on refund.payment_id = payment.id`.execute(
      park.db,
    );
    expect(money).toEqual([{ paid: 'c1', back: 'c1' }]);
  });

  test('have lines that are for a booking or a pass, as the database sees to', async () => {
    const neither = sql`insert into bill_line (id, bill_id, amount_cents) values (9, 'c1', 100)`;
    await expect(neither.execute(park.db)).rejects.toThrow(/bill_line_of_one/);
    const unknown = sql`insert into bill_line (id, bill_id, booking_id, amount_cents) values (9, 'c1', 999, 100)`;
    await expect(unknown.execute(park.db)).rejects.toThrow(/foreign key/i);
  });
});
