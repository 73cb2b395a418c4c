import { isLateCancelling } from '@cablepark/domain/booking/rules';
import type { DeskMethod } from '@cablepark/domain/park/policy';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { hasEnded, type Slot } from '@cablepark/domain/slots/slot';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bookMutation } from '../../booking/api/bookSlot.ts';
import { type Guest, walkInMutation } from '../../booking/api/bookWalkIn.ts';
import { cancelMutation } from '../../booking/api/cancelSlot.ts';
import { arrivalMutation, freeMissedMutation, noShowMutation } from '../../booking/api/markRider.ts';
import { moveMutation } from '../../booking/api/moveBooking.ts';
import { passMutation, payMutation } from '../../booking/api/paySlot.ts';
import { passesKey } from '../../booking/api/readPasses.ts';
import { type Voiding, voidMutation } from '../../booking/api/voidPayment.ts';
import type { Rider } from '../../booking/slotUpdates.ts';
import { clock } from '../../lib/time/clock.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useConfirm } from '../../ui/dialogs/Modals.tsx';
import { type Corrections, useCorrecting } from './correct/useCorrecting.ts';
import { type PartyActions, usePartyActions } from './party/usePartyActions.ts';
import type { Reservation } from './reservations.ts';
import { useDeskMutation } from './useDeskMutation.ts';
import { type DeskTexts, useDeskTexts } from './useDeskTexts.ts';
import { useReservationWords } from './useReservationWords.tsx';

type Change = ReturnType<typeof useDeskMutation>['change'];

export interface DeskActions extends PartyActions {
  /** Asks for confirmation. */
  unbook: (reservation: Reservation) => Promise<void>;
  pay: (reservation: Reservation, method: DeskMethod, amount: number) => Promise<boolean>;
  payByPass: (reservation: Reservation, pass: Pass) => Promise<boolean>;
  book: (slot: Slot, rider: Rider) => Promise<boolean>;
  /** @param price in grosze, if the desk asks another one for the rest of a missed slot */
  bookGuest: (slot: Slot, guest: Guest, price?: number) => Promise<boolean>;
  move: (reservation: Reservation, to: Slot) => Promise<boolean>;
  mark: (reservation: Reservation, missing: boolean) => Promise<boolean>;
  /** Frees the rest of a slot after the no-show mark. */
  freeMissed: (reservation: Reservation) => Promise<boolean>;
  /** Checks the rider in, or takes it back. */
  checkIn: (reservation: Reservation, arrived: boolean) => Promise<boolean>;
  voidPayment: (reservation: Reservation, voiding: Voiding) => Promise<boolean>;
  correct: Corrections;
}

/** Actions of staff on slots; `pending` slots have no outcome yet. */
export function useDeskActions(): { actions: DeskActions; pending: ReadonlySet<number> } {
  const t = useDeskTexts();
  const { policy } = usePark();
  const confirm = useConfirm();
  const words = useReservationWords();
  const mutation = useDeskMutation();
  const { change, pending } = mutation;
  const party = usePartyActions(mutation);
  const correct = useCorrecting(change);
  const queries = useQueryClient();

  const actions = useMemo<DeskActions>(
    () => ({
      ...party,
      ...paymentActions(t, change, () => void queries.invalidateQueries({ queryKey: passesKey })),
      ...bookingActions(t, change),
      ...markActions(t, change),
      correct,
      async unbook(reservation) {
        const { slot } = reservation;
        const now = clock.now();
        const late = !hasEnded(slot, now) && isLateCancelling(slot, now, policy);
        const isConfirmed = await confirm({
          title: t.unbookQuestion,
          text: words.confirmation(reservation, late ? t.unbookLate(policy.cancelFreeHours) : null),
          confirmLabel: t.unbookConfirm,
          cancelLabel: t.unbookKeep,
          cancels: true,
        });
        if (isConfirmed)
          await change(cancelMutation(slot, reservation.missing), {
            done: t.unbookDone,
            failed: t.unbookFailed,
            did: { kind: 'cancel', slot: slot.id },
          });
      },
    }),
    [t, party, policy, confirm, words, change, correct, queries],
  );
  return { actions, pending };
}

/** @param readPasses again, also after a failure: another member may have used the pass */
function paymentActions(
  t: DeskTexts,
  change: Change,
  readPasses: () => void,
): Pick<DeskActions, 'pay' | 'payByPass' | 'voidPayment'> {
  const paying = ({ slot }: Reservation) => ({
    done: t.payDone,
    failed: t.payFailed,
    did: { kind: 'payment', slot: slot.id } as const,
  });
  return {
    pay: (reservation, method, amount) =>
      change(payMutation(reservation.slot, method, amount), paying(reservation)),
    async payByPass(reservation, pass) {
      const isPaid = await change(passMutation(reservation.slot, pass), paying(reservation));
      readPasses();
      return isPaid;
    },
    voidPayment: (reservation, voiding) =>
      change(voidMutation(reservation.slot, voiding), { done: t.voidDone, failed: t.voidFailed }),
  };
}

function bookingActions(t: DeskTexts, change: Change): Pick<DeskActions, 'book' | 'bookGuest' | 'move'> {
  return {
    book: (slot, rider) =>
      change(bookMutation(slot, rider), {
        done: t.bookDone(rider.name),
        failed: t.bookFailed,
        did: { kind: 'booking', slot: slot.id },
      }),
    bookGuest: (slot, guest, price) =>
      change(walkInMutation(slot, guest, price), {
        done: t.bookDone(guest.firstName),
        failed: t.bookFailed,
        did: { kind: 'walkIn', slot: slot.id },
      }),
    move: (reservation, to) =>
      change(moveMutation(reservation, to), {
        done: t.moveDone,
        failed: t.moveFailed,
        did: { kind: 'move', slot: to.id },
      }),
  };
}

/** Checks riders in, marks them as missing, and frees the rest of a missed slot. */
function markActions(t: DeskTexts, change: Change): Pick<DeskActions, 'mark' | 'checkIn' | 'freeMissed'> {
  return {
    mark: (reservation, missing) =>
      change(noShowMutation(reservation.slot, missing), {
        done: missing ? t.missingDone : t.presentDone,
        failed: t.missingFailed,
        ...(missing && { did: { kind: 'noShow', slot: reservation.slot.id } }),
      }),
    checkIn: (reservation, arrived) =>
      change(arrivalMutation(reservation, arrived), {
        done: arrived ? t.arrivedDone : t.arrivedUndone,
        failed: t.arrivedFailed,
      }),
    freeMissed: ({ slot }) =>
      change(freeMissedMutation(slot), { done: t.freedMissed, failed: t.freeMissedFailed }),
  };
}
