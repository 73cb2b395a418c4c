import { fullName } from '@cablepark/domain/accounts/contact';
import type { Db } from '../../db/store.ts';

/** A rider of moved rides. */
export interface RiderOfStop {
  name: string | null;
  phone: string | null;
  /** Whether a mail may reach them. */
  hasMail: boolean;
}

/** The riders of these accounts, by account. */
export async function findRiders(db: Db, accounts: readonly string[]): Promise<Map<string, RiderOfStop>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name', 'phone', 'email', 'status'])
    .where('id', 'in', [...new Set(accounts)])
    .orderBy('id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: fullName(row.first_name, row.last_name),
        phone: row.phone,
        hasMail: row.email !== null && row.status !== 'erased',
      },
    ]),
  );
}
