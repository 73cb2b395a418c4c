import { may } from '@cablepark/domain/accounts/permissions';
import { type DigestSpan, dueDigest } from '@cablepark/domain/messages/digest';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { insertMessages, messageRow } from '../../outbox/index.ts';
import { selectMadeBookings } from '../parts/made-bookings.ts';

/** Writes the missing digests of the evening, if there are new bookings. Otherwise it only reads. */
export async function writeDigests({ store, clock, config, outbox }: AppContext): Promise<void> {
  const now = clock.now();
  const span = dueDigest(now, config.zone);
  if (!span) return;
  const missingDigests = await findMissing(store.db, span);
  if (missingDigests.length === 0) return;
  const about = { from: span.from.epochMilliseconds, until: span.until.epochMilliseconds };
  if (!(await selectMadeBookings(store.db, about).limit(1).executeTakeFirst())) return;
  // Another process may insert it first: the database allows one of each.
  const kind = 'new-bookings';
  await insertMessages(
    store.db,
    missingDigests.map(({ dedupe, account_id }) =>
      messageRow(now, { kind, dedupe, account_id, about, start: null }),
    ),
  );
  outbox.raise();
}

async function findMissing(db: Db, { day }: DigestSpan) {
  const readers = await db
    .selectFrom('account')
    .select(['id', 'role'])
    .where('digest', '=', 1)
    .where('status', '=', 'active')
    .where('email', 'is not', null)
    .execute();
  const dueDigests = readers
    .filter(({ role }) => may(role, 'message.read'))
    .map(({ id }) => ({ dedupe: `new-bookings:${day.toString()}:${id}`, account_id: id }));
  if (dueDigests.length === 0) return [];
  const keys = dueDigests.map(({ dedupe }) => dedupe);
  const rows = await db.selectFrom('outbox').select('dedupe').where('dedupe', 'in', keys).execute();
  return dueDigests.filter(({ dedupe }) => !rows.some((row) => row.dedupe === dedupe));
}
