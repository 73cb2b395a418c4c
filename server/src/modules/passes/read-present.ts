import type { PresentRow } from '@cablepark/contract/payments/passes.schema';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { greetingName } from '@cablepark/domain/accounts/greeting-name';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideReadingPresent } from '@cablepark/domain/passes/pass-rules';
import type { Db } from '../../db/store.ts';
import type { ServerContext } from '../../server-context.ts';
import { findPass } from './passes.store.ts';

/** What a gift contains, for anybody with its code; changes nothing. @throws FORBIDDEN for a wrong code, and once somebody has claimed it */
export async function readPresent({ store: { db } }: ServerContext, code: string): Promise<PresentRow> {
  const row = await db.selectFrom('pass').select('id').where('code', '=', code).executeTakeFirst();
  const pass = row ? await findPass(db, row.id) : null;
  enforce(decideReadingPresent(pass));
  if (!pass) throw new ParkError('NOT_FOUND');
  const { row: _row, price: _price, vat: _vat, ...kind } = pass.kind;
  const ends = pass.ends === null ? null : writeWireTime(pass.ends);
  return { kind, balance: pass.balance, ends, from: await findGiver(db, pass.id) };
}

/** The first name of the account that bought it online; null if the desk sold it, or if the text is not a name. */
async function findGiver(db: Db, pass: number): Promise<string | null> {
  const sale = await db
    .selectFrom('payment')
    .innerJoin('account', 'account.id', 'payment.created_by')
    .select('account.first_name')
    .where('payment.pass_id', '=', pass)
    .where('payment.method', '=', 'online')
    .executeTakeFirst();
  return greetingName(sale?.first_name ?? null);
}
