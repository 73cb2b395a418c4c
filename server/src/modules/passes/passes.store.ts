import type { PassKind } from '@cablepark/domain/passes/pass-kind';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { boundsOf } from '@cablepark/domain/time/day-range';
import { dayOf } from '@cablepark/domain/time/park-time';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import { readClosedDays, readKind } from '../../db/stored-pass-kind.ts';
import type { PassEntryTable, PassTable } from '../../db/tables/pass-tables.ts';

export async function insertPass(db: Db, row: Insertable<PassTable>): Promise<number> {
  const { id } = await db.insertInto('pass').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function findPass(db: Db, id: number): Promise<Pass | null> {
  return await readPass(db, await selectPass(db, id).executeTakeFirst());
}

/** These passes with their codes, in the same order. */
export async function findCodes(db: Db, passes: readonly { pass: number }[]) {
  const ids = passes.map(({ pass }) => pass);
  if (ids.length === 0) return [];
  return await db
    .selectFrom('pass')
    .select(['id', 'code', 'account_id as account'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** Locks a pass until the transaction ends, after payments and before slots (`db/locks.ts`), so that no ride is taken meanwhile. */
export async function lockPass(db: Db, engine: Store['engine'], id: number): Promise<Pass | null> {
  const locked = selectPass(db, id).$if(engine === 'postgres', (query) => query.forNoKeyUpdate());
  return await readPass(db, await locked.executeTakeFirst());
}

/** Locks a pass for a later read, if concurrent writes are possible: SQLite has one writer. */
export async function lockPassRow(db: Db, engine: Store['engine'], id: number): Promise<void> {
  if (engine === 'postgres')
    await db.selectFrom('pass').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

async function findMembers(db: Db, pass: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pass_member')
    .select('account_id')
    .where('pass_id', '=', pass)
    .orderBy('id')
    .execute();
  return rows.map(({ account_id }) => account_id);
}

function selectPass(db: Db, id: number) {
  return db.selectFrom('pass').selectAll().where('id', '=', id);
}

async function readPass(db: Db, row: Selectable<PassTable> | undefined): Promise<Pass | null> {
  if (!row) return null;
  const kind = readKind(row.kind);
  return toPass(row, kind, kind.shared ? await findMembers(db, row.id) : []);
}

function toPass(row: Selectable<PassTable>, kind: PassKind, members: readonly string[]): Pass {
  return {
    id: row.id,
    kind,
    owner: row.account_id,
    members,
    balance: row.balance,
    ends: row.ends_at === null ? null : Temporal.Instant.fromEpochMilliseconds(row.ends_at),
    closedDays: readClosedDays(row.closed_days),
    isVoided: row.voided_at !== null,
  };
}

/** Changes a balance, which stays at zero or above; on a voided pass only if it grows. */
export async function changeBalance(db: Db, id: number, delta: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pass')
    .set({ balance: sql`balance + ${delta}` })
    .where('id', '=', id)
    .where(sql`balance + ${delta}`, '>=', 0)
    .$if(delta < 0, (query) => query.where('voided_at', 'is', null))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markPassVoided(db: Db, id: number, voidedAt: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pass')
    .set({ voided_at: voidedAt, share_key: null })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Entry = Pick<Insertable<PassEntryTable>, 'pass_id' | 'delta' | 'reason' | 'created_at' | 'created_by'>;

/** Inserts an entry. Without further columns it is about the pass alone, not about a ride. */
export async function insertEntry(
  db: Db,
  entry: Entry & Partial<Insertable<PassEntryTable>>,
): Promise<number> {
  const plain = {
    slot_id: null,
    booking_id: null,
    payment_id: null,
    note: null,
    money_back_cents: null,
    share_cents: null,
    request_key: null,
  };
  const { id } = await db
    .insertInto('pass_entry')
    .values({ ...plain, ...entry })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The grosze of a pass's price that its valid and forfeited rides use. */
export async function sumRedeemed(db: Db, pass: number): Promise<number> {
  const row = await db
    .selectFrom('pass_entry')
    .select((eb) => eb.fn.sum<number | string | null>('share_cents').as('cents'))
    .where('pass_id', '=', pass)
    .executeTakeFirstOrThrow();
  return Number(row.cents ?? 0);
}

/**
 * Rides or minutes that a pass paid for on the day of this ride in the park's zone, forfeited ones too.
 * @param except the payment of a ride that does not count
 */
export async function sumTakenThatDay(
  db: Db,
  pass: number,
  start: Temporal.Instant,
  zone: string,
  except: number | null,
): Promise<number> {
  const day = dayOf(start, zone);
  const { fromMs, toMs } = boundsOf({ from: day, to: day }, zone);
  const row = await db
    .selectFrom('pass_entry')
    .innerJoin('payment', 'payment.id', 'pass_entry.payment_id')
    .innerJoin('booking', 'booking.id', 'pass_entry.booking_id')
    .leftJoin('payment_void', 'payment_void.payment_id', 'payment.id')
    .select((eb) => eb.fn.sum<number | string | null>('pass_entry.delta').as('delta'))
    .where('pass_entry.pass_id', '=', pass)
    .where('pass_entry.reason', '=', 'ride')
    .$if(except !== null, (query) => query.where('payment.id', '<>', except))
    .where((eb) => eb.or([eb('payment_void.id', 'is', null), eb('payment_void.kept', '=', 1)]))
    .where('booking.start_at', '>=', fromMs)
    .where('booking.start_at', '<', toMs)
    .executeTakeFirstOrThrow();
  return -Number(row.delta ?? 0);
}

/** Removes a deleted account from the passes of others, and ends the links to its own passes. Staff settle their balances. */
export async function leavePasses(db: Db, account: string): Promise<void> {
  await db.deleteFrom('pass_member').where('account_id', '=', account).execute();
  await db.updateTable('pass').set({ share_key: null }).where('account_id', '=', account).execute();
}
