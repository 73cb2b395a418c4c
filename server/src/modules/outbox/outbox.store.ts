import { type MessageKind, ownDoingKinds, urgentKinds } from '@cablepark/domain/messages/message-kinds';
import { ownDoingWindow } from '@cablepark/domain/messages/message-rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import type { OutboxOutcome, OutboxTable } from '../../db/tables/message-tables.ts';

export type Message = Selectable<OutboxTable>;

/** The most messages in flight in one process, and their lease: longer than a try takes, unless the process dies. */
export const mostUnderWay = 10;
export const leaseMs = 60_000;
/** How long a message is retried after it is sent again by hand. */
const againMs = 24 * 60 * 60_000;

/** Idempotent: there is one message for each fact. */
export async function insertMessages(db: Db, rows: Insertable<OutboxTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .execute();
}

/** Only reads, so that an idle check does not invalidate the response cache. */
export async function hasDue(db: Db, nowMs: number): Promise<boolean> {
  const row = await dueIn(db, nowMs).limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Leases due messages; urgent ones go before all others, pushes first. The update repeats the condition: on PostgreSQL two processes may choose the same row.
 * Only the repeated condition makes the second one see the first one's lease.
 */
export async function claimDue(
  db: Db,
  engine: Store['engine'],
  nowMs: number,
  most = mostUnderWay,
): Promise<Message[]> {
  // SQL literals, so that the database uses its index of urgent messages.
  const isUrgent = sql<boolean>`kind in (${sql.join(urgentKinds.map((kind) => sql.lit(kind)))})`;
  const urgent = await claim(db, engine, nowMs, dueIn(db, nowMs).where(isUrgent).orderBy(isMail).limit(most));
  return urgent.length > 0
    ? urgent
    : await claim(db, engine, nowMs, dueIn(db, nowMs).orderBy('due_at').orderBy('id').limit(most));
}

const isMail = sql`case when push_to is null then 1 else 0 end`;

async function claim(
  db: Db,
  engine: Store['engine'],
  nowMs: number,
  chosen: ReturnType<typeof dueIn>,
): Promise<Message[]> {
  const dueRows = chosen.$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());
  return await db
    // Materialized: as a subquery PostgreSQL may evaluate it repeatedly and lease too many.
    .with(
      (cte) => cte('chosen').materialized(),
      () => dueRows,
    )
    .updateTable('outbox')
    .set((eb) => ({ claimed_until: nowMs + leaseMs, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('chosen').select('chosen.id'))
    .where('ended_at', 'is', null)
    .where('due_at', '<=', nowMs)
    .where('claimed_until', '<=', nowMs)
    .returningAll()
    .execute();
}

function dueIn(db: Db, nowMs: number) {
  return db
    .selectFrom('outbox')
    .select('id')
    .where('ended_at', 'is', null)
    .where('due_at', '<=', nowMs)
    .where('claimed_until', '<=', nowMs);
}

/** See `MessageFacts.sentLately`. */
export async function countOwnDoing(db: Db, account: string, now: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', account)
    .where('kind', 'in', ownDoingKinds)
    .where('push_to', 'is', null)
    .where('outcome', '=', 'sent')
    .where('ended_at', '>', now.subtract(ownDoingWindow).epochMilliseconds)
    .executeTakeFirstOrThrow();
  return count;
}

/** Renews the lease of messages in flight. */
export async function extendClaims(db: Db, ids: readonly number[], nowMs: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ claimed_until: nowMs + leaseMs })
    .where('id', 'in', [...ids])
    .where('ended_at', 'is', null)
    .execute();
}

export interface Ending {
  outcome: OutboxOutcome;
  failure: string | null;
  /** Whether its data is deleted. */
  forgets: boolean;
}

export async function endMessage(db: Db, id: number, ending: Ending, nowMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ended_at: nowMs, outcome: ending.outcome, failure: ending.failure })
    .$if(ending.forgets, (query) =>
      query.set((eb) => ({
        data: '{}',
        // The address is deleted, too, if the account is deleted.
        address: eb.case().when('account_id', 'is', null).then(null).else(eb.ref('address')).end(),
      })),
    )
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

export async function putOff(db: Db, id: number, dueMs: number, failure: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: dueMs, claimed_until: 0, failure })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * The newest unsent mail of this kind to an account, locked until the transaction ends; locked ones are skipped.
 * @param byStaff whether it is about actions of the staff
 */
