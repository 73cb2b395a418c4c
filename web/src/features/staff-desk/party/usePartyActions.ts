import type { Slot } from '@cablepark/domain/slots/slot';
import { useMemo } from 'react';
import { toast } from 'react-toastify/unstyled';
import { arrivalsMutation } from '../../../booking/api/markRider.ts';
import type { Outcome } from '../../../booking/changeSlots.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import {
  cancelTogetherMutation,
  type GivingBackWay,
  type RideToCancel,
} from '../cancel/api/deskCancellations.ts';
import { cancelTexts } from '../cancel/cancel.texts.ts';
import type { Reservation } from '../reservations.ts';
import { type Bill, billMutation } from '../till/api/payBill.ts';
import { tillTexts } from '../till/till.texts.ts';
import type { useDeskMutation } from '../useDeskMutation.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { type PartyContact, type PartyDetails, partyMutation } from './api/bookParty.ts';
import { moveTogetherMutation, type SlotMove } from './api/moveTogether.ts';
import { partyTexts } from './party.texts.ts';

/** Actions on several slots at once. */
export interface PartyActions {
  /** Several slots for one contact. */
  bookParty: (
    slots: readonly Slot[],
    contact: PartyContact,
    details: PartyDetails,
  ) => Promise<Outcome['kind']>;
  payBill: (bill: Bill) => Promise<boolean>;
  moveTogether: (moves: readonly SlotMove[], isSwap?: boolean) => Promise<boolean>;
  /** Checks several riders in, or takes it back. */
  checkInAll: (rides: readonly Reservation[], arrived: boolean) => Promise<boolean>;
  /** Cancels rides with their payments, all of them or none, without a question. */
  cancelTogether: (
    rides: readonly RideToCancel[],
    way: GivingBackWay & { isUndoable: boolean },
  ) => Promise<boolean>;
}

export function usePartyActions({
  change,
  tryChange,
}: Pick<ReturnType<typeof useDeskMutation>, 'change' | 'tryChange'>): PartyActions {
  const t = useStaffPageTexts(partyTexts);
  const till = useStaffPageTexts(tillTexts);
  const cancelling = useStaffPageTexts(cancelTexts);
  const { payDone, payFailed, arrivedUndone, arrivedFailed } = useDeskTexts();
  return useMemo(
    () => ({
      bookParty: (slots, contact, details) =>
        tryChange(partyMutation(slots, contact, details), {
          done: t.booked(slots.length, 'rider' in contact ? contact.rider.name : contact.firstName),
          failed: t.failed,
          // The server identifies the action by the slot with the lowest id, because it books in that order.
          did: { kind: 'party', slot: Math.min(...slots.map(({ id }) => id)) },
        }),
      payBill: (bill) =>
        change(
          // The code stays visible until somebody has written it down.
          billMutation(bill, (codes) => void toast.info(till.codes(codes.join(', ')), { autoClose: false })),
          bill.rides.length > 0
            ? {
                done: payDone,
                failed: payFailed,
                did: { kind: 'bill', slot: Math.min(...bill.rides.map(({ slot }) => slot.id)) },
              }
            : { done: till.sold, failed: till.sellFailed, did: { kind: 'bill', slot: null } },
        ),
      moveTogether: (moves, isSwap = false) =>
        change(moveTogetherMutation(moves), {
          done: isSwap ? t.swapped : t.moved(moves.length),
          failed: t.moveFailed,
          did: { kind: 'moves', slot: moves[0]?.to.id ?? null },
        }),
      checkInAll: (rides, arrived) =>
        change(arrivalsMutation(rides, arrived), {
          done: arrived ? t.allHereDone(rides.length) : arrivedUndone,
          failed: arrivedFailed,
        }),
      cancelTogether: (rides, { isUndoable, ...way }) =>
        change(cancelTogetherMutation(rides, way), {
          done: cancelling.done(rides.length),
          failed: cancelling.failed,
          refused: { CHANGED_SINCE: cancelling.changed },
          ...(isUndoable && {
            did: { kind: 'cancel', slot: Math.min(...rides.map(({ slot }) => slot)) },
          }),
        }),
    }),
    [t, till, cancelling, payDone, payFailed, arrivedUndone, arrivedFailed, change, tryChange],
  );
}
