import { eventName } from '@cablepark/domain/events/events';
import type { ShownEvent } from '@cablepark/domain/events/places';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { bookingText, type Message } from '../../booking/outcomeText.ts';
import { type PassRefusal, passRefusalOf } from '../../booking/passRefusal.ts';
import { useBookingQuestion } from '../../booking/useBookingQuestion.ts';
import { usePending } from '../../booking/usePending.ts';
import { useSendBooking } from '../../booking/useSendBooking.ts';
import { useSlotMutation } from '../../booking/useSlotMutation.ts';
import { capitalised } from '../../i18n/dayNames.ts';
import { infoTexts } from '../../i18n/info.texts.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { clock } from '../../lib/time/clock.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { useLoginQuestion } from '../../session/useLoginQuestion.ts';
import { useChoice } from '../../ui/Modals.tsx';
import { readFirstPlace } from './api/readPlaces.ts';
import { shownEventsKey } from './api/shownEvents.ts';
import { bookEvent, type EventOutcome } from './bookEvent.ts';
import { whenOf } from './eventTexts.ts';
import type { PendingEvent } from './pendingEvent.ts';

const say = ({ kind, text }: Message) => toast[kind](text);

/** Asks, books the first free slot, leads on to pay where that comes first, and says how it went (SPEC.md §4, §8). */
export function useSubscribing() {
  const texts = useTexts();
  const t = usePageTexts(infoTexts).events;
  const { language } = useLanguage();
  const { zone } = usePark();
  const { user } = useAuth();
  const queries = useQueryClient();
  const choose = useChoice();
  const questionFor = useBookingQuestion();
  const askToLogIn = useLoginQuestion();
  const { run } = useSlotMutation();
  const { pending, whilePending } = usePending('events');
  const { hasBooked, send, isLeftToPay } = useSendBooking(run, say);

  function tell(outcome: EventOutcome, done: string) {
    if (outcome.kind === 'full') toast.error(t.noAvailable);
    else say(bookingText(outcome, done, texts, zone));
  }

  async function subscribe(shown: ShownEvent, refused: PassRefusal | null = null): Promise<unknown> {
    const { event, places } = shown;
    if (!user) return askToLogIn([event.id]);
    const name = eventName(event, language);
    if (places.total === 0) return toast.error(t.noSlots);
    const readNext = () => readFirstPlace(event.id, places, clock.now());
    const first = await readNext().catch((error: unknown) => ({ error }));
    if (first === null) return tell({ kind: 'full' }, name);
    if ('error' in first) return tell({ kind: 'refused', error: first.error }, name);
    const when = capitalised(whenOf(event, language, zone), language);
    const what = t.confirmText(when, texts.common.price(first.price));
    const { question, pass } = await questionFor([first], what, refused);
    const choice = await choose({ title: t.confirm(name), ...question });
    if (choice === 'cancel') return undefined;
    const paysWith = choice === 'confirm' ? pass : null;
    const refusal = await whilePending([event.id], async () => {
      const outcome = await bookEvent(first, readNext, (slot) => send(slot, user.id, paysWith));
      await queries.invalidateQueries({ queryKey: shownEventsKey });
      if (outcome.kind === 'done' && (await isLeftToPay([outcome.slot], paysWith))) return null;
      const refusedNow = passRefusalOf(outcome, paysWith, refused, texts);
      if (refusedNow) return refusedNow;
      const { booked, pass: onPass } = texts.planner;
      tell(outcome, `${paysWith === null ? booked : onPass.booked}: ${name}`);
      return null;
    });
    return refusal ? subscribe(shown, refusal) : undefined;
  }

  /** Asks for what was pending before the log-in, or says why it is no longer to be had. */
  async function resume(asked: PendingEvent) {
    if (asked.kind === 'ended') toast.error(texts.planner.tooLateToBook);
    if (asked.kind === 'full') toast.error(t.noAvailable);
    if (asked.kind !== 'open') return;
    // The question goes away to where the rider would have pressed.
    document.querySelector<HTMLElement>(`[data-event="${asked.shown.event.id}"]`)?.focus();
    await subscribe(asked.shown);
  }

  return { pending, subscribe: (shown: ShownEvent) => subscribe(shown), resume, hasBooked };
}
