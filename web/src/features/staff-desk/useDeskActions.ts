import { isLateCancelling } from '@cablepark/domain/booking/rules';
import type { PaymentMethod } from '@cablepark/domain/park/policy';
import { hasEnded, type Slot } from '@cablepark/domain/slots/slot';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Guest } from '../../booking/api/desk.ts';
import { clock } from '../../lib/time/clock.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useConfirm } from '../../ui/Modals.tsx';
import type { Reservation } from './reservations.ts';
import type { Rider } from './rider.ts';
import { useDeskTexts } from './useDeskTexts.ts';
import { useSettling } from './useSettling.ts';
import { useSlotWords } from './useSlotWords.tsx';
import { bookWish, missingWish, moveWish, payWish, unbookWish, voidWish, walkInWish } from './wishes.ts';

export interface DeskActions {
  /** Asks first. */
  unbook: (reservation: Reservation) => Promise<void>;
  pay: (reservation: Reservation, method: PaymentMethod, amount: number) => Promise<boolean>;
  book: (slot: Slot, rider: Rider) => Promise<boolean>;
  bookGuest: (slot: Slot, guest: Guest) => Promise<boolean>;
  move: (reservation: Reservation, to: Slot) => Promise<boolean>;
  mark: (reservation: Reservation, missing: boolean) => Promise<boolean>;
  voidPayment: (reservation: Reservation, payment: number, reason: string) => Promise<boolean>;
}

/** What staff do with slots; `pending` are those whose fate is being settled. */
export function useDeskActions(): { actions: DeskActions; pending: ReadonlySet<number> } {
  const t = useDeskTexts();
  const { policy } = usePark();
  const confirm = useConfirm();
  const words = useSlotWords();
  const queries = useQueryClient();
  const { pending, settle } = useSettling();

  const actions = useMemo<DeskActions>(
    () => ({
      async unbook(reservation) {
        const { slot } = reservation;
        const now = clock.now();
        const late = !hasEnded(slot, now) && isLateCancelling(slot, now, policy);
        const agreed = await confirm({
          title: t.unbookQuestion,
          text: words.confirmation(reservation, late ? t.unbookLate(policy.cancelFreeHours) : null),
          confirmLabel: t.unbookConfirm,
          cancelLabel: t.unbookKeep,
        });
        if (agreed) await settle(unbookWish(reservation), { done: t.unbookDone, failed: t.unbookFailed });
      },
      pay: (reservation, method, amount) =>
        settle(payWish(reservation, method, amount), { done: t.payDone, failed: t.payFailed }),
      book: (slot, rider) =>
        settle(bookWish(slot, rider), { done: t.bookDone(rider.name), failed: t.bookFailed }),
      bookGuest: (slot, guest) =>
        settle(walkInWish(slot, guest), { done: t.bookDone(guest.firstName), failed: t.bookFailed }),
      async move(reservation, to) {
        const done = await settle(moveWish(reservation, to), { done: t.moveDone, failed: t.moveFailed });
        // The list may not have held the slot that was free till now.
        if (done) void queries.invalidateQueries({ queryKey: ['slots'] });
        return done;
      },
      mark: (reservation, missing) =>
        settle(missingWish(reservation, missing), {
          done: missing ? t.missingDone : t.presentDone,
          failed: t.missingFailed,
        }),
      voidPayment: (reservation, payment, reason) =>
        settle(voidWish(reservation, payment, reason), { done: t.voidDone, failed: t.voidFailed }),
    }),
    [t, policy, confirm, words, queries, settle],
  );
  return { actions, pending };
}
