/** The browser's token set (SPEC.md §3); `expiresAt` in milliseconds since the epoch. */
export interface TokenSet {
  accessToken: string;
  refreshToken: string;
  expiresAt: number;
}

export const tokenStorageKey = 'auth_tokens';
/** A token counts as valid while its end is more than this far away (SPEC.md §9). */
const tokenMarginMs = 60_000;

export function isTokenFresh(tokens: Pick<TokenSet, 'expiresAt'>, nowMs: number): boolean {
  return tokens.expiresAt - nowMs > tokenMarginMs;
}

/** A stored set that misses any of the three is discarded (SPEC.md §3). */
export function readTokenSet(json: string | null): TokenSet | null {
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return null;
    const { accessToken, refreshToken, expiresAt } = value as Partial<Record<keyof TokenSet, unknown>>;
    if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return null;
    if (accessToken === '' || refreshToken === '') return null;
    if (typeof expiresAt !== 'number' || !Number.isFinite(expiresAt) || expiresAt <= 0) return null;
    return { accessToken, refreshToken, expiresAt };
  } catch {
    return null;
  }
}
