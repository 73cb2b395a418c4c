import { sql } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import { accountInvariants } from './accounts.ts';
import { billInvariants } from './bills.ts';
import { bookingInvariants } from './bookings.ts';
import { cashBookInvariants } from './cash-book.ts';
import { historyInvariants } from './history.ts';
import type { Invariant } from './invariant.ts';
import { parkInvariants } from './park.ts';
import { passInvariants } from './passes.ts';
import { paymentInvariants } from './payments.ts';
import { seasonInvariants } from './season.ts';
import { slotInvariants } from './slots.ts';
import { trackInvariants } from './tracks.ts';

export const invariants: readonly Invariant[] = [
  ...slotInvariants,
  ...bookingInvariants,
  ...paymentInvariants,
  ...passInvariants,
  ...billInvariants,
  ...cashBookInvariants,
  ...historyInvariants,
  ...accountInvariants,
  ...parkInvariants,
  ...seasonInvariants,
  ...trackInvariants,
];

/** A violated invariant, with a sentence per violation. */
export interface Contradiction {
  name: string;
  told: string[];
}

/**
 * All violated invariants of a database. `db` should be a snapshot or a transaction: else a booking between two queries looks like a
 * violation.
 */
export async function findContradictions(
  db: Db,
  engine: Store['engine'],
  nowMs: number,
): Promise<Contradiction[]> {
  const damages = engine === 'sqlite' ? await fileFaults(db) : [];
  // A damaged file makes all other results unreliable.
  if (damages.length > 0) return [{ name: 'database-file-is-whole', told: damages }];
  const contradictions: Contradiction[] = [];
  for (const each of invariants) {
    contradictions.push({ name: each.name, told: await each.contradictions(db, nowMs) });
  }
  return contradictions.filter(({ told }) => told.length > 0);
}

/** SQLite's own integrity check: damaged pages, indexes that miss rows. */
async function fileFaults(db: Db): Promise<string[]> {
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(20)`.execute(db);
    return rows.map((row) => row.integrity_check).filter((word) => word !== 'ok');
  } catch (error) {
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === undefined || !damage.has(errcode & 0xff)) throw error;
    return [message];
  }
}

/** SQLITE_CORRUPT, SQLITE_NOTADB: too damaged even for the check. */
const damage = new Set([11, 26]);
