import type { ServerContext } from '../../server-context.ts';
import { deleteExpiredEmailChanges } from './emails/email-change.store.ts';
import { deleteExpiredResetTokens } from './passwords/passwords.store.ts';
import { deleteExpiredSessions } from './sessions/sessions.store.ts';

/** Deletes expired sessions and mailed links. They are invalid anyway; this keeps the tables small. */
export async function forgetExpired(context: ServerContext): Promise<void> {
  const nowMs = context.clock.now().epochMilliseconds;
  await deleteExpiredSessions(context.store.db, nowMs);
  await deleteExpiredResetTokens(context.store.db, nowMs);
  await deleteExpiredEmailChanges(context.store.db, nowMs);
}
