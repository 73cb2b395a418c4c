import type { Db } from '../../../db/store.ts';
import { readInSteps } from './in-steps.ts';
import { mostEntries } from './own-data.store.ts';

const rowLimit = mostEntries + 1;

/** The passes that an account owns, and those shared with it; newest first. */
export async function findOwnPasses(db: Db, id: string) {
  const passes = db
    .selectFrom('pass')
    .leftJoin('pass_member', (join) =>
      join.onRef('pass_member.pass_id', '=', 'pass.id').on('pass_member.account_id', '=', id),
    )
    .where((row) => row.or([row('pass.account_id', '=', id), row('pass_member.id', 'is not', null)]));
  const which = passes.select('pass.id').orderBy('pass.id', 'desc').limit(rowLimit);
  return await readInSteps(which, (ids) =>
    passes
      .select(['pass.id', 'pass.kind', 'pass.balance', 'pass.created_at as at', 'pass.ends_at as ends'])
      .select('pass.closed_days as closedDays')
      .select(['pass.voided_at as voided', 'pass.account_id as owner'])
      .where('pass.id', 'in', ids)
      .orderBy('pass.id', 'desc')
      .execute(),
  );
}

/** The entries of an account's passes, and its own entries on passes; newest first. */
export async function findOwnPassEntries(db: Db, id: string) {
  const entries = db
    .selectFrom('pass_entry')
    .innerJoin('pass', 'pass.id', 'pass_entry.pass_id')
    .where((row) => row.or([row('pass.account_id', '=', id), row('pass_entry.created_by', '=', id)]));
  const which = entries.select('pass_entry.id').orderBy('pass_entry.id', 'desc').limit(rowLimit);
  return await readInSteps(which, (ids) =>
    entries
      .leftJoin('account', 'account.id', 'pass_entry.created_by')
      .select(['pass.id as pass', 'pass_entry.created_at as at', 'pass_entry.delta', 'pass_entry.reason'])
      .select(['pass_entry.note', 'pass_entry.slot_id as slot', 'pass_entry.created_by as byId'])
      .select('account.role as byRole')
      .where('pass_entry.id', 'in', ids)
      .orderBy('pass_entry.id', 'desc')
      .execute(),
  );
}

/** The passes that an account has withdrawn from, newest first. */
export async function findOwnWithdrawals(db: Db, id: string) {
  return await db
    .selectFrom('withdrawal')
    .leftJoin('pass', 'pass.id', 'withdrawal.pass_id')
    .select(['withdrawal.created_at as at', 'withdrawal.pass_id as pass', 'pass.kind'])
    .select(['withdrawal.concluded_at as concluded', 'withdrawal.money_back_cents as amount'])
    .where('withdrawal.account_id', '=', id)
    .orderBy('withdrawal.id', 'desc')
    .limit(rowLimit)
    .execute();
}
