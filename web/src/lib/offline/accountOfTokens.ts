import { tokens } from '../http/tokens.ts';

/** The account of this browser's tokens, without a request; null for a visitor, or if the token contains none. */
export function accountOfTokens(): string | null {
  const [, claims] = tokens.read()?.accessToken.split('.') ?? [];
  if (claims === undefined) return null;
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
