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

/** An invariant that does not hold, and the sentences that say where. */
export interface Contradiction {
  name: string;
  told: string[];
}

/**
 * Everything in which a database contradicts itself. `db` should see one moment of it (a transaction or a snapshot): else a
 * booking that happens between two questions looks like a contradiction.
 */
export async function findContradictions(
  db: Db,
  engine: Store['engine'],
  nowMs: number,
): Promise<Contradiction[]> {
  const damages = engine === 'sqlite' ? await fileFaults(db) : [];
  // From a damaged file nothing else that is read can be believed.
  if (damages.length > 0) return [{ name: 'database-file-is-whole', told: damages }];
  const found: Contradiction[] = [];
  for (const each of invariants) {
    found.push({ name: each.name, told: await each.contradictions(db, nowMs) });
  }
  return found.filter(({ told }) => told.length > 0);
}

/** What SQLite says of its own file: damaged pages, indexes that miss rows. */
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

/** SQLITE_CORRUPT, SQLITE_NOTADB: so damaged that not even the check can read it. */
const damage = new Set([11, 26]);
