import type { Slot } from '@cablepark/domain/slots/slot';
import { useState } from 'react';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import type { OpenQuestion, Question } from '../ui/dialogs/questions.ts';
import { bookMutation, bookTogetherMutation } from './api/bookSlot.ts';
import type { Outcome, SlotMutation } from './changeSlots.ts';
import { useWantedGear } from './gear/useWantedGear.tsx';
import type { RiderMessage } from './outcomeText.ts';
import { type PassRefusal, passRefusalOf } from './passRefusal.ts';
import { useCostWords } from './useCostWords.tsx';
import { usePassOffer } from './usePassOffer.ts';
import { usePayingFirst } from './usePayingFirst.ts';
import type { RunMutation } from './useSlotMutation.ts';
import { type Failure, useSlotQuestion, type Watch } from './useSlotQuestion.tsx';
import { priceOf } from './useSlotWords.ts';

/** Books one slot as the rider agreed. @param onBroken called once when the response is lost and the outcome is being read */
export type BookOne = (slot: Slot, onBroken?: () => void) => Promise<Outcome>;

/** Books all slots as the rider agreed, or none. */
export type BookTogether = (slots: readonly Slot[]) => Promise<Outcome>;

/** What a place (the planner, an event) adds to the shared booking flow. */
export interface BookingRequest<Result, Loss = never> {
  slots: readonly [Slot, ...Slot[]];
  title: string;
  /** The slots in words. */
  what: string;
  /** The button that books without a pass, where payment does not come first; null for the usual one. */
  confirmLabel?: string | null;
  /** What changed since the rider chose them. */
  note?: string | null;
  /** The button to choose more slots; null for none. */
  more?: string | null;
  /** The staff's button for a group; null for none. */
  group?: string | null;
  watch?: Watch<Loss>;
  /** Books the slots, one by one or together. */
  send: (bookOne: BookOne, bookTogether: BookTogether) => Promise<Result>;
  /** The booked slots, some of which may be left to pay; empty if nothing is booked. */
  bookedIds: (result: Result) => readonly number[];
  /** Why it ended, if the reason may be the pass. */
  passOutcome: (result: Result) => Outcome | { kind: 'full' } | null;
  /** The failure of a result without a booked slot; null if another question follows. */
  failureOf: (result: Result) => Failure | null;
  /** Shows the answer in the dialog. @returns what follows once it is closed */
  answer: (dialog: OpenQuestion, result: Result, payment: PassResult) => Promise<FollowUp | null>;
}

interface PassResult {
  /** Whether a pass paid. */
  isPaid: boolean;
  /** The refusal of the pass, if only some slots are booked. */
  refusal: PassRefusal | null;
}

type FollowUp = () => Promise<void>;

export type BookingAnswer<Result, Loss> =
  | { kind: 'none' }
  | { kind: 'more' | 'group' }
  | { kind: 'lost'; loss: Loss }
  /** `refusal`: the pass failed to pay; another question may offer the next. */
  | { kind: 'sent'; result: Result; refusal: PassRefusal | null };

/**
 * The booking flow for riders. The question shows the price and the pass that may pay; if payment comes first, it leads there.
 * `hasBooked`: since the page was opened.
 */
