import type { TransactionContext } from '../../../db/transaction-context.ts';
import type { DeskAction, GroupAction, PassAction, RideAction } from '../../desk-actions/index.ts';
import type { PrepareReversal, Reversal } from './reversal.ts';
import { reverseBooking, reverseCancelling, reverseMark } from './reverse-bookings.ts';
import { reverseBill, reverseParty } from './reverse-groups.ts';
import { reverseMove } from './reverse-move.ts';
import { reverseMoves } from './reverse-moves.ts';
import { reverseMethod, reversePassSale, reversePayment } from './reverse-payments.ts';
import { reverseRider } from './reverse-rider.ts';

/** How each kind of action is taken back. */
const rideReversals: Record<RideAction['kind'], PrepareReversal<RideAction>> = {
  payment: reversePayment,
  walkIn: reverseBooking,
  booking: reverseBooking,
  cancel: reverseCancelling,
  noShow: reverseMark,
  move: reverseMove,
  method: reverseMethod,
  rider: reverseRider,
};
const groupReversals: Record<GroupAction['kind'], PrepareReversal<GroupAction>> = {
  party: reverseParty,
  bill: reverseBill,
  moves: reverseMoves,
};
const passReversals: Record<'pass', PrepareReversal<PassAction>> = { pass: reversePassSale };

export function prepareReversal(transaction: TransactionContext, action: DeskAction): Promise<Reversal> {
  if (action.kind === 'pass') return passReversals[action.kind](transaction, action);
  if ('rides' in action) return groupReversals[action.kind](transaction, action);
  return rideReversals[action.kind](transaction, action);
}
