import type { Insertable } from 'kysely';
import type { AppContext } from '../../src/context.ts';
import type { PaymentTable } from '../../src/db/payment-tables.ts';

interface Voiding {
  at: string;
  reason: string;
  by?: string;
}

/** 55 zł in cash for this slot, taken at that moment (ISO); say what differs. The slot is not touched. @returns its id. */
export async function makePayment(
  park: AppContext,
  slot: number,
  takenAt: string,
  { voided, ...differs }: Partial<Insertable<PaymentTable>> & { voided?: Voiding } = {},
): Promise<number> {
  const { id } = await park.store.db
    .insertInto('payment')
    .values({
      slot_id: slot,
      amount_cents: 5500,
      method: 'cash',
      created_at: Temporal.Instant.from(takenAt).epochMilliseconds,
      created_by: null,
      pass_id: null,
      vat_rate: null,
      ...differs,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (voided) {
    const created_at = Temporal.Instant.from(voided.at).epochMilliseconds;
    const row = { payment_id: id, created_at, created_by: voided.by ?? null, reason: voided.reason };
    await park.store.db.insertInto('payment_void').values(row).execute();
  }
  return id;
}
