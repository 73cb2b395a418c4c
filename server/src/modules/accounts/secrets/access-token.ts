import { ParkError } from '@cablepark/domain/errors';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { Clock } from '../../../clock.ts';

/** The key and clock that sign and check access tokens. */
export interface TokenContext {
  secret: Uint8Array;
  clock: Clock;
}

/** The lifetime of an access token, in milliseconds. */
export const accessTokenLifeMs = 15 * 60_000;

const algorithm = 'HS256';

/** The session of a token: the account, and the family of its refresh tokens. */
export interface SessionClaims {
  accountId: string;
  family: string;
}

export async function signAccessToken(
  context: TokenContext,
  { accountId, family }: SessionClaims,
): Promise<string> {
  const issuedAt = Math.floor(context.clock.now().epochMilliseconds / 1000);
  return new SignJWT({ sid: family })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(accountId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenLifeMs / 1000)
    .sign(await keyOf(context.secret));
}

/** The library checks only signature and times; the database fails for an id that is not text. */
const claimsForm = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

export interface CheckedToken extends SessionClaims {
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** Caches tokens with a valid signature, by their secret: the check costs more than the rest of a read. */
const checkedTokens = new WeakMap<Uint8Array, LRUCache<string, CheckedToken>>();
const mostCheckedTokens = 5_000;

/** @throws TOKEN_EXPIRED (401), INVALID_TOKEN (403: not signed by us), INVALID_CREDENTIALS (401: no token at all). */
export async function readAccessToken(context: TokenContext, token: string): Promise<CheckedToken> {
  const tokenCache = checkedBy(context.secret);
  const cached = tokenCache.get(token);
  if (!cached) {
    const claims = await checkToken(context, token);
    tokenCache.set(token, claims);
    return claims;
  }
  if (cached.expiresAt > Math.floor(context.clock.now().epochMilliseconds / 1000)) return cached;
  throw new ParkError('TOKEN_EXPIRED');
}

function checkedBy(secret: Uint8Array): LRUCache<string, CheckedToken> {
  const cached = checkedTokens.get(secret);
  if (cached) return cached;
  const cache = new LRUCache<string, CheckedToken>({ max: mostCheckedTokens });
  checkedTokens.set(secret, cache);
  return cache;
}

async function checkToken(context: TokenContext, token: string): Promise<CheckedToken> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(context.secret), {
      algorithms: [algorithm],
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      currentDate: new Date(context.clock.now().epochMilliseconds),
    });
    const { sub, sid, exp } = claimsForm.parse(payload);
    return { accountId: sub, family: sid, expiresAt: exp };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new ParkError('TOKEN_EXPIRED');
    const isForeign =
      error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JOSEAlgNotAllowed;
    throw new ParkError(isForeign ? 'INVALID_TOKEN' : 'INVALID_CREDENTIALS');
  }
}

const keys = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/** Cached: importing the key takes as long as checking a token. */
function keyOf(secret: Uint8Array): Promise<CryptoKey> {
  const cached = keys.get(secret);
  if (cached) return cached;
  const key = crypto.subtle.importKey(
    'raw',
    Uint8Array.from(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  keys.set(secret, key);
  return key;
}
