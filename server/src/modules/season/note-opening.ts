import { openedSeason } from '@cablepark/domain/season/season-opening';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { Settled } from './change/settle-days.ts';
import { hasOpened, insertOpening } from './opening.store.ts';
import type { SeasonWork } from './season-work.ts';

/** Records the opening of a season, in the transaction of its first slots; `mails` notifies the subscribers. */
export async function noteOpening(work: SeasonWork, settled: Settled | null): Promise<void> {
  const starts = settled?.change.make.map(({ startMs }) => startMs) ?? [];
  if (!settled || starts.length === 0) return;
  const { db, nowMs, place } = work;
  const firstMs = starts.reduce((first, each) => Math.min(first, each));
  const firstDay = dayText(firstMs, place.zone);
  // The usual case, because a season is open for half a year and releases its days one by one.
  if (await hasOpened(db, Temporal.PlainDate.from(firstDay).year)) return;
  const before = await findLastBefore(work, firstMs);
  const season = openedSeason({
    firstDay,
    lastDayBefore: before === null ? null : dayText(before, place.zone),
    isOpenLater: await isOpenFrom(work, firstMs, settled.recorded.made),
  });
  if (season !== null) await insertOpening(db, { season, first_day: firstDay, opened_at: nowMs });
}

async function findLastBefore({ db }: SeasonWork, ms: number): Promise<number | null> {
  const row = await db
    .selectFrom('slot')
    .select('start_at')
    .where('start_at', '<', ms)
    .orderBy('start_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.start_at ?? null;
}

/** Whether the plan has slots after this time besides the new ones. */
async function isOpenFrom({ db }: SeasonWork, ms: number, newIds: readonly number[]): Promise<boolean> {
  const row = await db
    .selectFrom('slot')
    .select('id')
    .where('start_at', '>=', ms)
    .where('planned', '=', 1)
    .where('id', 'not in', [...newIds])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function dayText(ms: number, zone: string): string {
  return dayOf(Temporal.Instant.fromEpochMilliseconds(ms), zone).toString();
}
