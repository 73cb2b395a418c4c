import type { TransactionContext } from '../../../db/transaction-context.ts';
import type { DeskAction, RideAction } from '../../desk-actions/index.ts';
import type { PrepareReversal, Reversal } from './reversal.ts';
import { reverseBookings, reverseMark } from './reverse-bookings.ts';
import { reverseCancelling } from './reverse-cancelling.ts';
import { reverseBillMethod, reverseMethod } from './reverse-method.ts';
import { reverseMoves } from './reverse-moves.ts';
import { reverseBill, reversePassSale, reversePayments } from './reverse-payments.ts';
import { reverseRider } from './reverse-rider.ts';

/** The reversal of each kind of action on rides. */
const reversals: Record<RideAction['kind'], PrepareReversal> = {
  payment: reversePayments,
  walkIn: reverseBookings,
  booking: reverseBookings,
  party: reverseBookings,
  cancel: reverseCancelling,
  noShow: reverseMark,
  move: reverseMoves,
  moves: reverseMoves,
  method: reverseMethod,
  rider: reverseRider,
};

export async function prepareReversal(
  transaction: TransactionContext,
  action: DeskAction,
): Promise<Reversal> {
  if (action.kind === 'pass') return await reversePassSale(transaction, action);
  if (action.kind === 'bill') return await reverseBill(transaction, action);
  if ('former' in action) return await reverseBillMethod(transaction, action);
  return await reversals[action.kind](transaction, action);
}
