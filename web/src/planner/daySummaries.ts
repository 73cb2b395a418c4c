import type { ParkEvent } from '@cablepark/domain/events';
import { dayOf } from '@cablepark/domain/park-time';
import { type DaySummary, type PlannerView, slotsByDay, summarizeDay } from '@cablepark/domain/planner';
import type { Slot } from '@cablepark/domain/slots';

interface Known {
  slots: readonly Slot[];
  events: readonly ParkEvent[];
  me: string | null;
  zone: string;
  clock: string;
  summary: DaySummary;
}

/**
 * Sums up the days as the domain does, but gives a day in which nothing changed its very last summary: a tick of the clock
 * or a booking then costs one day, not the thousands of slots of six weeks, and the other cells need not be drawn again.
 */
export function rememberedSummaries(): (
  days: readonly Temporal.PlainDate[],
  view: PlannerView,
) => DaySummary[] {
  const known = new Map<string, Known>();
  return (days, view) => {
    const today = dayOf(view.now, view.zone);
    const slots = slotsByDay(days, view.slots, view.zone);
    return days.map((day, index) => {
      const now = { ...view, slots: slots[index] ?? [], clock: clockOf(day, today, view.now) };
      const last = known.get(day.toString());
      if (last && isSame(last, now)) return last.summary;
      const { slots: inDay, events, me, zone, clock } = now;
      const summary = summarizeDay(day, now);
      known.set(day.toString(), { slots: inDay, events, me, zone, clock, summary });
      return summary;
    });
  };
}

/** A day that has not begun looks the same all through today. */
function clockOf(day: Temporal.PlainDate, today: Temporal.PlainDate, now: Temporal.Instant): string {
  return Temporal.PlainDate.compare(day, today) > 0 ? today.toString() : now.toString();
}

function isSame(last: Known, now: Omit<Known, 'summary'>): boolean {
  return (
    last.events === now.events &&
    last.me === now.me &&
    last.zone === now.zone &&
    last.clock === now.clock &&
    last.slots.length === now.slots.length &&
    last.slots.every((slot, index) => slot === now.slots[index])
  );
}
