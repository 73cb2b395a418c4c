import type { Insertable } from 'kysely';
import type { AppContext } from '../../src/context.ts';
import type { PaymentTable } from '../../src/db/tables.ts';

/** 55 zł in cash for this slot, taken at that moment (ISO); say what differs. The slot is not touched. @returns its id. */
export async function makePayment(
  park: AppContext,
  slot: number,
  takenAt: string,
  differs: Partial<Insertable<PaymentTable>> = {},
): Promise<number> {
  const { id } = await park.store.db
    .insertInto('payment')
    .values({
      slot_id: slot,
      amount_cents: 5500,
      method: 'cash',
      created_at: Temporal.Instant.from(takenAt).epochMilliseconds,
      created_by: null,
      voided_at: null,
      voided_by: null,
      void_reason: null,
      ...differs,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
