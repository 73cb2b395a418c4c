import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import type { EnquiryState } from '../groups/enquiry-state.ts';
import type { HoldKind } from '../payments/checkout.ts';
import type { Slot } from '../slots/slot.ts';

/**
 * What the desk does to a ride or a pass, and can take back. `booking` is for an account, `walkIn` for a guest; `method` and `rider` correct a
 * ride. `party`, `bill` and `moves` are about several rides.
 */
export const deskActionKinds = [
  'payment',
  'pass',
  'walkIn',
  'booking',
  'move',
  'noShow',
  'cancel',
  'method',
  'rider',
  'party',
  'bill',
  'moves',
] as const;
export type DeskActionKind = (typeof deskActionKinds)[number];

/** For so long the desk can take back what it did, without a reason. */
export const deskUndoMinutes = 15;

/** A ride as an action found or left it. */
export interface RideState {
  slot: number;
  rider: string | null;
  payment: number | null;
  /** Its price, in grosze. */
  price: number;
  /** Whether its rider is marked as missing. */
  isMissing: boolean;
  /** Whether its booking has not ended. */
  isActive: boolean;
  /** Of the slot that a move left, as it is without the ride. Actions of earlier versions lack them. */
  slotFacts?: SlotFacts;
  /** Of a ride that was held when its payment came. Actions of earlier versions lack it. */
  hold?: RideHold;
}

/** The end of a ride that waits. */
export interface RideHold {
  kind: HoldKind;
  /** Milliseconds since the epoch. */
  until: number;
}

/** What a slot sells. */
export interface SlotFacts {
  /** Milliseconds since the epoch. */
  start: number;
  minutes: number;
  track: number;
  event: number | null;
  /** Without a hire, in grosze. */
  price: number;
}

/**
 * What has happened to a ride, pass or bill since an action. `used`: the pass paid, was adjusted, shared or claimed. `sent`: its money has left
 * the park, online or by a transfer. `corrected`: the method of a bill without rides, once more.
 */
export const newerThings = [
  'cancelled',
  'rider',
  'moved',
  'paid',
  'unpaid',
  'marked',
  'used',
  'sent',
  'corrected',
] as const;
export type NewerThing = (typeof newerThings)[number];

/** @param left the ride as the action left it; null where the action is not about a ride @param current null where the ride is gone */
export function newerThan(left: RideState | null, current: RideState | null): NewerThing | null {
  if (left === null) return null;
  if (current === null || current.isActive !== left.isActive) return 'cancelled';
  if (current.rider !== left.rider) return 'rider';
  if (current.slot !== left.slot) return 'moved';
  if (current.payment !== left.payment) return current.payment === null ? 'unpaid' : 'paid';
  return current.isMissing === left.isMissing ? null : 'marked';
}

/** The same for several rides: the first that has changed tells. */
export function newerThanAll(
  rides: readonly { left: RideState; current: RideState | null }[],
): NewerThing | null {
  for (const { left, current } of rides) {
    const newer = newerThan(left, current);
    if (newer !== null) return newer;
  }
  return null;
}

/** Where the money of an action stands: on this day of the cash book, on an earlier one, on a closed one, or the action moved none. */
export type MoneyDay = 'none' | 'same' | 'earlier' | 'closed';

/** @param sale the day of its entry @param entry the day on which an entry counts now */
export function moneyDayOf(
  sale: Temporal.PlainDate,
  entry: Temporal.PlainDate,
  lastClosed: Temporal.PlainDate | null,
): MoneyDay {
  if (lastClosed !== null && Temporal.PlainDate.compare(sale, lastClosed) <= 0) return 'closed';
  return sale.equals(entry) ? 'same' : 'earlier';
}

/** Who did it, and when. */
export interface DoneAction {
  by: string;
  at: Temporal.Instant;
  isUndone: boolean;
}

