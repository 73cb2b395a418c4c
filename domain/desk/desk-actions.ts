import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import type { EnquiryState } from '../groups/enquiry-state.ts';
import type { HoldKind } from '../payments/checkout.ts';
import type { Slot } from '../slots/slot.ts';

/**
 * The actions of the desk that can be undone. `booking` is for an account, `walkIn` for a guest; `method` and `rider` correct a
 * ride. `party`, `bill` and `moves` concern several rides.
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

/** How many minutes the desk can undo an action without a reason. */
export const deskUndoMinutes = 15;

/** A ride before or after an action. */
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
  /** The slot that a move left, without the ride. Actions of earlier versions lack it. */
  slotFacts?: SlotFacts;
  /** The hold of a ride before its payment. Actions of earlier versions lack it. */
  hold?: RideHold;
}

/** The kind and end of a hold. */
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
 * the park, online or by transfer. `corrected`: the method of a bill without rides was corrected again.
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

/** @param left the ride after the action; null if the action is not about a ride @param current null if the ride no longer exists */
export function newerThan(left: RideState | null, current: RideState | null): NewerThing | null {
  if (left === null) return null;
  if (current === null || current.isActive !== left.isActive) return 'cancelled';
  if (current.rider !== left.rider) return 'rider';
  if (current.slot !== left.slot) return 'moved';
  if (current.payment !== left.payment) return current.payment === null ? 'unpaid' : 'paid';
  return current.isMissing === left.isMissing ? null : 'marked';
}

/** As `newerThan` for several rides. @returns the first change */
export function newerThanAll(
  rides: readonly { left: RideState; current: RideState | null }[],
): NewerThing | null {
  for (const { left, current } of rides) {
    const newer = newerThan(left, current);
    if (newer !== null) return newer;
  }
  return null;
}

/** The day of an action's money in the cash book: this day, an earlier one, a closed one; `none` if the action moved no money. */
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

/** Who acted, and when. */
export interface DoneAction {
  by: string;
  at: Temporal.Instant;
  isUndone: boolean;
}

/** May `actor` undo this action? Only their own, for 15 minutes. Other cases need a reason (`decideVoiding`). */
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

/** The facts of a reversal, read under all locks. */
export interface ReversalFacts {
  /** What has happened to its ride or pass since; null for nothing. */
  newer: NewerThing | null;
  /** Whether the provider has its money. */
  isOnline: boolean;
  moneyDay: MoneyDay;
  /** The state of the slot that the ride returns to. `changed`: another time, track, event or price, or deleted. `none`: the ride does not move. */
  place: 'none' | 'free' | 'taken' | 'changed' | 'over' | 'retired' | 'closed';
  /** Whether the returning rider has an account that is neither blocked nor erased; true if nobody returns. */
  isRiderActive: boolean;
}

const placeRefusals = {
  taken: 'SLOT_TAKEN',
  changed: 'CHANGED_SINCE',
  over: 'TOO_LATE',
  retired: 'TRACK_CLOSED',
  closed: 'CLOSED',
} as const;

/** May the action be reversed now? All or nothing. Nothing newer may have happened, and its money must belong to an open day. */
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

/** @param priceBeforeHire null if the slot's own price applies */
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

/** Whether a slot is as a ride left it. @param left undefined if the action stored no facts: then any slot suits */
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

/** The ride's state before or after an action. @param isMissing whether its rider is marked as missing */
export function rideStateOf(slot: Slot, isMissing: boolean): RideState {
  const { id, rider, payment, price } = slot;
  return { slot: id, rider, payment, price, isMissing, isActive: rider !== null };
}

/** The ride after this payment, without its hold. */
export function asPaid({ hold: _hold, ...state }: RideState, payment: number): RideState {
  return { ...state, payment };
}

/** The current offer to a group. */
export interface GroupOffer {
  state: EnquiryState;
  /** Milliseconds since the epoch. */
  until: number | null;
}

/**
 * When a held ride ends after its payment is undone (epoch milliseconds). Its group's offer may have been extended since.
 * @param offer null for a ride of no group @returns null for no end: the group has accepted
 */
export function holdEndAgain(hold: RideHold, offer: GroupOffer | null): number | null {
  if (hold.kind !== 'offer' || offer === null) return hold.until;
  if (offer.state === 'accepted') return null;
  return offer.state === 'offered' ? Math.max(hold.until, offer.until ?? 0) : hold.until;
}
