/** A slot as the park means it: a piece of a track's time that one rider can hold (SPEC.md §3). */
export interface Slot {
  id: number;
  /** The id of its track. */
  track: number;
  start: Temporal.Instant;
  minutes: number;
  /** In grosze. */
  price: number;
  /** The account that holds it; `someoneElse` where the asker may not know whose. */
  rider: string | null;
  payment: number | null;
  event: number | null;
  /** Until when it is held for its rider to pay; null where it is booked without an end, free, or the asker may not know. */
  heldUntil: Temporal.Instant | null;
}

/** Who releases a hold asks first whether its money has come: so long nobody else takes its slot. */
const askingMs = 60_000;

/** Up to which moment a hold must have lasted so that its slot may be taken at `now`. */
export function lapsedBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ milliseconds: askingMs });
}

/** A hold whose time is over and which nobody has released: its slot may be taken. */
export function hasLapsed({ heldUntil }: Pick<Slot, 'heldUntil'>, now: Temporal.Instant): boolean {
  return heldUntil !== null && Temporal.Instant.compare(heldUntil, lapsedBefore(now)) <= 0;
}

/** Whether a slot is held for this rider to pay. */
export function isHeldBy(
  slot: Pick<Slot, 'rider' | 'heldUntil'>,
  rider: string,
  now: Temporal.Instant,
): boolean {
  return slot.rider === rider && slot.heldUntil !== null && !hasLapsed(slot, now);
}

/** When a slot is on. */
export type Span = Pick<Slot, 'start' | 'minutes'>;

/** Who holds a slot when the asker may not know. */
export const someoneElse = '00000000-0000-0000-0000-000000000000';

export type SlotState = 'free' | 'taken' | 'mine' | 'ended';

export function endOf({ start, minutes }: Span): Temporal.Instant {
  return start.add({ minutes });
}

/** A slot has begun from its very start on. */
export function hasBegun({ start }: Pick<Slot, 'start'>, now: Temporal.Instant): boolean {
  return start.epochMilliseconds <= now.epochMilliseconds;
}

/** A slot is over when its start plus its minutes has passed (SPEC.md §9). */
export function hasEnded({ start, minutes }: Span, now: Temporal.Instant): boolean {
  return start.epochMilliseconds + minutes * 60_000 <= now.epochMilliseconds;
}

/** Begun and not over: a slot that ends now is over (SPEC.md §9). */
export function isUnderWay(slot: Span, now: Temporal.Instant): boolean {
  return hasBegun(slot, now) && !hasEnded(slot, now);
}

/** Whether it can still be booked: nobody holds it, and it has not ended. */
export function isOpen(slot: Span & Pick<Slot, 'rider'>, now: Temporal.Instant): boolean {
  return slot.rider === null && !hasEnded(slot, now);
}

/** The state a slot button shows: green free, red taken, yellow mine, grey ended (SPEC.md §4). `me` is null for visitors. */
export function slotState(slot: Slot, me: string | null, now: Temporal.Instant): SlotState {
  if (hasEnded(slot, now)) return 'ended';
  if (slot.rider === null) return 'free';
  return slot.rider === me ? 'mine' : 'taken';
}

/** Earliest first; equal starts (places of one series) by id. */
export function byStart(a: Pick<Slot, 'start' | 'id'>, b: Pick<Slot, 'start' | 'id'>): number {
  return a.start.epochMilliseconds - b.start.epochMilliseconds || a.id - b.id;
}
