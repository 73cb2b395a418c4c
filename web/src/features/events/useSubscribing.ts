import { eventName } from '@cablepark/domain/events/events';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { bookingText, type Message } from '../../booking/outcomeText.ts';
import { type PassRefusal, passRefusalOf } from '../../booking/passRefusal.ts';
import { useBookingQuestion } from '../../booking/useBookingQuestion.ts';
import { useOneQuestion } from '../../booking/useOneQuestion.ts';
import { usePending } from '../../booking/usePending.ts';
import { useSendBooking } from '../../booking/useSendBooking.ts';
import { useSlotMutation } from '../../booking/useSlotMutation.ts';
import { isUnsent, useWorkInQuestion } from '../../booking/useWorkInQuestion.tsx';
import { capitalised } from '../../i18n/dayNames.ts';
import { infoTexts } from '../../i18n/info.texts.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { whileAsked } from '../../lib/http/askedNow.ts';
import { clock } from '../../lib/time/clock.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { useLoginQuestion } from '../../session/useLoginQuestion.ts';
import { useOpenQuestion } from '../../ui/dialogs/Modals.tsx';
import type { OpenQuestion } from '../../ui/dialogs/questions.ts';
import { readFirstPlace } from './api/readPlaces.ts';
import { shownEventsKey } from './api/shownEvents.ts';
import { bookEvent, type EventOutcome } from './bookEvent.ts';
import { whenOf } from './eventTexts.ts';
import type { PendingEvent } from './pendingEvent.ts';

const report = ({ kind, text }: Message) => toast[kind](text);

/** Resumes the registration from before the log-in, or explains why it is impossible. */
async function resumeWith(
  pendingEvent: PendingEvent,
  subscribe: (shownEvent: ShownEvent) => Promise<unknown>,
  words: { ended: string; full: string },
): Promise<void> {
  if (pendingEvent.kind === 'ended' || pendingEvent.kind === 'full') toast.error(words[pendingEvent.kind]);
  if (pendingEvent.kind !== 'open') return;
  // The focus moves to the event of the question.
  document.querySelector<HTMLElement>(`[data-event="${pendingEvent.shown.event.id}"]`)?.focus();
  await subscribe(pendingEvent.shown);
}

async function showBooked(
  question: OpenQuestion,
  title: string,
  when: string,
  successText: string,
): Promise<void> {
  report({ kind: 'success', text: title });
  await question.ask({ title: `${title} ✓`, text: when, cancelLabel: null, confirmLabel: successText });
}

/** Marks an event pending while one of its places is booked, then refetches it. */
function usePlaceBooking() {
  const queries = useQueryClient();
  const { pending, whilePending } = usePending('events');
  const bookPlace = (event: number, book: () => Promise<EventOutcome>) =>
    whilePending([event], async () => {
      const outcome = await book();
      await queries.invalidateQueries({ queryKey: shownEventsKey });
      return outcome;
    });
  return { pending, bookPlace };
}

/** Asks, books the first free slot, redirects to pay where that comes first, and reports the outcome (SPEC.md §4, §8). */
export function useSubscribing() {
  const texts = useTexts();
  const t = usePageTexts(infoTexts).events;
  const { language } = useLanguage();
  const { zone } = usePark();
  const { user } = useAuth();
  const open = useOpenQuestion();
  const askOnce = useOneQuestion();
  const work = useWorkInQuestion(report);
  const questionFor = useBookingQuestion();
  const askToLogIn = useLoginQuestion();
  const { run } = useSlotMutation();
  const { pending, bookPlace } = usePlaceBooking();
  const { hasBooked, send, isLeftToPay } = useSendBooking(run, report);

  function failureMessage(outcome: EventOutcome): Message {
    if (outcome.kind === 'full') return { kind: 'error', text: t.noAvailable };
    return bookingText(outcome, '', texts, zone);
  }

  async function subscribe(shownEvent: ShownEvent, refusals: PassRefusal | null = null): Promise<unknown> {
    const { event, places } = shownEvent;
    if (!user) return askToLogIn([event.id]);
    const name = eventName(event, language);
    if (places.total === 0) return toast.error(t.noSlots);
    const readNext = () => readFirstPlace(event.id, places, clock.now());
    const first = await readNext().catch((error: unknown) => ({ error }));
    if (first === null) return report(failureMessage({ kind: 'full' }));
    if ('error' in first) return report(failureMessage({ kind: 'refused', error: first.error }));
    const when = capitalised(whenOf(event, language, zone), language);
    const what = t.confirmText(when, texts.common.price(first.price));
    const { question, pass } = await questionFor([first], what, refusals);
    const dialog = await askOnce(() => open({ title: t.confirm(name), ...question }));
    if (!dialog || dialog.choice === 'cancel') return undefined;
    const paysWith = dialog.choice === 'confirm' ? pass : null;
    const refusalOf = (outcome: EventOutcome) => passRefusalOf(outcome, paysWith, refusals, texts);
    const sendOne = (slot: Slot) => send(slot, user.id, paysWith, dialog.note);
    const attempt = () => bookPlace(event.id, () => bookEvent(first, readNext, sendOne));
    const outcome = await work(dialog, t.confirm(name), attempt, (result) =>
      result.kind === 'done' || refusalOf(result)
        ? null
        : { message: failureMessage(result), mayRetry: isUnsent(result) },
    );
    const refusal = refusalOf(outcome);
    if (outcome.kind === 'done' && !(await isLeftToPay([outcome.slot], paysWith)))
      await showBooked(
        dialog,
        `${paysWith === null ? texts.planner.booked : texts.planner.pass.booked}: ${name}`,
        when,
        texts.planner.allDone,
      );
    dialog.close();
    return refusal ? subscribe(shownEvent, refusal) : undefined;
  }

  const request = (each: ShownEvent) => whileAsked({ pending: [each.event.id] }, () => subscribe(each));
  const resume = (pendingEvent: PendingEvent) =>
    resumeWith(pendingEvent, request, { ended: texts.planner.tooLateToBook, full: t.noAvailable });
  return { pending, subscribe: request, resume, hasBooked };
}
