import {
  type DayParts,
  type DaySummary,
  partsByDay,
  type SummaryView,
  summarizeDay,
} from '@cablepark/domain/planner/day-summary';
import { dayOf } from '@cablepark/domain/time/park-time';

interface CachedDay extends DayParts {
  closures: SummaryView['closures'] | undefined;
  me: string | null;
  isClosed: boolean;
  zone: string;
  clock: string;
  summary: DaySummary;
}

/**
 * Summarises the days as the domain does, but caches the summary of an unchanged day. A tick or a booking then recomputes one day, not six weeks of
 * slots. Other cells don't render again.
 */
export function rememberedSummaries(): (
  days: readonly Temporal.PlainDate[],
  view: SummaryView,
) => DaySummary[] {
  const cache = new Map<string, CachedDay>();
  return (days, view) => {
    const today = dayOf(view.now, view.zone);
    return partsByDay(days, view).map((own) => {
      const day = own.day.toString();
      const { me, zone, isClosed, closures } = view;
      const now = { ...own, me, isClosed, closures, zone, clock: clockOf(own.day, today, view.now) };
      const last = cache.get(day);
      if (last && isSame(last, now)) return last.summary;
      const summary = summarizeDay(own, view);
      cache.set(day, { ...now, summary });
      return summary;
    });
  };
}

/** A future day looks the same all through today. */
function clockOf(day: Temporal.PlainDate, today: Temporal.PlainDate, now: Temporal.Instant): string {
  return Temporal.PlainDate.compare(day, today) > 0 ? today.toString() : now.toString();
}

function isSame(last: CachedDay, now: Omit<CachedDay, 'summary'>): boolean {
  return (
    last.me === now.me &&
    last.isClosed === now.isClosed &&
    last.closures === now.closures &&
    last.zone === now.zone &&
    last.clock === now.clock &&
    areSame(last.slots, now.slots) &&
    areSame(last.events, now.events)
  );
}

function areSame(some: readonly object[], others: readonly object[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}
