import { hasEnded } from '@cablepark/domain/slots/slot';
import { byPlace, type Reservation } from './reservations.ts';
import type { AddressForm } from './useAddressView.ts';

export interface TrackDay {
  track: number;
  reservations: readonly Reservation[];
}

/**
 * The day of each track, by time. Tracks without a slot are included, so that a page keeps its columns; a deleted one only if it still has
 * bookings.
 */
export function byTrack(reservations: readonly Reservation[], tracks: readonly number[]): TrackDay[] {
  const byTime = reservations.toSorted(byPlace);
  const others = byTime.filter(({ slot }) => slot.rider !== null).map(({ slot }) => slot.track);
  return [...new Set([...tracks, ...others])].map((track) => ({
    track,
    reservations: byTime.filter(({ slot }) => slot.track === track),
  }));
}

/** Groups of at most `most` columns, as even as possible. */
export function columnGroups<Column>(columns: readonly Column[], most: number): Column[][] {
  const groups = Math.ceil(columns.length / most);
  const each = Math.ceil(columns.length / groups);
  return Array.from({ length: groups || 0 }, (_, index) => columns.slice(index * each, (index + 1) * each));
}

/** Past and other slots; of the past ones only the booked. */
export function splitDay(
  reservations: readonly Reservation[],
  now: Temporal.Instant,
): { earlier: Reservation[]; coming: Reservation[] } {
  const over = ({ slot }: Reservation) => hasEnded(slot, now);
  return {
    earlier: reservations.filter((each) => over(each) && each.slot.rider !== null),
    coming: reservations.filter((each) => !over(each)),
  };
}

/** A day, and the slot whose details open with it. */
interface DayView {
  day: Temporal.PlainDate | null;
  slot: number | null;
}

/** `?day=2026-07-04&slot=7`; a missing or invalid day is `null`, which means today. */
export const dayAddress: AddressForm<DayView> = {
  read(params) {
    const slot = /^[1-9]\d{0,8}$/.exec(params.get('slot') ?? '')?.[0];
    return { day: parseDay(params.get('day')), slot: slot === undefined ? null : Number(slot) };
  },
  write: ({ day, slot }) =>
    new URLSearchParams({
      ...(day && { day: day.toString() }),
      ...(slot !== null && { slot: String(slot) }),
    }),
};

function parseDay(text: string | null): Temporal.PlainDate | null {
  if (text === null) return null;
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}