export async function lockNewestUnsent(
  db: Db,
  engine: Store['engine'],
  { account, kind, byStaff }: { account: string; kind: MessageKind; byStaff: boolean },
): Promise<Message | undefined> {
  return await unsentMessages(db, engine, [account], [kind])
    // In the format that `JSON.stringify` writes.
    .where('data', 'like', `%"byStaff":${byStaff}%`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The unsent mails of this kind to these accounts, locked until the transaction ends; locked ones are skipped. */
export async function lockUnsentOf(
  { db, engine }: { db: Db; engine: Store['engine'] },
  accounts: readonly string[],
  kind: MessageKind,
): Promise<Message[]> {
  if (accounts.length === 0) return [];
  return await unsentMessages(db, engine, accounts, [kind]).orderBy('id').execute();
}

/** Messages of these kinds that may name this booking: their data contains it, or they count unnamed ones. */
export async function lockUnsentNaming(
  db: Db,
  engine: Store['engine'],
  account: string,
  { kinds, booking }: { kinds: readonly MessageKind[]; booking: number },
): Promise<Message[]> {
  return await unsentMessages(db, engine, [account], kinds)
    .where((eb) =>
      eb.or([eb('data', 'like', `%"booking":${booking}%`), eb('data', 'like', '%"countedTo":%')]),
    )
    .orderBy('id')
    .execute();
}

function unsentMessages(
  db: Db,
  engine: Store['engine'],
  accounts: readonly string[],
  kinds: readonly MessageKind[],
) {
  return (
    db
      .selectFrom('outbox')
      .selectAll()
      .where('account_id', 'in', [...accounts])
      .where('kind', 'in', [...kinds])
      .where('ended_at', 'is', null)
      .where('push_to', 'is', null)
      .where('attempts', '=', 0)
      // SKIP LOCKED never waits, so the lock order does not matter.
      .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
  );
}

export async function updateData(
  db: Db,
  id: number,
  change: { data: string; due_at: number; useless_at: number },
): Promise<void> {
  await db.updateTable('outbox').set(change).where('id', '=', id).execute();
}

/** Changes the data of an unsent message; the caller has locked it. */
export async function rewriteMessage(
  db: Db,
  { id, due_at, useless_at }: Pick<Message, 'id' | 'due_at' | 'useless_at'>,
  about: object,
): Promise<void> {
  await updateData(db, id, { data: JSON.stringify(about), due_at, useless_at });
}

/** Delays unsent messages at least until then; the caller has locked them. */
export async function postpone(db: Db, ids: readonly number[], dueMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: dueMs })
    .where('id', 'in', [...ids])
    .where('due_at', '<', dueMs)
    .execute();
}

/** Which of these messages already exist. */
export async function findWritten(
  db: Db,
  messages: readonly Pick<OutboxTable, 'dedupe'>[],
): Promise<ReadonlySet<string>> {
  if (messages.length === 0) return new Set();
  const rows = await db
    .selectFrom('outbox')
    .select('dedupe')
    .where(
      'dedupe',
      'in',
      messages.map(({ dedupe }) => dedupe),
    )
    .execute();
  return new Set(rows.map(({ dedupe }) => dedupe));
}

/** Whether a message has been sent to an account: its mail, or a push of it to one device at least. @param key of the mail */
export async function wasSent(db: Db, { account, key }: { account: string; key: string }): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('account_id', '=', account)
    .where('outcome', '=', 'sent')
    // In the format that `pushKey` writes.
    .where((eb) => eb.or([eb('dedupe', '=', key), eb('dedupe', 'like', `push:%:${key}`)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes a failed message wait again, under the same key. */
export async function reviveMessage(db: Db, id: number, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      ended_at: null,
      outcome: null,
      claimed_until: 0,
      attempts: 0,
      due_at: nowMs,
      useless_at: nowMs + againMs,
    })
    .where('id', '=', id)
    .where('outcome', '=', 'dead')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes the unsent messages with this prefix of their keys due now. */
export async function hastenMessages(
  db: Db,
  { kind, keys }: { kind: MessageKind; keys: string },
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: nowMs })
    .where('kind', '=', kind)
    .where('dedupe', 'like', `${keys}%`)
    .where('ended_at', 'is', null)
    .where('attempts', '=', 0)
    .where('due_at', '>', nowMs)
    .execute();
}
