import { decideBooking, decideCancelling } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { isTooLate, type Outcome, tryBooking, tryCancelling } from '../../booking/bookSlot.ts';
import { failedCancelling, openText } from '../../booking/failedCancelling.ts';
import { useCostWords } from '../../booking/useCostWords.tsx';
import { useHolding } from '../../booking/useHolding.ts';
import { priceOf, useSlotWords } from '../../booking/useSlotWords.ts';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { clock } from '../../lib/time/clock.ts';
import { CallUs } from '../../park/CallUs.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { useLoginQuestion } from '../../session/useLoginQuestion.ts';
import { useConfirm, useInfo } from '../../ui/Modals.tsx';
import { type BegunBooking } from './begunBooking.ts';
import { bookEach } from './bookEach.ts';
import { putSlot } from './slotCache.ts';
import { plannerSlots } from './useMonth.ts';

export interface BookingActions {
  /** Slots whose fate is being settled: they take no presses. */
  pending: ReadonlySet<number>;
  /** The last thing the rider was told, for screen readers inside an open dialog, which toasts cannot reach. */
  said: string;
  book: (slot: Slot) => Promise<void>;
  cancel: (slot: Slot) => Promise<void>;
  bookAll: (slots: readonly Slot[]) => Promise<void>;
  /** Asks for what was begun before the log-in, or says why it is no longer to be had. */
  resume: (begun: BegunBooking) => Promise<void>;
}

/** Asks, shows the wish at once, and takes it back where the server knows better (SPEC.md §4–5, §8). */
export function useBooking(): BookingActions {
  const texts = useTexts();
  const t = texts.planner;
  const { user } = useAuth();
  const { policy } = usePark();
  const words = useSlotWords();
  const costs = useCostWords();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const info = useInfo();
  const askToLogIn = useLoginQuestion();
  const [said, setSaid] = useState('');
  const { held: pending, holding } = useHolding('slots');

  function say(kind: 'success' | 'error' | 'warning' | 'info', text: string) {
    toast[kind](text);
    setSaid(text);
  }

  /** Slots that are being settled take no presses, from the first of a series to the last. */
  async function settling<T>(slots: readonly Slot[], act: () => Promise<T>): Promise<T> {
    try {
      return await holding(
        slots.map(({ id }) => id),
        act,
      );
    } finally {
      void queries.invalidateQueries({ queryKey: ['slots'] });
    }
  }

  /** Shows `holder` on the slot until the outcome is known, then the truth; what is not known is read anew. */
  async function change(slot: Slot, holder: string | null, act: () => Promise<Outcome>): Promise<Outcome> {
    await queries.cancelQueries({ queryKey: plannerSlots });
    putSlot(queries, { id: slot.id, rider: holder });
    const outcome = await act();
    // A reading that began before the change must not paint over it.
    await queries.cancelQueries({ queryKey: plannerSlots });
    putSlot(queries, outcome.slot ?? slot);
    return outcome;
  }

  const unsure = () => say('info', t.unsure);

  async function book(slot: Slot) {
    if (!user) return askToLogIn([slot.id]);
    if (decideBooking(slot, user.id, user, clock.now()) === 'TOO_LATE') {
      say('error', t.tooLateToBook);
      return;
    }
    const agreed = await confirm({
      title: t.bookQuestion,
      text: costs.toBook(words.what(slot), slot, slot.price),
      confirmLabel: t.book,
    });
    if (!agreed) return;
    const outcome = await settling([slot], () =>
      change(slot, user.id, () => tryBooking(slot.id, user.id, unsure)),
    );
    if (outcome.kind === 'done') say('success', `${t.booked}\n${words.when(slot)}`);
    else if (outcome.kind === 'taken') say('error', outcome.reread ? t.slotTakenByOther : t.slotTaken);
    else if (isTooLate(outcome)) say('error', t.tooLateToBook);
    else say('error', openText(outcome, texts) ?? t.bookingFailed(errorText(outcome.error, texts)));
  }

  async function cancel(slot: Slot) {
    if (!user) return;
    const decision = decideCancelling(slot, user, clock.now(), policy);
    if (decision === 'TOO_LATE') return refuseCancelling();
    if (decision === 'SLOT_PAID') return info({ title: t.paidTitle, text: <CallUs text={t.paidText} /> });
    const agreed = await confirm({
      title: t.cancelQuestion,
      text: costs.toCancel(words.what(slot), slot),
      confirmLabel: t.cancelBooking,
      cancelLabel: t.keepBooking,
    });
    if (!agreed) return;
    const outcome = await settling([slot], () =>
      change(slot, null, () => tryCancelling(slot.id, user.id, () => say('info', t.unsureCancelling))),
    );
    if (outcome.kind === 'done') say('success', t.cancelled);
    else if (isTooLate(outcome)) await refuseCancelling();
    else say('error', failedCancelling(outcome, texts));
  }

  function refuseCancelling() {
    const { cancelTooLate, cancelTooLateTitle, beforeMinutes } = texts.account;
    const text = cancelTooLate(beforeMinutes(policy.cancelClosesMinutes));
    return info({ title: cancelTooLateTitle, text: <CallUs text={text} /> });
  }

  async function bookAll(slots: readonly Slot[]) {
    const [first] = slots;
    if (!first) return;
    if (!user) return askToLogIn(slots.map(({ id }) => id));
    const agreed = await confirm({
      title: t.bookAllQuestion(slots.length),
      text: costs.toBook(words.whatAll(slots), first, priceOf(slots)),
      confirmLabel: t.book,
    });
    if (!agreed) return;
    const { asked, booked, restTaken, stopped } = await settling(slots, () =>
      bookEach(slots, (slot, onBroken) => {
        const broken = () => {
          onBroken();
          unsure();
        };
        return change(slot, user.id, () => tryBooking(slot.id, user.id, broken));
      }),
    );
    if (booked === asked) say('success', t.bookedMany(booked));
    else if (booked > 0)
      say('warning', restTaken ? t.bookedSome(booked, asked) : t.bookedPart(booked, asked));
    else if (restTaken) say('error', t.noFreeSlots);
    else if (stopped && 'error' in stopped) say('error', openText(stopped, texts) ?? texts.errors.unexpected);
    else say('error', texts.errors.unexpected);
  }

  async function resume(begun: BegunBooking) {
    const [first, ...others] = begun.open;
    if (!first) {
      if (begun.lost === 'ended') say('error', t.tooLateToBook);
      if (begun.lost === 'taken') say('error', begun.wholeHour ? t.noFreeSlots : t.slotTaken);
      return;
    }
    // The question goes away to where the rider would have pressed.
    document.querySelector<HTMLElement>(`[data-slot="${first.id}"]`)?.focus();
    await (others.length > 0 ? bookAll(begun.open) : book(first));
  }

  return { pending, said, book, cancel, bookAll, resume };
}
