import { overlapSignal } from './migrations/overlap-guard.ts';

/** What a failed statement means, whichever of the two databases said it. */
export type StoreFailure = 'overlap' | 'not-unique' | 'unknown-reference' | 'unavailable' | 'other';

const postgresFailures: Record<string, StoreFailure> = {
  '23P01': 'overlap',
  '23505': 'not-unique',
  '23503': 'unknown-reference',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '53300': 'unavailable',
  '53100': 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
};

/** SQLite's extended result codes. */
const sqliteFailures: Record<number, StoreFailure> = {
  787: 'unknown-reference',
  1555: 'not-unique',
  2067: 'not-unique',
};
/** SQLITE_BUSY, LOCKED, IOERR, FULL, CANTOPEN. */
const sqliteUnavailable = new Set([5, 6, 10, 13, 14]);
/** node-postgres reports these without a code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** SQLITE_FULL, or PostgreSQL's disk_full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return (
    code === '53100' ||
    (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && (errcode & 0xff) === 13)
  );
}

export function storeFailure(error: unknown): StoreFailure {
  if (!(error instanceof Error)) return 'other';
  if (error.message.includes(overlapSignal)) return 'overlap';
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    return sqliteUnavailable.has(errcode & 0xff) ? 'unavailable' : (sqliteFailures[errcode] ?? 'other');
  }
  if (lostConnection.test(error.message)) return 'unavailable';
  return typeof code === 'string' ? (postgresFailures[code] ?? 'other') : 'other';
}
