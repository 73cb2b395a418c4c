import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideHandlingStop } from '@cablepark/domain/closures/stop-rules';
import { enforce } from '@cablepark/domain/decision';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { hastenMessages } from '../../outbox/index.ts';
import { messagesOf } from './notify-delayed.ts';
import { lockStop } from './stops.store.ts';

/** Sends the waiting messages of a stop now. @throws FORBIDDEN if there is no such stop */
export async function sendNow(context: AppContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(context, actor, async ({ db, engine, now }) => {
    enforce(decideHandlingStop(actor, await lockStop(db, engine, id)));
    await hastenMessages(db, messagesOf(id), now.epochMilliseconds);
  });
}
