import { setImmediate } from 'node:timers/promises';
import { toPln } from '@cablepark/contract/money';
import type { SeasonPreviewRow, SeasonSlotRow } from '@cablepark/contract/season/season.schema';
import { mostListed, type SeasonKind, seasonKinds } from '@cablepark/contract/season/season-kinds';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { changeDays, type DaysChange } from '@cablepark/domain/season/change-days';
import type { SeasonSlot } from '@cablepark/domain/season/plan-day';
import type { Season } from '@cablepark/domain/season/season.schema';
import { stepsOf } from '@cablepark/domain/season/season-steps';
import type { AppContext } from '../../context.ts';
import { requireSeason } from './change/require-season.ts';
import { readTrackDays } from './change/track-days.store.ts';
import { addCounts, countsOf, noCounts } from './counts.ts';
import { reachOf } from './reach.ts';
import { findSeason } from './season.store.ts';
import { placeOf, planStep, spanOfStep } from './season-work.ts';

/** More than in a step of a change, because a preview writes nothing and holds no locks. */
const daysAtOnce = 14;

/** Previews a change to this season; it writes nothing. @throws FAILED_VALIDATION */
export async function previewSeason(
  context: AppContext,
  season: Season,
  refills: boolean,
): Promise<SeasonPreviewRow> {
  const place = await placeOf(context);
  requireSeason(season, place);
  const { db } = context.store;
  const nowMs = context.clock.now().epochMilliseconds;
  const storedSeason = await findSeason(db);
  const reach = await reachOf({ db, nowMs, place }, storedSeason.season, season);
  let counts = noCounts;
  const slots = Object.fromEntries(seasonKinds.map((kind) => [kind, [] as SeasonSlotRow[]]));
  for (const step of stepsOf({ ...reach, daysPerStep: daysAtOnce })) {
    const trackDays = await readTrackDays(db, step.track, spanOfStep(step, place.zone), nowMs);
    const gaps = refills
      ? trackDays.gaps.filter(({ fromMs }) => fromMs < trackDays.span.fromMs)
      : trackDays.gaps;
    const change = changeDays(planStep(season, step, place), { ...trackDays, gaps });
    counts = addCounts(counts, countsOf(change));
    for (const kind of seasonKinds) list(slots[kind] ?? [], change, kind, step.track);
    // Yields to other requests between two pieces.
    await setImmediate();
  }
  return { version: storedSeason.version, counts, slots: slots as SeasonPreviewRow['slots'] };
}

/** The first slots of each kind, for the staff. */
function list(rows: SeasonSlotRow[], change: DaysChange, kind: SeasonKind, track: number): void {
  for (const slot of change[kind].slice(0, mostListed - rows.length)) rows.push(rowOf(slot, track));
}

function rowOf(slot: SeasonSlot & { id?: number; newPrice?: number }, track: number): SeasonSlotRow {
  const { id, startMs, minutes, price, newPrice } = slot;
  return {
    id: id ?? null,
    asset: track,
    startTime: writeWireMs(startMs),
    duration: minutes,
    price: toPln(newPrice ?? price),
    oldPrice: newPrice === undefined ? null : toPln(price),
  };
}
