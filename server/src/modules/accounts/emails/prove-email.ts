import { decideEmailProof } from '@cablepark/domain/accounts/account-rules';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { ServerContext } from '../../../server-context.ts';
import { lockActiveAccount } from '../locks/index.ts';
import { announceLogInChange } from '../log-in-change.ts';
import { endLinks } from '../mailed-links.ts';
import { noLinks } from '../open-links.ts';
import { addressChange, isEmailOfOther, updateAccount } from '../rows/accounts.store.ts';
import { hashOfToken } from '../secrets/opaque-token.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { type EmailChange, findEmailChange, useEmailChange } from './email-change.store.ts';
import { emailError, uniqueEmail } from './known-email.ts';

/**
 * Sets the address that the mailed token names, or proves the current one. A new address ends other sessions
 * and invalidates earlier links; the requesting session continues. It notifies the old address.
 * @throws TOKEN_EXPIRED (401), INVALID_TOKEN (403: used, replaced by a newer one, or unknown), RECORD_NOT_UNIQUE.
 */
export async function proveEmail(context: ServerContext, token: string): Promise<void> {
  const { store, clock } = context;
  const tokenHash = hashOfToken(token);
  const now = clock.now();
  const emailChange = await findEmailChange(store.db, tokenHash);
  // Checked before the transaction, too: an invalid link locks no account.
  enforce(
    decideEmailProof(emailChange && factsOf(emailChange), now, {
      isAccountActive: true,
      isEmailKnown: false,
    }),
  );
  if (!emailChange) throw new ParkError('INVALID_TOKEN');
  await uniqueEmail(() =>
    store.db.transaction().execute(async (db) => {
      const before = await lockActiveAccount(db, store.engine, emailChange.account_id);
      const current = await findEmailChange(db, tokenHash);
      const facts = {
        isAccountActive: before !== null,
        isEmailKnown: await isEmailOfOther(db, emailChange.account_id, emailChange.email),
      };
      enforce(decideEmailProof(current && factsOf(current), now, facts), emailError);
      if (!before || !(await useEmailChange(db, tokenHash, now.epochMilliseconds))) {
        throw new ParkError('INVALID_TOKEN');
      }
      // Proving the current address changes no rights.
      const isChange = before.email !== emailChange.email;
      const endedLinks = isChange ? await endLinks({ db, engine: store.engine }, before.id) : noLinks;
      if (isChange) await endSessions(db, before.id, emailChange.family);
      const after = await updateAccount(db, before.id, {
        ...addressChange(before, emailChange.email),
        proved_email: emailChange.email,
      });
      if (!after) throw new ParkError('INVALID_TOKEN');
      await announceLogInChange({ db, now }, { before, after, ended: endedLinks });
    }),
  );
  context.outbox.raise();
}

function factsOf({ expires_at }: EmailChange) {
  return { expiresAt: Temporal.Instant.fromEpochMilliseconds(expires_at) };
}
