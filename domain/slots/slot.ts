/** A slot of the park: a piece of a track's time that one rider can hold (SPEC.md §3). */
export interface Slot {
  id: number;
  /** The id of its track. */
  track: number;
  start: Temporal.Instant;
  minutes: number;
  /** In grosze. */
  price: number;
  /** The rider's account; `someoneElse` if the viewer may not know it. */
  rider: string | null;
  payment: number | null;
  event: number | null;
  /** The deadline of a rider's hold; null where the booking has none, the slot is free, or the viewer may not know. */
  heldUntil: Temporal.Instant | null;
  /** Whether a free slot is reserved for riders on standby (`domain/standby`). Only the server knows; elsewhere its rider is `someoneElse`. */
  isReserved?: boolean;
}

/** How long nobody else can take an expired slot, because the server first queries the provider for its payment. */
const askingMs = 60_000;

/** A hold that ended before this moment no longer protects its slot at `now`. */
export function lapsedBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ milliseconds: askingMs });
}

/** Whether a hold's deadline is over and nothing has released it yet: its slot may be taken. */
export function hasLapsed({ heldUntil }: Pick<Slot, 'heldUntil'>, now: Temporal.Instant): boolean {
  return heldUntil !== null && Temporal.Instant.compare(heldUntil, lapsedBefore(now)) <= 0;
}

/** Whether the slot is on hold for this rider. */
export function isHeldBy(
  slot: Pick<Slot, 'rider' | 'heldUntil'>,
  rider: string,
  now: Temporal.Instant,
): boolean {
  return slot.rider === rider && slot.heldUntil !== null && !hasLapsed(slot, now);
}

/** The time span of a slot. */
export type Span = Pick<Slot, 'start' | 'minutes'>;

/** Replaces the rider if the viewer may not know the account. */
export const someoneElse = '00000000-0000-0000-0000-000000000000';

export type SlotState = 'free' | 'taken' | 'mine' | 'ended';

export function endOf({ start, minutes }: Span): Temporal.Instant {
  return start.add({ minutes });
}

/** A slot has begun at its exact start. */
export function hasBegun({ start }: Pick<Slot, 'start'>, now: Temporal.Instant): boolean {
  return start.epochMilliseconds <= now.epochMilliseconds;
}

/** A slot has ended when its start plus its minutes has passed (SPEC.md §9). */
export function hasEnded({ start, minutes }: Span, now: Temporal.Instant): boolean {
  return start.epochMilliseconds + minutes * 60_000 <= now.epochMilliseconds;
}

/** Begun and not over: a slot that ends now is over (SPEC.md §9). */
export function isUnderWay(slot: Span, now: Temporal.Instant): boolean {
  return hasBegun(slot, now) && !hasEnded(slot, now);
}

/** Whether it can still be booked: free and not ended. */
export function isOpen(slot: Span & Pick<Slot, 'rider'>, now: Temporal.Instant): boolean {
  return slot.rider === null && !hasEnded(slot, now);
}

/** The state of a slot button: green free, red taken, yellow mine, grey ended (SPEC.md §4). `me` is null for visitors. */
export function slotState(slot: Slot, me: string | null, now: Temporal.Instant): SlotState {
  if (hasEnded(slot, now)) return 'ended';
  if (slot.rider === null) return 'free';
  return slot.rider === me ? 'mine' : 'taken';
}

/** Earliest first; equal starts (places of one series) by id. */
export function byStart(a: Pick<Slot, 'start' | 'id'>, b: Pick<Slot, 'start' | 'id'>): number {
  return a.start.epochMilliseconds - b.start.epochMilliseconds || a.id - b.id;
}