/** May `actor` take this action back? Only their own, for a quarter of an hour. Later, or another's, goes by a reason (`decideVoiding`). */
export function decideTakingBack(action: DoneAction | null, actor: Actor, now: Temporal.Instant): Decision {
  if (action === null) return 'NOT_FOUND';
  if (action.by !== actor.id || !may(actor.role, 'desk.undo')) return 'FORBIDDEN';
  if (action.isUndone) return 'unchanged';
  return isUndoOpen(action.at, now) ? 'ok' : 'TOO_LATE';
}

/** The clocks of processes differ slightly, so an action may appear to be in the future. */
export function isUndoOpen(at: Temporal.Instant, now: Temporal.Instant): boolean {
  return Math.abs(at.until(now).total('minutes')) < deskUndoMinutes;
}

/** What the reversal of an action meets, under all locks. */
export interface ReversalFacts {
  /** What has happened to its ride or pass since; null for nothing. */
  newer: NewerThing | null;
  /** Whether the provider has its money. */
  isOnline: boolean;
  moneyDay: MoneyDay;
  /** The slot that the ride returns to: `changed` in time, track, event or price, or deleted. `none` where it stays or goes. */
  place: 'none' | 'free' | 'taken' | 'changed' | 'over' | 'retired' | 'closed';
  /** Whether the rider who returns has an account that is neither blocked nor erased; true where nobody returns. */
  isRiderActive: boolean;
}

const placeRefusals = {
  taken: 'SLOT_TAKEN',
  changed: 'CHANGED_SINCE',
  over: 'TOO_LATE',
  retired: 'TRACK_CLOSED',
  closed: 'CLOSED',
} as const;

/** May the action be reversed now? As a whole or not at all: nothing newer may have happened, and its money must be of an open day. */
export function decideReversing({
  newer,
  isOnline,
  moneyDay,
  place,
  isRiderActive,
}: ReversalFacts): Decision {
  if (isOnline) return 'FORBIDDEN';
  if (newer !== null) return newer === 'paid' ? 'SLOT_PAID' : 'CHANGED_SINCE';
  if (moneyDay === 'closed') return 'DAY_CLOSED';
  if (moneyDay === 'earlier') return 'TOO_LATE';
  if (place !== 'none' && place !== 'free') return placeRefusals[place];
  return isRiderActive ? 'ok' : 'INVALID_FOREIGN_KEY';
}

/** @param priceBeforeHire null where the slot's own price counts */
export function slotFactsOf({
  start,
  minutes,
  track,
  event,
  price,
  priceBeforeHire,
}: Slot & { priceBeforeHire: number | null }): SlotFacts {
  return { start: start.epochMilliseconds, minutes, track, event, price: priceBeforeHire ?? price };
}

/** Whether a slot is as a ride has left it. @param left undefined where its action kept no facts: then the slot suits as it is */
export function isAsLeft(left: SlotFacts | undefined, current: SlotFacts): boolean {
  if (left === undefined) return true;
  return (
    left.start === current.start &&
    left.minutes === current.minutes &&
    left.track === current.track &&
    left.event === current.event &&
    left.price === current.price
  );
}

/** The slot as an action found or left it. @param isMissing whether its rider is marked as missing */
export function rideStateOf(slot: Slot, isMissing: boolean): RideState {
  const { id, rider, payment, price } = slot;
  return { slot: id, rider, payment, price, isMissing, isActive: rider !== null };
}

/** The ride once this payment has paid for it: it waits no more. */
export function asPaid({ hold: _hold, ...state }: RideState, payment: number): RideState {
  return { ...state, payment };
}

/** An offer to a group, as it is now. */
export interface GroupOffer {
  state: EnquiryState;
  /** Milliseconds since the epoch. */
  until: number | null;
}

/**
 * When a held ride ends once its payment is taken back (milliseconds since the epoch). Its group's offer may have been extended since.
 * @param offer null for a ride of no group @returns null for no end: the group has accepted
 */
export function holdEndAgain(hold: RideHold, offer: GroupOffer | null): number | null {
  if (hold.kind !== 'offer' || offer === null) return hold.until;
  if (offer.state === 'accepted') return null;
  return offer.state === 'offered' ? Math.max(hold.until, offer.until ?? 0) : hold.until;
}
