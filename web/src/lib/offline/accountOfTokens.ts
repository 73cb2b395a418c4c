import { tokens } from '../http/tokens.ts';

/** The account of the tokens of this browser, without asking the server; null for a visitor, or where the token does not say. */
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
