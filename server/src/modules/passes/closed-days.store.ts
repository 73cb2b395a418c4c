import type { ClosedDay, PassTerm } from '@cablepark/domain/passes/closed-days';
import type { Db } from '../../db/store.ts';

/** The park's closed days since this pass was sold, earliest first. Call it after locking the pass, because `growPasses` locks it, too. */
export async function findClosedDaysSince(db: Db, pass: number): Promise<ClosedDay[]> {
  return await selectCounted(db)
    .where('until_at', '>', (eb) => eb.selectFrom('pass').select('created_at').where('id', '=', pass))
    .execute();
}

/** All counted closed days, earliest first, with their ends. */
export async function findClosedDays(db: Db) {
  return await selectCounted(db).select('until_at').execute();
}

function selectCounted(db: Db) {
  return db
    .selectFrom('closed_day')
    .select(['day', 'reason'])
    .where('taken_back_at', 'is', null)
    .orderBy('day');
}

/** The columns of a pass's term. */
export function termColumns({ ends, closedDays }: PassTerm) {
  return { ends_at: ends?.epochMilliseconds ?? null, closed_days: JSON.stringify(closedDays) };
}
