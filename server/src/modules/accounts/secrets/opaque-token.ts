import { hash, randomBytes } from 'node:crypto';

/** A random secret that is issued once; only its hash is stored. */
export interface OpaqueToken {
  token: string;
  hash: string;
}

export function newOpaqueToken(): OpaqueToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

/** SHA-256, hex: 256 random bits need no slow hash. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'hex');
}
