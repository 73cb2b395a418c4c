import { eventName } from '@cablepark/domain/events/events';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { bookingText, type RiderMessage } from '../../booking/outcomeText.ts';
import type { PassRefusal } from '../../booking/passRefusal.ts';
import { useBookSlots } from '../../booking/useBookSlots.ts';
import { useOfferToPay } from '../../booking/useOfferToPay.tsx';
import { usePending } from '../../booking/usePending.ts';
import { useSlotMutation } from '../../booking/useSlotMutation.ts';
import { isUnsent } from '../../booking/useSlotQuestion.tsx';
import { capitalised } from '../../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { withOpenQuestion } from '../../lib/http/openQuestion.ts';
import { clock } from '../../lib/time/clock.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useEventTime } from '../../park/useEventTime.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { useLoginQuestion } from '../../session/useLoginQuestion.ts';
import type { OpenQuestion } from '../../ui/dialogs/questions.ts';
import { readFirstPlace } from './api/readPlaces.ts';
import { shownEventsKey } from './api/shownEvents.ts';
import { bookEvent, type EventOutcome } from './bookEvent.ts';
import type { PendingEvent } from './pendingEvent.ts';
import { useOpenTimes } from './useOpenTimes.ts';

const report = ({ kind, text }: RiderMessage) => toast[kind](text);

/** Resumes the registration from before the log-in, or explains why it is impossible. */
async function resumeWith(
  pendingEvent: PendingEvent,
  subscribe: (shownEvent: ShownEvent) => Promise<unknown>,
  words: { ended: string; full: string },
): Promise<void> {
  if (pendingEvent.kind === 'ended' || pendingEvent.kind === 'full') toast.error(words[pendingEvent.kind]);
  if (pendingEvent.kind !== 'open') return;
  // The focus moves to the event of the question.
  document.querySelector<HTMLElement>(`[data-event="${pendingEvent.entry.event.id}"]`)?.focus();
  await subscribe(pendingEvent.entry);
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

interface Confirmed {
  name: string;
  when: string;
  /** The place; empty for none. */
  slots: readonly Slot[];
  /** With a pass. */
  isPaid: boolean;
}

/** Says in the question that there is a place, and offers to pay for it online. */
function useConfirming() {
  const { planner } = useTexts();
  const t = usePageTexts(infoTexts).events;
  const offerToPay = useOfferToPay();
  return async (dialog: OpenQuestion, { name, when, slots, isPaid }: Confirmed): Promise<void> => {
    const title = isPaid ? `${planner.pass.booked}: ${name}` : t.confirmed(name);
    report({ kind: 'success', text: title });
    const text = (
      <>
        <p>{when}</p>
        {offerToPay(slots, isPaid, dialog)}
      </>
    );
    await dialog.ask({ title: `${title} ✓`, text, cancelLabel: null, confirmLabel: planner.allDone });
  };
}

/** Asks, books the first free slot, redirects to pay where that comes first, and reports the outcome (SPEC.md §4, §8). */
export function useSubscribing() {
  const texts = useTexts();
  const t = usePageTexts(infoTexts).events;
  const { language } = useLanguage();
  const { zone } = usePark();
  const { user } = useAuth();
  const times = useOpenTimes();
  const askToLogIn = useLoginQuestion();
  const { run } = useSlotMutation();
  const { pending, bookPlace } = usePlaceBooking();
  const { book, hasBooked } = useBookSlots(run, report);
  const confirm = useConfirming();
  const timeOf = useEventTime(clock.now());

  function failureMessage(outcome: EventOutcome): RiderMessage {
    if (outcome.kind === 'full') return { kind: 'error', text: t.noAvailable };
    return bookingText(outcome, '', texts, zone);
  }

  async function subscribe(shownEvent: ShownEvent, refusals: PassRefusal | null = null): Promise<unknown> {
    const { event, places } = shownEvent;
    if (!user) return askToLogIn([event.id]);
    const name = eventName(event, language);
    if (places.total === 0) return toast.error(t.noSlots);
    const readNext = () => readFirstPlace(event.id, places, { now: clock.now(), times });
    const first = await readNext().catch((error: unknown) => ({ error }));
    if (first === null) return report(failureMessage({ kind: 'full' }));
    if ('error' in first) return report(failureMessage({ kind: 'refused', error: first.error }));
    const when = capitalised(timeOf(event), language);
    const end = await book(
      {
        slots: [first],
        title: t.confirm(name),
        what: t.confirmText(when, texts.common.price(first.price)),
        confirmLabel: t.confirmButton,
        send: (bookOne) => bookPlace(event.id, () => bookEvent(first, readNext, bookOne)),
        bookedIds: (result) => (result.kind === 'done' ? [result.slot] : []),
        passOutcome: (result) => (result.kind === 'done' ? null : result),
        failureOf: (result) => ({ message: failureMessage(result), mayRetry: isUnsent(result) }),
        answer: async (dialog, result, { isPaid }) => {
          const places = result.kind === 'done' ? [{ ...first, id: result.slot }] : [];
          await confirm(dialog, { name, when, slots: places, isPaid });
          return null;
        },
      },
      user.id,
      refusals,
    );
    return end.kind === 'sent' && end.refusal ? subscribe(shownEvent, end.refusal) : undefined;
  }

  const request = (each: ShownEvent) => withOpenQuestion({ pending: [each.event.id] }, () => subscribe(each));
  const resume = (pendingEvent: PendingEvent) =>
    resumeWith(pendingEvent, request, { ended: texts.planner.tooLateToBook, full: t.noAvailable });
  return { pending, subscribe: request, resume, hasBooked };
}
