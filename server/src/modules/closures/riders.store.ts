import { fullName } from '@cablepark/domain/accounts/contact';
import type { Db } from '../../db/store.ts';

/** A rider of moved rides. */
export interface RiderOfStop {
  name: string | null;
  phone: string | null;
  /** Whether they get messages: they have a mail address. */
  hasAddress: boolean;
  /** Whether mail may reach them: their address has not bounced the last message. */
  hasMail: boolean;
}

/** The riders of these accounts, by account. */
export async function findRiders(db: Db, accounts: readonly string[]): Promise<Map<string, RiderOfStop>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name', 'phone', 'email', 'status', 'refused_email'])
    .where('id', 'in', [...new Set(accounts)])
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ id, email, ...row }) => {
      const hasAddress = email !== null && row.status !== 'erased';
      return [
        id,
        {
          name: fullName(row.first_name, row.last_name),
          phone: row.phone,
          hasAddress,
          hasMail: hasAddress && row.refused_email !== email,
        },
      ];
    }),
  );
}
