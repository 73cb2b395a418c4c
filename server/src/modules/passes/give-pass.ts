import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideGiving } from '@cablepark/domain/passes/pass-rules';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { newPassCode } from './pass-code.ts';
import { lockPass } from './passes.store.ts';

/**
 * Gives away a pass that was bought online: it has no owner until somebody takes it by its code.
 * Its members lose access, and an earlier code is invalid. It is idempotent: a repeated call returns the same code. @throws FORBIDDEN
 */
export async function givePass(context: ServerContext, actor: Actor, id: number): Promise<string> {
  return await inTransaction(context, actor, async ({ db, engine }) => {
    const pass = await lockPass(db, engine, id);
    const decision = enforce(decideGiving(pass, actor, await findOnlineBuyer(db, id)));
    if (decision === 'unchanged') return await readCode(db, id);
    const code = newPassCode();
    await db.deleteFrom('pass_member').where('pass_id', '=', id).execute();
    const columns = { account_id: null, share_key: null, code };
    const { numUpdatedRows } = await db
      .updateTable('pass')
      .set(columns)
      .where('id', '=', id)
      .where('account_id', '=', actor.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ParkError('FORBIDDEN');
    return code;
  });
}

async function findOnlineBuyer(db: Db, pass: number): Promise<string | null> {
  const sale = await db
    .selectFrom('payment')
    .select('created_by')
    .where('pass_id', '=', pass)
    .where('method', '=', 'online')
    .executeTakeFirst();
  return sale?.created_by ?? null;
}

async function readCode(db: Db, id: number): Promise<string> {
  return (await db.selectFrom('pass').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code;
}
