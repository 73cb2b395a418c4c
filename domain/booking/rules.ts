import { may, type Role } from '../accounts/permissions.ts';
import type { ErrorCode } from '../errors.ts';
import type { ParkPolicy } from '../park/policy.ts';
import { hasEnded, type Slot } from '../slots/slot.ts';

/** Who acts: a logged-in account. */
export interface Actor {
  id: string;
  role: Role;
}

/** `unchanged`: the wish is already reality, so nothing is written and nothing enters the history. */
export type Decision = 'ok' | 'unchanged' | ErrorCode;

/** May `actor` put `rider` on this slot now? (SPEC.md §5 Booking; WIRE.md, PATCH /items/Slot/{id}) */
export function decideBooking(slot: Slot, rider: string, actor: Actor, now: Temporal.Instant): Decision {
  if (rider !== actor.id && !may(actor.role, 'slot.bookForOthers')) return 'FORBIDDEN';
  if (slot.rider === rider) return 'unchanged';
  if (slot.rider !== null) return 'SLOT_TAKEN';
  if (hasEnded(slot, now)) return 'TOO_LATE';
  return 'ok';
}

/** May `actor` free this slot now? (SPEC.md §5 Cancel; DESIGN.md §5.5–6) */
export function decideCancelling(
  slot: Slot,
  actor: Actor,
  now: Temporal.Instant,
  policy: ParkPolicy,
): Decision {
  if (slot.rider === null) return 'unchanged';
  const staff = may(actor.role, 'slot.cancelAny');
  if (slot.rider !== actor.id && !staff) return 'FORBIDDEN';
  if (slot.payment !== null) return 'SLOT_PAID';
  if (!staff && !isCancellingOpen(slot, now, policy)) return 'TOO_LATE';
  return 'ok';
}

/** More than the limit must remain: with exactly 60 minutes left it is too late (SPEC.md §4). */
export function isCancellingOpen(
  slot: Pick<Slot, 'start'>,
  now: Temporal.Instant,
  policy: ParkPolicy,
): boolean {
  return now.until(slot.start).total('minutes') > policy.cancelClosesMinutes;
}

/** A cancelling inside the free-of-charge limit is marked late for the staff (DESIGN.md §5.5). */
export function isLateCancelling(
  slot: Pick<Slot, 'start'>,
  now: Temporal.Instant,
  policy: ParkPolicy,
): boolean {
  return now.until(slot.start).total('hours') < policy.cancelFreeHours;
}
