import { mostRequested } from '@cablepark/domain/messages/message-rules';
import type { Selectable } from 'kysely';
import type { ResetRequestTable } from '../../../db/tables/account-tables.ts';
import type { ServerContext } from '../../../server-context.ts';
import { writeAccountMessage } from '../../outbox/index.ts';
import { lockActiveAccount } from '../locks/index.ts';
import { findAccountByEmail } from '../rows/accounts.store.ts';
import { newOpaqueToken } from '../secrets/opaque-token.ts';
import { countGoodResets, findResetRequests, insertResetToken, takeResetRequest } from './passwords.store.ts';

const resetTokenLifeMs = 60 * 60_000;
const mostAtOnce = 20;

/** Writes the requested reset mails before the outbox sends. Skips unknown and inactive accounts. */
export async function prepareResets(context: ServerContext): Promise<void> {
  for (const request of await findResetRequests(context.store.db, mostAtOnce))
    await prepareReset(context, request);
}

/** The link is valid for one hour and one use. */
async function prepareReset(
  { store, clock }: ServerContext,
  { id, email: to, page }: Selectable<ResetRequestTable>,
): Promise<void> {
  const { token, hash } = newOpaqueToken();
  const now = clock.now();
  const uselessAt = now.add({ milliseconds: resetTokenLifeMs });
  await store.db.transaction().execute(async (db) => {
    if (!(await takeResetRequest(db, id))) return;
    const account = await findAccountByEmail(db, to);
    const lockedAccount = account && (await lockActiveAccount(db, store.engine, account.id));
    // The account may be blocked or have a new address since the lookup; an earlier end of its links must include this one.
    if (lockedAccount?.email !== to) return;
    // Counts valid links only: otherwise somebody with the password could end links and so block the owner's resets.
    if ((await countGoodResets(db, lockedAccount.id, now.epochMilliseconds)) >= mostRequested.mails) return;
    await insertResetToken(db, {
      token_hash: hash,
      account_id: lockedAccount.id,
      expires_at: uselessAt.epochMilliseconds,
      used_at: null,
    });
    const message = {
      kind: 'password-reset' as const,
      account: lockedAccount.id,
      to,
      about: { token, page },
    };
    await writeAccountMessage({ db, now }, { ...message, uselessAt });
  });
}
