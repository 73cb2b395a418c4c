import type { Slot } from '@cablepark/domain/slots/slot';
import { useMemo } from 'react';
import { toast } from 'react-toastify/unstyled';
import { cancelAllMutation } from '../../../booking/api/cancelSlot.ts';
import type { Outcome } from '../../../booking/changeSlots.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
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
  moveTogether: (moves: readonly SlotMove[]) => Promise<boolean>;
  /** Cancels unpaid rides, all of them or none, without a question. */
  unbookAll: (slots: readonly Slot[]) => Promise<boolean>;
}

export function usePartyActions({
  change,
  tryChange,
}: Pick<ReturnType<typeof useDeskMutation>, 'change' | 'tryChange'>): PartyActions {
  const t = useStaffPageTexts(partyTexts);
  const till = useStaffPageTexts(tillTexts);
  const { payDone, payFailed } = useDeskTexts();
  return useMemo(
    () => ({
      bookParty: (slots, contact, details) =>
        tryChange(partyMutation(slots, contact, details), {
          done: t.booked(slots.length, 'rider' in contact ? contact.rider.name : contact.firstName),
          failed: t.failed,
          // The server names the action by the slot with the lowest number, as it books in that order.
          did: { kind: 'party', slot: Math.min(...slots.map(({ id }) => id)) },
        }),
      payBill: (bill) =>
        change(
          // The code stays until somebody has written it down.
          billMutation(bill, (codes) => void toast.info(till.codes(codes.join(', ')), { autoClose: false })),
          bill.rides.length > 0
            ? {
                done: payDone,
                failed: payFailed,
                did: { kind: 'bill', slot: Math.min(...bill.rides.map(({ slot }) => slot.id)) },
              }
            : { done: till.sold, failed: till.sellFailed, did: { kind: 'bill', slot: null } },
        ),
      moveTogether: (moves) =>
        change(moveTogetherMutation(moves), {
          done: t.moved(moves.length),
          failed: t.moveFailed,
          did: { kind: 'moves', slot: moves[0]?.to.id ?? null },
        }),
      unbookAll: (slots) =>
        change(cancelAllMutation(slots), { done: t.cancelled(slots.length), failed: t.cancelFailed }),
    }),
    [t, till, payDone, payFailed, change, tryChange],
  );
}
