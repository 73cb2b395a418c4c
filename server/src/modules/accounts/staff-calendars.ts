import { randomBytes } from 'node:crypto';
import { losesTrackCalendars, type Standing } from '@cablepark/domain/accounts/account-rules';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { writeAudit } from '../audit/index.ts';

/**
 * Renews the addresses of the tracks' calendars when an account leaves the staff: they contain riders' names.
 * @param after null: erased
 */
export async function renewCalendarsAfter(
  transaction: TransactionContext,
  before: Standing,
  after: Standing | null,
): Promise<void> {
  if (!losesTrackCalendars(before, after)) return;
  const { db } = transaction;
  const feeds = await db
    .selectFrom('calendar_feed')
    .select(['id', 'asset_id'])
    .where('asset_id', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id, asset_id } of feeds) {
    if (asset_id === null) continue;
    const salt = randomBytes(12).toString('base64url');
    await db.updateTable('calendar_feed').set({ salt }).where('id', '=', id).execute();
    await writeAudit(transaction, { action: 'track.calendar', subjectId: asset_id });
  }
}
