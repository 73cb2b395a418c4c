import { dayClosedSignal, overlapSignal, paidSignal } from './guard-signals.ts';

/** The meaning of a failed statement, on either database. */
export type StoreFailure =
  | 'overlap'
  | 'not-unique'
  | 'unknown-reference'
  /** A text contains a character that PostgreSQL cannot store (NUL): no stored value equals it. */
  | 'no-text'
  /** The database aborted the transaction in favour of another; a retry is safe. */
  | 'conflict'
  /** Another program holds the write lock of the embedded database. */
  | 'locked'
  | 'read-only'
  | 'unavailable'
  | 'other';

const postgresFailures: Record<string, StoreFailure> = {
  '23P01': 'overlap',
  '23505': 'not-unique',
  '23503': 'unknown-reference',
  '22021': 'no-text',
  '40001': 'conflict',
  '40P01': 'conflict',
  '25006': 'read-only',
  '25P03': 'unavailable',
  '53100': 'unavailable',
  '53200': 'unavailable',
  '53300': 'unavailable',
  '53400': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '57P05': 'unavailable',
  '58030': 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
};
/** SQLSTATEs of a connection that broke or could not be made. */
const connectionFailure = /^08...$/;

/** SQLite's extended result codes. */
const sqliteFailures: Record<number, StoreFailure> = {
  787: 'unknown-reference',
  1555: 'not-unique',
  2067: 'not-unique',
};
/** SQLite's result codes, of which the extended ones are kinds. */
const sqliteKinds: Record<number, StoreFailure> = {
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  10: 'unavailable',
  13: 'unavailable',
  14: 'unavailable',
  15: 'locked',
};
/** node-postgres reports these without a code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|Client was closed)/;

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
  if (error.message.includes(paidSignal)) return 'not-unique';
  // The retry counts on the next day, which is open.
  if (error.message.includes(dayClosedSignal)) return 'conflict';
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    return sqliteFailures[errcode] ?? sqliteKinds[errcode & 0xff] ?? 'other';
  }
  if (lostConnection.test(error.message)) return 'unavailable';
  if (typeof code !== 'string') return 'other';
  return postgresFailures[code] ?? (connectionFailure.test(code) ? 'unavailable' : 'other');
}

const retryable = new Set<StoreFailure>(['conflict', 'locked', 'read-only', 'unavailable']);

/** Whether a retry of the same call may succeed soon, and only the database is at fault. */
export function isPassing(error: unknown): boolean {
  return retryable.has(storeFailure(error));
}
