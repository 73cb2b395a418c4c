import { setImmediate } from 'node:timers/promises';
import { messageTimes } from '@cablepark/domain/messages/message-rules';
import { judgeOpening, type OpeningVerdict } from '@cablepark/domain/season/season-opening';
import { startOfDay } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { insertMessages, messageRow } from '../../outbox/index.ts';
import {
  deleteOpening,
  findActive,
  findUntold,
  lockUntold,
  type SeasonOpening,
  updateOpening,
} from '../../season/index.ts';

/** The most mails in one transaction, so that bookings do not wait long. */
const atOnce = 500;

type SeasonMailContext = Pick<AppContext, 'store' | 'clock' | 'config' | 'outbox'>;

/** Notifies the riders who want it that a season has opened, once each. It only reads if none has. */
export async function writeSeasonMails(context: SeasonMailContext): Promise<void> {
  const opening = await findUntold(context.store.db);
  if (!opening) return;
  const verdict = await judge(context, context.store.db, opening);
  if (verdict === 'wait') return;
  while (await writeSome(context, opening.id)) {
    context.outbox.raise();
    await setImmediate();
  }
  context.outbox.raise();
}

/** @returns whether there may be more to write. A concurrent call in any process continues where the first one ended. */
async function writeSome(context: SeasonMailContext, id: number): Promise<boolean> {
  const { store, clock } = context;
  return await store.db.transaction().execute(async (db) => {
    const opening = await lockUntold(db, store.engine, id);
    if (!opening) return false;
    const verdict = await judge(context, db, opening);
    if (verdict === 'wait') return false;
    if (verdict === 'undone' && opening.told_up_to === null) {
      await deleteOpening(db, id);
      return false;
    }
    const accounts = verdict === 'tell' ? await findNext(db, opening) : [];
    await insertMessages(
      db,
      accounts.map((account) => rowOf(opening, account)),
    );
    const isLast = accounts.length < atOnce;
    const told_up_to = accounts.at(-1) ?? opening.told_up_to;
    await updateOpening(db, id, { told_up_to, told_at: isLast ? clock.now().epochMilliseconds : null });
    return !isLast;
  });
}

async function judge(
  { clock, config }: SeasonMailContext,
  db: Db,
  { first_day, opened_at }: SeasonOpening,
): Promise<OpeningVerdict> {
  const fromMs = startOfDay(Temporal.PlainDate.from(first_day), config.zone).epochMilliseconds;
  const slot = await db
    .selectFrom('slot')
    .select('id')
    .where('start_at', '>=', fromMs)
    .where('planned', '=', 1)
    .limit(1)
    .executeTakeFirst();
  const times = messageTimes('season-opens', Temporal.Instant.fromEpochMilliseconds(opened_at), null);
  const facts = { ...times, isChanging: (await findActive(db)) !== null, hasSlots: slot !== undefined };
  return judgeOpening(facts, clock.now());
}

/** In id order, so that each rider gets exactly one. */
async function findNext(db: Db, { told_up_to }: SeasonOpening): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('season_mails', '=', 1)
    .where('status', '=', 'active')
    .where('email', 'is not', null)
    .$if(told_up_to !== null, (query) => query.where('id', '>', told_up_to ?? ''))
    .orderBy('id')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

function rowOf({ season, first_day, opened_at }: SeasonOpening, account_id: string) {
  const dedupe = `season-opens:${season}:${account_id}`;
  const openedAt = Temporal.Instant.fromEpochMilliseconds(opened_at);
  return messageRow(openedAt, {
    kind: 'season-opens',
    dedupe,
    account_id,
    about: { firstDay: first_day },
    start: null,
  });
}
