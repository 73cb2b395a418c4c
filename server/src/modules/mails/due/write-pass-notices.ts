import type { PassNoticeKind } from '@cablepark/domain/messages/message-kinds';
import {
  duePassNotices,
  isLow,
  lastFilling,
  type NoticedPass,
} from '@cablepark/domain/messages/pass-notices';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { readKind } from '../../../db/stored-pass-kind.ts';
import { nextTurn } from '../../../next-turn.ts';
import { findWritten, insertMessages, messageRow, type NewMessage } from '../../outbox/index.ts';

const dayMs = 24 * 60 * 60_000;
/** How far ahead of a pass's end its owner gets a notice. */
const aheadMs = 31 * dayMs;
const backMs = 3 * dayMs;

/** The most passes that are read before other requests get their turn in the event loop. */
const atOnce = 100;

/** Notifies owners of a low balance, once after each top-up, and of an upcoming end, once. It only reads if there is neither. */
export async function writePassNotices(context: AppContext): Promise<void> {
  const now = context.clock.now();
  let [last, hasWritten] = [0, false];
  for (;;) {
    await nextTurn();
    const passes = await findPasses(context.store.db, now.epochMilliseconds, last);
    const lastOne = passes.at(-1);
    if (!lastOne) break;
    if (await writeFor(context.store.db, passes, now)) hasWritten = true;
    last = lastOne.id;
  }
  if (hasWritten) context.outbox.raise();
}

/** @returns whether there was anything to write */
async function writeFor(db: Db, passes: readonly NoticedPass[], now: Temporal.Instant): Promise<boolean> {
  const fillings = await findFillings(db, passes.filter(isLow));
  const dueNotices = passes.flatMap((pass) =>
    duePassNotices(pass, now).map((kind) => messageOf(pass, kind, fillings.get(pass.id) ?? null)),
  );
  const existing = await findWritten(db, dueNotices);
  const missingNotices = dueNotices.filter(({ dedupe }) => !existing.has(dedupe));
  if (missingNotices.length === 0) return false;
  // Another process may insert it first: the database allows one of each.
  await insertMessages(
    db,
    missingNotices.map((message) => messageRow(now, message)),
  );
  return true;
}

function messageOf(
  { id, owner, ends }: NoticedPass,
  kind: PassNoticeKind,
  filling: number | null,
): NewMessage<PassNoticeKind> {
  const endsMs = ends?.epochMilliseconds ?? null;
  const of = kind === 'pass-low' ? filling : endsMs;
  return {
    kind,
    dedupe: `${kind}:${id}:${of}`,
    account_id: owner,
    about: { pass: id, ends: endsMs },
    start: null,
  };
}

/** The next passes after `last` with a balance that end soon or were used lately, whose owners have an address and want mails. */
async function findPasses(db: Db, nowMs: number, last: number): Promise<NoticedPass[]> {
  const lately = db
    .selectFrom('pass_entry')
    .select('pass_id')
    .where('reason', '=', 'ride')
    .where('created_at', '>', nowMs - backMs);
  const rows = await db
    .selectFrom('pass')
    .innerJoin('account', 'account.id', 'pass.account_id')
    .select([
      'pass.id',
      'pass.kind',
      'pass.balance',
      'pass.ends_at',
      'pass.created_at',
      'account.id as owner',
    ])
    .select((eb) =>
      eb
        .selectFrom('pass_entry')
        .select((entry) => entry.fn.max('pass_entry.created_at').as('at'))
        .whereRef('pass_entry.pass_id', '=', 'pass.id')
        .where('pass_entry.reason', '=', 'ride')
        .as('lastTaken'),
    )
    .where('pass.id', '>', last)
    .where('account.email', 'is not', null)
    .where('account.reminders', '=', 1)
    .where('pass.balance', '>', 0)
    .where('pass.voided_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('pass.ends_at', '>', nowMs), eb('pass.ends_at', '<', nowMs + aheadMs)]),
        eb('pass.id', 'in', lately),
      ]),
    )
    .orderBy('pass.id')
    .limit(atOnce)
    .execute();
  return rows.map(({ id, kind: json, balance, owner, ends_at, created_at, lastTaken }) => {
    return {
      id,
      kind: readKind(json),
      balance,
      owner,
      ends: instantOf(ends_at),
      bought: Temporal.Instant.fromEpochMilliseconds(created_at),
      lastTaken: instantOf(lastTaken),
    };
  });
}

/** The last entry that filled each of these passes. */
async function findFillings(
  db: Db,
  passes: readonly NoticedPass[],
): Promise<ReadonlyMap<number, number | null>> {
  if (passes.length === 0) return new Map();
  const ids = passes.map(({ id }) => id);
  const rows = await db
    .selectFrom('pass_entry')
    .select(['id', 'pass_id', 'delta', 'reason'])
    .where('pass_id', 'in', ids)
    .execute();
  const entries = Map.groupBy(rows, ({ pass_id }) => pass_id);
  return new Map(passes.map(({ id, balance }) => [id, lastFilling(balance, entries.get(id) ?? [])]));
}

function instantOf(ms: number | null): Temporal.Instant | null {
  return ms === null ? null : Temporal.Instant.fromEpochMilliseconds(ms);
}
