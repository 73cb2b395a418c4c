import { decideBooking, decideCancelling } from '@cablepark/domain/booking.rules';
import type { Slot } from '@cablepark/domain/slots';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { NetworkError } from '../api/errors.ts';
import { useAuth } from '../auth/AuthProvider.tsx';
import { cameFrom } from '../auth/loginState.ts';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { CallUs } from '../park/CallUs.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { paths } from '../paths.ts';
import { errorText } from '../ui/errorText.ts';
import { useConfirm, useInfo } from '../ui/Modals.tsx';
import { type Outcome, tryBooking, tryCancelling } from './bookSlot.ts';
import { putSlot } from './slotCache.ts';
import { plannerSlots } from './useMonth.ts';
import { useSlotWords } from './useSlotWords.ts';

export interface BookingActions {
  /** Slots whose fate is being settled: they take no presses. */
  pending: ReadonlySet<number>;
  /** The last thing the rider was told, for screen readers inside an open dialog, which toasts cannot reach. */
  said: string;
  book: (slot: Slot) => Promise<void>;
  cancel: (slot: Slot) => Promise<void>;
  bookAll: (slots: readonly Slot[]) => Promise<void>;
}

/** Asks, shows the wish at once, and takes it back where the server knows better (SPEC.md §4–5, §8). */
export function useBooking(): BookingActions {
  const texts = useTexts();
  const t = texts.planner;
  const { user } = useAuth();
  const { policy } = usePark();
  const words = useSlotWords();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const info = useInfo();
  const navigate = useNavigate();
  const location = useLocation();
  const [said, setSaid] = useState('');
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());

  function say(kind: 'success' | 'error' | 'warning' | 'info', text: string) {
    toast[kind](text);
    setSaid(text);
  }

  async function askToLogIn() {
    const agreed = await confirm({ title: t.loginToBook, text: t.loginToBookText, confirmLabel: t.logIn });
    if (agreed) void navigate(paths.login, { state: cameFrom(location) });
  }

  /** Shows `holder` on the slot until the outcome is known, then the truth. */
  async function change(slot: Slot, holder: string | null, act: () => Promise<Outcome>): Promise<Outcome> {
    setPending((ids) => new Set(ids).add(slot.id));
    await queries.cancelQueries({ queryKey: plannerSlots });
    putSlot(queries, { id: slot.id, bookedBy: holder });
    try {
      const outcome = await act();
      putSlot(queries, outcome.slot ?? slot);
      return outcome;
    } catch (error) {
      putSlot(queries, slot);
      return { kind: 'refused', error, slot: null };
    } finally {
      setPending((ids) => new Set([...ids].filter((id) => id !== slot.id)));
      void queries.invalidateQueries({ queryKey: ['slots'] });
    }
  }

  const unsure = () => say('info', t.unsure);

  async function book(slot: Slot) {
    if (!user) return askToLogIn();
    if (decideBooking(slot, user.id, user, Temporal.Now.instant()) === 'TOO_LATE') {
      say('error', t.tooLateToBook);
      return;
    }
    if (!(await confirm({ title: t.bookQuestion, text: words.what(slot), confirmLabel: t.book }))) return;
    const outcome = await change(slot, user.id, () => tryBooking(slot.id, user.id, unsure));
    if (outcome.kind === 'done') say('success', `${t.booked}: ${words.when(slot)}`);
    else if (outcome.kind === 'taken') say('error', outcome.reread ? t.slotTakenByOther : t.slotTaken);
    else if (outcome.error instanceof NetworkError) say('error', t.notChanged);
    else say('error', t.bookingFailed(errorText(outcome.error, texts)));
  }

  async function cancel(slot: Slot) {
    if (!user) return;
    const decision = decideCancelling(slot, user, Temporal.Now.instant(), policy);
    if (decision === 'TOO_LATE') return refuseCancelling();
    if (decision === 'SLOT_PAID') return info({ title: t.paidTitle, text: <CallUs text={t.paidText} /> });
    const agreed = await confirm({
      title: t.cancelQuestion,
      text: words.what(slot),
      confirmLabel: t.cancelBooking,
      cancelLabel: t.keepBooking,
    });
    if (!agreed) return;
    const outcome = await change(slot, null, () => tryCancelling(slot.id, unsure));
    if (outcome.kind === 'done') say('success', t.cancelled);
    else if (outcome.kind === 'taken') say('error', t.cancelFailed);
    else if (outcome.error instanceof NetworkError) say('error', t.notChanged);
    else say('error', errorText(outcome.error, texts, t.cancelFailed));
  }

  function refuseCancelling() {
    const { cancelTooLate, cancelTooLateTitle, beforeMinutes } = texts.account;
    const text = cancelTooLate(beforeMinutes(policy.cancelClosesMinutes));
    return info({ title: cancelTooLateTitle, text: <CallUs text={text} /> });
  }

  async function bookAll(slots: readonly Slot[]) {
    if (!user) return askToLogIn();
    const agreed = await confirm({
      title: t.bookAllQuestion(slots.length),
      text: words.whatAll(slots),
      confirmLabel: t.book,
    });
    if (!agreed) return;
    let done = 0;
    // One after the other: each is sold or refused by itself, and the rider sees them turn.
    for (const slot of slots) {
      const outcome = await change(slot, user.id, () => tryBooking(slot.id, user.id, unsure));
      if (outcome.kind === 'done') done += 1;
    }
    if (done === slots.length) say('success', t.bookedMany(done));
    else if (done > 0) say('warning', t.bookedSome(done, slots.length));
    else say('error', texts.errors.unexpected);
  }

  return { pending, said, book, cancel, bookAll };
}
