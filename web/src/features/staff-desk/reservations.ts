import { hasWords, searchTextOf, searchWords } from '@cablepark/domain/accounts/search-text';
import { isOverdue } from '@cablepark/domain/booking/desk-rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { When } from '@cablepark/domain/slots/upcoming';
import { timeText } from '@cablepark/domain/time/display';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { Booking, BookingData, Rider } from '../../booking/slotUpdates.ts';
import type { BookingsView } from './bookings/bookingsView.ts';

/** One slot with all data of a row on the desk. */
export interface Reservation extends Booking {
  /** `HH:MM` in the park. */
  time: string;
}

/** Whether its rider should have arrived and nobody has checked them in or marked them. @param isClosed whether the ride cannot take place */
export function isLate(
  { slot, arrived, missing }: Reservation,
  { now, isClosed }: { now: Temporal.Instant; isClosed: boolean },
): boolean {
  return isOverdue({ slot, now, hasArrived: arrived, isMissing: missing, isClosed });
}

export interface ReservationDay {
  day: Temporal.PlainDate;
  reservations: readonly Reservation[];
}

/** Joins slots with their riders and payments; an unchanged reservation, or list, keeps its identity between calls. */
export function reservationMaker(zone: string): (data: BookingData) => Reservation[] {
  const cache = new WeakMap<Slot, Reservation>();
  let all: Reservation[] = [];
  return (data) => {
    const missing = new Set(data.missing);
    const arrived = new Set(data.arrived);
    const now = data.slots.map((slot) => {
      const next = {
        rider: slot.rider === null ? null : (data.riders[slot.rider] ?? null),
        payment: slot.payment === null ? null : (data.payments[slot.payment] ?? null),
        missing: missing.has(slot.id),
        arrived: arrived.has(slot.id),
        place: placeOf(data, slot),
      };
      const last = cache.get(slot);
      if (last && isAlike(last, next)) return last;
      const reservation = { slot, time: last?.time ?? timeText(slot.start, zone), ...next };
      cache.set(slot, reservation);
      return reservation;
    });
    const isSame = now.length === all.length && now.every((each, index) => each === all[index]);
    all = isSame ? all : now;
    return all;
  };
}

/** A place of an earlier holder does not count. */
function placeOf({ places }: BookingData, { id, rider }: Slot) {
  const place = places[id];
  return place && place.contact === rider ? place : null;
}

function isAlike(a: Omit<Booking, 'slot'>, b: Omit<Booking, 'slot'>): boolean {
  return (
    a.rider === b.rider &&
    a.payment === b.payment &&
    a.missing === b.missing &&
    a.arrived === b.arrived &&
    a.place === b.place
  );
}

/** The bookings that match the page's filters (SPEC.md §2, /bookings). */
export function filterReservations(all: readonly Reservation[], view: BookingsView): Reservation[] {
  const words = searchWords(view.text);
  return all.filter(({ slot, rider, place }) => {
    if (slot.rider === null) return false;
    if (view.track !== 'all' && String(slot.track) !== view.track) return false;
    if (view.payment !== 'all' && (slot.payment !== null) !== (view.payment === 'paid')) return false;
    if (words.length === 0) return true;
    // A group is found by its contact and by each of its people.
    return rider !== null && hasWords(searchable(rider) + nameText(place?.name ?? null), words);
  });
}

function nameText(name: string | null): string {
  return name === null ? '' : searchTextOf({ first_name: name, last_name: null, email: null, phone: null });
}

const searchTexts = new WeakMap<Rider, string>();

function searchable(rider: Rider): string {
  const { name, phone, email } = rider;
  const text = searchTexts.get(rider) ?? searchTextOf({ first_name: name, last_name: null, email, phone });
  searchTexts.set(rider, text);
  return text;
}

/** By day in the park's zone: upcoming days first to last, archived days last to first (SPEC.md §2). Within a day by time. */
export function groupByDay(reservations: readonly Reservation[], when: When, zone: string): ReservationDay[] {
  const days: { day: Temporal.PlainDate; endMs: number; reservations: Reservation[] }[] = [];
  for (const reservation of reservations.toSorted(byPlace)) {
    const { start } = reservation.slot;
    const last = days.at(-1);
    // Computes the zone once a day, not once a slot: a page may have thousands.
    if (last && start.epochMilliseconds < last.endMs) last.reservations.push(reservation);
    else {
      const day = dayOf(start, zone);
      const endMs = startOfDay(day.add({ days: 1 }), zone).epochMilliseconds;
      days.push({ day, endMs, reservations: [reservation] });
    }
  }
  return when === 'upcoming' ? days : days.toReversed();
}

/** By time, then track, then place. */
export function byPlace({ slot: a }: Reservation, { slot: b }: Reservation): number {
  return a.start.epochMilliseconds - b.start.epochMilliseconds || a.track - b.track || a.id - b.id;
}

export interface Totals {
  count: number;
  unpaid: number;
  /** Total of the unpaid ones, in grosze. */
  due: number;
}

export function totalsOf(reservations: readonly Reservation[]): Totals {
  const unpaid = reservations.filter(({ slot }) => slot.payment === null);
  const due = unpaid.reduce((sum, { slot }) => sum + slot.price, 0);
  return { count: reservations.length, unpaid: unpaid.length, due };
}
