import type { Actor } from '@cablepark/domain/booking/rules';
import type { Db } from '../../db/store.ts';

export interface AuditEntry {
  actor: Actor['id'];
  /** Words like `payment.void`, `slot.create`, `user.edit`. */
  action: string;
  subject: string;
  subjectId: number | string;
  before?: object | null;
  after?: object | null;
  nowMs: number;
}

/** Notes what staff did, in the transaction that does it. */
export async function writeAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      created_at: entry.nowMs,
      actor_id: entry.actor,
      action: entry.action,
      subject: entry.subject,
      subject_id: String(entry.subjectId),
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
    })
    .execute();
}
