import { endOf, type Slot } from '../slots/slot.ts';
import type { Track } from '../tracks/track.ts';
import { type Closure, closureOf } from './closure.ts';

/** Alternatives are searched within this many days before and after the ride. */
export const alternativeDays = 7;
/** The earliest start of an alternative, in minutes from now: its rider needs time to read the message and to come. */
const leastLeadMinutes = 65;
/** Two starts within this many minutes of each other by the clock count as the same hours. */
const sameHoursMinutes = 90;

export interface AlternativeFacts {
  /** The ride that can't take place. */
  ride: Pick<Slot, 'id' | 'track' | 'start' | 'minutes' | 'price'>;
  /** Free slots only, of any track and length. */
  free: readonly Slot[];
  tracks: readonly Pick<Track, 'id' | 'level' | 'status'>[];
  closures: readonly Closure[];
  /** Other rides of the same rider. */
  rides: readonly Pick<Slot, 'start' | 'minutes'>[];
  now: Temporal.Instant;
  zone: string;
}

/**
 * The slots that could replace a ride, best first. They have the same length and level, cost no more, and are outside closures and the rider's
 * other rides. The same hours come first, then the nearest.
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

/** Minutes from the ride, plus a week if the hours differ. */
function rankOf(slot: Slot, ride: { start: Temporal.Instant; clock: number }, zone: string): number {
  const away = Math.abs(ride.start.until(slot.start).total('minutes'));
  const isSameHours = Math.abs(clockMinutes(slot, zone) - ride.clock) <= sameHoursMinutes;
  return isSameHours ? away : away + 7 * 24 * 60;
}

/** Minutes since midnight in the park's zone. */
function clockMinutes({ start }: Pick<Slot, 'start'>, zone: string): number {
  const { hour, minute } = start.toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}
