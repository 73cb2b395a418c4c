import type { Actor } from '../accounts/actor.ts';
import { may, type Role } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import { type PaymentMethod, saleMethods } from '../park/policy.ts';
import type { SaleMethod } from '../payments/desk-bill.ts';
import type { Slot } from '../slots/slot.ts';

/** The facts for correcting the method of a payment. */
export interface MethodFacts {
  method: PaymentMethod;
  isForSlot: boolean;
  isVoided: boolean;
  /** The refunded amount, in grosze. */
  gone: number;
  /** The desk bill that contains it, which is corrected as a whole; null for a payment outside a bill. */
  bill: BilledFacts | null;
}

/** The current state of a desk bill. */
export interface BilledFacts {
  /** The methods that paid it. */
  methods: readonly SaleMethod[];
  /** Whether everything that it sold is still valid: no ride has ended, no pass was voided, no money was refunded. */
  isWhole: boolean;
}

/**
 * Why the method of a bill can't be corrected. `split`: it is unknown which of its two methods is wrong. `back`: a part has ended or was refunded.
 */
export const methodObstacles = ['split', 'back'] as const;
export type MethodObstacle = (typeof methodObstacles)[number];

export function methodObstacleOf({ methods, isWhole }: BilledFacts): MethodObstacle | null {
  if (!isWhole) return 'back';
  return methods.length > 1 ? 'split' : null;
}

/** Whether the desk may correct a payment of this method: not online money, and not a ride on a pass. */
export function isCorrectable(method: PaymentMethod): method is SaleMethod {
  return saleMethods.some((each) => each === method);
}

/** May the desk correct the method of this payment, also days later? Only if it still pays for its ride, and together with its whole bill. */
export function decideCorrectingMethod(payment: MethodFacts | null, method: SaleMethod): Decision {
  if (payment === null) return 'NOT_FOUND';
  if (!payment.isForSlot || !isCorrectable(payment.method)) return 'FORBIDDEN';
  if (payment.isVoided) return 'CHANGED_SINCE';
  if (payment.gone > 0 || (payment.bill && methodObstacleOf(payment.bill))) return 'FORBIDDEN';
  return payment.method === method ? 'unchanged' : 'ok';
}

/** For a bill without rides: the method that the desk has displayed, and the right one. */
interface BillMethods {
  from: SaleMethod;
  to: SaleMethod;
}

/** May the desk correct the method of a bill without rides, also days later? Only as a whole. @param bill null if there is no such bill */
export function decideCorrectingBill(bill: BilledFacts | null, { from, to }: BillMethods): Decision {
  if (bill === null) return 'NOT_FOUND';
  if (methodObstacleOf(bill) !== null) return 'FORBIDDEN';
  if (bill.methods.includes(to)) return 'unchanged';
  return bill.methods.includes(from) ? 'ok' : 'CHANGED_SINCE';
}

/** The facts for giving a booking to the correct rider. */
export interface RiderFacts {
  slot: Slot | null;
  rider: string;
  /** Whether the new rider has an account that is neither blocked nor erased. */
  isRiderActive: boolean;
  /** Whether an online bill contains the booking, so that its money belongs to the payer. */
  isBilledOnline: boolean;
  /** Whether its party came from a group's enquiry, whose contact has proved an address. */
  isOfEnquiry: boolean;
  /** Whether its rider has an open question because it is closed or late; another slot may be held for that rider. */
  isAsked: boolean;
  /** Whether a voided pass paid for it. The pass cannot take the ride back, so money would leave the till. */
  isPassVoided: boolean;
}

/** May the desk give this booking to another rider? Also a paid one, and after the ride; a party as a whole. */
export function decideCorrectingRider(facts: RiderFacts): Decision {
  const { slot, rider, isRiderActive, isBilledOnline, isOfEnquiry, isAsked, isPassVoided } = facts;
  if (slot === null) return 'NOT_FOUND';
  if (slot.rider === null) return 'SLOT_NOT_BOOKED';
  if (slot.rider === rider) return 'unchanged';
  if (slot.heldUntil !== null) return 'SLOT_HELD';
  if (isBilledOnline || isOfEnquiry || isPassVoided) return 'FORBIDDEN';
  if (isAsked) return 'CLOSED';
  return isRiderActive ? 'ok' : 'INVALID_FOREIGN_KEY';
}

/**
 * May `actor` correct the name or phone of this account at the desk? For riders and guests; for the staff only an Admin may.
 * @param account null if there is none, or it is erased
 */
export function decideCorrectingContact(actor: Actor, account: { role: Role } | null): Decision {
  if (account === null) return 'NOT_FOUND';
  if (!may(actor.role, 'ride.correct')) return 'FORBIDDEN';
  return account.role === 'User' || may(actor.role, 'user.editAny') ? 'ok' : 'FORBIDDEN';
}
