import type { SessionRow } from '@cablepark/contract/accounts/own-account.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { decideSessionEnd } from '@cablepark/domain/accounts/account-rules';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { inTransaction } from '../../../db/transaction.ts';
import type { ServerContext } from '../../../server-context.ts';
import { lockActiveAccount } from '../locks/index.ts';
import { renewOpenLinks } from '../open-links.ts';
import { endFamily, endSessions, findSessionOwner, findSessions } from './sessions.store.ts';

/** The devices with a session of one's account, last used first. @param family of the requesting session */
export async function readOwnSessions(
  { store, clock }: ServerContext,
  actor: Actor,
  family: string | null,
): Promise<SessionRow[]> {
  const sessions = await findSessions(store.db, actor.id, clock.now().epochMilliseconds);
  return sessions.map((session) => ({
    id: session.family,
    browser: session.browser,
    system: session.system,
    started: writeWireMs(session.started_at ?? session.created_at),
    used: writeWireMs(session.created_at),
    current: session.family === family,
  }));
}

/** Ends one of one's own sessions at once, including its access token. @throws FORBIDDEN */
export async function endOwnSession(context: ServerContext, actor: Actor, family: string): Promise<void> {
  await inTransaction(context, actor, async ({ db, engine }) => {
    await lockActiveAccount(db, engine, actor.id);
    enforce(decideSessionEnd(actor, await findSessionOwner(db, family)));
    await endFamily(db, family);
  });
}

/** Ends all of one's own sessions but the one of `keptFamily`, and the links that work without one. */
export async function endOtherSessions(
  context: ServerContext,
  actor: Actor,
  keptFamily: string | null,
): Promise<void> {
  await inTransaction(context, actor, async ({ db, engine }) => {
    const account = await lockActiveAccount(db, engine, actor.id);
    enforce(decideSessionEnd(actor, account?.id ?? null));
    await endSessions(db, actor.id, keptFamily);
    await renewOpenLinks({ db, engine }, actor.id);
  });
}
