import { startOf } from '../time/park-time.ts';

/** A slot as it crosses the wire (SPEC.md §3). `price` in PLN, `duration` in minutes, `asset` is the track. */
export interface Slot {
  id: number;
  startTime: string;
  duration: number;
  price: number;
  asset: number;
  bookedBy: string | null;
  payment: number | null;
  event: number | null;
}

/** Who holds a slot when the asker may not know (DESIGN.md §5.3). */
export const someoneElse = '00000000-0000-0000-0000-000000000000';

export type SlotState = 'free' | 'taken' | 'mine' | 'ended';

export function endOf(slot: Pick<Slot, 'startTime' | 'duration'>): Temporal.Instant {
  return startOf(slot).add({ minutes: slot.duration });
}

/** A slot is over when its start plus its duration has passed (SPEC.md §9). */
export function hasEnded(slot: Pick<Slot, 'startTime' | 'duration'>, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(endOf(slot), now) <= 0;
}

/** Whether it can still be booked: nobody holds it, and it has not ended. */
export function isOpen(
  slot: Pick<Slot, 'startTime' | 'duration' | 'bookedBy'>,
  now: Temporal.Instant,
): boolean {
  return slot.bookedBy === null && !hasEnded(slot, now);
}

/** The state a slot button shows: green free, red taken, yellow mine, grey ended (SPEC.md §4). `me` is null for visitors. */
export function slotState(slot: Slot, me: string | null, now: Temporal.Instant): SlotState {
  if (hasEnded(slot, now)) return 'ended';
  if (slot.bookedBy === null) return 'free';
  return slot.bookedBy === me ? 'mine' : 'taken';
}

/** Earliest first; equal starts (places of one series) by id. */
export function byStart(a: Pick<Slot, 'startTime' | 'id'>, b: Pick<Slot, 'startTime' | 'id'>): number {
  return Temporal.Instant.compare(startOf(a), startOf(b)) || a.id - b.id;
}
