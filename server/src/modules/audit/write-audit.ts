import { type AuditAction, auditSubjects } from '@cablepark/contract/audit';
import type { Actor } from '@cablepark/domain/accounts/actor';
import type { Db } from '../../db/store.ts';

/** The author, time and transaction of an entry. */
export interface AuditContext {
  db: Db;
  actor: Pick<Actor, 'id'>;
  now: Temporal.Instant;
}

export interface AuditEntry {
  action: AuditAction;
  subjectId: number | string;
  before?: object | null;
  after?: object | null;
}

/** Writes an audit entry about a staff action, in the transaction of that action. */
export async function writeAudit(
  { db, actor, now }: AuditContext,
  { action, subjectId, before, after }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      created_at: now.epochMilliseconds,
      actor_id: actor.id,
      action,
      subject: auditSubjects[action],
      subject_id: String(subjectId),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}
