import { decideBooking } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { TrackStatus } from '@cablepark/domain/tracks/track';
import { useQueryClient } from '@tanstack/react-query';
import { bookingText, type RiderMessage } from '../../../booking/outcomeText.ts';
import type { PassRefusal } from '../../../booking/passRefusal.ts';
import { type BookingRequest, useBookSlots } from '../../../booking/useBookSlots.ts';
import type { RunMutation } from '../../../booking/useSlotMutation.ts';
import { isUnsent } from '../../../booking/useSlotQuestion.tsx';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import type { Texts } from '../../../i18n/pl.ts';
import { withOpenQuestion } from '../../../lib/http/openQuestion.ts';
import { clock } from '../../../lib/time/clock.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import type { Account } from '../../../session/account.ts';
import { useLoginQuestion } from '../../../session/useLoginQuestion.ts';
import { useConfirm, useInfo } from '../../../ui/dialogs/Modals.tsx';
import { bookEach, bookedAllText, type SeriesOutcome } from './bookEach.ts';
import { useBookedAnswer } from './useBookedAnswer.tsx';
import { type LostSlots, watchGone } from './watchGone.ts';

interface Tools {
  /** Of the slots' track. */
  status: TrackStatus;
  run: RunMutation;
  whilePending: <T>(ids: readonly number[], act: () => Promise<T>) => Promise<T>;
  say: (message: RiderMessage) => void;
}

/** Asks for one slot or for all free slots of an hour, books them one by one, and shows the outcome in the question. */
export function usePlannerBooking({ status, run, whilePending, say }: Tools) {
  const texts = useTexts();
  const { user } = useAuth();
  const askToLogIn = useLoginQuestion();
  const offerNext = useNextOffer();
  const requestFor = useBookingRequest({ run, whilePending, say });
  const { book: bookSlots, hasBooked, isPaidFirst, toPay } = useBookSlots(run, say);

  /** @param refusals passes that failed to pay: then it asks again, for another or without. */
  async function book(
    slots: readonly Slot[],
    isHour: boolean,
    refusals: PassRefusal | null = null,
  ): Promise<void> {
    const [first, ...others] = slots;
    if (!first) return;
    if (!user) return askToLogIn(slots.map(({ id }) => id));
    const reason = isHour ? null : whyNotBooked(first, { actor: user, status, isPaidFirst }, texts);
    if (reason !== null) return say({ kind: 'error', text: reason });
    const request = requestFor([first, ...others], isHour, user, bookOne);
    const end = await bookSlots(request, user.id, refusals);
    if (end.kind === 'lost') {
      const { left, next } = end.loss;
      return left.length > 0 ? book(left, isHour, refusals) : offerNext(next, bookOne);
    }
    // Asks again for the slots that the pass did not pay for.
    if (end.kind === 'sent' && end.refusal) await book(end.result.left, isHour, end.refusal);
  }

  const start = (slots: readonly Slot[], isHour: boolean) =>
    withOpenQuestion({ pending: slots.map(({ id }) => id) }, () => book(slots, isHour));
  const bookOne = (slot: Slot) => start([slot], false);

  return {
    book: bookOne,
    bookAll: (slots: readonly Slot[]) => start(slots, true),
    hasBooked,
    pay: toPay,
  };
}

/** The words, calls and answers of a booking in the planner. */
function useBookingRequest({ run, whilePending, say }: Omit<Tools, 'status'>) {
  const texts = useTexts();
  const t = texts.planner;
  const { zone } = usePark();
  const queries = useQueryClient();
  const words = useSlotWords();
  const showBooked = useBookedAnswer(run, say);

  /** @param isHour whether it is an hour with all its free slots @param bookNext for the slot that follows */
  return (
    slots: readonly [Slot, ...Slot[]],
    isHour: boolean,
    user: Account,
    bookNext: (slot: Slot) => Promise<void>,
  ): BookingRequest<SeriesOutcome, LostSlots> => {
    const [first] = slots;
    const ids = slots.map(({ id }) => id);
    return {
      slots,
      title: isHour ? t.bookAllQuestion(slots.length) : t.bookQuestion,
      what: isHour ? words.whatAll(slots) : words.what(first),
      watch: (onGone) => watchGone(queries, slots, user.id, onGone),
      // All slots are pending until the series ends.
      send: (bookOne) => whilePending(ids, () => bookEach(slots, bookOne)),
      // Lost slots are left out where the rider pays.
      bookedIds: ({ booked }) => (booked > 0 ? ids : []),
      passOutcome: ({ stopped }) => stopped,
      failureOf: (series) => ({
        message:
          isHour || !series.last
            ? bookedAllText(series, texts, zone)
            : bookingText(series.last, '', texts, zone),
        mayRetry: series.stopped !== null && isUnsent(series.stopped),
      }),
      answer: async (dialog, series, { isPaid, refusal }) => {
        if (!isHour) {
          const text = `${isPaid ? t.pass.booked : t.booked}\n${words.when(first)}`;
          say({ kind: 'success', text });
          const next = await showBooked(first, user, isPaid, dialog);
          return next && (() => bookNext(next));
        }
        const { kind, text } = bookedAllText(series, texts, zone);
        say({ kind, text });
        const title = t.bookedTitle(words.time(first));
        if (!refusal) await dialog.ask({ title, text, cancelLabel: null, confirmLabel: t.allDone });
        return null;
      },
    };
  };
}

/** Reports that a slot is gone, and offers the next one. It asks again and does not book: the thumb may already be on its way to the old button. */
function useNextOffer() {
  const t = useTexts().planner;
  const words = useSlotWords();
  const confirm = useConfirm();
  const info = useInfo();
  return async (next: Slot | null, book: (slot: Slot) => Promise<void>): Promise<void> => {
    if (!next) return info({ title: t.goneTitle, text: t.goneAll });
    const offer = { title: t.goneTitle, text: t.goneText(words.what(next)), confirmLabel: t.askForNext };
    if (!(await confirm(offer))) return;
    // The focus moves to the slot that the question offered.
    document.querySelector<HTMLElement>(`[data-slot="${next.id}"]`)?.focus();
    await book(next);
  };
}

interface BookingCheck {
  actor: Account;
  /** Of the slot's track. */
  status: TrackStatus;
  isPaidFirst: boolean;
}

/** Why a rider cannot book a slot, so that no question opens; null if they may. */
function whyNotBooked(
  slot: Slot,
  { actor, status, isPaidFirst }: BookingCheck,
  { planner: t }: Texts,
): string | null {
  const now = clock.now();
  const facts = { slot, rider: actor.id, actor, now, isRiderActive: true, track: status, isPaidFirst };
  const decision = decideBooking(facts);
  if (decision === 'TOO_LATE') return t.tooLateToBook;
  return decision === 'TRACK_CLOSED' ? t.trackClosed : null;
}
