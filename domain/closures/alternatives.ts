import { endOf, type Slot } from '../slots/slot.ts';
import type { Track } from '../tracks/track.ts';
import { type Closure, closureOf } from './closure.ts';

/** Alternatives are looked for among so many days from the ride's. */
export const alternativeDays = 7;
/** An alternative starts so long after now at the earliest, in minutes: its rider has to hear of it and to come. */
const leastLeadMinutes = 65;
/** Within so many minutes by the clock, another day has the same hours. */
const sameHoursMinutes = 90;

export interface AlternativeFacts {
  /** The ride that can't take place. */
  ride: Pick<Slot, 'id' | 'track' | 'start' | 'minutes' | 'price'>;
  /** Free slots, and only those: of any track and length. */
  free: readonly Slot[];
  tracks: readonly Pick<Track, 'id' | 'level' | 'status'>[];
  closures: readonly Closure[];
  /** Other rides of the same rider. */
  rides: readonly Pick<Slot, 'start' | 'minutes'>[];
  now: Temporal.Instant;
  zone: string;
}

/**
 * The slots that could replace a ride, the best first: of the same length and level, not dearer, never inside a closure or beside
 * another ride of the rider; the same hours first, then the nearest.
 */
export function rankAlternatives(facts: AlternativeFacts): Slot[] {
  const { ride, free, now, zone } = facts;
  const earliest = now.add({ minutes: leastLeadMinutes });
  const ofRide = { start: ride.start, clock: clockMinutes(ride, zone) };
  return free
    .filter((slot) => slot.id !== ride.id && Temporal.Instant.compare(slot.start, earliest) >= 0)
    .filter((slot) => slot.minutes === ride.minutes && slot.price <= ride.price)
    .filter((slot) => isFit(slot, facts))
    .map((slot) => ({ slot, rank: rankOf(slot, ofRide, zone) }))
    .toSorted((a, b) => a.rank - b.rank || a.slot.id - b.slot.id)
    .map(({ slot }) => slot);
}

function isFit(slot: Slot, { ride, tracks, closures, rides }: AlternativeFacts): boolean {
  const levelOf = (id: number) => tracks.find((track) => track.id === id)?.level ?? null;
  const isOpen = tracks.some(({ id, status }) => id === slot.track && status === 'open');
  if (!isOpen || (slot.track !== ride.track && levelOf(slot.track) !== levelOf(ride.track))) return false;
  if (closureOf(slot, closures) !== null) return false;
  return !rides.some(
    (other) =>
      Temporal.Instant.compare(other.start, endOf(slot)) < 0 &&
      Temporal.Instant.compare(endOf(other), slot.start) > 0,
  );
}

/** Minutes from the ride, and a week more where the hours differ. */
function rankOf(slot: Slot, ride: { start: Temporal.Instant; clock: number }, zone: string): number {
  const away = Math.abs(ride.start.until(slot.start).total('minutes'));
  const isSameHours = Math.abs(clockMinutes(slot, zone) - ride.clock) <= sameHoursMinutes;
  return isSameHours ? away : away + 7 * 24 * 60;
}

/** Minutes since midnight by the park's clocks. */
function clockMinutes({ start }: Pick<Slot, 'start'>, zone: string): number {
  const { hour, minute } = start.toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}
