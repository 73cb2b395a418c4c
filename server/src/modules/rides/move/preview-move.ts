import type { MovePreviewRow } from '@cablepark/contract/rides/moves.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideMove } from '@cablepark/domain/booking/desk-rules';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { findSlot } from '../../bookings/index.ts';
import { findPassRide, previewPassMove } from '../../passes/index.ts';
import { findTrackState } from '../../tracks/state/index.ts';

/** Previews what a move takes from the pass that paid for the booking; writes nothing. @throws as `moveBooking` */
export async function previewMove(
  context: AppContext,
  actor: Actor,
  { from: fromId, to: toId }: { from: number; to: number },
): Promise<MovePreviewRow> {
  const { db } = context.store;
  const now = context.clock.now();
  const [from, to] = [await findSlot(db, fromId), await findSlot(db, toId)];
  if (!from || !to) throw new ParkError('NOT_FOUND');
  const account = await db
    .selectFrom('account')
    .select('status')
    .where('id', '=', from.rider ?? '')
    .executeTakeFirst();
  const { track: toTrack, closure: toClosure } = await findTrackState(db, to);
  const isRiderErased = account?.status === 'erased';
  enforce(decideMove({ from, to, now, isRiderErased, toTrack, toClosure }));
  const { payment } = from;
  const ride = payment === null ? null : await findPassRide(db, payment);
  if (payment === null || ride === null) return { pass: null, more: 0, left: null, unit: null };
  const rideToMove = { ride, payment, from, to: { ...to, rider: from.rider }, zone: context.config.zone };
  const { pass, units, decision } = await previewPassMove({ db, actor, now }, rideToMove);
  enforce(decision);
  const more = units - ride.units;
  return { pass: pass.id, more, left: pass.balance - more, unit: pass.kind.unit };
}
