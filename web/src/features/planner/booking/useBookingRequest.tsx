import { may } from '@cablepark/domain/accounts/permissions';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookingText, type RiderMessage } from '../../../booking/outcomeText.ts';
import { severalTexts } from '../../../booking/parties/party.texts.ts';
import type { PassRefusal } from '../../../booking/passRefusal.ts';
import type { BookingRequest } from '../../../booking/useBookSlots.ts';
import { useOfferToPay } from '../../../booking/useOfferToPay.tsx';
import type { RunMutation } from '../../../booking/useSlotMutation.ts';
import { isUnsent } from '../../../booking/useSlotQuestion.tsx';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import type { Account } from '../../../session/account.ts';
import type { OpenQuestion } from '../../../ui/dialogs/questions.ts';
import { bookEach, bookedAllText, type SeriesOutcome } from './bookEach.ts';
import { bookTogether, isPartLeft, togetherText } from './bookTogether.ts';
import { useBookedAnswer } from './useBookedAnswer.tsx';
import { type LostSlots, watchGone } from './watchGone.ts';

interface Tools {
  run: RunMutation;
  whilePending: <T>(ids: readonly number[], act: () => Promise<T>) => Promise<T>;
  say: (message: RiderMessage) => void;
}

interface Booking {
  kind: 'one' | 'hour' | 'chosen';
  user: Account;
  /** The slots that were lost since the rider chose them. */
  gone: readonly Slot[];
  /** For the slot that follows. */
  bookNext: (slot: Slot) => Promise<void>;
}

/** The words, calls and answers of a booking in the planner. */
export function useBookingRequest({ run, whilePending, say }: Tools) {
  const texts = useTexts();
  const t = texts.planner;
  const { zone, features } = usePark();
  const queries = useQueryClient();
  const words = useSlotWords();
  const answer = useAnswer(run, say);
  const isTogether = features.includes('own-parties');
  const loadSeveral = useSeveralTexts(isTogether);

  return async (
    slots: readonly [Slot, ...Slot[]],
    { kind, user, gone, bookNext }: Booking,
  ): Promise<BookingRequest<SeriesOutcome, LostSlots>> => {
    const [first] = slots;
    const ids = slots.map(({ id }) => id);
    const isOne = kind === 'one';
    const several = await loadSeveral();
    const title =
      kind === 'chosen' && several
        ? several.question(slots.length)
        : t.bookAllQuestion(slots.length, words.time(first), words.endTime(slots.at(-1) ?? first));
    return {
      slots,
      title: isOne ? t.bookQuestion : title,
      what: isOne ? words.what(first) : words.whatAll(slots),
      note: several && gone.length > 0 ? several.unavailable(gone.map(words.time).join(', ')) : null,
      more: several?.more ?? null,
      group: mayBookGroup(user, features) ? (several?.group ?? null) : null,
      watch: (onGone) => watchGone(queries, slots, user.id, onGone),
      // All slots are pending until the series ends.
      send: (bookOne, together) =>
        whilePending(ids, () =>
          isTogether && slots.length > 1 ? bookTogether(slots, together) : bookEach(slots, bookOne),
        ),
      bookedIds: ({ own }) => own.map(({ id }) => id),
      passOutcome: ({ stopped }) => stopped,
      failureOf: (series) => {
        if (isPartLeft(series)) return null;
        const message =
          (several && togetherText(series, several, t.limits.prove)) ??
          (isOne && series.last
            ? bookingText(series.last, '', texts, zone)
            : bookedAllText(series, texts, zone));
        return { message, mayRetry: series.stopped !== null && isUnsent(series.stopped) };
      },
      answer: (dialog, series, payment) =>
        answer(slots, { kind, user, gone, bookNext }, { dialog, series, ...payment }),
    };
  };
}

function mayBookGroup({ role }: Account, features: readonly string[]): boolean {
  return features.includes('parties') && may(role, 'slot.bookForOthers');
}

interface Answered {
  dialog: OpenQuestion;
  series: SeriesOutcome;
  isPaid: boolean;
  refusal: PassRefusal | null;
}

/** Shows the answer in the dialog. @returns what follows once it is closed */
function useAnswer(run: RunMutation, say: (message: RiderMessage) => void) {
  const texts = useTexts();
  const t = texts.planner;
  const { zone } = usePark();
  const words = useSlotWords();
  const showBooked = useBookedAnswer(run, say);
  const offerToPay = useOfferToPay();
  return async (
    slots: readonly [Slot, ...Slot[]],
    { kind, user, bookNext }: Booking,
    { dialog, series, isPaid, refusal }: Answered,
  ): Promise<(() => Promise<void>) | null> => {
    const [first] = slots;
    if (kind === 'one') {
      const text = `${isPaid ? t.pass.booked : t.booked}\n${words.when(first)}`;
      say({ kind: 'success', text });
      const next = await showBooked(first, user, isPaid, dialog);
      return next && (() => bookNext(next));
    }
    const message = bookedAllText(series, texts, zone);
    say(message);
    const title = t.bookedTitle(words.time(first));
    const text = (
      <>
        <p>{message.text}</p>
        {series.own.length > 0 && offerToPay(series.own, isPaid, dialog)}
      </>
    );
    if (!refusal) await dialog.ask({ title, text, cancelLabel: null, confirmLabel: t.allDone });
    return null;
  };
}

/** Loads the texts before the first tap of a rider; without them a question offers less. */
function useSeveralTexts(isUsed: boolean) {
  const { language } = useLanguage();
  const { user } = useAuth();
  const isWanted = isUsed && user !== null;
  useEffect(() => {
    if (isWanted) severalTexts.load(language).catch(() => {});
  }, [isWanted, language]);
  return async () => (isWanted ? await severalTexts.load(language).catch(() => null) : null);
}
