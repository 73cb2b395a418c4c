import type { Park } from '../../context.ts';
import { deleteExpiredResetTokens } from './passwords.store.ts';
import { deleteExpiredSessions } from './sessions.store.ts';

/** Forgets sessions and mailed links that are over. They work no more anyway; this keeps the tables small. */
export async function forgetExpired(park: Park): Promise<void> {
  const nowMs = park.clock.now().epochMilliseconds;
  await deleteExpiredSessions(park.store.db, nowMs);
  await deleteExpiredResetTokens(park.store.db, nowMs);
}
