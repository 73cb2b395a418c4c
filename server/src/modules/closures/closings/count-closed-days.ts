import { reasonOfClosedDay } from '@cablepark/domain/closures/closed-day';
import type { Closure, ClosureReason } from '@cablepark/domain/closures/closure';
import { changeOfClosedDay } from '@cablepark/domain/passes/closed-days';
import { endOf } from '@cablepark/domain/slots/slot';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { growPasses } from '../../passes/index.ts';
import { findSlotsOfTrack, type StoredSlot } from '../../slots/rows/index.ts';
import { findTracks } from '../../tracks/rows/index.ts';
import { findClosures } from '../../tracks/state/index.ts';

/**
 * Counts days on which the whole park is closed, if the park's passes are extended by them. It is idempotent in every process.
 * Future days follow the current closures and slots; past days stay as they were counted.
 */
export async function countClosedDays(context: AppContext): Promise<void> {
  const { store, clock, config } = context;
  const { db } = store;
  const now = clock.now();
  const today = dayOf(now, config.zone);
  const since = startOfDay(today.subtract({ days: 1 }), config.zone);
  const closures = await findClosures(db, since, null);
  const rows = await findLateDays(db, since);
  if (closures.length === 0 && rows.length === 0) return;
  const { passesGrow } = (await context.parkSettings.read()).closures;
  const counted = new Set(rows.flatMap(({ day, taken_back_at }) => (taken_back_at === null ? day : [])));
  const openTracks = (await findTracks(db)).filter(({ status }) => status === 'open').map(({ id }) => id);
  const days = [...new Set([...daysOf(closures, since, config.zone), ...rows.map(({ day }) => day)])];
  for (const name of days.toSorted()) {
    const day = Temporal.PlainDate.from(name);
    const { reason, isOver } = passesGrow
      ? await readDay(db, day, { closures, openTracks, now, zone: config.zone })
      : { reason: null, isOver: false };
    const facts = { day, today, isOver, isCounted: counted.has(name), isClosed: reason !== null };
    const change = changeOfClosedDay(facts);
    if (change === 'count' && reason) await countDay(db, day, { reason, now, zone: config.zone });
    if (change === 'takeBack') await takeDayBack(db, name, now);
  }
  if (passesGrow || rows.length > 0) await growPasses(context, since);
}

/** The days since yesterday that are counted or were uncounted. */
async function findLateDays(db: Db, since: Temporal.Instant) {
  return await db
    .selectFrom('closed_day')
    .select(['day', 'taken_back_at'])
    .where('until_at', '>', since.epochMilliseconds)
    .execute();
}

/** The days that overlap closures. */
function daysOf(closures: readonly Closure[], since: Temporal.Instant, zone: string): string[] {
  return closures.flatMap(({ from, until }) => {
    const first = dayOf(Temporal.Instant.compare(from, since) < 0 ? since : from, zone);
    const last = dayOf(until.subtract({ milliseconds: 1 }), zone);
    return Array.from({ length: first.until(last).days + 1 }, (_, days) => first.add({ days }).toString());
  });
}

interface Surroundings {
  closures: readonly Closure[];
  openTracks: readonly number[];
  now: Temporal.Instant;
  zone: string;
}

/** Whether a whole day is closed. A closure with an unknown end does not close future days. */
async function readDay(db: Db, day: Temporal.PlainDate, { closures, openTracks, now, zone }: Surroundings) {
  const isToCome = Temporal.PlainDate.compare(day, dayOf(now, zone)) > 0;
  const slots = await findSlotsOfDay(db, day, { openTracks, zone });
  return {
    reason: reasonOfClosedDay(
      slots,
      closures.filter(({ isForNow }) => !isToCome || !isForNow),
    ),
    isOver: slots.every((slot) => Temporal.Instant.compare(endOf(slot), now) <= 0),
  };
}

/** The slots of a day on open tracks, earliest first. */
async function findSlotsOfDay(
  db: Db,
  day: Temporal.PlainDate,
  { openTracks, zone }: Pick<Surroundings, 'openTracks' | 'zone'>,
): Promise<StoredSlot[]> {
  const times = {
    fromMs: startOfDay(day, zone).epochMilliseconds,
    toMs: startOfDay(day.add({ days: 1 }), zone).epochMilliseconds,
  };
  const slots: StoredSlot[] = [];
  for (const track of openTracks) slots.push(...(await findSlotsOfTrack(db, track, times)));
  return slots.toSorted((a, b) => Temporal.Instant.compare(a.start, b.start) || a.id - b.id);
}

async function countDay(
  db: Db,
  day: Temporal.PlainDate,
  { reason, now, zone }: { reason: ClosureReason; now: Temporal.Instant; zone: string },
): Promise<void> {
  await db
    .insertInto('closed_day')
    .values({
      day: day.toString(),
      from_at: startOfDay(day, zone).epochMilliseconds,
      until_at: startOfDay(day.add({ days: 1 }), zone).epochMilliseconds,
      reason,
      created_at: now.epochMilliseconds,
      taken_back_at: null,
    })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ reason, taken_back_at: null }))
    .execute();
}

async function takeDayBack(db: Db, day: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('closed_day')
    .set({ taken_back_at: now.epochMilliseconds })
    .where('day', '=', day)
    .execute();
}
