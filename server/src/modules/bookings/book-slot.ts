import { may } from '@cablepark/domain/accounts/permissions';
import {
  type Actor,
  type Decision,
  decideBooking,
  decideCancelling,
  isLateCancelling,
} from '@cablepark/domain/booking/rules';
import { ParkError } from '@cablepark/domain/errors';
import type { ParkPolicy } from '@cablepark/domain/park/policy';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { Transaction } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import type { Tables } from '../../db/tables.ts';
import { holdActiveAccount } from '../accounts/accounts.store.ts';
import { holdSlots } from '../slots/slots.store.ts';
import { claimSlot, findSlot, releaseSlot, writeHistory } from './bookings.store.ts';

/** Where a booking happens: inside the caller's transaction, which the history entry shares. */
export interface Desk {
  db: Transaction<Tables>;
  engine: Store['engine'];
  actor: Actor;
  now: Temporal.Instant;
  policy: ParkPolicy;
}

/**
 * Puts `rider` on a slot (SPEC.md §4; WIRE.md, PATCH /items/Slot/{id}).
 * @returns whether it was not theirs already.
 * @throws SLOT_TAKEN, TOO_LATE, FORBIDDEN (another's booking without the right, or no such slot), INVALID_FOREIGN_KEY.
 */
export async function bookSlot(
  { db, engine, actor, now }: Omit<Desk, 'policy'>,
  id: number,
  rider: string,
): Promise<boolean> {
  if (rider !== actor.id && !may(actor.role, 'slot.bookForOthers')) throw new ParkError('FORBIDDEN');
  const nowMs = now.epochMilliseconds;
  await requireRider(db, engine, rider);
  if (await claimSlot(db, id, rider, nowMs)) {
    await writeHistory(db, { action: 'book', slot: id, rider, actor: actor.id, late: false, nowMs });
    return true;
  }
  refuse(decideBooking(await requireSlot(db, id), rider, actor, now));
  return false;
}

/**
 * Frees a slot (SPEC.md §5 Cancel).
 * @returns the rider who held it; null if it was free already.
 * @throws TOO_LATE, SLOT_PAID, FORBIDDEN (another's, or no such slot).
 */
export async function cancelSlot(
  { db, engine, actor, now, policy }: Desk,
  id: number,
): Promise<string | null> {
  const slot = (await holdSlots(db, engine, [id])).get(id);
  if (!slot) throw new ParkError('FORBIDDEN');
  const decision = decideCancelling(slot, actor, now, policy);
  if (decision === 'unchanged' || slot.rider === null) return null;
  if (decision !== 'ok') throw new ParkError(decision);
  if (!(await releaseSlot(db, id, slot.rider))) throw new ParkError('SLOT_TAKEN');
  await writeHistory(db, {
    action: 'cancel',
    slot: id,
    rider: slot.rider,
    actor: actor.id,
    late: isLateCancelling(slot, now, policy),
    nowMs: now.epochMilliseconds,
  });
  return slot.rider;
}

/** @throws FORBIDDEN where there is none: nobody learns which ids exist. */
export async function requireSlot(db: Db, id: number): Promise<Slot> {
  const slot = await findSlot(db, id);
  if (!slot) throw new ParkError('FORBIDDEN');
  return slot;
}

/** The rider's account is held until the booking stands, so that an account being erased cannot end up with a slot. */
async function requireRider(db: Db, engine: Store['engine'], rider: string): Promise<void> {
  if (await holdActiveAccount(db, engine, rider)) return;
  throw new ParkError('INVALID_FOREIGN_KEY', { extensions: { field: 'bookedBy' } });
}

/** The conditional write found nothing to do: either that is fine, or the rule says why, or another was quicker. */
function refuse(decision: Decision): void {
  if (decision === 'unchanged') return;
  throw new ParkError(decision === 'ok' ? 'SLOT_TAKEN' : decision);
}