export function useBookSlots(run: RunMutation, say: (message: RiderMessage) => void) {
  const texts = useTexts();
  const { isPaidFirst, toPay } = usePayingFirst();
  const { ask } = useSlotQuestion(say);
  const gear = useWantedGear(say);
  const questionFor = useBookingQuestion(isPaidFirst, gear.withLine);
  const { bookWith, isLeftToPay, hasBooked } = useSendBooking(run, say);

  /** @param refusals passes that failed to pay before */
  async function book<Result, Loss>(
    request: BookingRequest<Result, Loss>,
    rider: string,
    refusals: PassRefusal | null,
  ): Promise<BookingAnswer<Result, Loss>> {
    let offeredPass: number | null = null;
    let pass: number | null = null;
    const refusalOf = (result: Result) => {
      const outcome = request.passOutcome(result);
      return outcome && passRefusalOf(outcome, pass, refusals, texts);
    };
    const end = await ask<Result, Loss>({
      prepare: async () => {
        const { question, pass: fitting } = await questionFor(request, refusals);
        offeredPass = fitting;
        return question;
      },
      watch: request.watch,
      send: (dialog) => {
        pass = dialog.choice === 'confirm' ? offeredPass : null;
        const { bookOne, bookTogether } = bookWith(rider, pass, dialog);
        return request.send(bookOne, bookTogether);
      },
      failureOf: (result) =>
        request.bookedIds(result).length > 0 || refusalOf(result) ? null : request.failureOf(result),
    });
    if (end.kind !== 'sent') return end;
    const { result, dialog } = end;
    const [ids, refusal] = [request.bookedIds(result), refusalOf(result)];
    await gear.save(ids);
    const followUp =
      ids.length > 0 && !(await isLeftToPay(ids, pass))
        ? await request.answer(dialog, result, { isPaid: pass !== null, refusal })
        : null;
    dialog.close();
    await followUp?.();
    return { kind: 'sent', result, refusal };
  }

  return { book, hasBooked, isPaidFirst, toPay };
}

/** Sends a confirmed booking, and redirects to pay where that comes first. */
function useSendBooking(run: RunMutation, say: (message: RiderMessage) => void) {
  const { unsure } = useTexts().planner;
  const { areHeld, toPay } = usePayingFirst();
  const { forget: forgetPasses } = usePassOffer();
  const [hasBooked, setBooked] = useState(false);
  return {
    hasBooked,
    /** @param pass pays at once; null for another payment */
    bookWith: (
      rider: string,
      pass: number | null,
      dialog: OpenQuestion,
    ): { bookOne: BookOne; bookTogether: BookTogether } => {
      const send = async (mutation: SlotMutation, onBroken?: () => void) => {
        const outcome = await run(mutation, () => {
          dialog.note(unsure);
          onBroken?.();
          say({ kind: 'info', text: unsure });
        });
        if (pass !== null) void forgetPasses();
        return outcome;
      };
      return {
        bookOne: (slot, onBroken) => send(bookMutation(slot, rider, pass), onBroken),
        bookTogether: (slots) => send(bookTogetherMutation(slots, rider, pass)),
      };
    },
    /** Handles a booking of only some slots. @returns whether the rider is being redirected to pay */
    isLeftToPay: async (ids: readonly number[], pass: number | null): Promise<boolean> => {
      setBooked(true);
      if (pass !== null || !(await areHeld(ids))) return false;
      await toPay(ids);
      return true;
    },
  };
}

/** The question before a booking: slots, price and payment. A pass that covers everything comes first. */
function useBookingQuestion(isPaidFirst: boolean, withLine: ReturnType<typeof useWantedGear>['withLine']) {
  const t = useTexts().planner;
  const costs = useCostWords();
  const { offerOnceKnown, chargeText } = usePassOffer();
  return async (
    request: Pick<
      BookingRequest<unknown>,
      'slots' | 'title' | 'what' | 'confirmLabel' | 'note' | 'more' | 'group'
    >,
    refusals: PassRefusal | null,
  ): Promise<{
    question: Question;
    /** The pass if the rider agrees; null for another payment, as in the alternative. */
    pass: number | null;
  }> => {
    const { slots, title, what, confirmLabel = null, note = null, more, group } = request;
    const [first] = slots;
    const without = isPaidFirst ? t.bookAndPay : (confirmLabel ?? t.book);
    const labels = { moreLabel: more ?? undefined, groupLabel: group ?? undefined };
    const offer = await offerOnceKnown(slots, refusals);
    const reasons = [note, refusals?.why ?? null].flatMap((reason) => reason ?? []);
    if (!offer) {
      const text = withLine(costs.toBook(what, first, priceOf(slots), reasons), first);
      return { question: { title, text, confirmLabel: without, ...labels }, pass: null };
    }
    const text = withLine(costs.toBookOnPass(what, first, chargeText(offer), reasons), first);
    return {
      question: { title, text, confirmLabel: t.pass.book, otherLabel: without, ...labels },
      pass: offer.pass.id,
    };
  };
}
