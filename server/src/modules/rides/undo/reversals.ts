import type { DeskActionKind } from '@cablepark/domain/desk/desk-actions';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import type { DeskAction, PassAction, RideAction } from '../../desk-actions/index.ts';
import type { PrepareReversal, Reversal } from './reversal.ts';
import { reverseBooking, reverseCancelling, reverseMark } from './reverse-bookings.ts';
import { reverseMove } from './reverse-move.ts';
import { reverseMethod, reversePassSale, reversePayment } from './reverse-payments.ts';
import { reverseRider } from './reverse-rider.ts';

/** How each kind of action is taken back. */
const rideReversals: Record<Exclude<DeskActionKind, 'pass'>, PrepareReversal<RideAction>> = {
  payment: reversePayment,
  walkIn: reverseBooking,
  booking: reverseBooking,
  cancel: reverseCancelling,
  noShow: reverseMark,
  move: reverseMove,
  method: reverseMethod,
  rider: reverseRider,
};
const passReversals: Record<'pass', PrepareReversal<PassAction>> = { pass: reversePassSale };

export function prepareReversal(transaction: TransactionContext, action: DeskAction): Promise<Reversal> {
  return action.kind === 'pass'
    ? passReversals[action.kind](transaction, action)
    : rideReversals[action.kind](transaction, action);
}
