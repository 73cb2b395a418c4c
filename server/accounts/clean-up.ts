import type { FastifyInstance } from 'fastify';
import type { Park } from '../park.ts';
import { deleteExpiredResetTokens } from './passwords.store.ts';
import { deleteExpiredSessions } from './sessions.store.ts';

const everyMs = 60 * 60_000;

/** Forgets sessions and mailed links that are over. They work no more anyway; this keeps the tables small. */
export async function forgetExpired(park: Park): Promise<void> {
  const nowMs = park.clock.now().epochMilliseconds;
  await deleteExpiredSessions(park.store.db, nowMs);
  await deleteExpiredResetTokens(park.store.db, nowMs);
}

/** Once an hour while the app runs; several servers doing the same are in nobody's way. */
export function scheduleCleanUp(app: FastifyInstance, park: Park): void {
  const timer = setInterval(() => {
    forgetExpired(park).catch((error: unknown) => park.log.error({ err: error }, 'clean-up failed'));
  }, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
