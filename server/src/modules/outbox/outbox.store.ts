import { type MessageKind, ownDoingKinds } from '@cablepark/domain/messages/message-kinds';
import { ownDoingWindow } from '@cablepark/domain/messages/message-rules';
import type { Insertable, Selectable } from 'kysely';
import type { OutboxOutcome, OutboxTable } from '../../db/message-tables.ts';
import type { Db, Store } from '../../db/store.ts';

export type Message = Selectable<OutboxTable>;

/** How many one process has under way, and for how long they are its own: longer than a try takes unless the process died. */
export const mostUnderWay = 10;
export const leaseMs = 60_000;
/** How long a message that is sent again is tried anew. */
const againMs = 24 * 60 * 60_000;

/** Says nothing a second time: of one fact there is one message. */
export async function insertMessages(db: Db, rows: Insertable<OutboxTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .execute();
}

/** Only reads: whoever has nothing to send leaves the database as it is, and the kept answers with it. */
export async function hasDue(db: Db, nowMs: number): Promise<boolean> {
  const row = await dueIn(db, nowMs).limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes messages whose turn it is. The condition stands outside the choice, too: on PostgreSQL two processes may choose the
 * same row, and the second sees it as the first has left it only where the update itself asks again.
 */
export async function claimDue(
  db: Db,
  engine: Store['engine'],
  nowMs: number,
  most = mostUnderWay,
): Promise<Message[]> {
  const chosen = dueIn(db, nowMs)
    .orderBy('due_at')
    .orderBy('id')
    .limit(most)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());
  return await db
    // Chosen once: as a part of the condition PostgreSQL may choose again and again, and take more than it should.
    .with(
      (cte) => cte('chosen').materialized(),
      () => chosen,
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
    .where('kind', 'in', [...ownDoingKinds])
    .where('push_to', 'is', null)
    .where('outcome', '=', 'sent')
    .where('ended_at', '>', now.subtract(ownDoingWindow).epochMilliseconds)
    .executeTakeFirstOrThrow();
  return count;
}

/** Keeps messages that take longer than usual in this process's hands. */
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
  /** What it was made of is forgotten. */
  forgets: boolean;
}

export async function endMessage(db: Db, id: number, ending: Ending, nowMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ended_at: nowMs, outcome: ending.outcome, failure: ending.failure })
    .$if(ending.forgets, (query) =>
      query.set((eb) => ({
        data: '{}',
        // Of whose account there is no more its address goes, too.
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
 * The newest mail of this kind to somebody that nobody has begun to send, kept until the transaction ends; one that another has is left out.
 * @param byStaff of those about what the staff did, or of the others
 */
export async function lockNewestUnsent(
  db: Db,
  engine: Store['engine'],
  { account, kind, byStaff }: { account: string; kind: MessageKind; byStaff: boolean },
): Promise<Message | undefined> {
  return await unsent(db, engine, account, [kind])
    // As `JSON.stringify` writes it.
    .where('data', 'like', `%"byStaff":${byStaff}%`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Those of these kinds that may name this booking: it stands in them, or they count some that they do not name. */
export async function lockUnsentNaming(
  db: Db,
  engine: Store['engine'],
  account: string,
  { kinds, booking }: { kinds: readonly MessageKind[]; booking: number },
): Promise<Message[]> {
  return await unsent(db, engine, account, kinds)
    .where((eb) =>
      eb.or([eb('data', 'like', `%"booking":${booking}%`), eb('data', 'like', '%"countedTo":%')]),
    )
    .orderBy('id')
    .execute();
}

function unsent(db: Db, engine: Store['engine'], account: string, kinds: readonly MessageKind[]) {
  return (
    db
      .selectFrom('outbox')
      .selectAll()
      .where('account_id', '=', account)
      .where('kind', 'in', [...kinds])
      .where('ended_at', 'is', null)
      .where('push_to', 'is', null)
      .where('attempts', '=', 0)
      // Nobody waits for a row here, so that the order in which rows are locked does not matter.
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

/** Keeps messages until then at least that nobody has begun to send; who calls has locked them. */
export async function postpone(db: Db, ids: readonly number[], dueMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: dueMs })
    .where('id', 'in', [...ids])
    .where('due_at', '<', dueMs)
    .execute();
}

/** What of these has been written before. */
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

/** Lets a message that was given up wait again, under the name that it has. */
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
