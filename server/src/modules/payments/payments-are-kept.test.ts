import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putPayment } from '../../../test/support/bookings.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import type { TestPark } from '../../../test/support/park.ts';
import { makePayment } from '../../../test/support/payments.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';

const at = '2026-07-10T08:00:00Z';

describe.each(eitherEngine(import.meta.url))('Whatever the program asks for, $name', (engine) => {
  let park: TestPark;
  let rider: Person;
  let slot: number;
  let payment: number;

  beforeAll(async () => {
    park = await engine.open();
    await makeTracks(park);
    rider = await aPerson(park);
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, ['payment_void', 'payment', 'slot']);
    slot = await makeSlot(park, '2026-07-10T10:00:00Z', { booked_by: rider.id });
    payment = await makePayment(park, slot, at);
    await link(payment);
  });

  const link = (to: number | null) => putPayment(park.store.db, slot, to);
  const voidIt = () =>
    park.store.db.transaction().execute(async (db) => {
      await sql`insert into payment_void (payment_id, created_at, reason) values (${payment}, 1, 'x')`.execute(
        db,
      );
    });
  const linked = async () =>
    (
      await park.store.db
        .selectFrom('booking')
        .select('payment_id')
        .where('slot_id', '=', slot)
        .executeTakeFirstOrThrow()
    ).payment_id;

  test('gives a paid slot no second payment, and takes none away that stands', async () => {
    const second = await makePayment(park, slot, at);
    await expect(link(second)).rejects.toThrow('SLOT_PAID');
    await expect(link(null)).rejects.toThrow('SLOT_PAID');
    expect(await linked()).toBe(payment);
  });

  test('lets a payment go that is voided', async () => {
    const second = await makePayment(park, slot, at);
    await voidIt();
    await expect(link(second)).rejects.toThrow('SLOT_PAID');
    await link(null);
    expect(await linked()).toBe(null);
    await link(second);
    expect(await linked()).toBe(second);
  });

  test.each([
    'update payment set amount_cents = 1',
    "update payment set method = 'card'",
    "update payment set vat_rate = '8'",
    'update payment set created_at = 1',
    'update payment set booking_id = null',
    "update payment set created_by = 'x'",
    "update payment_void set reason = 'y'",
    'update payment_void set payment_id = payment_id',
    'update payment_void set kept = 1',
  ])('refuses: %s', async (statement) => {
    await makePayment(park, slot, at, { voided: { at, reason: 'x' } });
    await expect(sql.raw(statement).execute(park.store.db)).rejects.toThrow('PAYMENT_KEPT');
  });

  test('voids a payment once', async () => {
    await voidIt();
    await expect(voidIt()).rejects.toThrow(/unique/i);
  });
});
