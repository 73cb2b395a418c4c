import { type ShownMonth, writeShownMonth } from '@cablepark/contract/rides/shown-month';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { type DaySummary, summarizeDays } from '@cablepark/domain/planner/day-summary';
import { gridRange, type MomentRange, openRange, shownWeeks } from '@cablepark/domain/slots/month-page';
import { fromTodayOn } from '@cablepark/domain/slots/upcoming';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { Track } from '@cablepark/domain/tracks/track';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import type { AppContext } from '../context.ts';
import { findEventsOfTrack } from '../modules/events/index.ts';
import { findSlotsOfTrack } from '../modules/slots/rows/index.ts';
import { findClosures } from '../modules/tracks/state/index.ts';

/** The month of a planner's page, and its time. */
export interface MonthOfNow {
  /** ISO 8601 in UTC. */
  madeAt: string;
  shownMonth: ShownMonth;
}

/** The same days with their slots, for the sheet of a day. */
export interface DaysOfNow {
  now: Temporal.Instant;
  days: readonly DaySummary[];
  /** Whether the track is closed for visitors' bookings. */
  isClosed: boolean;
}

interface CacheEntry {
  readAt: number;
  month: Promise<MonthOfNow & { read: DaysOfNow }>;
}

/** The maximum age of the counts in a rendered page; a busy planner is rendered no more often. */
export const longestKeptMs = 15_000;

/** A cache of each track's current month in a visitor's view, with one read per period for any number of requests. */
export class ShownMonths {
  readonly #context: AppContext;
  readonly #kept = new Map<Track['id'], CacheEntry>();

  constructor(context: AppContext) {
    this.#context = context;
  }

  async read(track: Track): Promise<MonthOfNow> {
    const { madeAt, shownMonth } = await this.#readOnce(track);
    return { madeAt, shownMonth };
  }

  async readDays(track: Track): Promise<DaysOfNow> {
    return (await this.#readOnce(track)).read;
  }

  #readOnce(track: Track): CacheEntry['month'] {
    const readAt = this.#context.clock.now().epochMilliseconds;
    const last = this.#kept.get(track.id);
    if (last && Math.abs(readAt - last.readAt) < longestKeptMs) return last.month;
    const entry: CacheEntry = { readAt, month: this.#readAnew(track, last) };
    this.#kept.set(track.id, entry);
    entry.month.catch(() => {
      if (this.#kept.get(track.id) === entry) this.#kept.delete(track.id);
    });
    return entry.month;
  }

  /** Unchanged data keeps its identity, so that its page stays cached. */
  async #readAnew(track: Track, last: CacheEntry | undefined): CacheEntry['month'] {
    const [now, before] = await Promise.all([readMonth(this.#context, track), last?.month.catch(() => null)]);
    const isSame = before && JSON.stringify(before.shownMonth) === JSON.stringify(now.shownMonth);
    return isSame ? { ...before, read: now.read } : now;
  }
}

async function readMonth({ clock, config, store }: AppContext, track: Track): CacheEntry['month'] {
  const { zone } = config;
  const now = clock.now();
  const today = dayOf(now, zone);
  const grid = shownWeeks({ month: today.toPlainYearMonth(), day: null }, today);
  const whole = gridRange(grid, zone);
  const [slots, events, closures] = await Promise.all([
    findSlotsOfTrack(store.db, track.id, inMs(openRange(grid, today, zone) ?? whole)),
    findEventsOfTrack(store.db, track.id, inMs(whole)),
    findClosures(store.db, now, whole.to),
  ]);
  const isClosed = !takesBookings(track.status, null);
  const currentSlots = fromTodayOn(slots, today, now, zone);
  const facts = { slots: currentSlots, events, closures, me: null, isClosed, now, zone };
  const days = summarizeDays(grid, facts);
  const shownMonth = writeShownMonth(track.id, days);
  return { madeAt: writeWireTime(now), shownMonth, read: { now, days, isClosed } };
}

function inMs({ from, to }: MomentRange) {
  return { fromMs: from.epochMilliseconds, toMs: to.epochMilliseconds };
}
