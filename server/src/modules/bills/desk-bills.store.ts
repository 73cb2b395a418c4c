import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { BillLineTable } from '../../db/tables/bill-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';

/** A bill that the desk takes, in grosze. */
export interface DeskBill {
  account: string | null;
  amount: number;
  discount: number;
  /** Null without a discount. */
  reason: string | null;
  taxId: string | null;
}

/** Inserts a bill that is paid at once; its lines follow. @returns its id */
export async function insertDeskBill(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  { account, amount, discount, reason, taxId }: DeskBill,
): Promise<string> {
  const id = randomUUID();
  const nowMs = now.epochMilliseconds;
  await db
    .insertInto('bill')
    .values({
      id,
      account_id: account,
      amount_cents: amount,
      state: 'settled',
      provider: null,
      provider_ref: null,
      url: null,
      created_at: nowMs,
      expires_at: null,
      paid_at: nowMs,
      tax_id: taxId,
      request_key: null,
      discount_cents: discount,
      discount_reason: reason,
      created_by: actor.id,
    })
    .execute();
  return id;
}

/** @returns the line's id */
export async function insertDeskLine(
  db: Db,
  line: Omit<Insertable<BillLineTable>, 'pass_kind' | 'refund_id'> & { pass_kind?: string },
): Promise<number> {
  const { id } = await db
    .insertInto('bill_line')
    .values({ pass_kind: null, refund_id: null, ...line })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
