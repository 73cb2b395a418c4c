import { defaultZone } from '@cablepark/domain/time/park-time';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bothEngines } from '../../../test/support/engines.ts';
import { emptyPark, scratch } from '../../../test/support/scratch.ts';
import { migrate } from '../migrate.ts';
import { keptSignal } from './013-payments-are-kept.ts';

describe.each(bothEngines)('Payments from before a void was a row of its own, on $name', (engine) => {
  test('keep their numbers and facts, the voided ones their voids; and nobody edits either any more', async () => {
    const { db } = await emptyPark(await scratch(engine.name), '012-season-mails');
    const take = (id: number, void_: string) =>
      sql`
      insert into payment (id, slot_id, amount_cents, method, created_at, created_by, voided_at, voided_by, void_reason)
      values (${id}, ${id + 10}, 5500, 'card', 7, 'desk', ${sql.raw(void_)})`.execute(db);
    await take(1, 'null, null, null');
    await take(4, `9, 'editor', 'Wrong amount'`);
    await take(6, 'null, null, null');
    await migrate(db, engine.name, defaultZone, '013-payments-are-kept');
    const kept = { amount_cents: 5500, method: 'card', vat_rate: null, created_at: 7, created_by: 'desk' };
    expect(await db.selectFrom('payment').selectAll().orderBy('id').execute()).toEqual(
      [1, 4, 6].map((id) => ({ ...kept, id, slot_id: id + 10 })),
    );
    expect(await db.selectFrom('payment_void').selectAll().execute()).toEqual([
      { id: 1, payment_id: 4, created_at: 9, created_by: 'editor', reason: 'Wrong amount' },
    ]);

    // Any method that the domain knows is taken.
    await sql`
      insert into payment (id, slot_id, amount_cents, method, vat_rate, created_at) values (7, 11, 1, 'online', '8', 8)`.execute(
      db,
    );
    for (const change of [
      'amount_cents = 1',
      `method = 'cash'`,
      `vat_rate = '0'`,
      'created_at = 1',
      `created_by = 'x'`,
    ])
      await expect(sql`update payment set ${sql.raw(change)} where id = 1`.execute(db)).rejects.toThrow(
        keptSignal,
      );
    await expect(sql`update payment_void set reason = 'other'`.execute(db)).rejects.toThrow(keptSignal);
    // A booking that moves takes its payment along.
    await sql`update payment set slot_id = 77 where id = 1`.execute(db);
    // Once each.
    await expect(
      sql`insert into payment_void (payment_id, created_at, reason) values (4, 10, 'again')`.execute(db),
    ).rejects.toThrow(/unique/i);
  });
});
