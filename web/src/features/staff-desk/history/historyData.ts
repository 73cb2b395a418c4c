import { groupBy } from '@cablepark/domain/grouping';
import { historyMonths } from '@cablepark/domain/park/policy';
import type { Slot } from '@cablepark/domain/slots/slot';
import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { Rider } from '../../../booking/slotUpdates.ts';
import type { HistoryPageData } from '../api/historyPage.ts';
import type { HistoryQuestion } from '../api/readHistory.ts';
import type { AddressForm } from '../useAddressView.ts';

export type HistoryAction = HistoryQuestion['action'];

/** The last month up to `to`, by the park's calendar (SPEC.md §9). */
export function historyRange(to: Temporal.Instant, zone: string): Pick<HistoryQuestion, 'from' | 'to'> {
  const from = to.toZonedDateTimeISO(zone).subtract({ months: historyMonths }).toInstant();
  return { from, to };
}

export interface HistoryEntry {
  id: number;
  /** `HH:MM` in the park. */
  time: string;
  booked: boolean;
  /** Whether it was cancelled after the limit for free cancellation, as the server stored it; never a move. */
  late: boolean;
  slotId: number;
  slot: Slot | null;
  rider: Rider | null;
  /** The member of staff who acted; null for the rider, or if unknown. */
  staff: Rider | null;
}

export interface HistoryDay {
  day: Temporal.PlainDate;
  entries: readonly HistoryEntry[];
}

/** The rows in order, newest first, grouped by day in the park's zone. */
export function historyDays(data: HistoryPageData, zone: string): HistoryDay[] {
  const entries = data.rows.map((row) => {
    const at = row.at;
    const slot = data.slots[row.slotId] ?? null;
    const isBooking = row.actionType === 'book';
    const late = !isBooking && row.late === true;
    const rider = data.riders[row.userId] ?? null;
    const { actorId = row.userId } = row;
    const staff = actorId === row.userId ? null : (data.riders[actorId] ?? null);
    const time = timeText(at, zone);
    return {
      day: dayOf(at, zone),
      entry: { id: row.id, time, booked: isBooking, late, slotId: row.slotId, slot, rider, staff },
    };
  });
  return [...groupBy(entries, ({ day }) => day.toString()).values()].flatMap((inDay) => {
    const [first] = inDay;
    return first ? [{ day: first.day, entries: inDay.map(({ entry }) => entry) }] : [];
  });
}

export interface HistoryView {
  action: HistoryAction;
  /** From 1. */
  page: number;
}

/** `?action=cancel&page=2`; missing or invalid parts mean the first page of everything. */
export const historyAddress: AddressForm<HistoryView> = {
  read(params) {
    const action =
      (['book', 'cancel'] as const).find((candidate) => candidate === params.get('action')) ?? 'all';
    const page = Number(params.get('page') ?? 1);
    return { action, page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
  },
  write({ action, page }) {
    const params = new URLSearchParams();
    if (action !== 'all') params.set('action', action);
    if (page > 1) params.set('page', String(page));
    return params;
  },
};
