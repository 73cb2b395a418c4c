import { randomUUID } from 'node:crypto';
import { normalEmail } from '@cablepark/domain/accounts/contact';
import type { Device } from '@cablepark/domain/accounts/device';
import { ParkError } from '@cablepark/domain/errors';
import type { Db, Store } from '../../../db/store.ts';
import { lockActiveAccount } from '../locks/index.ts';
import { findAccountByEmail } from '../rows/accounts.store.ts';
import {
  accessTokenLifeMs,
  type SessionClaims,
  signAccessToken,
  type TokenContext,
} from '../secrets/access-token.ts';
import { hashOfToken, newOpaqueToken } from '../secrets/opaque-token.ts';
import { isPassword, type PasswordCost } from '../secrets/password-hash.ts';
import { spendRenewal } from './renewal-budget.ts';
import { endFamily, findSession, insertSession, rotateSession } from './sessions.store.ts';

const refreshTokenLifeMs = 7 * 24 * 60 * 60_000;
/** Two tabs may exchange the same refresh token at once; later reuse counts as theft. */
const forgivenReuseMs = 10_000;

/** The answer of a login or a refresh; `expires` in milliseconds (WIRE.md, Accounts). */
export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires: number;
}

export interface SessionContext extends TokenContext {
  store: Store;
  config: PasswordCost;
}

interface Session extends SessionClaims {
  refreshToken: string;
}

/**
 * @throws INVALID_CREDENTIALS, the same and after the same time for an unknown address and a wrong password;
 * USER_SUSPENDED only with the right password of a blocked account.
 */
export async function logIn(
  context: SessionContext,
  email: string,
  password: string,
  device: Device,
): Promise<Tokens> {
  const account = await findAccountByEmail(context.store.db, normalEmail(email));
  const matches = await isPassword(context.config, account?.password_hash ?? null, password);
  if (!account || !matches) throw new ParkError('INVALID_CREDENTIALS');
  if (account.status === 'blocked') throw new ParkError('USER_SUSPENDED');
  const session = await context.store.db.transaction().execute(async (db) => {
    const current = await lockActiveAccount(db, context.store.engine, account.id);
    // The account may be blocked or have a new password since the check.
    if (current?.password_hash !== account.password_hash) return null;
    return startSession(db, context, { accountId: account.id, family: randomUUID() }, { device });
  });
  return tokensOf(context, session);
}

/**
 * Exchanges a refresh token for a new pair. Reuse after more than ten seconds counts as theft and ends all tokens
 * of the login. @throws INVALID_CREDENTIALS, REQUESTS_EXCEEDED for a login that is renewed too often
 */
export async function refreshSession(
  context: SessionContext,
  refreshToken: string,
  device: Device,
): Promise<Tokens> {
  const tokenHash = hashOfToken(refreshToken);
  const nowMs = context.clock.now().epochMilliseconds;
  const session = await context.store.db.transaction().execute(async (db) => {
    const oldSession = await findSession(db, tokenHash);
    if (!oldSession || !(await lockActiveAccount(db, context.store.engine, oldSession.account_id)))
      return null;
    const forgivenSince = nowMs - forgivenReuseMs;
    if (await rotateSession(db, tokenHash, { nowMs, forgivenSince })) {
      await spendRenewal(db, oldSession.family, { nowMs, youngSince: forgivenSince });
      const startedAt = oldSession.started_at ?? oldSession.created_at;
      return startSession(
        db,
        context,
        { accountId: oldSession.account_id, family: oldSession.family },
        { device, startedAt },
      );
    }
    if (oldSession.rotated_at !== null) await endFamily(db, oldSession.family);
    return null;
  });
  return tokensOf(context, session);
}

/** Ends the login of the token; an unknown or expired token is no error. */
export async function logOut(context: SessionContext, refreshToken: string): Promise<void> {
  await context.store.db.transaction().execute(async (db) => {
    const session = await findSession(db, hashOfToken(refreshToken));
    if (!session) return;
    await lockActiveAccount(db, context.store.engine, session.account_id);
    await endFamily(db, session.family);
  });
}

/** @param startedAt of its family; absent for a new one */
async function startSession(
  db: Db,
  context: SessionContext,
  claims: SessionClaims,
  { device, startedAt }: { device: Device; startedAt?: number },
): Promise<Session> {
  const { token, hash } = newOpaqueToken();
  const nowMs = context.clock.now().epochMilliseconds;
  await insertSession(db, {
    token_hash: hash,
    family: claims.family,
    account_id: claims.accountId,
    created_at: nowMs,
    expires_at: nowMs + refreshTokenLifeMs,
    rotated_at: null,
    browser: device.browser,
    system: device.system,
    started_at: startedAt ?? nowMs,
  });
  return { ...claims, refreshToken: token };
}

async function tokensOf(context: SessionContext, session: Session | null): Promise<Tokens> {
  if (!session) throw new ParkError('INVALID_CREDENTIALS');
  return {
    access_token: await signAccessToken(context, session),
    refresh_token: session.refreshToken,
    expires: accessTokenLifeMs,
  };
}
