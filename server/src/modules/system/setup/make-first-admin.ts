import type { FirstAdminBody } from '@cablepark/contract/accounts/setup.schema';
import { decideFirstAdmin } from '@cablepark/domain/accounts/account-rules';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import type { Db, Store } from '../../../db/store.ts';
import { accountRow, hashOfToken, insertNewAccount } from '../../accounts/index.ts';
import { findSetupLink, hasAdmin, spendSetupLink } from './setup-link.store.ts';

/** Checks that the link is valid. @throws INVALID_TOKEN (403), TOKEN_EXPIRED (401). */
export async function checkSetupLink({ store, clock }: AppContext, token: string): Promise<void> {
  await requireGoodLink(store.db, store.engine, hashOfToken(token), clock.now());
}

/**
 * Creates the first Admin and uses up the link. Of several calls at once one succeeds.
 * @throws INVALID_TOKEN (403), TOKEN_EXPIRED (401), RECORD_NOT_UNIQUE if the address has an account: the link stays valid.
 */
export async function makeFirstAdmin(context: AppContext, body: FirstAdminBody): Promise<void> {
  const { store, clock } = context;
  const tokenHash = hashOfToken(body.token);
  // Checked before the transaction, too, so that only a valid link costs a hash.
  await requireGoodLink(store.db, store.engine, tokenHash, clock.now());
  const now = clock.now();
  const row = await accountRow(context, {
    firstName: body.first_name,
    lastName: body.last_name ?? null,
    phone: body.description,
    email: body.email,
    password: body.password,
    role: 'Admin',
    language: body.language ?? null,
  });
  await store.db.transaction().execute(async (db) => {
    await requireGoodLink(db, store.engine, tokenHash, now);
    if (!(await spendSetupLink(db, tokenHash, now.epochMilliseconds))) throw new ParkError('INVALID_TOKEN');
    await insertNewAccount(db, row);
  });
}

async function requireGoodLink(
  db: Db,
  engine: Store['engine'],
  tokenHash: string,
  now: Temporal.Instant,
): Promise<void> {
  const link = await findSetupLink(db, engine, tokenHash);
  const facts = link && { expiresAt: Temporal.Instant.fromEpochMilliseconds(link.expires_at) };
  enforce(decideFirstAdmin(facts, now, await hasAdmin(db)));
}
